import { pages } from '@ampersand/contract/pages';

/**
 * Every address of the web app. Screens and links import from here; `routes.ts` mounts each of them once. Those
 * that the server knows too come from the contract.
 * Constants for fixed addresses, functions where something is filled in.
 */

function dashboard<Area extends typeof pages.founder | typeof pages.applicant>(area: Area) {
  const root: Area['index'] = area.index;
  return {
    ...area,
    matches: `${root}/matches`,
    profile: `${root}/profile`,
    /** Spelled as in people's bookmarks; the label reads "Preferences". */
    preferance: `${root}/preferance`,
  } as const;
}

export const paths = {
  home: '/',
  /** `next` is where to go after logging in: a path of this site. */
  login: (next?: string) => (next ? `${pages.login}?next=${encodeURIComponent(next)}` : pages.login),
  forgotPassword: pages.forgotPassword,
  register: '/register',
  registerFounder: '/register-founder',
  /** These two lead each role to its own page. */
  dashboard: pages.dashboard,
  account: pages.account,
  founder: dashboard(pages.founder),
  applicant: dashboard(pages.applicant),
  about: '/about',
  careers: '/career',
  pricing: '/pricing',
  blog: pages.blog,
  blogPost: (id: number) => `${pages.blog}/${id}`,
  howWeWork: '/how-we-work',
  privacy: '/privacy-policy',
  cookies: '/privacy-policy#cookies',
  terms: '/terms-condition',
  /** Where the links of emails lead, with `?token=`. */
  newsletterConfirm: pages.newsletterConfirm,
  newsletterUnsubscribe: pages.newsletterUnsubscribe,
  waitlistConfirm: pages.waitlistConfirm,
  confirmEmail: pages.confirmEmail,
  stillLooking: pages.stillLooking,
  pauseProfile: pages.pauseProfile,
  export: pages.export,
} as const;

/** What a visitor reads before signing up: whole pages in the HTML, scripts come after the first paint. */
export const publicPages = [
  paths.home,
  paths.howWeWork,
  paths.blog,
  ...[1, 2, 3, 4, 5, 6].map(paths.blogPost),
  paths.about,
  paths.careers,
  paths.pricing,
  paths.privacy,
  paths.terms,
  paths.newsletterConfirm,
  paths.newsletterUnsubscribe,
  paths.waitlistConfirm,
  paths.confirmEmail,
  paths.stillLooking,
  paths.pauseProfile,
  paths.export,
] as const;

/** Pages written as HTML at build time; the forms of the account appear with the scripts. */
export const prerendered = [
  ...publicPages,
  paths.login(),
  paths.forgotPassword,
  paths.register,
  paths.registerFounder,
] as const;
