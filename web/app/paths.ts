import { messagePages, pages, togetherPages } from '@ampersand/contract/pages';

/**
 * Every address of the web app. Screens and links import from here; `routes.ts` mounts each of them once. Those
 * that the server knows too come from the contract.
 * Constants for fixed addresses, functions where something is filled in.
 */

function dashboard<Area extends typeof pages.founder | typeof pages.applicant>(area: Area) {
  const root: Area['index'] = area.index;
  const together = togetherPages<Area['index']>(area);
  return {
    ...area,
    ...messagePages<Area['index']>(area),
    ...together,
    alignmentOnPaper: (connectionId: string) => `${together.alignment(connectionId)}/on-paper` as const,
    alignmentTheme: (connectionId: string, theme: string) =>
      `${together.alignment(connectionId)}/${encodeURIComponent(theme).toLowerCase()}` as const,
    /** The page of the calls, with a suggestion to be written. */
    suggestCall: (connectionId: string) => `${together.calls(connectionId)}?suggest` as const,
    compare: `${root}/matches/compare`,
    saved: `${root}/matches/saved`,
    passed: `${root}/matches/passed`,
    profile: `${root}/profile`,
    /** Spelled as in people's bookmarks; the label reads "Preferences". */
    preferance: `${root}/preferance`,
  } as const;
}

export const paths = {
  home: '/',
  /** Where both registrations are. */
  choosePath: '/#choose-your-path',
  /** `next` is where to go after logging in: a path of this site. */
  login: (next?: string) => (next ? `${pages.login}?next=${encodeURIComponent(next)}` : pages.login),
  /** The log-in says that the new password is set. */
  loginAfterReset: `${pages.login}?reset`,
  forgotPassword: pages.forgotPassword,
  register: '/register',
  registerFounder: '/register-founder',
  /** These two lead each role to its own page. */
  dashboard: pages.dashboard,
  account: pages.account,
  founder: dashboard(pages.founder),
  applicant: dashboard(pages.applicant),
  admin: {
    index: pages.admin,
    account: pages.adminAccount,
    reports: `${pages.admin}/reports`,
    report: (id: string) => `${pages.admin}/reports/${encodeURIComponent(id)}` as const,
    events: `${pages.admin}/events`,
    newEvent: `${pages.admin}/events/new`,
    event: (id: string) => `${pages.admin}/events/${encodeURIComponent(id)}` as const,
    newsletter: `${pages.admin}/newsletter`,
    addresses: `${pages.admin}/newsletter/addresses`,
    newIssue: `${pages.admin}/newsletter/new`,
    issue: (id: string) => `${pages.admin}/newsletter/${encodeURIComponent(id)}` as const,
    members: `${pages.admin}/members`,
    member: (id: string) => `${pages.admin}/members/${encodeURIComponent(id)}` as const,
  },
  about: '/about',
  careers: '/career',
  pricing: '/pricing',
  blog: pages.blog,
  blogPost: (id: number) => `${pages.blog}/${id}`,
  howWeWork: '/how-we-work',
  privacy: '/privacy-policy',
  cookies: '/privacy-policy#cookies',
  terms: '/terms-condition',
  /** Forms that are dialogs or parts of other pages where scripts run. */
  contact: '/contact',
  newsletter: '/newsletter',
  waitlist: '/waitlist',
  /** Where the links of emails lead, with `?token=`. */
  newsletterConfirm: pages.newsletterConfirm,
  newsletterUnsubscribe: pages.newsletterUnsubscribe,
  waitlistConfirm: pages.waitlistConfirm,
  confirmEmail: pages.confirmEmail,
  stillLooking: pages.stillLooking,
  pauseProfile: pages.pauseProfile,
  emailsOff: pages.emailsOff,
  export: pages.export,
} as const;

/** What search engines are told of and anybody reads before signing up. */
const readingPages = [
  paths.home,
  paths.howWeWork,
  paths.blog,
  ...[1, 2, 3, 4, 5, 6].map(paths.blogPost),
  paths.about,
  paths.careers,
  paths.pricing,
  paths.privacy,
  paths.terms,
] as const;

/** Pages in the frame of the public site. */
export const publicPages = [
  ...readingPages,
  paths.contact,
  paths.newsletter,
  paths.waitlist,
  paths.newsletterConfirm,
  paths.newsletterUnsubscribe,
  paths.waitlistConfirm,
  paths.confirmEmail,
  paths.stillLooking,
  paths.pauseProfile,
  paths.emailsOff,
  paths.export,
] as const;

/** Pages for who is not logged in. */
export const visitorPages = [
  ...publicPages,
  paths.login(),
  paths.forgotPassword,
  paths.register,
  paths.registerFounder,
] as const;

export const indexedPages = [...readingPages, paths.login(), paths.register, paths.registerFounder] as const;

/** What is the same for everybody who is not logged in: the server keeps these once they are made. */
export const sharedPages = [...visitorPages, '/robots.txt', '/sitemap.xml', '/rss.xml'] as const;
