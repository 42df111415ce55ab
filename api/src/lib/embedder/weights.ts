/// <reference lib="es2025.float16" />
import { z } from 'zod';

/** A matrix or vector of floats, row-major. */
export interface Weight {
  readonly dims: readonly number[];
  readonly data: Float32Array<ArrayBuffer>;
}

const tensorHeader = z.object({
  dtype: z.string(),
  shape: z.array(z.number()),
  data_offsets: z.tuple([z.number(), z.number()]),
});
const fileHeader = z.record(z.string(), z.unknown());

/**
 * Reads a .safetensors file: eight bytes of header length (little-endian), a JSON header, then the tensors.
 * Returns a look-up by name that widens half precision to single.
 *
 * @throws when the header is malformed; the look-up throws on a tensor that is missing, cut short or not half precision
 */
export function readWeights(file: Uint8Array): (name: string) => Weight {
  const headerLength = Number(new DataView(file.buffer, file.byteOffset).getBigUint64(0, true));
  const body = 8 + headerLength;
  const header = fileHeader.parse(JSON.parse(Buffer.from(file.subarray(8, body)).toString('utf8')));
  return (name) => {
    if (header[name] === undefined) throw new Error(`The weights have no tensor '${name}'.`);
    const tensor = tensorHeader.parse(header[name]);
    if (tensor.dtype !== 'F16') throw new Error(`Tensor '${name}' is ${tensor.dtype}; only F16 is read.`);
    const [start, end] = tensor.data_offsets;
    if (body + end > file.length) throw new Error(`Tensor '${name}' is cut short.`);
    const bytes = new Uint8Array(file.subarray(body + start, body + end));
    return { dims: tensor.shape, data: new Float32Array(new Float16Array(bytes.buffer)) };
  };
}
