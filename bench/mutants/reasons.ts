/** Why a mutant is left alive: the end of its file's path, a piece of its line or code, and the reason. */
export const REASONS: readonly (readonly [file: string, code: string, why: string])[] = [];
