/** "Desde cualquier lugar de América": in Spanish and Portuguese the continents, and not the United States. */
const THE_AMERICAS =
  /(?<!(?:unidos|norte|sur|sul|centro|sud)(?: d[ea])?[ -])(?:\bamérica|(?<=\b(?:de|en|em|na|da|desde|por|pela|toda)(?: toda)?(?: la| a)? )america)\b(?![ -](?:latina|del?|do|central|norte|sur|sul)\b)/gi;

/** A text that calls the two continents what English does. */
export const withTheAmericas = (text: string) => text.replace(THE_AMERICAS, 'Americas');
