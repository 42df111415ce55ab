import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('features/site/layout.tsx', [
    index('features/home/home.tsx'),
    route('how-we-work', 'features/how-we-work/how-we-work.tsx'),
    route('blog', 'features/blog/blog.tsx'),
    route('blog/:id', 'features/blog/blog-post.tsx'),
    route('about', 'features/about/about.tsx'),
    route('career', 'features/careers/careers.tsx'),
    route('pricing', 'features/pricing/pricing.tsx'),
    route('privacy-policy', 'features/legal/privacy-policy.tsx'),
    route('terms-condition', 'features/legal/terms-condition.tsx'),
    route('contact', 'features/site/contact.tsx'),
    route('waitlist', 'features/site/waitlist.tsx'),
    route('newsletter', 'features/site/newsletter.tsx'),
    route('newsletter/confirm', 'features/site/newsletter-confirm.tsx'),
    route('newsletter/unsubscribe', 'features/site/newsletter-unsubscribe.tsx'),
    route('waitlist/confirm', 'features/site/waitlist-confirm.tsx'),
    route('confirm-email', 'features/account/confirm-email.tsx'),
    route('still-looking', 'features/inactivity/still-looking.tsx'),
    route('pause-profile', 'features/inactivity/pause-profile.tsx'),
    route('export', 'features/account/export.tsx'),
  ]),

  route('login', 'features/auth/login.tsx'),
  route('forgot-password', 'features/auth/forgot-password.tsx'),
  route('register', 'features/registration/register.tsx'),
  route('register-founder', 'features/registration/register-founder.tsx'),

  route('dashboard', 'features/dashboard/redirect.tsx'),
  route('account', 'features/account/redirect.tsx'),
  // People type the word as it is spelled.
  route('preference', 'features/preference/redirect.tsx'),

  route('founder-dashboard', 'features/shell/founder-shell.tsx', [
    index('features/dashboard/founder.tsx'),
    route('matches', 'features/matchings/founder-matches.tsx'),
    route('matches/board', 'features/desk/board.tsx', { id: 'founder-board' }),
    route('matches/compare', 'features/desk/compare/compare.tsx', { id: 'founder-compare' }),
    route('matches/saved', 'features/matchings/saved.tsx', { id: 'founder-saved' }),
    route('matches/passed', 'features/matchings/passed.tsx', { id: 'founder-passed' }),
    route('messages', 'features/conversations/conversations.tsx', { id: 'founder-messages' }, [
      index('features/conversations/no-conversation.tsx', { id: 'founder-no-conversation' }),
      route(':id', 'features/conversations/conversation.tsx', { id: 'founder-conversation' }),
    ]),
    route('messages/requests', 'features/messages/requests.tsx', { id: 'founder-requests' }),
    route('messages/invitations', 'features/messages/invitations.tsx', { id: 'founder-invitations' }),
    route('together/:id', 'features/together/together.tsx', { id: 'founder-together' }, [
      index('features/together/overview.tsx', { id: 'founder-overview' }),
      route('alignment', 'features/alignment/alignment.tsx', { id: 'founder-alignment' }),
      route('alignment/on-paper', 'features/alignment/on-paper.tsx', { id: 'founder-alignment-on-paper' }),
      route('alignment/:theme', 'features/alignment/theme.tsx', { id: 'founder-alignment-theme' }),
      route('equity', 'features/equity/equity.tsx', { id: 'founder-equity' }),
      route('trial', 'features/trial/trial.tsx', { id: 'founder-trial' }),
      route('calls', 'features/calls/calls.tsx', { id: 'founder-calls' }),
    ]),
    route('profile', 'features/profile/profile.tsx', { id: 'founder-profile' }),
    route('account', 'features/account/account.tsx', { id: 'founder-account' }),
    route('preferance', 'features/preference/founder-preferance.tsx'),
    route('detail-page/:id', 'features/matchings/person/detail-page.tsx', { id: 'founder-detail-page' }),
  ]),

  route('cofounder-dashboard', 'features/shell/applicant-shell.tsx', [
    index('features/dashboard/applicant.tsx'),
    route('matches', 'features/matchings/applicant-matches.tsx'),
    route('matches/board', 'features/desk/board.tsx', { id: 'applicant-board' }),
    route('matches/compare', 'features/desk/compare/compare.tsx', { id: 'applicant-compare' }),
    route('matches/saved', 'features/matchings/saved.tsx', { id: 'applicant-saved' }),
    route('matches/passed', 'features/matchings/passed.tsx', { id: 'applicant-passed' }),
    route('messages', 'features/conversations/conversations.tsx', { id: 'applicant-messages' }, [
      index('features/conversations/no-conversation.tsx', { id: 'applicant-no-conversation' }),
      route(':id', 'features/conversations/conversation.tsx', { id: 'applicant-conversation' }),
    ]),
    route('messages/requests', 'features/messages/requests.tsx', { id: 'applicant-requests' }),
    route('messages/invitations', 'features/messages/invitations.tsx', { id: 'applicant-invitations' }),
    route('together/:id', 'features/together/together.tsx', { id: 'applicant-together' }, [
      index('features/together/overview.tsx', { id: 'applicant-overview' }),
      route('alignment', 'features/alignment/alignment.tsx', { id: 'applicant-alignment' }),
      route('alignment/on-paper', 'features/alignment/on-paper.tsx', { id: 'applicant-alignment-on-paper' }),
      route('alignment/:theme', 'features/alignment/theme.tsx', { id: 'applicant-alignment-theme' }),
      route('equity', 'features/equity/equity.tsx', { id: 'applicant-equity' }),
      route('trial', 'features/trial/trial.tsx', { id: 'applicant-trial' }),
      route('calls', 'features/calls/calls.tsx', { id: 'applicant-calls' }),
    ]),
    route('profile', 'features/profile/profile.tsx', { id: 'applicant-profile' }),
    route('account', 'features/account/account.tsx', { id: 'applicant-account' }),
    route('preferance', 'features/preference/applicant-preferance.tsx'),
    route('detail-page/:id', 'features/matchings/person/detail-page.tsx', { id: 'applicant-detail-page' }),
  ]),

  route('admin', 'features/shell/admin-shell.tsx', [
    index('features/moderation/redirect.tsx'),
    route('reports', 'features/moderation/reports.tsx'),
    route('reports/:id', 'features/moderation/report.tsx'),
    route('members', 'features/moderation/members.tsx'),
    route('members/:id', 'features/moderation/member.tsx'),
    route('events', 'features/event/events.tsx'),
    route('events/new', 'features/event/new-event.tsx'),
    route('events/:id', 'features/event/event.tsx'),
    route('newsletter', 'features/newsletter/issues.tsx', { id: 'admin-newsletter' }),
    route('newsletter/new', 'features/newsletter/new-issue.tsx'),
    route('newsletter/:id', 'features/newsletter/issue.tsx'),
  ]),

  route('robots.txt', 'features/site/robots.ts'),
  route('sitemap.xml', 'features/site/sitemap.ts'),
  route('rss.xml', 'features/site/rss.ts'),

  // Every part of the kit on one page, to look at while building; not in the product.
  ...(import.meta.env?.DEV ? [route('ui-kit', 'ui-kit/ui-kit.tsx')] : []),

  route('*', 'not-found.tsx'),
] satisfies RouteConfig;
