import { ELEMENT_TYPE, encodeModel, type Graph, type GraphNode, type Tensor } from './onnx.ts';
import type { Weight } from './weights.ts';

/** The graph's input: the token ids of one text, int64 [1, length]. */
export const INPUT = 'ids';
/** The graph's output: the vector of that text, length 1, float [1, hidden size]. */
export const OUTPUT = 'vector';

export interface EncoderShape {
  readonly layers: number;
  readonly heads: number;
  readonly normEpsilon: number;
  /** The longest text the graph takes, in tokens. */
  readonly maxTokens: number;
}

/** Weights of a matrix product share a scale in runs of this many, along the dimension that is summed over. */
const BLOCK = 32;

type Weights = (name: string) => Weight;

/**
 * The .onnx file of a BERT sentence encoder: token and position embeddings, transformer layers, the mean over all
 * tokens, scaled to length 1. It takes one text at a time, so there is no padding and no mask. Matrix products run
 * in 8 bits, everything else in floats.
 *
 * @param weights looks up a tensor of the encoder by its name in the safetensors file
 */
export function sentenceEncoder(weights: Weights, shape: EncoderShape): Uint8Array {
  const graph = new GraphBuilder();
  const epsilon = { epsilon: { float: shape.normEpsilon } };
  const vector = (name: string) => graph.constant(name, { type: 'float', ...weights(name) });
  const norm = (name: string) => [vector(`${name}.weight`), vector(`${name}.bias`)];
  const linear = (input: string, name: string) =>
    graph.product(input, name, weights(`${name}.weight`), vector(`${name}.bias`));

  const embedded = graph.add('Add', [
    tokenRows(graph, weights),
    positionRows(graph, weights, shape.maxTokens),
  ]);
  let x = graph.add('LayerNormalization', [embedded, ...norm('embeddings.LayerNorm')], epsilon);
  for (let i = 0; i < shape.layers; i++) {
    const layer = `encoder.layer.${i}`;
    const addAndNorm = (name: string, from: string) =>
      graph.add(
        'com.microsoft.SkipLayerNormalization',
        [linear(from, `${layer}.${name}.dense`), x, ...norm(`${layer}.${name}.LayerNorm`)],
        epsilon,
      );
    const projections = ['query', 'key', 'value'].map((part) => linear(x, `${layer}.attention.self.${part}`));
    const attended = graph.add('com.microsoft.MultiHeadAttention', projections, {
      num_heads: { int: shape.heads },
    });
    x = addAndNorm('attention.output', attended);
    x = addAndNorm('output', graph.add('com.microsoft.Gelu', [linear(x, `${layer}.intermediate.dense`)]));
  }
  const mean = graph.add('ReduceMean', [x, graph.integers('token axis', [1])], { keepdims: { int: 0 } });
  const unit = graph.add('LpNormalization', [mean], { axis: { int: -1 }, p: { int: 2 } });
  return encodeModel(graph.finish(unit));
}

/** One row per token id, stored in 8 bits with a scale per row. */
function tokenRows(graph: GraphBuilder, weights: Weights): string {
  const { dims, data } = weights('embeddings.word_embeddings.weight');
  const [words = 0, width = 0] = dims;
  const { levels, scales } = quantise(data, width);
  const table = graph.constant('words', { type: 'int8', dims, data: levels });
  const scale = graph.constant('words scale', { type: 'float', dims: [words, 1], data: scales });
  const rows = graph.add('Cast', [graph.add('Gather', [table, INPUT])], { to: { int: ELEMENT_TYPE.float } });
  return graph.add('Mul', [rows, graph.add('Gather', [scale, INPUT])]);
}

/** One row per position; the row of segment 0, which every token of a single text belongs to, is added in. */
function positionRows(graph: GraphBuilder, weights: Weights, maxTokens: number): string {
  const positions = weights('embeddings.position_embeddings.weight');
  const segments = weights('embeddings.token_type_embeddings.weight');
  const width = positions.dims[1] ?? 0;
  const rows = positions.data.slice(0, maxTokens * width);
  for (let i = 0; i < rows.length; i++) rows[i] = (rows[i] ?? 0) + (segments.data[i % width] ?? 0);
  const table = graph.constant('positions', { type: 'float', dims: [maxTokens, width], data: rows });
  const length = graph.add('Shape', [INPUT], { start: { int: 1 } });
  return graph.add('Slice', [table, graph.integers('start', [0]), length, graph.integers('axis', [0])]);
}

class GraphBuilder {
  readonly #nodes: GraphNode[] = [];
  readonly #tensors = new Map<string, Tensor>();

  /** Adds a node and returns the name of its output. An operator without a domain is a standard one. */
  add(operator: string, inputs: readonly string[], attributes: GraphNode['attributes'] = {}): string {
    const op = operator.replace(/^com\.microsoft\./, '');
    const output = `${op} ${this.#nodes.length}`;
    this.#nodes.push({
      op,
      domain: op === operator ? '' : 'com.microsoft',
      inputs,
      outputs: [output],
      attributes,
    });
    return output;
  }

  constant(name: string, tensor: Tensor): string {
    this.#tensors.set(name, tensor);
    return name;
  }

  integers(name: string, values: readonly number[]): string {
    const data = BigInt64Array.from(values, BigInt);
    return this.constant(name, { type: 'int64', dims: [values.length], data });
  }

  /** `input · weightᵀ + bias`, with weights [outputs, inputs] and activations rounded to 8 bits block by block. */
  product(input: string, name: string, { dims, data }: Weight, bias: string): string {
    const [outputs = 0, inputs = 0] = dims;
    const blocks = inputs / BLOCK;
    const { levels, scales } = quantise(data, BLOCK);
    // The operator takes unsigned weights and reads 128 as zero.
    const unsigned = new Uint8Array(levels.buffer);
    for (let i = 0; i < unsigned.length; i++) unsigned[i] = (unsigned[i] ?? 0) ^ 0x80;
    const matrix = this.constant(`${name} weight`, {
      type: 'uint8',
      dims: [outputs, blocks, BLOCK],
      data: unsigned,
    });
    const scale = this.constant(`${name} scale`, { type: 'float', dims: [outputs, blocks], data: scales });
    return this.add('com.microsoft.MatMulNBits', [input, matrix, scale, '', '', bias], {
      N: { int: outputs },
      K: { int: inputs },
      bits: { int: 8 },
      block_size: { int: BLOCK },
      accuracy_level: { int: 4 },
    });
  }

  finish(vector: string): Graph {
    const width = this.#tensors.get('positions')?.dims[1] ?? 0;
    return {
      name: 'sentence encoder',
      nodes: [
        ...this.#nodes,
        { op: 'Identity', domain: '', inputs: [vector], outputs: [OUTPUT], attributes: {} },
      ],
      tensors: this.#tensors,
      inputs: [{ name: INPUT, type: 'int64', dims: [1, 'length'] }],
      outputs: [{ name: OUTPUT, type: 'float', dims: [1, width] }],
    };
  }
}

/** Runs of `run` numbers as whole numbers from -127 to 127 times one scale per run: `data ≈ levels · scale`. */
function quantise(
  data: Float32Array,
  run: number,
): { levels: Int8Array<ArrayBuffer>; scales: Float32Array<ArrayBuffer> } {
  const levels = new Int8Array(data.length);
  const scales = new Float32Array(data.length / run);
  for (let start = 0; start < data.length; start += run) {
    let largest = 0;
    for (let i = start; i < start + run; i++) largest = Math.max(largest, Math.abs(data[i] ?? 0));
    const scale = largest === 0 ? 1 : largest / 127;
    scales[start / run] = scale;
    for (let i = start; i < start + run; i++) levels[i] = Math.round((data[i] ?? 0) / scale);
  }
  return { levels, scales };
}
