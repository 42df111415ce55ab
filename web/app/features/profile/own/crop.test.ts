import { expect, test } from 'vitest';
import { CENTRED, cropArea, dragged, wholeZoom } from './crop.ts';

const wide = { width: 400, height: 200 };

test('the first square is the largest one, in the middle', () => {
  expect(cropArea(wide, CENTRED)).toEqual({ side: 200, left: 100, top: 0 });
});

test('a closer look takes a smaller square from the same place', () => {
  expect(cropArea(wide, { ...CENTRED, zoom: 2 })).toEqual({ side: 100, left: 150, top: 50 });
});

test('dragging the picture to the right shows more of its left, up to its edge', () => {
  expect(cropArea(wide, dragged(wide, CENTRED, 0.25, 0))).toEqual({ side: 200, left: 50, top: 0 });
  expect(cropArea(wide, dragged(wide, CENTRED, 9, -9))).toEqual({ side: 200, left: 0, top: 0 });
});

test('the whole picture lies in the middle of a square as long as its longer side, and is not dragged about', () => {
  const whole = { ...CENTRED, zoom: wholeZoom(wide) };
  expect(cropArea(wide, whole)).toEqual({ side: 400, left: 0, top: -100 });
  expect(dragged(wide, whole, 0.25, 0.25)).toEqual(whole);
  const corner = { zoom: wholeZoom(wide), x: 1, y: 1 };
  expect(cropArea(wide, corner)).toEqual({ side: 400, left: 0, top: -100 });
});
