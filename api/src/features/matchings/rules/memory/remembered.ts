import { LRUCache } from 'lru-cache';

/** So many texts as the lists of a few people hold: they are read again and again while one list is told. */
const MOST = 2_000;

/** The same pure function, which reads a text that it has read lately no second time. What it answers is shared: nobody may change it. */
export function remembered<Answer extends object | string>(
  read: (text: string) => Answer,
): (text: string) => Answer {
  const known = new LRUCache<string, Answer>({ max: MOST });
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const answer = read(text);
    known.set(text, answer);
    return answer;
  };
}

/** Nothing beyond ASCII: letters and accents need not be looked up. */
export function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}
