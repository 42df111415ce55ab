/**
 * Addresses of the web app that the server knows too: it leads people there in emails, notifications and redirects. The web
 * app takes them from here, and adds its own (`web/app/paths.ts`).
 */
function area<Root extends `/${string}`>(root: Root) {
  return {
    index: root,
    matches: `${root}/matches`,
    board: `${root}/matches/board`,
    account: `${root}/account`,
    detailPage: (userId: string) => `${root}/detail-page/${encodeURIComponent(userId)}` as const,
  } as const;
}

/** The pages of 'Messages' in a member's area. */
export const messagePages = <Root extends `/${string}`>({ index }: { readonly index: Root }) =>
  ({
    messages: `${index}/messages`,
    requests: `${index}/messages/requests`,
    invitations: `${index}/messages/invitations`,
    conversation: (connectionId: string) => `${index}/messages/${encodeURIComponent(connectionId)}` as const,
  }) as const;

/** The pages of what two connected members decide together, in a member's area. */
export function togetherPages<Root extends `/${string}`>({ index }: { readonly index: Root }) {
  const together = (connectionId: string) => `${index}/together/${encodeURIComponent(connectionId)}` as const;
  return {
    together,
    alignment: (connectionId: string) => `${together(connectionId)}/alignment` as const,
    equity: (connectionId: string) => `${together(connectionId)}/equity` as const,
    trial: (connectionId: string) => `${together(connectionId)}/trial` as const,
    calls: (connectionId: string) => `${together(connectionId)}/calls` as const,
  } as const;
}

export const pages = {
  login: '/login',
  forgotPassword: '/forgot-password',
  blog: '/blog',
  /** Where the links of emails lead, with `?token=`. */
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  waitlistConfirm: '/waitlist/confirm',
  confirmEmail: '/confirm-email',
  stillLooking: '/still-looking',
  pauseProfile: '/pause-profile',
  emailsOff: '/emails-off',
  export: '/export',
  /** These lead each role to its own page. */
  dashboard: '/dashboard',
  account: '/account',
  preference: '/preference',
  /** Of administrators. */
  admin: '/admin',
  adminAccount: '/admin/account',
  founder: area('/founder-dashboard'),
  applicant: area('/cofounder-dashboard'),
} as const;
