/** Name, promises and addresses of this deployment. A re-branded deployment changes this file only. */
export const brand = {
  name: 'Ampersand',
  mark: '&',
  tagline: 'Connecting founders and talent to build successful startups together',
  headline: 'Turn Your Vision into Reality with the Perfect Startup Partner',
  signUpTagline: 'Connect with Like Minds and Turn Ideas into Reality',
  dashboardTagline: "Let's Build Your Dream Startup",
  /** To be set per deployment: an example address that no mail reaches. */
  supportEmail: 'support@ampersand.example',
  /** To be set per deployment. */
  social: [
    { label: 'LinkedIn', url: 'https://www.linkedin.com/company/ampersand-example' },
    { label: 'Instagram', url: 'https://www.instagram.com/ampersand.example' },
    { label: 'YouTube', url: 'https://www.youtube.com/@ampersand-example' },
  ],
} as const;
