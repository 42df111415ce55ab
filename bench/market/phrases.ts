import type { Company } from '../../api/src/features/matchings/rules/read/person.ts';

/** One thing said in several ways, by founders and by applicants; the first of the two is never the second's words. */
export interface Said {
  readonly byFounder: readonly string[];
  readonly byApplicant: readonly string[];
}

/** Trades that startups look for, and how many founders and applicants there are of each: some are scarce, some abound. */
export const CRAFTS: readonly (readonly [code: string, sought: number, offered: number])[] = [
  ['15-1252.00', 16, 6],
  ['15-2051.00', 9, 4],
  ['15-1254.00', 6, 6],
  ['15-1255.00', 5, 6],
  ['15-1299.05', 3, 2],
  ['15-1243.00', 3, 2],
  ['15-1253.00', 2, 4],
  ['15-1244.00', 2, 5],
  ['17-2061.00', 3, 2],
  ['17-2199.08', 3, 1],
  ['17-2141.00', 3, 4],
  ['17-2071.00', 3, 3],
  ['17-2112.00', 2, 3],
  ['17-2031.00', 3, 2],
  ['17-2081.00', 1, 3],
  ['11-2021.00', 5, 7],
  ['11-2022.00', 6, 5],
  ['13-1161.00', 2, 5],
  ['13-1161.01', 3, 3],
  ['41-9031.00', 4, 2],
  ['11-3031.00', 3, 5],
  ['13-2011.00', 1, 5],
  ['13-2051.00', 1, 4],
  ['11-1021.00', 2, 7],
  ['13-1082.00', 2, 6],
  ['15-1299.09', 1, 4],
  ['11-3071.04', 2, 3],
  ['13-1071.00', 1, 5],
  ['27-1024.00', 2, 6],
  ['27-3042.00', 1, 3],
  ['27-3031.00', 1, 4],
  ['29-1141.00', 2, 3],
  ['19-1029.01', 2, 1],
  ['11-9199.01', 2, 2],
  ['25-9031.00', 1, 3],
];

/** Trades that startups serve: whom an idea is for. */
export const CUSTOMERS: readonly string[] = [
  '11-9013.00',
  '11-9021.00',
  '11-9033.00',
  '11-9051.00',
  '11-9081.00',
  '11-9111.00',
  '11-9141.00',
  '11-3071.00',
  '11-9171.00',
  '11-3051.00',
  '13-1031.00',
  '13-1041.08',
  '13-1121.00',
  '13-1131.00',
  '13-2023.00',
  '13-2052.00',
  '13-2072.00',
  '13-2082.00',
  '17-1011.00',
  '17-1022.00',
  '17-2051.02',
  '17-2199.11',
  '17-2199.10',
  '19-1013.00',
  '19-1032.00',
  '19-2043.00',
  '19-3051.00',
  '19-4092.00',
  '25-2021.00',
  '25-2031.00',
  '25-3041.00',
  '25-4022.00',
  '27-1022.00',
  '27-2022.00',
  '27-2042.00',
  '27-3023.00',
  '27-3091.00',
  '27-4021.00',
  '29-1021.00',
  '29-1031.00',
  '29-1051.00',
  '29-1123.00',
  '29-1131.00',
  '29-1141.00',
  '29-1223.00',
  '29-2043.00',
  '29-9099.01',
  '41-2031.00',
  '41-3021.00',
  '41-9022.00',
  '43-4051.00',
  '43-4081.00',
  '43-5011.01',
  '43-5031.00',
  '13-1071.00',
  '13-2011.00',
];

/** Words for whole fields, by the first digits of their occupations. */
export const FIELDS: Readonly<Record<string, string>> = {
  '11': 'Running businesses',
  '13': 'Finance and offices',
  '15': 'Software',
  '17': 'Engineering and building',
  '19': 'Science and environment',
  '25': 'Education',
  '27': 'Media, art and sport',
  '29': 'Health',
  '41': 'Retail and selling',
  '43': 'Services and logistics',
};

/** Five drives: why somebody does it at all. */
export const MOTIVES: readonly Said[] = [
  {
    byFounder: [
      'A world in which nobody goes without help because they are poor.',
      'We measure success in people whose lives became easier.',
    ],
    byApplicant: [
      'I want my work to matter to those who have least.',
      'After years of optimising ads I would like to serve people in need.',
    ],
  },
  {
    byFounder: [
      'Become the standard that the whole industry runs on within ten years.',
      'We aim for a very large company, listed one day.',
    ],
    byApplicant: [
      'I want to help build something huge, on the way to a public listing.',
      'Scale excites me: millions of users, many markets.',
    ],
  },
  {
    byFounder: [
      'Cut the emissions of this trade by half.',
      'A planet that our children can live on, one process at a time.',
    ],
    byApplicant: [
      'Climate is the one problem I still want to spend my working life on.',
      'I look for work that lowers carbon, honestly counted.',
    ],
  },
  {
    byFounder: [
      'Do one thing with such craft that people tell their friends.',
      'Beautiful tools, made slowly and well.',
    ],
    byApplicant: [
      'I care about craftsmanship and want to be proud of every detail.',
      'Making things well is reason enough for me.',
    ],
  },
  {
    byFounder: [
      'A calm, profitable company that belongs to those who work in it.',
      'Independence: grow from what customers pay.',
    ],
    byApplicant: [
      'I want freedom, a share in the profit, and no investors to please.',
      'A small business that feeds its people well is what I dream of.',
    ],
  },
];

/** Four ways of working; those next to each other get on. */
export const STYLES: readonly Said[] = [
  {
    byFounder: [
      'I decide by numbers: we write down the hypothesis, test it, look at the data.',
      'Evidence first, opinions second.',
    ],
    byApplicant: [
      'I like experiments and measurements to settle arguments.',
      'Show me the data and I change my mind.',
    ],
  },
  {
    byFounder: ['We talk until everybody can live with it.', 'Decisions are made together, round one table.'],
    byApplicant: [
      'I work best in a team where we think out loud and agree.',
      'Pairing, long conversations, consensus.',
    ],
  },
  {
    byFounder: [
      'Each of us owns an area and decides alone in it.',
      'Big trust, little talk: you run your part.',
    ],
    byApplicant: [
      'Give me a goal and leave me alone; I deliver.',
      'I am autonomous and write rather than meet.',
    ],
  },
  {
    byFounder: [
      'One person has to have the last word, and that is me.',
      'I lead from the front and expect people to follow quickly.',
    ],
    byApplicant: [
      'I am glad when somebody leads clearly and I can execute.',
      'I prefer clear instructions and a strong captain.',
    ],
  },
];

export const CONFLICTS: readonly Said[] = [
  {
    byFounder: [
      'That people swallow their anger until it is too late.',
      'Silence worries me more than shouting.',
    ],
    byApplicant: ['I say what bothers me the same day.', 'Open words, straight away, then it is over.'],
  },
  {
    byFounder: [
      'That a quarrel gets personal and hurts.',
      'I fear harsh tones; they stay in the room for weeks.',
    ],
    byApplicant: [
      'I sleep over it and come back with calm and kindness.',
      'I listen first and look for what the other needs.',
    ],
  },
  {
    byFounder: ['That we never settle things and go in circles.', 'Endless debates without an end.'],
    byApplicant: ['I ask for a decision and then stand by it.', 'Let somebody neutral decide, then move on.'],
  },
];

export const PLACES = [
  { city: 'Berlin', country: 'Germany', clock: 1 },
  { city: 'Munich', country: 'Germany', clock: 1 },
  { city: 'London', country: 'United Kingdom', clock: 0 },
  { city: 'Manchester', country: 'United Kingdom', clock: 0 },
  { city: 'Paris', country: 'France', clock: 1 },
  { city: 'Lisbon', country: 'Portugal', clock: 0 },
  { city: 'Nairobi', country: 'Kenya', clock: 3 },
  { city: 'Lagos', country: 'Nigeria', clock: 1 },
  { city: 'Bengaluru', country: 'India', clock: 5.5 },
  { city: 'Mumbai', country: 'India', clock: 5.5 },
  { city: 'Singapore', country: 'Singapore', clock: 8 },
  { city: 'Toronto', country: 'Canada', clock: -5 },
  { city: 'New York', country: 'United States', clock: -5 },
  { city: 'San Francisco', country: 'United States', clock: -8 },
  { city: 'Austin', country: 'United States', clock: -6 },
  { city: 'São Paulo', country: 'Brazil', clock: -3 },
] as const;

export const STAGES: readonly {
  readonly stage: Company['fundingStage'];
  readonly revenue: Company['currentRevenue'];
  /** 0-1. */
  readonly risk: number;
  /** -1 to 1. */
  readonly traction: number;
}[] = [
  { stage: 'PRE_SEED', risk: 0.85, revenue: null, traction: -0.6 },
  { stage: 'PRE_SEED', risk: 0.75, revenue: '<$50k', traction: -0.2 },
  { stage: 'SEED', risk: 0.55, revenue: '$50k-$100k', traction: 0.3 },
  { stage: 'SERIES_A', risk: 0.35, revenue: '>$1M', traction: 1 },
];

export const PACES = [
  {
    value: 0.15,
    byFounder: ['Slow and steady; no crunch.', 'Calm, one step at a time.'],
    byApplicant: ['steady and unhurried', 'no hurry, careful work'],
  },
  {
    value: 0.5,
    byFounder: ['A steady, brisk pace.', 'Moderate pace with a release every fortnight.'],
    byApplicant: ['at a moderate pace', 'balanced, neither rushed nor slow'],
  },
  {
    value: 0.85,
    byFounder: ['Fast: we ship daily.', 'Very fast, move quickly and fix later.'],
    byApplicant: ['fast, shipping every day', 'at high speed'],
  },
] as const;

export const RISKS = [
  { value: 0.2, said: ['Low; two kids and a mortgage.', 'Low risk appetite, I need safety.'] },
  { value: 0.5, said: ['Medium, calculated risks only.', 'Moderate.'] },
  { value: 0.85, said: ['High; I would quit my job tomorrow.', 'High, risk-tolerant.'] },
] as const;
