export const categories = ['Co-founder Tips', 'Legal & Equity', 'Remote Work', 'Startup Journey'] as const;

export type Category = (typeof categories)[number];
