/** A 32-bit hash of a text, 0 to 2³² - 1: FNV-1a (Fowler, Noll and Vo) over its UTF-16 units. For places in tables, never for secrets. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
