import { type AlignmentTheme, questionsOf } from '@ampersand/contract/alignment-questions';
import { equityAnswers } from '../../api/src/testing/equity.ts';
import { NOTE } from '../../api/src/testing/invitations.ts';

// Values that get a field past its checks where the schema alone does not say how. What only the run knows stands as `{{name}}`.

/** Of every member, when they sign up. */
export const FULL_NAME = 'Asha Okafor';
/** What each of a pair says of every part of a split. */
export const SPLIT = equityAnswers(5, 50);
/** What is proposed for a point of the agenda. */
export const SENTENCE = 'We decide it together';

export const THEMES = ['ROLES', 'TIME', 'EQUITY'] as const satisfies readonly AlignmentTheme[];
/** An answer to one question of each of these themes. */
export const ALIGNMENT = THEMES.flatMap((theme) => {
  const asked = questionsOf(theme).find(({ kind }) => kind === 'choice');
  if (asked?.kind !== 'choice') return [];
  const value = asked.options[0]?.id ?? '';
  return { question: asked.id, value, importance: 1, talk: true, hidden: false };
});

type Values = Readonly<Record<string, readonly unknown[]>>;

/** By the name of a field. */
const ANYWHERE: Values = {
  email: ['{{email}}', '{{email}}', '{{fresh}}', 'Somebody.Else@Example.org'],
  password: ['{{password}}'],
  confirmPassword: ['{{password}}'],
  currentPassword: ['{{password}}'],
  newPassword: ['{{password}}', 'Another#2026'],
  phone: ['9876543210', '+91 98204 17365'],
  website: ['https://kiln.example', 'kiln.example'],
  linkedin: ['https://www.linkedin.com/in/asha', 'linkedin.com/in/asha'],
  github: ['github.com/asha'],
  portfolio: ['https://asha.example', 'asha.example/boxes'],
  otp: ['{{otp}}', '{{otp}}', '123456'],
  code: ['{{code}}', '123456'],
  token: ['{{token}}'],
  cursor: ['{{cursor}}'],
  viewerId: ['{{own}}'],
  viewedUserId: ['{{userId}}'],
  contactUserId: ['{{userId}}'],
  recipientId: ['{{userId}}'],
  otherId: ['{{userId}}'],
  with: ['{{userId}},{{userId}}'],
  id: ['{{userId}}'],
  userId: ['{{last}}', '{{last}}', '{{userId}}', '{{other}}'],
  ids: [['{{notificationId}}']],
  messageIds: [[], ['{{messageId}}']],
  quotedId: ['{{messageId}}'],
  idempotencyKey: ['{{uuid}}'],
  hash: ['{{hash}}'],
  startDate: ['2019-04-01', '2020-02-29', '1900-01-01'],
  endDate: ['2021-05-01', '9999-12-31', '2022-05-01T10:00:00+02:00'],
  foundingDate: ['2020-02-01', '1999-12-31T23:59:59.999999999Z'],
  startsOn: ['{{day}}'],
  remindOn: ['{{day}}', null],
  date: ['{{soon}}'],
  startsAt: ['{{soon}}'],
  starts: [['{{soon}}'], ['{{soon}}', '{{later}}']],
  fullName: [FULL_NAME, FULL_NAME, 'Łukasz O’Neill-Wang', '王小明'],
  age: [18, 31, '100'],
  companySize: ['2-5', 4, '500+'],
  amount: ['INR 20,000', null],
  week: [1, 2],
  zone: ['Europe/Berlin', 'Asia/Calcutta'],
  link: ['https://video.example.com/us', null],
  moves: [null, '{{callId}}'],
  filter: ['skills=React', 'near=Berlin&within=50'],
};

/** By a part of the path, where the same name means something else. */
const IN_PATH: Readonly<Record<string, Values>> = {
  '/equity/': {
    proposalId: ['{{splitId}}'],
    after: [null, '{{splitId}}'],
    cliffMonths: [0, 12],
    pool: [0, 1000],
    yours: [6000],
  },
  '/trial/': { proposalId: ['{{textId}}'], after: [null, '{{textId}}'], name: ['{{fullName}}'] },
  '/calls/': { after: [null, '{{suggestionId}}'] },
  '/points/{pointId}/': { sentence: [SENTENCE], after: [null, SENTENCE] },
  '/alignment/{theme}': { answers: ALIGNMENT.map((answer) => [answer]) },
  '/alignment': { theme: THEMES, question: ALIGNMENT.map(({ question }) => question) },
  '/invitations': { note: [NOTE] },
  '/moderation/': { userId: ['{{last}}', '{{last}}', '{{userId}}'] },
  '/reports': { userId: ['{{other}}', '{{userId}}'], invitationId: [undefined, '{{invitationId}}'] },
};

/** By the name of a shape. */
const OF_SHAPE: Values = { EquityAnswers: [SPLIT], AlignmentAnswerInput: ALIGNMENT };

/** What to try for a field of a call, if it is known. */
export function valuesOf(name: string, path: string, shape = ''): readonly unknown[] | undefined {
  const here = Object.entries(IN_PATH).find(([part, values]) => path.includes(part) && name in values);
  const known = here?.[1][name] ?? ANYWHERE[name] ?? OF_SHAPE[shape];
  return known ?? (name.endsWith('Id') ? [`{{${name}}}`] : undefined);
}
