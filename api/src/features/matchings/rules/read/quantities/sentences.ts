/** The sentences of a text, and the parts of one between semicolons; none where nothing is written. */
export const sentencesOf = (text: string | null | undefined): string[] => text?.split(/(?<=[.!?;])\s+/) ?? [];
