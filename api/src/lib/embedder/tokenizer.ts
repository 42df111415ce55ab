import { Tokenizer } from '@huggingface/tokenizers';

/** Longer texts are cut before tokenizing: what counts is in the first 256 tokens, and the time stays bounded. */
const MAX_CHARACTERS = 10_000;

/**
 * Turns a text into the token ids of BERT's uncased WordPiece vocabulary, with [CLS] in front and [SEP] at the end.
 *
 * The result has at least 2 and at most `maxTokens` ids; what is too long loses its end. Texts have to be well
 * formed only as far as JavaScript strings are: lone surrogates are dropped.
 *
 * @param definition the content of a tokenizer.json; its own truncation and padding are not used
 */
export function createTokenizer(definition: object, maxTokens: number): (text: string) => number[] {
  const tokenizer = new Tokenizer(definition, {});
  return (text) => {
    const { ids } = tokenizer.encode(text.slice(0, MAX_CHARACTERS).toWellFormed());
    return ids.length <= maxTokens ? ids : [...ids.slice(0, maxTokens - 1), ...ids.slice(-1)];
  };
}
