/** Before a name, and none: "Dr. Anna Weber". */
const TITLES = /^(?:(?:(?:prof|dr|mr|mrs|ms|miss|mx)\.?(?:-ing\.?)?|(?:ing|dipl)\.(?:-ing\.)?)\s+)+(?=\S)/i;

/**
 * What a member is called in a sentence: as they said, else the first word of the full name behind its titles.
 * Never empty for somebody with a name.
 */
export function calledNameOf({
  fullName,
  calledName,
}: {
  readonly fullName: string;
  readonly calledName?: string | null | undefined;
}): string {
  return calledName || fullName.trim().replace(TITLES, '').split(/\s+/)[0] || fullName;
}

/** What a member is called who has left. */
export const FORMER_MEMBER = 'Former member';
