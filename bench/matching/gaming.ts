import { rank } from '../../api/src/features/matchings/rules/score/ranking.ts';
import { mean } from '../statistics.ts';
import { type Market, readPeople } from './market.ts';
import { applicant, job, type SetPerson } from './sets/types.ts';

const TOP = 3;
const MOST_SKILLS = 50;

/**
 * How far people come who only look as if they fitted: the share of founders' lists in which a stranger with fifty skills, one
 * whose fifty hold the reader's own, and one who pasted the reader's text stand among the first three.
 */
export async function gamed(market: Market, founders: readonly SetPerson[]): Promise<Record<string, number>> {
  const strangers = await readPeople([
    [stuffed([])],
    founders.map(({ person }) => stuffed(person.founderPreference?.skillsNeeded ?? [])),
    founders.map(({ person }) => pasted(person)),
  ]);
  const [anywhere, forReader, copies] = strangers.map((group) => group.map(({ traits }) => traits));
  const share = (traitsAt: (index: number) => Market['applicants'][number]['traits'] | undefined) =>
    mean(
      founders.map(({ id }, index) => {
        const reader = market.founders.find((one) => one.id === id);
        const traits = traitsAt(index);
        if (!reader || !traits) throw new Error(`${id} was not read.`);
        const all = [...market.applicants, { id: 'stranger', traits }];
        const { people } = rank(
          { traits: reader.traits, model: market.model },
          all.map((one) => ({
            id: one.id,
            traits: one.traits,
            model: market.model,
            prior: 0,
            inactive: false,
          })),
        );
        return people.slice(0, TOP).some((one) => one.id === 'stranger') ? 1 : 0;
      }),
    );
  return {
    'fifty skills': share(() => anywhere?.[0]),
    "fifty skills, the reader's own among them": share((index) => forReader?.[index]),
    "the reader's text, pasted": share((index) => copies?.[index]),
  };
}

/** Claims of every trade, the given first, and nothing done. */
function stuffed(first: readonly string[]) {
  return applicant('stranger', 'ADVERSARIAL', {
    location: 'Anywhere, remote',
    availability: true,
    skills: [...new Set([...first, ...SKILLS])].slice(0, MOST_SKILLS),
    wants: {
      applicantSkills: [...first, ...SKILLS].slice(0, 20),
      timeCommitment: 'full-time',
      equityExpectation: 'negotiable',
    },
  }).person;
}

function pasted({ company, founderPreference }: SetPerson['person']) {
  const text = [company?.companyDescription, founderPreference?.startupIdea, company?.lookingFor]
    .filter(Boolean)
    .join(' ');
  return applicant('stranger', 'ADVERSARIAL', {
    location: 'Anywhere, remote',
    availability: true,
    skills: founderPreference?.skillsNeeded ?? [],
    experiences: [job('Co-founder', '2020-01-01', null, text)],
    wants: { joinMotivation: text, timeCommitment: 'full-time', equityExpectation: 'negotiable' },
  }).person;
}

const SKILLS = [
  'Python',
  'Sales',
  'Marketing',
  'Machine learning',
  'Operations',
  'React',
  'Accounting',
  'Product management',
  'Legal',
  'Embedded systems',
  'Fundraising',
  'SEO',
  'DevOps',
  'Mobile apps',
  'Clinical trials',
  'Supply chain',
  'UX design',
  'Data science',
  'Recruiting',
  'Mechanical engineering',
  'Business development',
  'Customer support',
  'Firmware',
  'Chemistry',
  'Teaching',
  'Logistics',
  'Regulatory affairs',
  'Copywriting',
  'Procurement',
  'Electronics',
  'B2B sales',
  'Growth',
  'Cloud',
  'Security',
  'Translation',
  'Agronomy',
  'Manufacturing',
  'Finance',
  'Community building',
  'Video',
  'Game design',
  'Robotics',
  'Biology',
  'Policy',
  'Partnerships',
  'Pricing',
  'Hardware',
  'Quality assurance',
  'Research',
  'Photography',
];
