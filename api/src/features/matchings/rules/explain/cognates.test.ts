import { describe, expect, it } from 'vitest';
import { termKey } from '../read/terms.ts';
import type { Term } from '../read/traits.ts';
import { areCognates } from './cognates.ts';

const term = (text: string) => ({ text, key: termKey(text).key }) as Term;

describe('names that several languages have from Greek and Latin', () => {
  it.each([
    ['photogrammetry', 'fotogrametría'],
    ['Photogrammetrie', 'photogrammetry'],
    ['logistics', 'logistique'],
    ['Logistik', 'logística'],
    ['electronics', 'electrónica'],
    ['electronics', 'Elektronik'],
    ['oceanography', 'océanographie'],
    ['hydroponics', 'hidroponía'],
    ['ceramics', 'cerámica'],
    ['institutional relations', 'relaciones institucionales'],
    ['institutional relations', 'relações institucionais'],
  ])('%s is %s', (one, other) => {
    expect(areCognates(term(one), term(other))).toBe(true);
  });

  it.each([
    ['analytics', 'analysis'],
    ['logistics', 'logopedics'],
    ['mechanics', 'mechatronics'],
    ['electronics', 'electrical'],
    ['genetics', 'generics'],
    ['ceramics', 'cerámica industrial'],
    ['chemie', 'chimie'],
    ['services design', 'design services'],
  ])('%s is not %s', (one, other) => {
    expect(areCognates(term(one), term(other))).toBe(false);
  });
});
