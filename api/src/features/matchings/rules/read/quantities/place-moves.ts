import { isInDoubt } from './doubt.ts';
import { CONDITION } from './place-words.ts';
import { sentencesOf } from './sentences.ts';
import { placeNameAt } from './spots.ts';
import { isEachMonthOrQuarter } from './visits.ts';

/**
 * YES: would move anywhere; VISITS: comes for days or weeks; NO: stays; MAYBE: would move, but only to where they name or under a
 * condition. Stored by their place in this list.
 */
export const WILL_MOVE = ['YES', 'VISITS', 'NO', 'MAYBE'] as const;
export type WillMove = (typeof WILL_MOVE)[number];

const MOVES =
  /\b(?:re-?locat|(?:would|will|could|can|i'd|i'll|(?:happy|willing|ready|open|glad|planning|plan|hoping|hope|want|about|going|like) to) (?:move|moving)\b(?! (?:it|them|this|things|fast|quick|on|forward|ahead|things|at|with speed|back\b(?! (?:to|in)\b)))|(?:move|moving)\b[^.;,]{0,30} (?:is|are) (?:fine|ok|possible|no (?:problem|matter|issue)))/;

/** Behind "travel", "fly", "drive" and "visit": "I travel light", "fly through tickets", "drive decisions", "visit customers" lead to no place of work. */
export const TO_NO_PLACE = String.raw`(?! (?:light|through|blind|solo|(?:the |my |our )?(?:decisions?|results?|growth|sales|projects?|things|topics?|teams?|change|roadmaps?|revenue|customers?|clients?|users?|patients?|farmers?))\b)`;

/** "I will move north", "moving anywhere on the Deccan": to where they name, which may be far from the other. */
const MOVES_WITHIN =
  /\b(?:move|moving|relocat\w*) (?:back |up |down |anywhere )?(?:north|south|east|west|in|on|within|inside|around)\b/;

const VISIT_TO =
  /\b(?:can|could|able to|happy to) be (?:over |up |down )?in (?:the )?|\b(?:shift|travel|come|coming|visit|fly|drive|commute|pop|hop|nip|train|trips?)\w*(?: (?:down|over|up|out|across|regularly|often|monthly|weekly))* (?:(?:to|into|a|ao|au|para|nach) )?(?:the )?|\bnach (?=[a-z-]+(?: [a-z-]+)? (?:pendeln|fahren|reisen|fliegen|kommen|commut|travel))/g;

/** To where somebody would move: "will relocate to New England", "move within Spain", "würde nach Wien ziehen". */
const DESTINATION =
  /\b(?:mov(?:e|ing)|re-?locat\w*)\b(?: (?:back|up|down|anywhere|over|again|with (?:my|the) \w+))*,? (?:to|in|within|inside|around|near|for|a|nach|in die|en|para|au) (?!you\b|where(?:ver)?\b|be\b|join\b|work\b|the (?:right|job|team)\b)[\p{L}'-]+/u;

const VISITS = new RegExp(
  String.raw`\b(?:open|fine|happy|ok(?:ay)?|up) (?:to|for|with) (?:(?:com(?:e|ing)|be|being|go|going) (?:to|in) )?some towns there\b|\b(?:kann|konnte|wurde|komme|fahre|reise|fliege)\b[^.;,]{0,40}\bnach [a-z-]+|\b(?:can|could|will|would|happy to|willing to|ready to|glad to|i'll|i'd|i) (?:shift|travel${TO_NO_PLACE}|come(?! in\b(?! (?:from|to|by)\b))|(?:visit|fly|drive)${TO_NO_PLACE}|commute|(?:pop|hop|nip) (?:over|across|up|down|to|by|round))|\bcommut(?:e|ing) (?:to|over|across|from|in|by)\b|\b(?:can|could) be (?:over |up |down |there |with you )?(?:in|at) [a-z' -]{2,32} (?:(?:for )?(?:up to )?(?:an?|\d|some|few)(?:-\d)?(?: (?:few|couple of))? (?:days?|weeks?|weekends?)\b|once\b|twice\b|each\b|every\b|monthly\b)|\btravel(?:l?ing)? (?:often|regularly|anyway)|\btake the (?:train|bus|ferry|tram)\b|\b(?:travel(?:l?ing)?|commut(?:e|ing))\b[^.;,]{0,30}\b(?:is|are|would be) (?:fine|ok(?:ay)?|possible|welcome|no (?:problem|issue|trouble))|\b(?:(?:train|bus|car|boat) (?:rides?|journeys?)|flights?)\b[^.;,]{0,40}\b(?:is|are|would be) (?:fine|ok(?:ay)?|welcome|no (?:problem|issue|trouble))|\bi travel\b${TO_NO_PLACE}|\b(?:days?|weeks?|weekends?)(?: or \d)? away\b[^.;,]*\b(?:months?|quarters?|years?)\b|\b(?:going|coming|being) (?:(?:to|at) the [a-z]+|on[- ]?site|over|there)\b[^.;,]*\b(?:months?|quarters?|years?)\b[^.;,]*\b(?:suits|is|are|works|would be)\b(?! (?:not|too|hard|difficult))|\bregular visits|\bwith visits|\btrips?\b|\bmonths? at a time|\bon the move\b|\bby (?:train|car|bus|ferry)\b|\b(?:once|twice|[2-4] times) (?:a week|weekly) is\b|\b(?:kann|konnte|wurde)(?! nicht\b)(?:(?! nicht\b)[^.;,]){0,40} (?:vorbei|dazu|her)?kommen\b|\b(?<!\b(?:not|nicht|non|nao|no|ne) )(?:komme|vengo|verrei|venho|viria|viens|viendrais|kom)\b(?! (?:de|da|dal|dalla|do|del|du|des|d'|aus|uit|van|from|pas)\b)[^.;,]{0,40}\b(?:(?:a|every) (?:week|month)|monat|quartal|jahr|mese|trimestre|anno|mes|ano|mois|an|maand|kwartaal|jaar)\b|\b(?<!not )langskomen\b|\bkom\b(?:(?! not\b)[^.;,]){0,24}\blangs\b`,
);

/** Would come, in the writer's own words. */
const COMES = new RegExp(
  String.raw`\b(?:can|could|will|would|happy to|willing to|ready to|glad to|able to|i'll|i'd|i) (?:also |easily |always |gladly )?(?:(?:travel|visit|fly|drive)${TO_NO_PLACE}|come|commute|be there|(?:pop|hop|nip) \w+)\b|\b(?:kann|konnte|wurde) [^.;,]{0,40}\b(?:kommen|reisen|fahren|fliegen)\b|\b(?:komme|reise|fahre|fliege)\b|\b(?:travel(?:l?ing)?|visits?|trips?)\b[^.;,]{0,40}\b(?:is|are|would be) (?:fine|ok(?:ay)?|possible|no (?:problem|issue))`,
);

export const STAYS =
  /\b(?:not?|never|cannot|can't|won't|don't|wouldn't|couldn't|refuse|unwilling|reluctant)\b[^.;,]{0,24}\b(?:re-?locat\w*|move|moving|leave|travel)\b|\b(?:i )?stay(?:ing)? (?:here|put)\b|(?:^|[.;] |\b(?:will|want to|prefer to) )stay(?:ing)? in\b|\bmoving (?:there )?is not\b|\b(?:re-?locat\w*|moving|a move)\b[^.;,]{0,20} (?:out of the question|out(?=[.,;]|$)|off the table|impossible|ruled out|a no(?:[- ]go)?\b|no option)|\b(?:re-?locat\w*|moving|a move)\b[^.;,]{0,20} (?:not|isn't|never)(?: \w+){0,2} (?:option|possible|feasible|happen\w*|on the (?:cards|table)|for me)\b|\b(?:out of the question|not an option|no option|impossible)(?: (?:to|for me|for us|me|que|de|d'))*:? (?:re-?locat\w*|mov(?:e|ing))\b|\bno way\b[^.;,]{0,20}\b(?:re-?locat\w*|mov(?:e|ing))\b|\b(?:re-?locat\w*|moving)[:?,]? (?:no(?:pe)?|never|no way|out of the question)(?=[.,;!]|$)|\b(?:i am|i'm|im|we are|we're) (?:\w+ )?(?:settled|rooted) (?:here|in)\b|\b(?:i am|i'm|im|we are|we're) (?:well |happily |firmly )?settled(?=[.,;]|$)/;

/** That moving would be no trouble is a no to nothing: "not a problem", "pourquoi pas". */
const NO_TROUBLE =
  /\b(?:(?:is|would be) )?(?:no|not|isn't|wouldn't be|non|pas|nao|nicht|kein\w*|niet|geen)(?: (?:is|es|e|est|really|a|an|any|the|un|une|um|ein|ningun|seria|is|big|great|de))* (?:problem\w*|probleem|issue|matter|trouble|obstacle|objections?|worry|big deal|deal-?breaker|hindernis|bezwaar)\b|\b(?:why not|pourquoi pas|warum nicht|por que n(?:o|ao)|waarom niet)\b/g;

/** "Relocation not required" says nothing of whether somebody would. */
const NOT_ASKED =
  /\b(?:re-?locat(?:ing|ion)|moving)(?: is| would be)? (?:not|never) (?:required|necessary|needed|mandatory|important|an? (?:must|requirement|condition))\b/g;

const MINDS_NOT =
  /\b(?:don't|do not|wouldn't|would not|not|never)(?: \w+)?? (?:mind|opposed to|averse to|against|afraid of)(?= (?:mov(?:e|ing)|a move|re-?locat))/g;

const OF_MOVING = String.raw`(?:re-?locat\w*|moving|a move|would move)`;

/** In languages that set the no behind the verb or at the end: "Umziehen möchte ich nicht", "je ne veux pas déménager". */
const NO_ABROAD = String.raw`(?:nicht|nie|niemals|nein|kein\w*|ungern|pas|jamais|non(?!-)|nao|nunca|niet|nooit|nee|geen)(?! (?:vor(?! (?:zu )?relocating)|bevor|sofort|gleich|avant|tout de suite|antes|voor|direct|meteen)\b)`;

/** Moving first, and then a no: "Relocating is not something I want", "Mudarme no quiero", "moving I'd rather not". */
export const STAYS_BEHIND = new RegExp(
  [
    String.raw`\b${NO_ABROAD}\b[^.;,]{0,40}\b${OF_MOVING}\b`,
    String.raw`\b(?:${OF_MOVING}|mudar)\b(?:, (?:das|c'|ce|isso|eso|dat)\b)?(?: (?!(?:mais|aber|but|pero|mas|maar|doch)\b)[^\s.;,]+){0,6} ${NO_ABROAD}\b`,
    String.raw`\b(?:${OF_MOVING}|mudar)[,:?] (?:lieber |plutot |liever |rather |better )?(?:${NO_ABROAD}|not|no)(?=[.;!]|$)`,
    String.raw`\b${OF_MOVING} no (?:quier|qui[sz]|pued|pod|me|pienso|dese|voy|es |esta)`,
    String.raw`(?:^|[.;,:] |\b(?:but|and|so|though|as) )(?:re-?locat(?:ing|ion)|a move|moving(?! (?:it|them|this|things|fast\w*|quick\w*|on|forward|ahead|parts|at|with)\b))[^.;,]{0,30}(?:\b(?:not|never|nothing|cannot|avoid)\b|n't\b)`,
  ].join('|'),
  'g',
);

/** Moving is spoken of, in whatever words: "thinking about moving to Porto". */
const SPEAKS_OF_MOVING =
  /\b(?:mov(?:e|ing) (?:(?:(?:back |closer |near(?:er)? |out )?(?:to|there|here)|back)\b)|re-?locat)/;

/** What the other may do is no offer of one's own: "from home if you take the train". */
const OF_THE_OTHER = /\b(?:you|u)\b[^.;,]*/g;

/** How far the place of work may be is no visit: "an office within an hour of Haifa by train". */
const IN_REACH = /\bwithin [^.;,]{0,20}\b(?:hours?|min\w*|km|kilomet\w*|miles?)\b[^.;,]*/g;

/** "I commute from Lund": where somebody lives, and no visit. */
const COMMUTES_FROM =
  /\b(?:(?:i|i'd|i'll|will|would|can)(?: also)? )?commut(?:e|ing) from [^.;,]*?(?=[.;,]|$)(?<! to [^.;,]*)/g;

/** "Relocation is difficult for me" is neither yes nor no. */
const HARD =
  /\b(?:hard|difficult|tough|tricky|unlikely|hesitant|complicated|hate|schwierig|schwer|dificil|difficile|complique|complicado|complicada|lastig|moeilijk)\b/;
const MAYBE_SO =
  /\b(?:maybe|perhaps|might|possibly|only|vielleicht|eventuell|nur|quizas?|tal vez|solo|peut-etre|seulement|talvez|apenas|misschien)\b/;

export function movesOf(way: string): WillMove | undefined {
  const text = way
    .replace(OF_THE_OTHER, ' ')
    .replace(IN_REACH, ' ')
    .replace(COMMUTES_FROM, ' ')
    .replace(NOT_ASKED, ' ')
    .replace(NO_TROUBLE, ' is fine')
    .replace(MINDS_NOT, 'happy to')
    .replace(STAYS_BEHIND, '; not moving ');
  const isOpen = MOVES.test(text) || MOVES_WITHIN.test(text);
  const said = sentencesOf(text).find((sentence) => STAYS.test(sentence) || MOVES.test(sentence)) ?? '';
  const isConditional =
    CONDITION.test(said) || isInDoubt(said.replace(STAYS, ' ').replace(/\d[\d.,:]*/g, ' '));
  if (STAYS.test(text) && !(isOpen && DESTINATION.test(text))) {
    if (!isConditional && sentencesOf(text).some(comesEachMonth)) return 'VISITS';
    return isConditional ? 'MAYBE' : 'NO';
  }
  if (isOpen && HARD.test(said)) return undefined;
  if (isOpen)
    return isConditional ||
      MAYBE_SO.test(said) ||
      DESTINATION.test(text) ||
      MOVES_WITHIN.test(text) ||
      namesWhereTo(text)
      ? 'MAYBE'
      : 'YES';
  if (VISITS.test(text)) return 'VISITS';
  return SPEAKS_OF_MOVING.test(text) ? 'MAYBE' : undefined;
}

/** "I can come one week per month. I don't want to relocate": who stays and comes so often comes for visits. */
function comesEachMonth(sentence: string): boolean {
  return sentence
    .split(/(?<=[,;])|\b(?=(?:but|and) )/)
    .some((clause) => COMES.test(clause) && isEachMonthOrQuarter(clause) && !CONDITION.test(clause));
}

/** Whether somebody names the town to which they come: it stands among their cities. */
export function namesWhereComes(way: string): boolean {
  const own = way.replace(OF_THE_OTHER, ' ').replace(IN_REACH, ' ');
  return [...own.matchAll(VISIT_TO)].some((to) => placeNameAt(own.slice(to.index + to[0].length)) !== '');
}

/** "Would move to Singapore", "relocate to Nairobi or Kigali": the words before the first name. */
const MOVES_TO_NAMED =
  /\b(?:mov(?:e|ing)|re-?locat\w*)(?: (?:back|up|down|over|again|home))*(?:,? (?:to|in|within|near|around|nach|para|en|au|a) (?:the |el |la |greater )?| ?[(:] ?)/g;

/** Names what they would like best or as one of others. */
const NOT_THERE_ALONE =
  /\b(?:anywhere|elsewhere|wherever|other|others|another|similar|somewhere|any|ideally|preferabl\w*|prefer\w*|for example|such as|e\.? ?g|like|etc|maybe|europe\w*|africa\w*|asia\w*|eu|latam|americas?)\b/;

/** Whether each sentence on moving names the places to which somebody would move, and no more than those. */
export function namesWhereTo(way: string): boolean {
  const said = sentencesOf(way).filter((sentence) => /\b(?:mov(?:e|ing)|re-?locat)/.test(sentence));
  return (
    said.length > 0 &&
    said.every((sentence) => {
      const named = [...sentence.matchAll(MOVES_TO_NAMED)].some(
        (match) => placeNameAt(sentence.slice(match.index + match[0].length)) !== '',
      );
      return named && !NOT_THERE_ALONE.test(sentence);
    })
  );
}
