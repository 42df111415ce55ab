import type { Person } from '../read/person.ts';
import { isTimed } from '../read/quantities/pay-withheld.ts';
import { sentencesOf } from '../read/quantities/sentences.ts';

/** What a founder who chose equity alone writes of pay without any figure. */

const A_PAY =
  /(?<!\p{L})(?:salar(?:y|ies)|wages?|paychecks?|stipends?|(?:tak(?:es?|ing)|draw(?:s|ing)?|gets?|no|any) pay|unpaid|gehalt|gehälter\p{L}*|lohn|löhne\p{L}*|vergütung|unbezahlt|(?:dich|dir|euch|niemand\p{L}*) [^.;,]{0,24}bezahlen|bezahlen [^.;,]{0,30}(?:dich|dir|euch|niemand\p{L}*)|sueldos?|salarios?|remuneración|pagarte|salaires?|rémunérations?|(?:te|vous) payer|salários?|remuneração|te pagar|pagar-te|stipendi[o]?|salaris\p{L}*|loon)(?!\p{L})|(?<!\p{L})pay (?:you|any(?:one|body)|myself|ourselves)(?!\p{L})/iu;
const NONE =
  /(?<!\p{L})(?:no|not?|never|none|nobody|nothing|without|cannot|\p{L}+n['’]t|unpaid|kein\p{L}*|nicht|nichts|niemand\p{L}*|ohne|unbezahlt|sin|nadie|nada|pas|sans|aucun\p{L}*|rien|personne|sem|não|ninguém|nenhum\p{L}*|senza|niente|non|nessun\p{L}*|geen|niet|zonder)(?!\p{L})/iu;

interface Said {
  readonly text: string;
  readonly field: string;
}

function saidOfPay({ company, founderPreference }: Person): Said[] {
  const answers = [
    { field: 'otherDetails', text: company?.otherDetails },
    { field: 'lookingFor', text: company?.lookingFor },
    { field: 'founderPreference.equityOffered', text: founderPreference?.equityOffered },
  ];
  return answers.flatMap(({ field, text }) =>
    sentencesOf(text)
      .filter((sentence) => A_PAY.test(sentence))
      .map((sentence) => ({ field, text: sentence })),
  );
}

/** The sentence that says until when there is no pay, or from when there is: "Salaries once we close the round". */
export const payInTime = (founder: Person): Said | undefined =>
  saidOfPay(founder).find(({ text }) => isTimed(text));

/** Whether pay is named and not denied: then nobody knows that there is none. */
export const leavesPayOpen = (founder: Person): boolean =>
  saidOfPay(founder).some(({ text }) => !NONE.test(text));
