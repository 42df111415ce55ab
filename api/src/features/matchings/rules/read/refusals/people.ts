const PEOPLE =
  /(?:ers?|ors?|ists?|ants?|ians?|mbas?|people|folks|bros|guys|men|women|gurus?|ninjas?|egos?|juniors?|seniors?|types)$/i;
/** They write to founders, or buy from them; no founder meets them here. */
const OUTSIDERS =
  /(?:agenc|recruiters|headhunters|brokers|customers|investors|users|suppliers|partners|offers|numbers|papers|orders)/i;

/** The refused who may be applicants: "We have no revenue" refuses nobody. */
export function peopleIn(refused: readonly string[]): string[] {
  return refused.filter((thing) => PEOPLE.test(thing) && !OUTSIDERS.test(thing));
}
