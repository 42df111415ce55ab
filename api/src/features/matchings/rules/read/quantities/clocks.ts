/** Zones by their English names, in minutes east of UTC. */
const NAMED_ZONES: readonly (readonly [name: RegExp, offset: number])[] = [
  [/\bcentral european time\b/, 60],
  [/\beastern european time\b/, 120],
  [/\b(?:us eastern|eastern (?:time|standard))\b/, -300],
  [/\b(?:us central|central (?:time|standard))\b/, -360],
  [/\b(?:us mountain|mountain (?:time|standard))\b/, -420],
  [/\b(?:us pacific|pacific (?:time|standard))\b/, -480],
  [/\bindian? standard time\b/, 330],
  [/\b(?:british|uk) time\b/, 0],
];

const ZONES: Readonly<Record<string, number>> = {
  ist: 330,
  cet: 60,
  cest: 60,
  eet: 120,
  wat: 60,
  cat: 120,
  sast: 120,
  eat: 180,
  msk: 180,
  gst: 240,
  pkt: 300,
  sgt: 480,
  jst: 540,
  kst: 540,
  aest: 600,
  brt: -180,
  est: -300,
  edt: -300,
  pst: -480,
  pdt: -480,
};
const OFFSET = /\b(?:gmt|utc)\s?([+-])\s?(\d{1,2})(?::?([0-5]\d)|[.,](5|25|75))?\b/;

/** Minutes east of UTC that a text names, by figure or by zone; undefined when none is named. */
export function offsetOf(text: string): number | undefined {
  const match = OFFSET.exec(text);
  if (match) {
    const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0) + 60 * Number(`0.${match[4] ?? 0}`);
    return minutes > 14 * 60 ? undefined : match[1] === '-' ? -minutes : minutes;
  }
  if (/\b(?:gmt|utc)\b(?! ?(?:±|\+\/-))/.test(text)) return 0;
  const named = NAMED_ZONES.find(([name]) => name.test(text));
  if (named) return named[1];
  const zone = /\b([a-z]{3,4})\b(?: (?:time|hours|zone))?/g;
  for (const [, word = ''] of text.matchAll(zone)) {
    const minutes = ZONES[word];
    if (minutes !== undefined && !(word === 'cat' || word === 'eat')) return minutes;
  }
  return undefined;
}
