import { remembered } from '../../memory/remembered.ts';
import { isNamed } from './business.ts';
import { namesKind } from './kinds.ts';
import { fold, JOINED } from './things.ts';

const PEOPLE =
  /(?:ers?|ors?|ists?|ants?|ians?|mbas?|people|folks|bros|guys|men|women|gurus?|ninjas?|egos?|students?|interns?|interims?|temps|bankers?|coach(?:es)?|academics?|graduates?|newbies|rookies|amateurs?|executives?|(?<=\S )pilots?|chefs?|cooks?|nurses?|mechanics|experts?|agents|types?|devs?|agencies|agency|studios?|outsourcing|dev shops?|agentur(?:en)?|berater(?:innen)?|praktikant(?:en|innen)?|agencias?|agences?|agenzi[ae]|consultoras?|consultores|autonomos?|becarios?|practicantes?|pasantes?|estagiarios?|freelances?|stagiaires?|prestataires?|recruteurs?|influenceurs?|(?:sub)?contratistas?|prestador(?:es|as)|reclutadores|recrutadores|etudiante?s?|estudiantes?|estudantes?|principiantes?|iniciantes?|anfanger|studenten|studierende|gente|personas|pessoas|gens|leute|(?<!\S\s)comerciales|logg?|लोग|एजेंसी|एजेंसियां|学生|新卒|未経験者?|代理店|エージェント|業者|フリーランス)$/;
/** "People who only make slides". */
const PEOPLE_WHO =
  /^(?:who(?:ever)?|der|die|que|qui) |^(?:vp|c[a-z]o) (?:who|that) |^(?:people|folks|candidates|anyone|anybody|someone|somebody|those|(?:an?|another) (?:person|candidate|co-?founder)|gente|personas?|alguien|pessoas?|alguem|gens|personnes|quelqu'un|leute|menschen|jemand(?:en)?) (?:who|that|from|with|whose|without|straight|fresh|right|directly|looking|coming|working|just|only|(?:just |only )?after|in it|expecting|wanting|hoping|chasing|que|de|da|do|com|con|qui|avec|aus|mit|ohne|von|die|der)(?![\p{L}])|(?:type|kind|sort) of \p{L}+$/u;
/** They buy or lend, or are no people at all: "we have no customers" refuses nobody. */
const NOT_REFUSED =
  /(?:^|\s)(?:customers?|investors?|users?|suppliers?|partners?|offers?|numbers?|papers?|orders?|water|power|computers?|servers?|printers?|errors?|sensors?|motors?|doors?|matter|letters?|routers?|tractors?|others?|founders?|restaurants?|plants?|grants?|career|instants?|sponsors?|hardware stores?)$/;
/** They write to founders and do not join: only who owns one is of that kind. */
const SELLERS =
  /agenc|agentur|agenz|studios?$|outsourcing|dev shop|recruiter|headhunter|broker|consultoras?$/;
const OWNER =
  /(?<![\p{L}])(?:owner|founder|co-?founder|inhaber\p{L}*|due[nñ]\p{L}+|don[oa]|propriet\p{L}+|patron)(?![\p{L}])/u;

function isPeople(thing: string): boolean {
  const folded = fold(thing);
  const [head = ''] = folded.split(
    / (?:on|from|with|without|of|who|that|(?:read|look|want|hop|chas|pretend|try|sell|com|do|work|call|pitch|ask|expect|think)ing|aus|mit|von|de|del|en|a|que|qui) /,
  );
  return PEOPLE_WHO.test(folded) || (PEOPLE.test(head) && !NOT_REFUSED.test(head));
}

/** The refused who may be applicants: "We have no revenue" refuses nobody. */
export function peopleIn(refused: readonly string[]): string[] {
  return refused.filter(isPeople);
}

const TERMS =
  /(?<![\p{L}])(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|weekends?|evenings?|nights?|side (?:jobs?|gigs?|hustles?)|second jobs?|moonlighting|nebenjobs?|overtime|night shifts?|on-call|meetings?|calls? (?:after|before|on)|(?:equity|commission|sweat)[- ](?:only|equity)|unpaid|internships?|relocation|sonntags?|wochenenden?|uberstunden|domingos?|sabados?|fines? de semana|fins? de semana|dimanches?|samedis?|week-ends?)(?![\p{L}])/u;

const VISA = /(?<![\p{L}])(?:visas?|vistos?|sponsor(?!s(?!\p{L}))\p{L}*|patrocin\p{L}*)(?![\p{L}])/u;

/** Whether it is what a company cannot give, which refuses nobody: "no visa sponsorship". */
export const isOfVisa = (thing: string): boolean => VISA.test(fold(thing));

/** Whether it is plainly something that people refuse: a kind of people or of business, or a term of work. */
export function isRefusable(thing: string): boolean {
  return isPeople(thing) || namesKind(thing) || TERMS.test(fold(thing)) || isOfVisa(thing);
}

const COMES_FROM =
  /^\S+(?: \S+)? (?:(?:who|that|que|qui|die) )?(?:(?:ha(?:ve|s)|come|comes|came|coming|worked|works?|working|straight|fresh|directly|venga|vengan|viene|vienen|vem|venham|vient|viennent|kommen|kommt) )*(?:from|out of|in|at|aus|von|de|del|da|das|do|dos|du|des) (.+)$/;
const OF_FIELD = /^(\S+(?: \S+)?) (?:people|folks|guys|types|bros)$/;
const OF_FIELDS =
  /\b(?:the|an?|any|industry|sector|world|space|business|compan(?:y|ies)|mundo|las|los|el|la|le|les|der|die|branche)\b/g;

/** The field that people are refused for: "anybody coming from gambling / slots or web3", "crypto folks". */
export function fieldRefused(kind: string): string | undefined {
  const folded = fold(kind);
  const field = COMES_FROM.exec(folded)?.[1] ?? OF_FIELD.exec(folded)?.[1];
  const names = field?.replace(OF_FIELDS, '').split(JOINED) ?? [];
  const isField = (name: string) => wordsIn(name).length <= 2 && namesKind(name);
  return names.length > 0 && names.every(isField) ? field : undefined;
}

/** Says nothing of which people. */
const ANY =
  /^(?:people|folks|types?|guys|bros|person|pure|purely|just|only|mere|typical|classic|another|any|more|a|an|the|of|reine|nur|solo|puros?|purement|kind|sort)$/;
const PURE = /(?<![\p{L}])(?:pure|purely|just|only|mere|reine|nur|puros?)(?![\p{L}])/u;
const TITLE =
  /^(?:head|lead|vp|chief|director)\s|(?:ers?|ors?|ists?|ants?|ians?|ects?|head|lead|c[a-z]o|students?|interns?|trainees?|analysts?|coach|agent|executive|freelance|erin|eur|euse|eira?)(?= \(|$)/u;
/** "Teacher of students": behind it stands what they deal with. */
const DEALT_WITH = /,|\s(?:of|for|to|at|with|de|für|para|pour)\s/;
const AGENT = /(?:er|or|ant|ist)$/;
const ENDING = /^(?:er|or|ant|ist|ing|ancy|e)$/;
const wordsIn = (folded: string): string[] => folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const singular = (word: string) => word.replace(/ies$/, 'y').replace(/(?<=ch|sh|ss|x)es$|s$/, '');

interface Word {
  readonly word: string;
  /** Of who does something: a marketer is in marketing. */
  readonly stem: string | undefined;
}

/** The words of a kind of people that a title may say; none where it is no kind that titles name. */
const wordsOfKind = remembered((kind): readonly Word[] => {
  const folded = fold(kind);
  if (PEOPLE_WHO.test(folded)) return [];
  return wordsIn(folded)
    .filter((word) => !ANY.test(word))
    .map((each) => {
      const word = singular(each);
      const stem = word.replace(AGENT, '');
      return { word, stem: stem !== word && stem.length > 2 ? stem : undefined };
    });
});

function isSaidIn(words: readonly string[], { word, stem }: Word): boolean {
  return words.some((each) => {
    const own = singular(each);
    return (
      own === word || (stem !== undefined && own.startsWith(stem) && ENDING.test(own.slice(stem.length)))
    );
  });
}

/** One is that for a time: whoever was a junior once may be none today. */
const FOR_A_TIME =
  /junior|student|intern|trainee|interim|temps|freelanc|contractor|praktikant|becari|practicant|pasant|estagiari|stagiaire/;
/** What somebody would be by the way they are engaged, whatever they do elsewhere today. */
const ENGAGEMENT =
  /^(?:(?:an?|any|the|external|externen?|hourly|part[- ]time) )*(?:freelanc\p{L}*|contractors?|agenc(?:y|ies)|agentur(?:en)?|agencias?|agences?|agenzi[ae]|consultants?|consultoras?|consultor(?:es)?|berater(?:innen)?|part[- ]?timers?|autonomos?|prestador\p{L}*|prestataires?|(?:sub)?contratistas?|dev shops?|freiberufler\p{L}*)$/u;

/** Whether people are refused for how they would be engaged: "freelancers". */
export const isEngagement = remembered((kind) => ENGAGEMENT.test(fold(kind)));

/** Where people are refused who are nothing else, this share of what somebody brings is of it. */
const MOSTLY = 1 / 3;

/** The title among what somebody brings that plainly says that they are of a kind of people; undefined where none does. */
export function titleOfKind<Term extends { readonly text: string }>(
  kind: string,
  brings: readonly Term[],
): Term | undefined {
  const words = wordsOfKind(kind);
  if (words.length === 0) return undefined;
  const refused = fold(kind);
  const isSaid = (text: string) => {
    const own = wordsIn(fold(text));
    return words.every((each) => isSaidIn(own, each) || (namesKind(each.word) && isNamed(each.word, text)));
  };
  const said = brings.filter(({ text }) => isSaid(text));
  if (PURE.test(refused) && said.length < MOSTLY * brings.length) return undefined;
  if (FOR_A_TIME.test(refused) && brings.some((each) => !said.includes(each) && isTitle(fold(each.text))))
    return undefined;
  return said.find(({ text }) => {
    const title = fold(text);
    return isTitle(title, words) && (!SELLERS.test(refused) || OWNER.test(title));
  });
}

/** Whether a text is a title; with `words`, one that says one of them of its owner. */
function isTitle(title: string, words: readonly Word[] = []): boolean {
  const [head = '', ...dealtWith] = title.split(DEALT_WITH);
  if (!TITLE.test(head)) return false;
  const isOwn = dealtWith.length === 0 || /^(?:head|lead|vp|chief|director)\b/.test(head);
  return isOwn || words.length === 0 || words.some((each) => isSaidIn(wordsIn(head), each));
}
