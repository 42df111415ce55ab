/**
 * Every address of the web app. Screens and links import from here; `routes.ts` mounts each of them once.
 * Constants for fixed addresses, functions where something is filled in.
 */

function dashboard<Root extends string>(root: Root) {
  return {
    index: root,
    matches: `${root}/matches`,
    profile: `${root}/profile`,
    /** Spelled as in people's bookmarks; the label reads "Preferences". */
    preferance: `${root}/preferance`,
    account: `${root}/account`,
    detailPage: (userId: string) => `${root}/detail-page/${encodeURIComponent(userId)}`,
  } as const;
}

export const paths = {
  home: '/',
  /** `next` is where to go after signing in: a path of this site. */
  login: (next?: string) => (next ? `/login?next=${encodeURIComponent(next)}` : '/login'),
  forgotPassword: '/forgot-password',
  register: '/register',
  registerFounder: '/register-founder',
  /** These two lead each role to its own page. */
  dashboard: '/dashboard',
  account: '/account',
  founder: dashboard('/founder-dashboard'),
  applicant: dashboard('/cofounder-dashboard'),
  about: '/about',
  careers: '/career',
  pricing: '/pricing',
  blog: '/blog',
  blogPost: (id: number) => `/blog/${id}`,
  howWeWork: '/how-we-work',
  privacy: '/privacy-policy',
  cookies: '/privacy-policy#cookies',
  terms: '/terms-condition',
  /** Where the links of letters lead, with `?token=`. */
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  waitlistConfirm: '/waitlist/confirm',
  confirmEmail: '/confirm-email',
  stillLooking: '/still-looking',
  pauseProfile: '/pause-profile',
  export: '/export',
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
  '/login',
  paths.forgotPassword,
  paths.register,
  paths.registerFounder,
] as const;
