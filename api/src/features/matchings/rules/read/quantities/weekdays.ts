const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const DAY = '(mon|tue|wed|thu|fri|sat|sun)(?:s?day|nesday|rsday|urday|nes|rs?|ur)?s?';
const SPAN = new RegExp(String.raw`\b${DAY}\.?\s?(?:-|to|thru|through|till?|until)\s?${DAY}\b`, 'g');
const SINGLE = new RegExp(String.raw`\b${DAY}\b(?! (?:off|free))`, 'g');
const NOT_BEFORE =
  /\b(?:no|not|never|except|without|but|minus|bar|excluding)\s+(?:(?:stop|work|come)\s+)?(?:on\s+)?$/;

/** How many days of the week a text in lower case names, "mon-wed" is 3; days off do not count. */
export function weekdaysIn(read: string): number {
  const named = new Set<number>();
  const rest = read.replace(SPAN, (_, first: string, last: string) => {
    // A week may begin with Sunday.
    const days = (placeOf(last) - placeOf(first) + DAYS.length) % DAYS.length;
    for (let day = 0; day <= days; day++) named.add((placeOf(first) + day) % DAYS.length);
    return ' ';
  });
  for (const { index, 1: day = '' } of rest.matchAll(SINGLE))
    if (!NOT_BEFORE.test(rest.slice(0, index))) named.add(placeOf(day));
  return named.size;
}

function placeOf(day: string): number {
  return DAYS.indexOf(day);
}
