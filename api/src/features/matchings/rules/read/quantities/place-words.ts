import { remembered } from '../../memory/remembered.ts';
import { withAnywhere } from './bounds.ts';
import { wayFromDutch } from './place-dutch.ts';
import { IF_FARES_PAID, REMOTE_IF_WEEKLY, withoutRings } from './place-reach.ts';
import { boundsInEnglish, plain, translator, withoutAccents } from './plain.ts';
import { withoutRefusedPlaces } from './refused-places.ts';
import { withRegionsInFull } from './regions.ts';
import { sentencesOf } from './sentences.ts';
import { countryNamed, withoutClocksOf } from './spots.ts';
import { isSeldom } from './visits.ts';

/** Cities that are also words: names only with a capital, and not where one begins a sentence: "Nice to meet you". */
const ORDINARY = /\b(?:nice|cork|split|bay area)\b|(?:^|(?<=[.;!?] ))(?:Nice|Cork|Split)\b(?= [a-z])/g;

/** Zones that are also words ("Deutsch ist nötig", "la ville est belle"): zones only in capitals, or where clocks are meant. */
const NO_ZONE = /(?<!\p{L})(?:[Ii]st|[Ee]st|[Ww]at)(?!\p{L})(?!\s?(?:time|hours|zone|±|\+))/gu;

const translated = translator({
  remote:
    'remoto|remota|a remoto|a distanza|teletrabajo|teletrabalho|télétravail|a distancia|à distance|à distância|a distância|distanciel|da remoto|ortsunabhängig|von überall|fernarbeit|homeoffice|home-office|wfh|घर से काम|घर से|ghar se kaam|ghar se',
  'from home': 'von zu hause|von zuhause|von daheim|desde casa|desde mi casa|de chez moi|de casa|da casa',
  'at home': 'zu hause|zuhause|daheim|en casa|à la maison|chez moi|chez soi|em casa',
  'on site': 'presencial|présentiel|vor ort|in presenza|sur place',
  'in the office':
    'wfo|im büro|im office|en la oficina|en oficina|au bureau|in ufficio|in sede|no escritório|na empresa',
  'in the lab': 'im labor|en el laboratorio|au laboratoire|au labo|no laboratório|in laboratorio',
  'in the workshop': "in der werkstatt|en el taller|à l'atelier|dans l'atelier|na oficina|in officina",
  office: 'büro|oficina|bureau|ufficio|escritório',
  'in person': 'persönlich|en persona|en personne|pessoalmente|di persona|dal vivo',
  meet: 'ci vediamo|vederci|incontrarci|nos vemos|vernos|nos encontramos|encontrarnos|encontrar-nos|on se voit|nous voir|treffen wir uns|wir treffen uns|sehen wir uns',
  'cannot move':
    'no puedo mudarme|no me puedo mudar|no me mudo|no me mudaría|não posso me mudar|não me mudo|je ne peux pas déménager|kann nicht umziehen|will nicht umziehen|ziehe nicht um|ne peux pas déménager|je ne déménage pas',
  hybrid: 'híbrido|híbrida|hybride|ibrido|semi-présentiel',
  days: 'tage|tagen|días|dias|jours|giorni',
  monday: 'montag|montags|lunes|lundi|segunda-feira|lunedì',
  saturday: 'samstag|samstags|sonnabends|sábado|sábados|samedi|samedis|sabato',
  sunday: 'sonntag|sonntags|domingo|domingos|dimanche|dimanches|domenica',
  tuesday: 'dienstag|dienstags|martes|mardi|terça-feira|martedì',
  wednesday: 'mittwoch|mittwochs|miércoles|mercredi|quarta-feira|mercoledì',
  thursday: 'donnerstag|donnerstags|jueves|jeudi|quinta-feira|giovedì',
  friday: 'freitag|freitags|viernes|vendredi|sexta-feira|venerdì',
  'monday to wednesday': 'segunda a quarta',
  'monday to thursday': 'segunda a quinta',
  'monday to friday': 'segunda a sexta',
  'tuesday to thursday': 'terça a quinta',
  'tuesday to friday': 'terça a sexta',
  'wednesday to friday': 'quarta a sexta',
  '1 day': 'ein tag|einen tag|un día|un jour|um dia|un giorno',
  '2': 'dois|duas',
  '3': 'três',
  '4': 'quatro',
  'the rest':
    'o resto|el resto|le reste|der rest|den rest|il resto|el otro día|los otros días|los demás días|les autres jours|o outro dia|os outros dias|den anderen tag|die anderen tage|an den anderen tagen|gli altri giorni|negli altri giorni',
  'move to': 'déménager à|umziehen nach|mudarme a|mudava-me para|mudo-me para|mudar para|mudar-me para',
  'out of the question':
    'kommt nicht in frage|kommt nicht infrage|kommt für mich nicht in frage|ausgeschlossen|keine option|está descartado|queda descartado|no es una opción|no es opción|hors de question|est exclu|est exclue|exclu|exclue|pas une option|fora de questão|fora de cogitação|não é uma opção|não é opção',
  relocation: 'un déménagement|déménagement|ein umzug|umzug|una mudanza|mudanza|mudança|a mudança',
  relocating:
    'umziehen|umzuziehen|wegziehen|wegzuziehen|mudarme|mudar-me|me mudar|mudar de cidade|mudar de país|déménager|cambiar de ciudad|cambiarme de ciudad',
  'no relocation': 'ni hablar de mudarme|pas question de déménager|kein umzug|ohne umzug|sin mudanza',
  sometimes:
    'ab und zu|hin und wieder|gelegentlich|manchmal|de vez en cuando|cada tanto|a veces|de temps en temps|parfois|de vez em quando|às vezes',
  hours: 'stunden|heures|horas',
  times: 'veces|vezes|fois|volte|mal',
  twice: 'zweimal',
  'once a week':
    'una vez por semana|una vez a la semana|une fois par semaine|uma vez por semana|einmal pro woche|einmal die woche|einmal in der woche|una volta a settimana|una volta alla settimana',
  'a week': 'par semaine|por semana|pro woche|die woche|a la semana|alla settimana|a settimana',
  'a month': 'par mois|por mes|por mês|al mes|pro monat|im monat|al mese',
  'with visits': 'con visitas|avec des visites|mit besuchen',
  overlap:
    'überschneidung|überlappung|solapamiento|chevauchement|sobreposição|coincidamos|coincidimos|coincidir|überschneiden|überlappen',
  'in common': 'en común|en commun|em comum',
  'time difference':
    'zeitverschiebung|zeitunterschied|décalage horaire|décalage|diferencia horaria|diferença horária|diferença de fuso',
  'would move':
    'mi trasferirei|trasferirmi|me mudaría|me mudo|puedo mudarme|me puedo mudar|podría mudarme|me podría mudar|dispuesto a mudarme|dispuesta a mudarme|posso me mudar|posso mudar|me mudaria|umzugsbereit|bereit umzuziehen|würde umziehen|kann umziehen|könnte umziehen|ziehe um|würde ziehen|kann ziehen|prêt à déménager|prête à déménager|peux déménager|pourrais déménager',
  'anywhere but':
    'überall außer|überall ausser|egal wo außer|partout sauf|en cualquier lugar menos|en cualquier parte menos|ovunque tranne|em qualquer lugar menos',
  anywhere:
    "cualquier lugar|cualquier parte|qualquer lugar|qualquer parte|qualquer cidade|cualquier ciudad|n’importe où|n'importe où|überall|egal wo|desde donde quiera|desde donde quieras|desde donde prefiera|desde donde prefieras|de onde quiser|de onde quiseres|de onde você quiser|d'où vous voulez|d'où tu veux|von wo du willst|von wo sie wollen|da dove vuoi",
  'anywhere in germany': 'deutschlandweit|bundesweit',
  'anywhere in austria': 'österreichweit',
  'anywhere in switzerland': 'schweizweit',
  within: 'im umkreis von|umkreis|dans un rayon de|en un radio de',
  'can travel':
    'puedo ir|podría ir|posso ir|poderia ir|peux aller|pourrais aller|peux venir|posso andare|puedo viajar|podría viajar|posso viajar|peux voyager|peux me déplacer|kann reisen|reisebereit|posso viaggiare|posso venire|posso venirci|potrei venire|posso passare|potrei passare|puedo venir|podría venir|puedo acercarme|puedo pasarme|puedo desplazarme|posso vir|poderia vir|posso deslocar-me|posso me deslocar|pourrais venir|peux passer',
  'i travel': 'viajo|je voyage|je me déplace',
  'cannot travel':
    'no viajo|não viajo|non viaggio|no puedo viajar|não posso viajar|non posso viaggiare|ne peux pas voyager|ne peux pas me déplacer',
  'cannot come':
    'no puedo ir|no puedo venir|não posso ir|não posso vir|non posso andare|non posso venire|non posso venirci|ne peux pas venir',
  'can travel to the office':
    'posso venire in sede|posso venire in ufficio|posso passare in sede|posso passare in ufficio|potrei venire in sede|potrei passare in ufficio',
  'commuting is': 'pendeln ist',
  'no problem': 'kein problem|ningún problema|pas un problème|sem problema',
  if: 'wenn|falls|sofern|si es|si hay|si se|si vives|si puedes|si vous|si tu|si on|अगर|agar',
  otherwise: 'sonst|ansonsten|sinon|si no|de lo contrario|senão|altrimenti',
  'at first':
    "anfangs|am anfang|zunächst|erstmal|al principio|primero|au début|d’abord|d'abord|no começo|no início|पहले|pehle",
  later:
    'poi|più tardi|danach|später|dann|luego|después|puis|ensuite|plus tard|depois|mais tarde|फिर|बाद में|baad mein',
  until: "bis zum|bis zur|bis dahin|bis ende|jusqu'à ce que|hasta que|até que",
  together: 'gemeinsam|zusammen|juntos|juntas|ensemble',
});

/** "Dienstag bis Donnerstag", of days that are in English by now. */
const TO_A_DAY = /(?<=day) (?:bis|al?|à|au|até|hasta|fino a) (?=(?:mon|tues|wednes|thurs|fri)day\b)/g;

/** "Alle sechs Wochen", "tous les 3 ou 4 mois". */
const EACH_FEW = (units: string) =>
  new RegExp(
    String.raw`(?<!\p{L})(?:alle|tou(?:te)?s les|(?:a )?cada|ogni|om de|every|each) (\d{1,2}(?: ?(?:-|–|to|or|bis|oder|ou|o|à|a) ?\d{1,2})?) (?:${units})(?!\p{L})`,
    'gu',
  );
const EACH_FEW_WEEKS = EACH_FEW('wochen|semaines|semanas|settimane|weken|weeks');
const EACH_FEW_MONTHS = EACH_FEW('monate|mois|meses|mesi|maanden|months');
/** What is called by its days: "alle 14 Tage", "par quinzaine". */
const EACH_FORTNIGHT =
  /(?<!\p{L})(?:alle|tous les|(?:a )?cada|ogni|every) (?:14|15|vierzehn|quinze|quince|quindici) days(?!\p{L})|(?<!\p{L})(?:par|chaque) quinzaine(?!\p{L})/gu;

export const inEnglish = (read: string) =>
  translated(wayFromDutch(read))
    .replace(TO_A_DAY, ' to ')
    .replace(EACH_FORTNIGHT, 'every 2 weeks')
    .replace(EACH_FEW_WEEKS, 'every $1 weeks')
    .replace(EACH_FEW_MONTHS, 'every $1 months');

/** What holds of some is no way of the others: "for the right person outside Pune we can manage remote". */
export const FOR_SOME =
  /(?:^|(?<=[.;!?,] ))[^.;!?,]*\b(?:for|with|fur|pour|para|per) (?:(?:the |a |an |die |la )?(?:right|great|good|strong|perfect|exceptional|outstanding|excellent|richtige|bonne) (?:person|people|1|candidate|partner|fit|match|co-?founder|engineer|developer|designer|hire|talent|personne)|(?:some(?:body|1|one)|any(?:body|1|one)|people) (?:really |very |truly )?(?:great|good|strong|exceptional|outstanding|excellent|special)|la persona (?:adecuada|indicada|correcta|ideal|giusta)|a pessoa certa)\b[^.;!?]*/g;

/** Home as an exception is no way of working: "WFH on request, not as routine". */
const NOT_AS_A_RULE =
  /\b(?:remote(?:ly)?|from home|at home|home office)(?: work| days?)?(?: is| are| only| possible| ok(?:ay)?| allowed)* (?:on|by|upon) (?:request|exception|approval|prior approval)\b(?:,? (?:but )?not [^.;,]*)?|\b(?:remote(?:ly)?|from home|home office)(?: work)?(?: is| only)* (?:in (?:emergenc\w*|exception\w* cases)|as an exception|exceptionally)\b/g;

/** What would be nice binds nobody. */
const NICE_IF =
  /\b(?:would|'d|will) be (?:[a-z]+ )?(?:sweet|nice|great|lovely|good|cool|awesome|fun|a plus|welcome|ideal|perfect) if\b[^.;]*/g;

export const MOVING_ANYWHERE =
  /\b(?:mov(?:e|ing)|re-?locat\w*|fly(?:ing)?|travel(?:l?ing)?|com(?:e|ing)|go(?:ing)?|driv(?:e|ing)|visit(?:ing)?) (?:to )?(?:anywhere|wherever)\b/g;

/** What a company pays for is no wish of its own to move. */
const MOVING_PAID =
  /\b(?:re-?locat\w*|mov(?:e|ing)) (?:you|people|somebody|someone|costs?|package|support|help|budget|allowance|paid|covered)\b[^.;]*|\b(?:pay|cover|help with|support|sponsor)\w*(?: for)? (?:the |your |you to |to )?(?:re-?locat\w*|mov(?:e|ing))\b[^.;,]*/g;

/** What stands under a condition is not offered for sure. */
export const CONDITION =
  /\b(?:if|unless|provided|depending|depends|as long as|in case)\b(?! (?:possible|needed|necessary|required|need be|it takes|(?:you|u|they|1) (?:want|like|prefer|wish))\b)/;

/** Where somebody at a place of work goes from there: "on site in Nairobi, with travel to Machakos and Mombasa". */
const TRAVELS_FROM_WORK =
  /(?<=\b(?:on[- ]?site|in[- ]person|office|workshop|lab|vor Ort|presencial|présentiel)\b[^.;]*?),? (?:with|plus|and|mit|con|avec|com|et|y|e|und)\b[^.;,]{0,20}\b(?:travel\p{L}*|trips?|visits?|Reisen|viajes|déplacements|viagens) (?:to|nach|a|à|para) [^.;]*/giu;

/** "Can fly to Cebu or Davao": the towns behind the verb. */
const TRAVELS_TO =
  /(?<=\bnach )\p{Lu}[\p{L}-]+(?= (?:reisen|fahren|fliegen|kommen|pendeln)\b)|(?<=\bvisit(?:s|ing)? )\p{Lu}[\p{L}'’-]+(?:(?: (?:or|and))?,? \p{Lu}[\p{L}'’-]+)*|(?<=\b(?:travel\p{L}*|fly|flying|drive|driving|come|coming|pop|hop|nip|trips?|visits?|viajar|ir|voyager|aller|reisen|fliegen|kommen) (?:(?:over|up|down|out|back|across) )?(?:to|into|a|à|nach|para|ao|aos|au|aux|en|in) (?:the |los |las |la |el |les |o |os |die )?)\p{Lu}[\p{L}'’-]+(?:(?: (?:or|and|oder|und|o|y|e|ou|et))?,? \p{Lu}[\p{L}'’-]+)*/gu;

const TOWNS = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*(?:,? (?:(?:and|or) )?\p{Lu}[\p{L}'’-]+)*`;

/** Where somebody comes from: "I'm from Lyon". */
const ORIGIN = new RegExp(
  String.raw`\b(?:(?:[Ii]['’]?m|[Ii] am|[Ww]e['’]?re|[Ww]e are|[Oo]riginally|[Ii] come|[Hh]ails?) (?:originally )?from|[Bb]orn(?: and (?:raised|bred))? in|[Gg]rew up in|[Rr]aised in|[Nn]ative of|[Kk]omme (?:ursprünglich )?aus|[Ss]tamme aus|[Gg]ebürtig aus|[Aa]ufgewachsen in|[Jj]e viens de|[Nn]ée? à|[Oo]riginaire de|[Ss]oy de|[Vv]engo de|[Nn]ac[ií] en|[Ss]ou de|[Nn]asci em) ${TOWNS}`,
  'gu',
);

const SEASON =
  '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*|(?:the )?(?:summer|winter|spring|autumn|fall|holidays)|Christmas|Easter|Ramadan|Diwali';

/** Where somebody is for some weeks of the year: "In Dec I am in Atlanta with family". */
const STAY_AWAY = new RegExp(
  String.raw`(?<=\b(?:[Ii]n|[Dd]uring|[Oo]ver|[Ff]or|[Mm]ost of) (?:${SEASON}),? [Ii](?:['’]?ll be| will be|['’]?m| am| stay)(?: usually| always)? in )${TOWNS}|(?<=\b[Ss]pend (?:${SEASON}) in )${TOWNS}|(?<=\b(?:[Aa]m|['’]m|be|stay) in )${TOWNS}(?= (?:in|during|over|for) (?:${SEASON})\b)`,
  'gu',
);

/** Back to where somebody grew up, and not to the other: "I grew up in Ibadan, I can move back". */
const MOVES_BACK =
  /\b(?:(?:mov(?:e|ing)|relocat(?:e|ing)|go|going) back|return(?:ing)?)(?: there| home)?(?! to\b)(?=[\s.,;!]|$)/;

/** A text without the towns where its writer was born or is for some weeks of the year: no places of work. */
export function withoutOtherTowns(text: string): string {
  const [origin = ''] = text.match(ORIGIN) ?? [];
  const [town] = origin.match(new RegExp(`${TOWNS}$`, 'u')) ?? [];
  const named = town ? text.replace(MOVES_BACK, `move to ${town}`) : text;
  return named.replace(ORIGIN, '').replace(STAY_AWAY, TO_TOWNS);
}

/** "San Diego one week a month": a town with how seldom behind it. */
const SELDOM_TOWN =
  /(?<![\p{L}-])\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*(?= (?:for )?(?:an?|one|two|three|a few|\d) (?:days?|weeks?|weekends?) (?:a|per|each|every) (?:(?:few|other|second) )?(?:month|quarter|year)s?\b)/gu;

/** Stands for the towns to which somebody travels. */
export const TO_TOWNS = 'some towns there';

/** Where somebody goes some days of a month or a year is no place of work of theirs. */
export function withoutTravels(text: string): string {
  return text
    .replace(TRAVELS_FROM_WORK, '')
    .replace(SELDOM_TOWN, TO_TOWNS)
    .split(/(?<=[.;!?]\s)|\b(?=(?:but|aber|pero|mais|mas) )/)
    .map((part) => {
      const isNowAndThen = isSeldom(withoutAccents(inEnglish(plain(part))));
      return part.replace(TRAVELS_TO, (to) =>
        isNowAndThen || countryNamed(withoutAccents(to.toLowerCase())) ? TO_TOWNS : to,
      );
    })
    .join('');
}

/** Away from where they work now and then, as the work wants: "in the office when you're not on the road". */
const AWAY =
  /,? (?:(?:when(?:ever)?|if) (?:(?:you|we|i|they)(?:'re|'m| are| am)? )?not|(?:unless|except (?:when|if|while))(?: (?:you|we|i|they)(?:'re|'m| are| am)?)?) (?:on the road|on the go|travell?ing|(?:out )?(?:at|with|visiting) (?:a |the |our )?(?:clients?|customers?)|in the field)\b/g;

/** Of the work a part: "you need to visit schools. Admin from home". */
const A_PART_FROM_HOME =
  /\b(?:admin(?:istration)?|paperwork|bookkeeping|desk work|office work|laptop work|screen work|computer work|reports?|emails?|(?:phone )?calls|planning|writing)(?: (?:is|are|can be|work))?(?: done)? (?:from|at) home\b/g;

/** The job that somebody has is no way of working with the other: "because of my remote job". */
const OWN_JOB =
  /\b(?:my|i have an?|i've got an?|i work an?)(?: [a-z-]+)? (?:remote|hybrid|on[- ]?site|office|online) (?:[a-z-]+ )?(?:job|work|role|position|contract|employer|company)\b/g;

/** Why somebody works as they do is no other way: "on site because the robot cannot come home with you". */
const REASON =
  /,? \b(?:because|as (?:our|the|it|we|nobody|this)|since (?:our|the|it|we|nobody|this|you)|weil|denn|porque|parce que|parce qu'|perche|omdat)\b[^.;]*?(?=,? but\b|[.;]|$)/g;

export function withoutReasons(text: string): string {
  return text.replace(REASON, '');
}

/** "Shift to Pune" is to move there in India; shifts of work are none. */
const SHIFTS =
  /(?<!\b(?:night|day|evening|morning|late|early|weekend|a|the|my) )\bshift(?:ing)?(?= (?:to (?!be\b)|anywhere\b|base\b|there\b))|(?<=\b(?:can't|cannot|can not|won't|will not|unable to|don't want to) )shift(?=[.,;!]|$)/g;

/** "I prefer office than remote" names what somebody does not want. */
const OFFICE_RATHER =
  /\b(?:office|on[- ]?site|in[- ]person)\b(?: work)? (?:rather |more |better |instead )?(?:than|to|over|of) (?:\w+ )?(?:remote(?:ly)?|home|online|zoom)\b/g;

const REMOTE_RATHER =
  /\bremote(?:ly)?\b(?: work)? (?:rather |more |better |instead )?(?:than|to|over|of) (?:\w+ )?(?:office|on[- ]?site|in[- ]person)\b/g;

/** "I don't care where you sit as long as", with an office named nowhere. */
const NO_MATTER_WHERE =
  /\b(?:i |we )?(?:(?:really |honestly )?(?:don't|do not|doesn't|does not|not|never|no me|nao me|me) (?:really )?(?:care|mind|matter|fuss(?:ed|y)|import\w*|da igual)(?: (?:to|for) (?:me|us))?|no matter|(?:mir |uns )?(?:ist )?egal|da igual|peu importe|tanto faz|(?:no|nao) importa),?(?: about)? (?:where|wo|donde|ou|onde)(?! (?:i|we|ich|wir|je|nous|eu)\b)(?: (?:in the world|exactly))? (?:(?:you|they|people|u|the other|du|sie|ihr|tu|vous|voce|usted)(?:'re)? ?)?(?:(?:sit|live|are|work|reside|wohn\w*|leb\w*|sitz\w*|bist|habit\w*|viv\w*|est\w*|es|mor\w*|are based)(?: from)?\b)?|\bwhere (?:you|they|people|u)(?:'re)? ?(?:sit|live|are|work|are based)?(?: from)? (?:doesn't|does not|won't) (?:really )?matter\b/g;
const AT_A_PLACE = /\b(?:office|on[- ]?site|workshop|lab|studio|kitchen|shop|hybrid)\b/;
/** To come some days of a month or year is no condition of working apart, but a part of it. */
const AS_LONG_AS_SELDOM =
  /,? \b(?:(?:as|so) long as|provided(?: that)?|hauptsache|solange|siempre que|mientras|tant que|desde que|(?<=\b(?:anywhere|remote(?:ly)?)\b[^.;]*)if(?= (?:you|u|they)\b))\b(?=[^.;,]*\b(?:fly|come|travel|visit|get|drive|make it|meet|einmal|komm\w*|ven\w*|viaj\w*|vien\w*|vem|venha\w*)\b[^.;,]*)(?=([^.;,]*))/g;

function withWhereOpen(text: string): string {
  if (AT_A_PLACE.test(text)) return text;
  return text
    .replace(NO_MATTER_WHERE, ' remote ')
    .replace(AS_LONG_AS_SELDOM, (said, clause) => (isSeldom(clause) ? ', but' : said));
}

const ZIEHEN = /\b(?:würde|kann|könnte|will) (?:gern |gerne )?nach ([\p{L}-]+) (?:um)?ziehen\b/gu;

/** "Ein bis zwei Tage": the first is no article. */
const ONE_OR_TWO =
  /(?<!\p{L})(?:ein(?:en)?|un|um) (?:bis|oder|a|o|ou|à) (?:zwei|dos|deux|dois|2) (?=tage|días|dias|jours)/gu;
/** "Sonst von Halle aus". */
const FROM_A_TOWN = /(?<=\b(?:sonst|ansonsten|rest|tage?) )von ([\p{L}-]+) aus(?!\p{L})/gu;
/** "Two days a week, third day if it's a site visit": what there may be more changes nothing of what is sure. */
const ONE_DAY_MORE =
  /(?<=\d days?\b[^.;]*), (?:and |or |maybe |perhaps )*(?:an? |the )?(?:3rd|third|4th|fourth|extra|additional|another|3|4)(?: day)? (?:if|when)(?! (?:you|u|they)\b)[^.;,]*/g;

const PLACES_OF_WORK =
  'depot|plant|yard|quarry|farm|boat|ship|vessel|shop|store|clinic|surgery|hospital|warehouse|factory|mill|sawmill|foundry|bakery|brewery|winery|vineyard|orchard|greenhouse|barn|stables|garage|hangar|kitchen|restaurant|cafe|salon|studio|workshop|lab|laboratory|port|harbou?r|docks?|shipyard|mine|(?:building |construction )?site';
/** Said of the work and not of a visit: "at the depot", "mostly in our warehouse". */
const AT_A_WORKPLACE = new RegExp(
  String.raw`(^|[.;!?,] )((?:(?:i|we)(?:'m|'re| am| are)? )?(?:(?:mostly|mainly|always|daily|based|work|working|out|every day|full time|[45] days(?: a week)?),? )*)(?=(?:at|in|inside|on) (?:the|our|my|an?) (?:[a-z-]+ )?(?:${PLACES_OF_WORK})\b([^.;,]*))`,
  'g',
);
const NOT_FOR_SURE =
  /\b(?:if|when|whenever|unless|sometimes|visits?|trips?|meet\w*|optional|possible|not|never)\b/;

const withWorkplaces = (text: string) =>
  text.replace(AT_A_WORKPLACE, (said, before: string, how: string, behind: string) =>
    isSeldom(behind) || NOT_FOR_SURE.test(behind) ? said : `${before}${how}on site `,
  );

/** A text about where somebody works, in plain English without what says nothing of it. */
export const readable = remembered((text): string => {
  const named = withRegionsInFull(withAnywhere(text).replace(ORDINARY, ' ').replace(NO_ZONE, ' '));
  const moving = plain(named)
    .replace(SHIFTS, 'move')
    .replace(ZIEHEN, 'would move to $1')
    .replace(FROM_A_TOWN, 'from $1')
    .replace(ONE_OR_TWO, '1-2 ')
    .replace(ONE_DAY_MORE, '')
    .replace(/\bdays? in (?:a |the |1 )?week\b/g, 'days a week')
    .replace(/\bif poss\b/g, 'if possible')
    .replace(/\b(?:a )?couple (?:of )?(?=days?\b)/g, '2 ');
  const english = withoutAccents(boundsInEnglish(inEnglish(moving)));
  return withWorkplaces(withoutClocksOf(withoutRefusedPlaces(withWhereOpen(withoutRings(english)))))
    .replace(IF_FARES_PAID, '')
    .replace(REMOTE_IF_WEEKLY, 'hybrid$1, 1 day a week')
    .replace(MOVING_PAID, ';')
    .replace(NICE_IF, ';')
    .replace(AWAY, '')
    .replace(A_PART_FROM_HOME, ';')
    .replace(OWN_JOB, 'my job')
    .replace(NOT_AS_A_RULE, ';')
    .replace(OFFICE_RATHER, 'on site')
    .replace(REMOTE_RATHER, 'remote');
});

export function firstOf<From, T>(all: readonly From[], read: (one: From) => T | undefined): T | undefined {
  for (const one of all) {
    const found = read(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A condition of moving is none of how one works: "on site no problem, I'd move to Chicago if you cover the move". */
const MOVES_IF =
  /(?:^|[.;,] ?|\b(?:and|but) )(?:and |but )?(?:[a-z]+ )?(?:i|i'd|i'll|would|can|could|will|open to|happy to|willing to|ready to)(?: (?!(?:and|but)\b)[a-z']+){0,3} (?:mov(?:e|ing)|re-?locat\w*)\b[^.;,]*,? (?:if|unless|provided|depending|as long as)\b[^.;,]*/g;

/** What may be talked about one day is no way of working yet: "office five days, after 6 months we can talk about hybrid". */
const TALKED_OF_LATER =
  /[,;.]? ?(?:\b(?:and|but|then) )?\b(?:after|in|from|once|later|eventually)\b[^.;,]*\b(?:talk|discuss|speak|think|consider|look|see)\b(?: (?:about|of|at|over|into))?[^.;,]*/g;

/** What is offered without a condition, and not only to some. */
export function surely(text: string): string {
  return sentencesOf(text.replace(FOR_SOME, ' ').replace(MOVES_IF, ' ').replace(TALKED_OF_LATER, ' '))
    .filter((sentence) => !CONDITION.test(sentence))
    .join(' ');
}
