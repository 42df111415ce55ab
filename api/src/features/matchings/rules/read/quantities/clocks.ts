/** "Atlantic or Eastern time" names two. */
function american(name: string): RegExp {
  const others = '(?:[ ,/&-]+(?:or|and|to|us|atlantic|eastern|central|mountain|pacific))*';
  return new RegExp(
    String.raw`\b(?:us ${name}|${name}(?=${others} (?:standard |daylight )?(?:time|hours|zones?)\b))\b`,
  );
}

/** Zones by their English names, in minutes east of UTC. */
const NAMED_ZONES: readonly (readonly [name: RegExp, offset: number])[] = [
  [/\bcentral european time\b/, 60],
  [/\beastern european time\b/, 120],
  [american('atlantic'), -240],
  [american('eastern'), -300],
  [american('central'), -360],
  [american('mountain'), -420],
  [american('pacific'), -480],
  [/\bindian? standard time\b/, 330],
  [/\b(?:british|uk) time\b/, 0],
];

const ZONES: Readonly<Record<string, number>> = {
  ist: 330,
  cet: 60,
  cest: 60,
  eet: 120,
  wat: 60,
  sast: 120,
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
const OFFSET = /\b(?:gmt|utc)\s?([+-])\s?(\d{1,2})(?::?([0-5]\d)|[.,](5|25|75))?\b/g;
const FARTHEST = 14 * 60;

/** Minutes east of UTC of each clock that a text names, by figure or else by zone. */
export function offsetsOf(text: string): readonly number[] {
  const figures = [...text.matchAll(OFFSET)].map(([, sign, hours, minutes = 0, part = 0]) => {
    const east = Number(hours) * 60 + Number(minutes) + 60 * Number(`0.${part}`);
    return sign === '-' ? -east : east;
  });
  if (figures.length > 0) return figures.filter((minutes) => Math.abs(minutes) <= FARTHEST);
  const universal = /\b(?:gmt|utc)\b(?! ?(?:±|\+\/-))/.test(text) ? [0] : [];
  const named = NAMED_ZONES.flatMap(([name, minutes]) => (name.test(text) ? [minutes] : []));
  const short = [...text.matchAll(/\b[a-z]{3,4}\b/g)].flatMap(([word]) => ZONES[word] ?? []);
  return [...new Set([...universal, ...named, ...short])];
}
