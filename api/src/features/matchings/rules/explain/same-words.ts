import { oncePerPerson, remembered } from '../memory/remembered.ts';
import type { Person } from '../read/person.ts';
import { takeRefusals } from '../read/refusals/refusals.ts';
import { wordsOf } from '../read/vocabulary.ts';
import { quote, tellingWords } from './excerpt.ts';
import { isEnglish } from './language.ts';
import { ANY_JOB, LITTLE, needsOf } from './needs.ts';
import { ofThatName } from './of-that-name.ts';
import { tonguesIn } from './same-thing.ts';
import type { Writer } from './scene.ts';

/** A sentence that somebody wrote, and the field it stands in. */
interface Said {
  readonly field: string;
  readonly sentence: string;
  /** The name of a job. */
  readonly isRole: boolean;
  readonly things: ReadonlySet<string>;
}

const LONGEST = 140;
/** Names are few where a text is not all in capitals: "WhatsApp", "SPEI", "M-Pesa". */
const NAME = /\b(?:[A-Z]{3,}\d*|[A-Z][a-z]+[A-Z]\w*|(?!E-)[A-Z]-[A-Z]\w+)\b/g;
const ANYBODYS =
  /^(?:CEO|CTO|COO|CFO|CMO|CPO|MBA|MVP|USA|USD|EUR|GBP|SaaS|FAQ|API|APIs|KPI|KPIs|PhD|MSc|BSc|ASAP|LinkedIn|NGO|SME|SMEs|GitHub|YouTube|IIT|NOT|AND|ONLY|ALL)$/;
const DENIES =
  /\b(?:not|no|never|nothing|without|cannot|hate|tired|fed up|sick of|\w+n['’]t|(?:do|does|did|is|are|was|wo|ca|would|could|should|has|have)nt)\b/i;
/** Words that half of all texts use in one breath with another. */
const LOOSE = new Set(
  `able after again almost always around back because been before best better between both build building business care cofounder
  come company country customer different done during each early easy eight ever every everybody everyone everything experience
  first five four fourth forward founder from full future give going good great grow half hand hard help here high home hour house hundred
  idea important including keep know large last later left less life like little live local long look looking love made main make
  making many market money month much must myself need never next nine nobody nothing number often once other over part partner past people
  person place problem product project quarter quick quickly ready real really right role same second senior seven several shall
  side simple since small solution something somewhere start started startup still strong system take talk team technical ten thing
  think third thousand three through time today together told took true twice under until used user using very week well were while whole
  within without world write year years yesterday young`
    .split(/\s+/)
    .filter(Boolean),
);

/** The same specific thing in the own words of both: a name, or two telling words next to each other. */
export const sameWords: Writer = (scene) => {
  const { founder, applicant, f, a } = scene;
  if (!isEnglish(founder) || !isEnglish(applicant)) return undefined;
  const { met } = needsOf(scene);
  // A job of the wanted name without any of the wanted skills is another job.
  const isOtherJob = scene.pair.needs.length > 0 && met.length === 0;
  const theirs = ofApplicant(applicant).filter(({ isRole }) => !(isRole && isOtherJob));
  const told = new Set(met.flatMap(({ need, offer }) => wordsOf(`${need.text} ${offer.text}`)));
  const isNews = (thing: string) => !wordsOf(thing).every((word) => told.has(word));
  for (const own of ofFounder(founder)) {
    const news = [...own.things].filter(isNews);
    const sharedBy = ({ things }: Said) => news.filter((thing) => things.has(thing)).length;
    const most = Math.max(0, ...theirs.map(sharedBy));
    const other = most > 0 && theirs.find((each) => sharedBy(each) === most);
    if (!other || !meetsHalf(own, other) || lacksWhatIsNamed(own, other, applicant)) continue;
    const both = news.filter((thing) => other.things.has(thing)).join(' ');
    const isShared = (word: string) => wordsOf(word).some((each) => wordsOf(both).includes(each));
    const how = other.isRole
      ? `${a.possessive} work so far:`
      : `${a.subject} ${other.field.endsWith('kills') ? 'list' : 'write'}`;
    const [one, two] = [own, other].map(({ sentence }) => quote(sentence, LONGEST, isShared));
    const named =
      own.field === 'lookingFor' && other.isRole && ofThatName(scene, own.sentence, other.sentence);
    return {
      text: named || `${f.Subject} write ${one}; ${how} ${two}.`,
      fields: [own.field, other.field],
    };
  }
  return undefined;
};

const ofFounder = oncePerPerson(({ company, founderPreference: wish }: Person): readonly Said[] => {
  return [
    ...said('lookingFor', company?.lookingFor),
    ...said('startupIdea', wish?.startupIdea),
    ...said('companyDescription', company?.companyDescription),
  ];
});

const ofApplicant = oncePerPerson((applicant: Person): readonly Said[] => {
  const { experiences, applicantPreference: wish } = applicant;
  return [
    ...experiences.flatMap(({ description }) => said('experiences', description)),
    ...said('priorStartupExp', wish?.priorStartupExp),
    ...said('joinMotivation', wish?.joinMotivation),
    ...said('currentJob', applicant.currentJob, true),
    ...experiences.flatMap(({ role }) => said('experiences', role, true)),
    ...(wish?.applicantSkills ?? []).flatMap((skill) => listing('applicantSkills', skill)),
    ...applicant.skills.flatMap((skill) => listing('skills', skill)),
  ];
});

const listing = (field: string, skill: string) => (LITTLE.test(skill) ? [] : said(field, skill));

function said(field: string, text: string | null | undefined, isRole = false): Said[] {
  return (text ?? '').split(/(?<=[.!?])\s+|\n/).map((sentence) => {
    const tongues = field === 'lookingFor' || field.endsWith('kills') ? tonguesNamed(sentence) : [];
    return { field, sentence, isRole, things: new Set([...thingsIn(sentence), ...tongues]) };
  });
}

/** Whether somebody's words are about half of what a sentence asks for, or more: social media is the least of “corporate deals and social media, and must know Accra”. */
function meetsHalf(own: Said, other: Said): boolean {
  if (own.field !== 'lookingFor') return true;
  const demands = clausesOf(own.sentence).filter((clause) => weightyIn(clause).length > 0);
  const words = new Set(wordsOf(other.sentence));
  const isMet = (clause: string) => weightyIn(clause).some((word) => words.has(word));
  return demands.filter(isMet).length * 2 >= demands.length;
}

/** Names within a sentence that begin with a capital letter: "Backend engineer, Python or Go". */
const NAMED = /(?<=[\p{L}\p{N}][,;:/(]* ?\(?)(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}+#-]*/gu;

/** Whether a job is all that an applicant has of what a founder asks for by several names. */
function lacksWhatIsNamed(own: Said, other: Said, applicant: Person): boolean {
  if (own.field !== 'lookingFor' || !other.isRole) return false;
  const { applicantPreference: wish, skills, experiences, location, currentJob } = applicant;
  const job = lettersOf(other.sentence);
  const named = (own.sentence.match(NAMED) ?? []).map((name) => name.toLowerCase());
  const asked = named.filter((name) => !job.includes(name) && !ANY_JOB.test(name));
  const theirs = [
    ...(wish?.applicantSkills ?? []),
    ...skills,
    ...experiences.flatMap(({ role, description }) => [role, description ?? '']),
    location ?? '',
    currentJob ?? '',
  ].flatMap(lettersOf);
  return asked.length > 0 && !asked.some((name) => theirs.includes(name));
}

const lettersOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#-]*/gu) ?? [];

const clausesOf = (text: string) => text.split(/[,;:()–—/&]|\band\b|\bor\b|\bbut\b/);
const weightyIn = (clause: string) =>
  tellingWords(clause).filter((word) => !LOOSE.has(word) && !ANY_JOB.test(word));

/** What a sentence names before it denies anything. */
const thingsIn = remembered(
  (sentence): ReadonlySet<string> =>
    new Set(saidBefore(sentence).flatMap((clause) => [...namesIn(clause), ...pairsIn(clause)])),
);

const tonguesNamed = remembered((sentence): readonly string[] => saidBefore(sentence).flatMap(tonguesIn));

/** The clauses of a sentence before the first that denies anything. */
function saidBefore(sentence: string): string[] {
  const clauses = clausesOf(takeRefusals(sentence).text);
  const denied = clauses.findIndex((clause) => DENIES.test(clause));
  return clauses.slice(0, denied < 0 ? clauses.length : denied);
}

const namesIn = (clause: string) =>
  (clause.match(NAME) ?? []).filter((name) => !ANYBODYS.test(name)).map((name) => name.toLowerCase());

function pairsIn(clause: string): string[] {
  const words = wordsOf(clause);
  const tells = (word = '') => tellingWords(word).length > 0 && !LOOSE.has(word) && !/\d/.test(word);
  return words.flatMap((word, at) =>
    tells(word) && tells(words[at + 1]) && !(ANY_JOB.test(word) && ANY_JOB.test(words[at + 1] ?? ''))
      ? [`${word} ${words[at + 1]}`]
      : [],
  );
}
