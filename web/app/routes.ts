import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

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
    route('emails-off', 'features/account/emails-off.tsx'),
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

  memberArea('founder-dashboard', 'founder'),
  memberArea('cofounder-dashboard', 'applicant'),

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
    route('newsletter/addresses', 'features/newsletter/addresses.tsx'),
    route('newsletter/:id', 'features/newsletter/issue.tsx'),
    route('account', 'features/account/admin-account.tsx'),
  ]),

  route('robots.txt', 'features/site/robots.ts'),
  route('sitemap.xml', 'features/site/sitemap.ts'),
  route('rss.xml', 'features/site/rss.ts'),

  // Every part of the kit on one page, to look at while building; not in the product.
  ...(import.meta.env?.DEV ? [route('ui-kit', 'ui-kit/ui-kit.tsx')] : []),

  route('*', 'not-found.tsx'),
] satisfies RouteConfig;

/** The pages of a member, at the same places for both roles. A file that both use needs an id of its own in each. */
function memberArea(path: string, role: 'founder' | 'applicant') {
  const page = (at: string, file: string, name: string, children?: RouteConfigEntry[]) =>
    route(at, `features/${file}.tsx`, { id: `${role}-${name}` }, children);
  return route(path, `features/shell/${role}-shell.tsx`, [
    index(`features/dashboard/${role}.tsx`),
    route('matches', `features/matchings/${role}-matches.tsx`),
    page('matches/board', 'desk/board', 'board'),
    page('matches/compare', 'desk/compare/compare', 'compare'),
    page('matches/saved', 'matchings/saved', 'saved'),
    page('matches/passed', 'matchings/passed', 'passed'),
    page('messages', 'conversations/conversations', 'messages', [
      index('features/conversations/no-conversation.tsx', { id: `${role}-no-conversation` }),
      page(':id', 'conversations/conversation', 'conversation'),
    ]),
    page('messages/requests', 'invitation-boxes/requests', 'requests'),
    page('messages/invitations', 'invitation-boxes/invitations', 'invitations'),
    page('together/:id', 'together/together', 'together', [
      index('features/together/overview.tsx', { id: `${role}-overview` }),
      page('alignment', 'alignment/alignment', 'alignment'),
      page('alignment/on-paper', 'alignment/on-paper', 'alignment-on-paper'),
      page('alignment/:theme', 'alignment/theme', 'alignment-theme'),
      page('equity', 'equity/equity', 'equity'),
      page('trial', 'trial/trial', 'trial'),
      page('calls', 'calls/calls', 'calls'),
    ]),
    page('profile', 'profile/profile', 'profile'),
    page('account', 'account/account', 'account'),
    route('preferance', `features/preference/${role}-preferance.tsx`),
    page('detail-page/:id', 'matchings/person/detail-page', 'detail-page'),
    page('*', 'shell/page-missing', 'page-missing'),
  ]);
}
