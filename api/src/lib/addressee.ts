import { isPlainName } from '@ampersand/contract/names';

interface Person {
  readonly email: string;
  readonly fullName: string;
  readonly emailConfirmedAt: Date | null;
}

/** Whom an email goes to, and how it opens. */
export interface Addressee {
  readonly to: string;
  readonly greeting: string;
  /** Whether the address is known to be the member's; else nothing that a member has typed goes there. */
  readonly isConfirmed: boolean;
}

/** The opening of an email to somebody who may never have heard of us. */
export const GREETING = 'Hello,';

/** A member as the addressee of an email. */
export function addressee({ email, fullName, emailConfirmedAt }: Person): Addressee {
  const isConfirmed = emailConfirmedAt !== null;
  const greeting = isConfirmed && isPlainName(fullName) ? `Hello ${fullName},` : GREETING;
  return { to: email, greeting, isConfirmed };
}

/** What an email calls another member: the name, where it is one and `reader` is known to read it, else `Somebody`. */
export function nameInEmail(reader: Addressee, { fullName }: { fullName: string }): string {
  return reader.isConfirmed && isPlainName(fullName) ? fullName : 'Somebody';
}
