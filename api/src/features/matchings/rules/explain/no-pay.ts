/** Words of no pay, or of little. */

/** What somebody is paid, in the languages that are read. */
export const PAY_NOUN =
  '(?:salary|pay(?:check)?|wages?|cash|stipend|gehalt(?:e?s)?|lohn(?:e?s)?|vergütung|bezahlung|entlohnung|sueldo|salario|nómina|remuneración|paga|salaire|rémunération|paie|salário|ordenado|vencimento|remuneração|stipendio|retribuzione|salaris|loon)';

/** "20 à 30 % si je ne suis pas payée", "15 % if I don't get paid". */
const NOT_PAID = [
  String.raw`(?:not|\p{L}+n't|never|without) (?:(?:be|being|get|getting) )?paid(?! (?:out|in|for|back))`,
  `(?:if|when|while|as long as) nobody pays me|nicht (?:bezahlt|entlohnt|vergütet)|nichts (?:bezahlt|gezahlt|verdiene)|niet (?:betaald|uitbetaald)`,
  `(?:pas|sans être) (?:payée?|rémunérée?)|ne me pa[iy]e pas|sans rémunération|no (?:me )?(?:pagan|paguen|cobro|cobrar|cobre)|sin (?:cobrar|paga|remuneración)`,
  `não (?:for|sou|ser|for) (?:pag[oa]|remunerad[oa])|não (?:me )?(?:pagam|pagarem|pagas|recebo|receber)|sem (?:receber|remuneração)`,
  `non (?:vengo|sono|venissi|fossi) (?:pagat[oa]|retribuit[oa])|non mi (?:pagano|pagate)|senza (?:paga|essere pagat[oa])`,
].join('|');

/** "10 % if unpaid", "20 % without a salary", "at least 10 % if the salary is below market". */
const NO_PAY = String.raw`(?<!\p{L})(?:${NOT_PAID}|unpaid|unbezahlt|onbetaald|(?:if|when|as|since|because) [^.;]{0,24}(?:(?:half|part|a fraction)(?: of)? (?:my|the|a) (?:\p{L}+ )?(?:pay|salary|wage|income)|(?:pay|salary) cut)|(?:pay(?:s|ing)?|earn(?:ing)?|get(?:ting)?) (?:me |us )?nothing|(?:don't|doesn't|can't|cannot) pay|(?:no|without|instead of|in place of|ohne|statt|anstelle von|kein\p{L}*|sin|no hay|en (?:vez|lugar) de|sans|pas de|au lieu d[e']|sem|não (?:há|tem|temos|tiver|houver)|em (?:vez|lugar) de|senza|invece di|al posto di|non c'è|non ho|geen|zonder|in plaats van) ?(?:(?:an?|any|ein\p{L}*|une?|uno|um|el|la|le|lo|o|du|della?|dello|do|meu|mein\p{L}*|mi|mon) ){0,2}${PAY_NOUN}|(?:if|when|wenn|falls|si|se|cuando|quand|quando) [^.;]{0,24}${PAY_NOUN} (?:[\p{L}']+ ){0,2}(?:zero|nothing|missing|fehlt|wegfällt|ausfällt|falta|falte|faltar|manque|manca|no hay|não há|n'existe pas)|(?:if|when|where|wenn|falls|si|se) [^.;]{0,24}${PAY_NOUN}[^.;]{0,12} (?:below|under|low|less|cut|small|poor|unter|niedrig|klein|gering|bajo|menor|inférieur|bas|faible|baixo|abaixo|basso|bassa|poco)|(?:if|wenn|si|se)[^.;]{0,16} (?:low|small|poor|niedrig\p{L}*|kleine\p{L}*|bajo|bas|faible|baixo|basso) ${PAY_NOUN})(?!\p{L})`;
export const FOR_NO_PAY = new RegExp(NO_PAY, 'iu');
/** With what it begins with: "if there is no salary". */
export const ON_NO_PAY = new RegExp(
  String.raw`(?:(?<!\p{L})(?:if|when|while|as long as|since|as|because|wenn|falls|solange|weil|da|si|se|cuando|quand|quando|bei|tant que|mientras|enquanto|já que|visto que|porque|ya que|puesto que|puisqu[e']|vu qu[e']|parce qu[e']|visto che|dato che|poiché|perché|omdat|aangezien)(?!\p{L})[^.;,\d]{0,24})?${NO_PAY}(?: (?:is|werde|bin|gibt|wird))?`,
  'giu',
);
