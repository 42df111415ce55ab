import { oncePerPerson, remembered } from '../memory/remembered.ts';
import { type Person, workOf } from '../read/person.ts';
import { sentencesOf } from '../read/quantities/sentences.ts';
import type { Scene } from './scene.ts';
import type { Topic } from './sentences.ts';
import { hoursWritten, payWritten } from './term-words.ts';
import { founderWay } from './way-said.ts';

/**
 * Answers that hold for one case of several: a founder's for one part of the work ("operations on site, tech people can work
 * remotely"), an applicant's for companies ("5 % in a company, for a non-profit I don't expect any").
 */

const OF_TECH = String.raw`tech(?:nical|nology)?|techies?|engineer\w*|develop(?:ers?|ment)|devs?|program(?:mers?|ming)|software|hardware|firmware|embedded|electronics|(?:computer )?vision|data|machine learning|ml|ai|techni\p{L}*|entwickl\p{L}*|ingenieur\p{L}*|ingénieur\p{L}*|informati\p{L}*|técnic[oa]s?|tecnología|desarrollo|desarrollador\p{L}*|program\p{L}*|ingenier\p{L}*|développ\p{L}*|desenvolv\p{L}*|engenh\p{L}*`;

/** How parts of the work are named. */
const PARTS: readonly string[] = [
  OF_TECH,
  String.raw`sales(?:people|persons?)?|(?:sales )?account managers?|business development|vertrieb\p{L}*|verkauf|ventas|comercial(?:es)?|vent(?:e|es)|commercia(?:le|ux)|vendas|vendite`,
  'marketing|growth|communications|social media',
  'operations?|ops|logistics?|logistik|production|supply chain|betrieb|produktion|operaciones|producción|logística|opérations|logistique|operações|produção',
  String.raw`design(?:ers?)?|ux|diseñ\p{L}*|designer\p{L}*`,
  'financ(?:e|ials?)|accounting|bookkeeping|finanzen|buchhaltung|finanzas|contabilidad|comptabilité|finanças|contabilidade',
  '(?:customer )?support|customer (?:success|service)|kundenservice|soporte|atención al cliente|suporte',
];

const ANY_PART = `(?:${PARTS.join('|')})`;
const FEW = "(?:the|an?|our|any|el|la|las|los|un[ae]?|die|den|das|der|les?|l'|os?|as?)";
const PEOPLE = `(?: (?:people|persons?|staff|roles?|folks|hires?|team|side|part|work|jobs?|positions?|leute|rolle|seite|equipo|perfil|puesto|equipe|équipe|poste))?`;
const HAS_TERMS = String.raw`(?::| (?:(?:is|are|can|could|may|must|has to|have to|needs?|should|will|works?|gets?)(?! (?:yours?|mine|done|ready|running|live)\b)|on[- ]?site|remote(?:ly)?|(?:from|at) home|in \p{L}+|full|part|puede|pueden|debe|deben|tiene|tienen|kann|können|muss|müssen|peut|peuvent|doit|doivent|pode|podem|deve|devem))(?!\p{L})`;

/** "For sales: …", "for the vision part we …", at the beginning or the end of a clause. */
const FOR_A_PART = new RegExp(
  String.raw`(?<!\p{L})(?:for|para|für|pour|per) (?:${FEW} )?(?:[\p{L}-]+ )?(${ANY_PART})${PEOPLE}(?=:|,|$|[.;]| (?:we|it|you|there|that|this|hay|gibt|wir|il|on|nous|há|only|nur|solo|sólo)(?!\p{L}))`,
  'giu',
);
/** "Tech people can …", "operations on site". */
const A_PART_HAS = new RegExp(
  String.raw`(?:^|[,:(]\s*|(?<!\p{L})(?:and|but|while|und|aber|y|pero|et|mais|e|mas)\s+)(?:${FEW} )?(${ANY_PART})${PEOPLE}${HAS_TERMS}`,
  'giu',
);

const partsIn = (words: string): readonly number[] =>
  PARTS.flatMap((part, at) =>
    new RegExp(String.raw`(?<!\p{L})(?:${part})(?!\p{L})`, 'iu').test(words) ? at : [],
  );

/** The parts of the work that an answer has terms for. */
const partsWithTerms = remembered((text): readonly number[] => {
  const named = sentencesOf(text).flatMap((sentence) =>
    [FOR_A_PART, A_PART_HAS].flatMap((words) =>
      Array.from(sentence.matchAll(words), ([, part = '']) => part),
    ),
  );
  return named.flatMap(partsIn);
});

const partsOf = oncePerPerson((applicant: Person): readonly number[] =>
  [
    ...applicant.skills,
    ...(applicant.applicantPreference?.applicantSkills ?? []),
    ...workOf(applicant),
  ].flatMap(partsIn),
);

/** What a founder wrote on a topic whose terms may differ from one part of the work to the next. */
function answerOn(topic: Topic, scene: Scene): string | null | undefined {
  const { founder } = scene;
  if (topic === 'place') return founderWay(founder).written;
  if (topic === 'hours') return hoursWritten(scene).wish.text;
  if (topic === 'equity') return founder.founderPreference?.equityOffered;
  return topic === 'pay' ? payWritten(scene).stated : undefined;
}

/** Whether what a founder wrote on a topic has terms for the applicant's work, for other work, or for both; undefined where it names none. */
function workMeant(topic: Topic, scene: Scene): 'THEIRS' | 'OTHER' | 'BOTH' | undefined {
  const named = partsWithTerms(answerOn(topic, scene) ?? '');
  if (named.length === 0) return undefined;
  const own = partsOf(scene.applicant);
  const theirs = named.filter((part) => own.includes(part));
  if (theirs.length === named.length) return 'THEIRS';
  return theirs.length > 0 ? 'BOTH' : 'OTHER';
}

/** What somebody asks of one that earns nothing, beside what they ask of others. */
const OF_NON_PROFITS =
  /(?<!\p{L})(?:for|in|at|with|für|bei|pour|dans|para|en|em|per) (?:(?:an?|the|ein\p{L}*|une?|una|um|uma|\p{L}+) )?(?:non-?profits?|not-for-profits?|ngos?|charit(?:y|ies)|associations?|projets? associatifs?|gemeinnützig\p{L}*|vereine?|ongs?|fundaci(?:ón|ones)|asociaci(?:ón|ones)|associaç(?:ão|ões)|fundaç(?:ão|ões)|onlus)(?!\p{L})/iu;

const CLAUSE = /(?<=[.;])\s+|,?\s+(?=(?:but|and|while|aber|und|pero|y|mais|et|mas|e|ma)\s)/u;

/** What somebody asks of a founder's company, without what they ask of non-profits where it is none: "5 %, for a charity none". */
export function askedOf({ company }: Person, text: string): string {
  if (company?.companyType === 'NON_PROFIT' || !OF_NON_PROFITS.test(text)) return text;
  const left = text.split(CLAUSE).filter((clause) => !OF_NON_PROFITS.test(clause));
  return left.some((clause) => /\d/.test(clause)) ? left.join(' ').replace(/[.;,]$/, '') : text;
}

function asksLessOfNonProfits(topic: Topic, { founder, applicant }: Scene): boolean {
  if (founder.company?.companyType !== 'NON_PROFIT') return false;
  if (topic === 'equity') return OF_NON_PROFITS.test(applicant.applicantPreference?.equityExpectation ?? '');
  return topic === 'pay' && OF_NON_PROFITS.test(applicant.salaryExpectations ?? '');
}

/**
 * Whether nothing can be told of how a topic suits the two, as what one of them wrote holds for another case: all of it, or a
 * part, which may be what does not suit. `suits`: whether it seems to.
 */
export function isOfAnotherCase(topic: Topic, scene: Scene, suits: boolean): boolean {
  const work = workMeant(topic, scene);
  return work === 'OTHER' || (!suits && (work === 'BOTH' || asksLessOfNonProfits(topic, scene)));
}
