import { LIMITS } from '@ampersand/contract/limits';
import { readableFieldSchema } from '@ampersand/contract/readings';
import { tellAll } from '../api/src/features/matchings/rules/explain/laws.fixture.ts';
import {
  applicant,
  coldChain,
  firmwareEngineer,
  founder,
  read,
} from '../api/src/features/matchings/rules/people.fixture.ts';
import { understood } from '../api/src/features/matchings/rules/understood/understood.ts';
import { report } from './report.ts';

// How long one answer keeps the server, which reads in the thread that answers everybody: answers as long as they may be and half as
// long, of what rules go through slowly, read while they are typed and told of in a match.

/** Each is repeated until an answer is full; `#` is another word each time, since what was read lately is read no second time. */
const PIECES = [
  ...[
    'x',
    '9',
    '東',
    '각',
    'ﷺ',
    '½',
    'İ',
    'e\u0301',
    ' ',
    '\n',
    ',',
    '.',
    '-',
    '(',
    '"',
    '€',
    '#',
    '# ',
    '#, ',
    '#. ',
    '#: ',
    '#; ',
  ],
  ...[
    'a ',
    'A ',
    '1 ',
    '1, ',
    '1.',
    '1,',
    '5 - ',
    '5 or 6 ',
    '(a) ',
    'a (b) ',
    'x: ',
    'x, y, no z, ',
    'delhi, no good€',
    'US ',
  ],
  ...[
    '€ 1',
    '€50k ',
    'sea €1k ',
    '€1k # a month. ',
    'We pay €1k # a month. ',
    '10% ',
    '10% equity #. ',
    '5 lakh ',
  ],
  ...[
    'full time ',
    '20 hours # a week. ',
    '2 days # in the office. ',
    'from home on monday #. ',
    'full time from march #. ',
  ],
  ...[
    'not ',
    'no #, ',
    'no a, b or c, ',
    'not in Berlin #. ',
    'a or b sometimes ',
    'ab cd is out ',
    'someone who # sells. ',
  ],
  ...[
    'remote from Berlin #. ',
    'visit Pune once a month #! ',
    'I would move to Berlin if #. ',
    '# GMT+1, ',
    'if # then remote. ',
  ],
  ...[
    'we need a # developer. ',
    '# developer, ',
    'Danish # is a must. ',
    'learn # from a mentor. ',
    'the rest # from home. ',
  ],
];

let words = 0;
/** A word of letters that was not there before. */
const another = () =>
  `q${(words++).toString(36).replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;

function filled(piece: string, length: number): string {
  const parts = [another(), ' '];
  for (let size = 0; size < length; size += parts.at(-1)?.length ?? 0)
    parts.push(piece.replace('#', another));
  return parts.join('').slice(0, length).toWellFormed();
}

const listed = (text: string) =>
  Array.from({ length: Math.floor(text.length / LIMITS.listItem) }, (_, at) =>
    text.slice(at * LIMITS.listItem, (at + 1) * LIMITS.listItem),
  );

const LINES: readonly string[] = ['location', 'salaryExpectations'];
const readings = readableFieldSchema.options.map((field) => ({
  name: `reading ${field}`,
  most: LINES.includes(field)
    ? LIMITS.name
    : field === 'ideaPreferences'
      ? LIMITS.listItems * LIMITS.listItem
      : LIMITS.text,
  prepare: (text: string) => () => understood(field, field === 'ideaPreferences' ? listed(text) : text),
}));

const [ours, theirs] = [await read(founder(coldChain)), await read(applicant(firmwareEngineer))];
const FOUNDERS = ['equityOffered', 'coFounderCommitment', 'workingArrangement'];
const APPLICANTS = ['timeCommitment', 'equityExpectation', 'workingStyle', 'joinMotivation'];
const COMPANIES = ['lookingFor', 'otherDetails'];
const tellings = [...FOUNDERS, ...COMPANIES, ...APPLICANTS].map((field) => ({
  name: `telling of ${field}`,
  most: LIMITS.text,
  prepare: async (text: string) => {
    const isOurs = !APPLICANTS.includes(field);
    const company = { ...coldChain.company, ...(COMPANIES.includes(field) && { [field]: text }) };
    const wants = { ...coldChain.wants, ...(FOUNDERS.includes(field) && { [field]: text }) };
    const one = await read(
      isOurs
        ? founder({ ...coldChain, company, wants })
        : applicant({ ...firmwareEngineer, wants: { ...firmwareEngineer.wants, [field]: text } }),
    );
    const other = isOurs ? theirs : ours;
    return () => [tellAll(one, other), tellAll(other, one)];
  },
}));

/** Milliseconds of the processor, the least of some times: others may run beside. */
async function cost({ prepare }: (typeof readings | typeof tellings)[number], piece: string, length: number) {
  const times: number[] = [];
  for (let i = 0; i < 3; i++) {
    const work = await prepare(filled(piece, length));
    const { user } = process.threadCpuUsage();
    work();
    times.push((process.threadCpuUsage().user - user) / 1000);
  }
  return Math.min(...times);
}

const all = [...readings, ...tellings];
for (const each of all) for (const piece of PIECES) await cost(each, piece, LIMITS.name);

/** Below, a clock tells more of itself than of a rule. */
const LEAST_MS = 20;
const measured: { what: string; ms: number; ratio: number }[] = [];
for (const each of all)
  for (const piece of PIECES) {
    const ms = await cost(each, piece, each.most);
    const ratio = ms < LEAST_MS ? 1 : ms / (await cost(each, piece, each.most / 2));
    measured.push({ what: `${each.name} of ${JSON.stringify(piece)}`, ms, ratio });
  }
const slowest = measured.toSorted((a, b) => b.ms - a.ms);
const steepest = measured.toSorted((a, b) => b.ratio - a.ratio);
for (const { what, ms, ratio } of slowest.slice(0, 5))
  console.log(`${what}: ${ms.toFixed(0)} ms, ${ratio.toFixed(1)} times half of it`);

await report(
  'reading',
  { slowest: slowest[0]?.what, steepest: steepest[0]?.what },
  { answers: measured.length },
  [
    { name: 'the slowest answer, ms', value: slowest[0]?.ms ?? Number.NaN, most: 100 },
    {
      name: 'a whole answer beside half of it, times, at most',
      value: steepest[0]?.ratio ?? Number.NaN,
      most: 5,
    },
  ],
);
