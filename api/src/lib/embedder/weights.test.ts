import { expect, test } from 'vitest';
import { readWeights } from './weights.ts';

test('half-precision weights are widened; missing and cut ones are refused', () => {
  const header = Buffer.from(JSON.stringify({ part: { dtype: 'F16', shape: [2], data_offsets: [0, 4] } }));
  const file = Buffer.concat([Buffer.alloc(8), header, Buffer.from([0, 0x3c, 0, 0xc0])]);
  file.writeBigUInt64LE(BigInt(header.length));
  const weight = readWeights(file);
  expect(weight('part')).toEqual({ dims: [2], data: Float32Array.from([1, -2]) });
  expect(() => weight('other')).toThrow("The weights have no tensor 'other'.");
  expect(() => readWeights(file.subarray(0, -2))('part')).toThrow(/'part' is cut short/);
});
