const SOFTLY =
  /(?<!\p{L})(?:rather|prefer\p{L}*|ideally|less|not (?:so |that |too |very |really )?(?:keen|fond|excited|big)|not (?:a )?(?:big |huge )?fan|lieber|eher|möglichst|prefiero|preferiría|mejor|de preferencia|plutôt|préfère|prefiro|melhor)(?!\p{L})/iu;

/** Whether the sentence in which a thing is refused says no more than that its writer would rather be without it. */
export function isRefusedSoftly(thing: string, texts: readonly (string | null | undefined)[]): boolean {
  const sentences = texts.flatMap((text) => text?.split(/(?<=[.!?])\s+|\n/) ?? []);
  return sentences.some((each) => each.includes(thing) && SOFTLY.test(each));
}
