/** What people of the community speak beside English, by where they live. */
const spoken: readonly (readonly [place: RegExp, languages: readonly string[]])[] = [
  [/pune|mumbai|nashik/i, ['Hindi', 'Marathi']],
  [/bengaluru/i, ['Hindi', 'Kannada']],
  [/chennai|coimbatore/i, ['Tamil']],
  [/hyderabad, india|visakhapatnam/i, ['Hindi', 'Telugu']],
  [/kochi|thiruvananthapuram/i, ['Malayalam']],
  [/panaji/i, ['Hindi', 'Konkani']],
  [/india|delhi/i, ['Hindi']],
  [/pakistan/i, ['Urdu']],
  [/bangladesh/i, ['Bengali']],
  [/nepal/i, ['Nepali']],
  [/kenya|tanzania/i, ['Swahili']],
  [/rwanda/i, ['Kinyarwanda', 'French']],
  [/ethiopia/i, ['Amharic']],
  [/senegal|france|québec|montréal/i, ['French']],
  [/brazil|lisbon|portugal/i, ['Portuguese']],
  [/mexico|chile|argentina|uruguay|colombia|spain|peru/i, ['Spanish']],
  [/germany|austria|zürich/i, ['German']],
  [/poland/i, ['Polish']],
  [/ukraine/i, ['Ukrainian']],
  [/italy/i, ['Italian']],
  [/netherlands/i, ['Dutch']],
  [/türkiye/i, ['Turkish']],
  [/japan/i, ['Japanese']],
  [/vietnam/i, ['Vietnamese']],
  [/indonesia/i, ['Indonesian']],
  [/taiwan/i, ['Mandarin']],
  [/emirates|egypt|jordan|morocco/i, ['Arabic']],
];

/** Languages of somebody of the community, English first. */
export function languagesAt(location: string): string[] {
  return ['English', ...(spoken.find(([place]) => place.test(location))?.[1] ?? [])];
}
