/** Numbers that look random and are the same for one seed: `mulberry32`. */
export interface Random {
  /** 0 to 1. */
  next(): number;
  /** Mean 0, standard deviation 1. */
  normal(): number;
  /** The difference of two Gumbel draws: whoever adds it to log-odds and asks for more than 0 draws a like. */
  logistic(): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Different ones, at most as many as there are. */
  some<Item>(items: readonly Item[], count: number): Item[];
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new RangeError('Nothing to pick from.');
    return item;
  };
  return {
    next,
    pick,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    logistic() {
      const share = Math.min(1 - 1e-9, Math.max(1e-9, next()));
      return Math.log(share / (1 - share));
    },
    some(items, count) {
      const left = [...items];
      const taken: (typeof left)[number][] = [];
      while (taken.length < count && left.length > 0)
        taken.push(...left.splice(Math.floor(next() * left.length), 1));
      return taken;
    },
  };
}
