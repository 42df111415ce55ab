/** As many texts as the lists of a few people hold: they are read again and again while one list is told. */
const MOST = 2_000;

/**
 * The same pure function, which reads a text that it has read lately no second time. What it answers is shared: nobody may change it.
 * Each list asks ten thousand times, so what is forgotten are whole halves and not the text asked for longest ago: to keep those in order takes longer than many a reading.
 */
export function remembered<Answer>(read: (text: string) => Answer): (text: string) => Answer {
  let latest = new Map<string, { answer: Answer }>();
  let former = latest;
  return (text) => {
    const known = latest.get(text);
    if (known) return known.answer;
    const found = former.get(text) ?? { answer: read(text) };
    if (latest.size >= MOST) [former, latest] = [latest, new Map()];
    latest.set(text, found);
    return found.answer;
  };
}

/** Remembers what a pure function says of a person, which is asked again while they are told of. */
export const oncePerPerson = <Person extends object, Answer>(read: (person: Person) => Answer) =>
  once((person: Person) => person, read);

/** Remembers what a pure function says of two people, which several sentences ask of the same pair. */
export const oncePerPair = <Asked extends { readonly pair: object }, Answer>(
  read: (asked: Asked) => Answer,
) => once(({ pair }: Asked) => pair, read);

/** Remembers what hangs on who of the two reads it. */
export const oncePerScene = <Scene extends object, Answer>(read: (scene: Scene) => Answer) =>
  once((scene: Scene) => scene, read);

function once<Asked, Answer>(keyOf: (asked: Asked) => object, read: (asked: Asked) => Answer) {
  const known = new WeakMap<object, { answer: Answer }>();
  return (asked: Asked): Answer => {
    const key = keyOf(asked);
    const found = known.get(key) ?? { answer: read(asked) };
    known.set(key, found);
    return found.answer;
  };
}

/** Nothing beyond ASCII: letters and accents need not be looked up. */
export function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}
