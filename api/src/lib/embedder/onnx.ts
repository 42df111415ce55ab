/**
 * Writes the ONNX file format: the few protobuf messages a graph of tensors and nodes needs.
 * Field numbers are those of onnx.proto, IR version 8; nothing is read back, so there is no decoder.
 */

/** Numbers of the element types, for tensors and for the `Cast` operator. */
export const ELEMENT_TYPE = { float: 1, uint8: 2, int8: 3, int32: 6, int64: 7 } as const;

export interface Tensor {
  readonly type: keyof typeof ELEMENT_TYPE;
  readonly dims: readonly number[];
  /** The elements, row-major, as they lie in memory. */
  readonly data: ArrayBufferView<ArrayBuffer>;
}

export interface GraphNode {
  readonly op: string;
  /** '' is the ONNX operator set; 'com.microsoft' holds the fused and quantised operators of ONNX Runtime. */
  readonly domain: '' | 'com.microsoft';
  /** Names; an empty one leaves an optional input out. */
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly attributes: Readonly<Record<string, { int: number } | { float: number }>>;
}

interface GraphPort {
  readonly name: string;
  readonly type: Tensor['type'];
  /** A word names a dimension that is known only when the graph runs. */
  readonly dims: readonly (number | string)[];
}

export interface Graph {
  readonly name: string;
  readonly nodes: readonly GraphNode[];
  readonly tensors: ReadonlyMap<string, Tensor>;
  readonly inputs: readonly GraphPort[];
  readonly outputs: readonly GraphPort[];
}

/** The bytes of an .onnx file that runs this graph (ONNX operator set 18, com.microsoft 1). */
export function encodeModel(graph: Graph): Uint8Array {
  return message(
    int(1, 8),
    text(2, 'ampersand'),
    bytes(7, encodeGraph(graph)),
    bytes(8, message(text(1, ''), int(2, 18))),
    bytes(8, message(text(1, 'com.microsoft'), int(2, 1))),
  );
}

function encodeGraph(graph: Graph): Uint8Array {
  return message(
    ...graph.nodes.map((node) => bytes(1, encodeNode(node))),
    text(2, graph.name),
    ...[...graph.tensors].map(([name, tensor]) => bytes(5, encodeTensor(name, tensor))),
    ...graph.inputs.map((port) => bytes(11, encodePort(port))),
    ...graph.outputs.map((port) => bytes(12, encodePort(port))),
  );
}

function encodeNode(node: GraphNode): Uint8Array {
  return message(
    ...node.inputs.map((name) => text(1, name)),
    ...node.outputs.map((name) => text(2, name)),
    text(4, node.op),
    ...Object.entries(node.attributes).map(([name, value]) =>
      bytes(
        5,
        'int' in value
          ? message(text(1, name), int(3, value.int), int(20, 2))
          : message(text(1, name), float(2, value.float), int(20, 1)),
      ),
    ),
    text(7, node.domain),
  );
}

function encodeTensor(name: string, { type, dims, data }: Tensor): Uint8Array {
  return message(
    ...dims.map((dim) => int(1, dim)),
    int(2, ELEMENT_TYPE[type]),
    text(8, name),
    bytes(9, new Uint8Array(data.buffer, data.byteOffset, data.byteLength)),
  );
}

function encodePort({ name, type, dims }: GraphPort): Uint8Array {
  const shape = message(
    ...dims.map((dim) => bytes(1, message(typeof dim === 'number' ? int(1, dim) : text(2, dim)))),
  );
  const tensorType = message(int(1, ELEMENT_TYPE[type]), bytes(2, shape));
  return message(text(1, name), bytes(2, message(bytes(1, tensorType))));
}

function message(...fields: Uint8Array[]): Uint8Array {
  return Buffer.concat(fields);
}

function int(field: number, value: number): Uint8Array {
  return Buffer.from([...varint(field << 3), ...varint(value)]);
}

function float(field: number, value: number): Uint8Array {
  const encoded = Buffer.alloc(4);
  encoded.writeFloatLE(value);
  return Buffer.from([...varint((field << 3) | 5), ...encoded]);
}

function text(field: number, value: string): Uint8Array {
  return bytes(field, Buffer.from(value, 'utf8'));
}

function bytes(field: number, value: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from([...varint((field << 3) | 2), ...varint(value.byteLength)]), value]);
}

/** Base 128, lowest seven bits first; a negative number is its 64-bit two's complement. */
function varint(value: number): number[] {
  const out: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  for (; rest > 0x7fn; rest >>= 7n) out.push(Number(rest & 0x7fn) | 0x80);
  out.push(Number(rest));
  return out;
}
