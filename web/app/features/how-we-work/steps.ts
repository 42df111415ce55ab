/** How it works, as promised in public. The number of a step is its place. */
export const steps = [
  {
    name: 'tell',
    title: 'Say who you are',
    text: 'Sign up as Founder or Applicant and add your skills, experience and goals.',
  },
  {
    name: 'match',
    title: 'See who fits, and why',
    text: 'A matching algorithm analyses skills, vision and preferences and recommends compatible co-founders or startups.',
  },
  {
    name: 'meet',
    title: 'Meet and align',
    text: 'Browse detailed profiles, chat or schedule calls, and align on goals with built-in tools.',
  },
] as const;

export type StepName = (typeof steps)[number]['name'];
