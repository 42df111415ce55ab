import { describe, expect, test } from 'vitest';
import { placesOf } from './rules.ts';

describe('of ten messages, four', () => {
  const of = (asked: Record<string, number>) => {
    const { first, count } = placesOf({ limit: 4, ...asked }, 10);
    return Array.from({ length: count }, (_, i) => first + i).filter((place) => place <= 10);
  };

  test.each([
    [{}, [7, 8, 9, 10]],
    [{ before: 6 }, [2, 3, 4, 5]],
    [{ before: 3 }, [1, 2]],
    [{ before: 1 }, []],
    [{ before: 0 }, []],
    [{ before: 99 }, [7, 8, 9, 10]],
    [{ after: 0 }, [1, 2, 3, 4]],
    [{ after: 8 }, [9, 10]],
    [{ after: 10 }, []],
    [{ around: 5 }, [3, 4, 5, 6]],
    [{ around: 0 }, [1, 2, 3, 4]],
    [{ around: 1 }, [1, 2, 3, 4]],
    [{ around: 10 }, [8, 9, 10]],
    [{ around: 99 }, [9, 10]],
  ])('%j are %j', (asked: Record<string, number>, places) => {
    expect(of(asked)).toEqual(places);
  });
});

test('of nothing there is nothing', () => {
  expect(placesOf({ limit: 4 }, 0)).toEqual({ first: 1, count: 0 });
});
