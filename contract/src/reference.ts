const REFERENCE_LENGTH = 8;

/** What whoever reports is given to name a report by: the end of its id. */
export const referenceOf = (reportId: string) => reportId.slice(-REFERENCE_LENGTH);

/** A reference as it may be typed, or a whole id, as ids are written; undefined for what is neither. */
export function readReference(typed: string): string | undefined {
  const reference = typed.trim().replace(/^#/, '').toLowerCase();
  return reference.length >= REFERENCE_LENGTH ? reference : undefined;
}
