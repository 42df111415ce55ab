/** Typed on the home page, the second line after a pause. */
const headlineLines = ['Turn Your Vision into Reality', 'with the Perfect Startup Partner'] as const;

/** Name, promises and addresses of this deployment. A re-branded deployment changes this file only. */
export const brand = {
  name: 'Ampersand',
  mark: '&',
  tagline: 'Connecting founders and talent to build successful startups together',
  headlineLines,
  headline: headlineLines.join(' '),
  signUpTagline: 'Connect with Like Minds and Turn Ideas into Reality',
  dashboardTagline: "Let's Build Your Dream Startup",
  /** What this deployment promises in public: keep them true. */
  claims: {
    network: 'Verified founders across 150+ countries',
    matching: 'A matching algorithm working around the clock',
    privacy: 'Secure and private data handling',
  },
  /** The phase the product is in, and what it costs meanwhile. */
  earlyAccess: 'Early access is open and free to join.',
  /** To be set per deployment: an example address that no email reaches. */
  supportEmail: 'support@ampersand.example',
  /** To be set per deployment. */
  social: [
    { label: 'LinkedIn', url: 'https://www.linkedin.com/company/ampersand-example' },
    { label: 'Instagram', url: 'https://www.instagram.com/ampersand.example' },
    { label: 'YouTube', url: 'https://www.youtube.com/@ampersand-example' },
  ],
} as const;
