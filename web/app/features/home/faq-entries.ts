import { brand } from '@ampersand/contract/brand';

export const faq = [
  {
    question: `What is ${brand.name}?`,
    answer: `${brand.name} is a platform that connects startup founders with people who want to join a startup as co-founders or core team members, with matching that shows its reasons.`,
  },
  {
    question: 'Who can join?',
    answer:
      'Founders who seek a co-founder or a team, and aspiring entrepreneurs who want to join an early-stage startup.',
  },
  {
    question: 'How does the matching work?',
    answer:
      'You tell us your background and your goals. The AI compares skills, vision and preferences in both directions and suggests matches, each with a score and the reason behind it.',
  },
  {
    question: 'What does it cost?',
    answer: 'Joining the waitlist is free, and so is the product during early access.',
  },
  {
    question: 'How do I join the waitlist?',
    answer:
      'Click ‘Join the Waitlist’ on the homepage and fill in the form. Then confirm with the link we send you.',
  },
  {
    question: 'Is my data secure?',
    answer: 'Your data is handled securely and privately, as our Privacy Policy sets out.',
  },
  {
    question: 'Can I update my profile later?',
    answer: 'Yes, at any time. Your matches follow what you change.',
  },
  {
    question: 'How do I contact support?',
    answer: `Write to ${brand.supportEmail}.`,
  },
] as const;
