interface Asked {
  readonly id: string;
  readonly theme: Exclude<AlignmentTheme, 'SHORT'>;
  /** One of the ten that are given together, before the themes. */
  readonly short?: true;
  readonly text: string;
  readonly hint?: string;
}

interface Option {
  readonly id: string;
  readonly label: string;
}

/** Figures, whole numbers from `least` to `most`. */
interface Figures {
  readonly least: number;
  readonly most: number;
  /** How far apart two figures are at most: what is further counts the same. */
  readonly span: number;
  /** What is counted, as it stands behind a figure. */
  readonly unit: string;
  /** Can be given as 'compare, do not show'. */
  readonly hideable?: true;
}

interface Scale extends Asked {
  readonly kind: 'scale';
  /** What the first and the last of the five places say. */
  readonly ends: readonly [string, string];
}
interface Choice extends Asked {
  readonly kind: 'choice';
  readonly options: readonly Option[];
  /** The options are steps: neighbours are close. */
  readonly ordered?: true;
  /** Two options that say the same when one of the two gives the one and the other the other: I, the other. */
  readonly mirrored?: readonly [string, string];
}
interface Order extends Asked {
  readonly kind: 'order';
  readonly items: readonly Option[];
}
interface Amount extends Asked, Figures {
  readonly kind: 'amount';
}
interface Range extends Asked, Figures {
  readonly kind: 'range';
  /** Each speaks of a part for themself: the two fit unless they need more than there is. */
  readonly shares?: true;
}
interface Sentence extends Asked {
  readonly kind: 'sentence';
}

export type AlignmentQuestion = Scale | Choice | Order | Amount | Range | Sentence;

/** What is given at once: the ten of the short form, or what a theme has beyond them. */
export const ALIGNMENT_THEMES = [
  'SHORT',
  'ROLES',
  'TIME',
  'MONEY',
  'EQUITY',
  'VISION',
  'CONFLICT',
  'VALUES',
  'LAW',
] as const;
export type AlignmentTheme = (typeof ALIGNMENT_THEMES)[number];

export const themeWords: Record<AlignmentTheme, { readonly name: string; readonly about: string }> = {
  SHORT: { name: 'The first ten', about: 'The questions that most often part founders, from every theme.' },
  ROLES: { name: 'Roles and decisions', about: 'Who decides what, and who leads.' },
  TIME: { name: 'Time and commitment', about: 'How much you can give, from when, for how long.' },
  MONEY: { name: 'Money and runway', about: 'What you need, what you have, how you spend it.' },
  EQUITY: { name: 'Equity and vesting', about: 'How you share, and what happens when one of you leaves.' },
  VISION: { name: 'Vision and exit', about: 'How large, what for, and how it ends well.' },
  CONFLICT: { name: 'Working and conflict', about: 'How you work, and how you disagree.' },
  VALUES: { name: 'Values and life', about: 'What comes first, and what you would never do.' },
  LAW: { name: 'Law and ownership', about: 'Who owns what, and what is on paper.' },
};

const QUESTIONS = [
  {
    id: 'lastWord',
    theme: 'ROLES',
    short: true,
    kind: 'choice',
    text: 'When you two cannot agree, who has the last word?',
    options: [
      { id: 'me', label: 'I do' },
      { id: 'other', label: 'The other one does' },
      { id: 'field', label: 'Whoever’s field it is' },
      { id: 'nobody', label: 'Nobody: we talk until we agree' },
      { id: 'outside', label: 'Somebody outside whom we both trust' },
    ],
    mirrored: ['me', 'other'],
  },
  {
    id: 'chief',
    theme: 'ROLES',
    kind: 'choice',
    text: 'Who should lead the company and speak for it?',
    options: [
      { id: 'me', label: 'I should' },
      { id: 'other', label: 'The other one should' },
      { id: 'both', label: 'Both of us, side by side' },
      { id: 'later', label: 'We find out as we go' },
    ],
    mirrored: ['me', 'other'],
  },
  {
    id: 'needsBoth',
    theme: 'ROLES',
    kind: 'order',
    text: 'Which decisions should need both of you?',
    hint: 'Put first what most needs both.',
    items: [
      { id: 'people', label: 'Hiring and letting go' },
      { id: 'product', label: 'What is built next' },
      { id: 'money', label: 'Large expenses' },
      { id: 'investors', label: 'Taking investors’ money' },
      { id: 'prices', label: 'Prices and contracts' },
    ],
  },
  {
    id: 'spendAlone',
    theme: 'ROLES',
    kind: 'amount',
    text: 'How much may one of you spend without asking the other?',
    hint: 'Of the company’s money, each time.',
    least: 0,
    most: 100_000,
    span: 2_000,
    unit: 'US dollars',
  },
  {
    id: 'handOver',
    theme: 'ROLES',
    kind: 'sentence',
    text: 'What work would you hand over gladly, and what would you never let go of?',
  },
  {
    id: 'hours',
    theme: 'TIME',
    short: true,
    kind: 'range',
    text: 'How many hours a week can you give in the next six months?',
    least: 0,
    most: 90,
    span: 30,
    unit: 'hours a week',
    hideable: true,
  },
  {
    id: 'mainWork',
    theme: 'TIME',
    kind: 'choice',
    text: 'When could this be your main work?',
    options: [
      { id: 'now', label: 'Now' },
      { id: 'quarter', label: 'Within three months' },
      { id: 'half', label: 'Within half a year' },
      { id: 'year', label: 'Within a year' },
      { id: 'pays', label: 'Once it pays me' },
    ],
    ordered: true,
  },
  {
    id: 'onePlace',
    theme: 'TIME',
    kind: 'amount',
    text: 'How many days a week would the two of you work in the same place?',
    least: 0,
    most: 7,
    span: 5,
    unit: 'days a week',
    hideable: true,
  },
  {
    id: 'patience',
    theme: 'TIME',
    kind: 'choice',
    text: 'How long would you give it before you ask whether it works?',
    options: [
      { id: 'half', label: 'Half a year' },
      { id: 'one', label: 'A year' },
      { id: 'two', label: 'Two years' },
      { id: 'three', label: 'Three years' },
      { id: 'long', label: 'As long as it takes' },
    ],
    ordered: true,
  },
  {
    id: 'elsewhere',
    theme: 'TIME',
    kind: 'sentence',
    text: 'What else will need your time in the next two years?',
    hint: 'A job, a family, a degree, a move: whatever they should know before.',
  },
  {
    id: 'payNeed',
    theme: 'MONEY',
    short: true,
    kind: 'amount',
    text: 'How much of what you could earn elsewhere do you need to be paid in the first year?',
    hint: 'As a percentage, so that it means the same wherever you live.',
    least: 0,
    most: 100,
    span: 60,
    unit: '% of that pay',
    hideable: true,
  },
  {
    id: 'funding',
    theme: 'MONEY',
    short: true,
    kind: 'choice',
    text: 'How should the first two years be paid for?',
    options: [
      { id: 'customers', label: 'By our customers and what we have' },
      { id: 'angels', label: 'By a few private investors' },
      { id: 'venture', label: 'By venture capital, as soon as we can' },
      { id: 'grants', label: 'By grants and loans' },
      { id: 'open', label: 'Whatever comes on good terms' },
    ],
  },
  {
    id: 'runway',
    theme: 'MONEY',
    kind: 'amount',
    text: 'For how many months can you live without any pay from it?',
    least: 0,
    most: 60,
    span: 12,
    unit: 'months',
    hideable: true,
  },
  {
    id: 'ownMoney',
    theme: 'MONEY',
    kind: 'amount',
    text: 'How much money of your own could you put in and afford to lose?',
    least: 0,
    most: 1_000_000,
    span: 20_000,
    unit: 'US dollars',
    hideable: true,
  },
  {
    id: 'thrift',
    theme: 'MONEY',
    kind: 'scale',
    text: 'There is money for a year. What do you do with it?',
    ends: ['Spend it early to move fast', 'Make it last as long as it can'],
  },
  {
    id: 'share',
    theme: 'EQUITY',
    short: true,
    kind: 'range',
    text: 'What part of the company would feel fair to you?',
    hint: 'From the least you would say yes to, up to what you would hope for.',
    least: 0,
    most: 100,
    span: 40,
    unit: '%',
    hideable: true,
    shares: true,
  },
  {
    id: 'halves',
    theme: 'EQUITY',
    kind: 'scale',
    text: 'How should the two of you share?',
    ends: ['In equal parts, whatever each brings', 'By what each brings, however uneven'],
  },
  {
    id: 'vesting',
    theme: 'EQUITY',
    kind: 'choice',
    text: 'Over how long should each of you earn your shares?',
    options: [
      { id: 'none', label: 'They are ours from the first day' },
      { id: 'two', label: 'Two years' },
      { id: 'three', label: 'Three years' },
      { id: 'four', label: 'Four years' },
      { id: 'more', label: 'Five years or more' },
    ],
    ordered: true,
  },
  {
    id: 'leaver',
    theme: 'EQUITY',
    kind: 'choice',
    text: 'One of you leaves after ten months. What do they keep?',
    options: [
      { id: 'nothing', label: 'Nothing' },
      { id: 'little', label: 'A small part, as thanks' },
      { id: 'earned', label: 'What ten months have earned' },
      { id: 'all', label: 'Everything that was agreed' },
    ],
    ordered: true,
  },
  {
    id: 'pool',
    theme: 'EQUITY',
    kind: 'amount',
    text: 'What part of the company should be kept for the first people you hire?',
    least: 0,
    most: 50,
    span: 15,
    unit: '%',
  },
  {
    id: 'purpose',
    theme: 'VISION',
    short: true,
    kind: 'order',
    text: 'What should this be for, above all?',
    hint: 'Put first what matters most to you.',
    items: [
      { id: 'problem', label: 'Solving this problem for people' },
      { id: 'growth', label: 'Growing as large as it can' },
      { id: 'living', label: 'A good living of our own' },
      { id: 'craft', label: 'Work we are proud of' },
      { id: 'sale', label: 'A good sale one day' },
    ],
  },
  {
    id: 'exit',
    theme: 'VISION',
    short: true,
    kind: 'scale',
    text: 'Are you building it to sell, or to keep?',
    ends: ['To sell within a few years', 'To keep for good'],
  },
  {
    id: 'size',
    theme: 'VISION',
    kind: 'choice',
    text: 'It is ten years from now, and it has gone well. How many people work there?',
    options: [
      { id: 'few', label: 'Ten, making a good living' },
      { id: 'some', label: 'Around fifty' },
      { id: 'many', label: 'Hundreds' },
      { id: 'most', label: 'Thousands, in many countries' },
    ],
    ordered: true,
  },
  {
    id: 'offer',
    theme: 'VISION',
    kind: 'choice',
    text: 'After two years somebody wants to buy it. What would you have to get for your own part to sell?',
    options: [
      { id: 'k100', label: '100,000 US dollars' },
      { id: 'k500', label: '500,000 US dollars' },
      { id: 'm2', label: '2 million US dollars' },
      { id: 'm10', label: '10 million US dollars' },
      { id: 'never', label: 'I would not sell then' },
    ],
    ordered: true,
  },
  {
    id: 'change',
    theme: 'VISION',
    kind: 'scale',
    text: 'Nobody buys for half a year. What do you do?',
    ends: ['Stay with the idea and look for the people who want it', 'Change the idea'],
  },
  {
    id: 'dispute',
    theme: 'CONFLICT',
    short: true,
    kind: 'choice',
    text: 'You two disagree on something large. What do you do first?',
    options: [
      { id: 'now', label: 'Say it at once, even in the heat of the moment' },
      { id: 'sleep', label: 'Sleep on it, then talk' },
      { id: 'write', label: 'Write down what I think' },
      { id: 'ask', label: 'Ask somebody we both trust' },
      { id: 'try', label: 'Try it both ways and see' },
    ],
  },
  {
    id: 'feedback',
    theme: 'CONFLICT',
    kind: 'scale',
    text: 'How should they tell you that your work is not good enough?',
    ends: ['Straight out', 'With care for how it lands'],
  },
  {
    id: 'contact',
    theme: 'CONFLICT',
    kind: 'choice',
    text: 'How often should the two of you talk?',
    options: [
      { id: 'always', label: 'Many times a day' },
      { id: 'daily', label: 'Once a day' },
      { id: 'some', label: 'Every few days' },
      { id: 'weekly', label: 'Once a week' },
      { id: 'needed', label: 'When there is something' },
    ],
    ordered: true,
  },
  {
    id: 'reachable',
    theme: 'CONFLICT',
    kind: 'choice',
    text: 'When may they reach you about work?',
    options: [
      { id: 'work', label: 'In working hours only' },
      { id: 'evening', label: 'In the evening too' },
      { id: 'weekend', label: 'At weekends too' },
      { id: 'always', label: 'Whenever it matters' },
    ],
    ordered: true,
  },
  {
    id: 'stress',
    theme: 'CONFLICT',
    kind: 'sentence',
    text: 'What are you like under stress, and what helps you then?',
  },
  {
    id: 'promise',
    theme: 'VALUES',
    short: true,
    kind: 'choice',
    text: 'A large customer would sign today, for something you have not built yet. What do you say?',
    options: [
      { id: 'no', label: 'That it does not exist' },
      { id: 'planned', label: 'That it is planned, without a date' },
      { id: 'date', label: 'A date, and then we build day and night' },
      { id: 'yes', label: 'That it exists, and we work it out later' },
    ],
    ordered: true,
  },
  {
    id: 'pace',
    theme: 'VALUES',
    kind: 'scale',
    text: 'What should these years be like?',
    ends: ['A sprint: everything else waits', 'A long walk: with a life alongside it'],
  },
  {
    id: 'collide',
    theme: 'VALUES',
    kind: 'order',
    text: 'What comes first when they collide?',
    hint: 'Put first what you would not give up.',
    items: [
      { id: 'family', label: 'Family and friends' },
      { id: 'health', label: 'Health' },
      { id: 'company', label: 'The company' },
      { id: 'team', label: 'The people who work there' },
      { id: 'savings', label: 'Financial security' },
    ],
  },
  {
    id: 'place',
    theme: 'VALUES',
    kind: 'choice',
    text: 'Where should the two of you live while you build it?',
    options: [
      { id: 'town', label: 'In the same town' },
      { id: 'country', label: 'In the same country' },
      { id: 'hours', label: 'Anywhere with the same waking hours' },
      { id: 'anywhere', label: 'Anywhere' },
    ],
    ordered: true,
  },
  {
    id: 'never',
    theme: 'VALUES',
    kind: 'sentence',
    text: 'What would you never do for the company, whatever it brought?',
  },
  {
    id: 'ideas',
    theme: 'LAW',
    short: true,
    kind: 'choice',
    text: 'Before there is a company: who owns what each of you makes for it?',
    options: [
      { id: 'company', label: 'The company, once it exists' },
      { id: 'both', label: 'Both of us, in equal parts' },
      { id: 'maker', label: 'Whoever made it' },
      { id: 'later', label: 'We write that down before we make anything' },
    ],
  },
  {
    id: 'otherWork',
    theme: 'LAW',
    kind: 'choice',
    text: 'May one of you do other paid work alongside it?',
    options: [
      { id: 'no', label: 'No' },
      { id: 'money', label: 'Until the company can pay' },
      { id: 'agreed', label: 'Yes, if the other agrees each time' },
      { id: 'yes', label: 'Yes, anything that does not compete' },
    ],
    ordered: true,
  },
  {
    id: 'paper',
    theme: 'LAW',
    kind: 'scale',
    text: 'When do you put things in writing?',
    ends: ['Before we begin', 'Once there is something to share'],
  },
  {
    id: 'country',
    theme: 'LAW',
    kind: 'sentence',
    text: 'In which country should the company be founded, and why there?',
  },
  {
    id: 'claims',
    theme: 'LAW',
    kind: 'sentence',
    text: 'Could anybody else claim a part of it?',
    hint: 'An employer, a university, a former partner, somebody who lent you money.',
  },
] as const satisfies readonly AlignmentQuestion[];

export type AlignmentQuestionId = (typeof QUESTIONS)[number]['id'];

/** The forty questions, those of a theme one after the other. */
export const alignmentQuestions: readonly (AlignmentQuestion & { readonly id: AlignmentQuestionId })[] =
  QUESTIONS;

export const ALIGNMENT_QUESTION_IDS = QUESTIONS.map(({ id }) => id);

const byId = new Map(alignmentQuestions.map((question) => [question.id, question]));

export function alignmentQuestion(id: AlignmentQuestionId) {
  const question = byId.get(id);
  if (!question) throw new Error(`no question is called ${id}`);
  return question;
}

/** The questions that are given together, each in one theme only. */
export const questionsOf = (theme: AlignmentTheme) =>
  alignmentQuestions.filter((question) =>
    theme === 'SHORT' ? question.short : !question.short && question.theme === theme,
  );

/** The theme in which a question is given. */
export function themeOf(id: AlignmentQuestionId): AlignmentTheme {
  const { short, theme } = alignmentQuestion(id);
  return short ? 'SHORT' : theme;
}

/** The most characters that an answer in one's own words has. */
export const SENTENCE_MAX = 400;

/**
 * What can be answered: a place from 1 to 5 on a scale or an amount; one of the options, or a sentence; the items in one's own
 * order; a range of two figures.
 */
export type AlignmentValue = number | string | string[] | { from: number; to: number };

const isWithin = (figure: unknown, { least, most }: { least: number; most: number }) =>
  typeof figure === 'number' && figure >= least && figure <= most;

/** What is wrong with a value as the answer to a question; undefined where nothing is. */
export function faultOf(question: AlignmentQuestion, value: unknown): string | undefined {
  switch (question.kind) {
    case 'scale':
      return isWithin(value, { least: 1, most: 5 }) ? undefined : 'Please choose one of the five';
    case 'choice':
      return question.options.some(({ id }) => id === value) ? undefined : 'Please choose one of the answers';
    case 'order':
      return isOrderOf(question.items, value) ? undefined : 'Please put all of them in order';
    case 'amount':
      return isWithin(value, question) ? undefined : `Please enter a whole number ${boundsOf(question)}`;
    case 'range':
      if (!isRange(value) || !isWithin(value.from, question) || !isWithin(value.to, question))
        return `Please enter whole numbers ${boundsOf(question)}`;
      return value.from <= value.to ? undefined : 'The first figure must be the smaller one';
    case 'sentence':
      return typeof value === 'string' ? undefined : 'Please answer in a sentence';
  }
}

const boundsOf = ({ least, most }: { least: number; most: number }) =>
  `from ${least} to ${most.toLocaleString('en-US')}`;

function isOrderOf(items: readonly { id: string }[], value: unknown): boolean {
  return Array.isArray(value) && value.length === items.length && items.every(({ id }) => value.includes(id));
}

/** Whether a value is a range of figures. */
export function isRange(value: unknown): value is { from: number; to: number } {
  return typeof value === 'object' && value !== null && 'from' in value && 'to' in value;
}

/** Whether an answer to a question can be compared without being shown. */
export const isHideable = (question: AlignmentQuestion) =>
  'hideable' in question && question.hideable === true;
