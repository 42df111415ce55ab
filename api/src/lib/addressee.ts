import { calledNameOf } from '@ampersand/contract/called';
import { isPlainName } from '@ampersand/contract/names';

interface Named {
  readonly fullName: string;
  readonly calledName: string | null;
}

interface Person extends Named {
  readonly email: string;
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
export function addressee(person: Person): Addressee {
  const isConfirmed = person.emailConfirmedAt !== null;
  const greeting = isConfirmed && isNamedPlainly(person) ? `Hello ${calledNameOf(person)},` : GREETING;
  return { to: person.email, greeting, isConfirmed };
}

export const SOMEBODY = 'Somebody';

/** What an email may call another member: the name, where it is one and `reader` is known to read it. */
export function nameInEmail(reader: Addressee, person: Named): string | undefined {
  return reader.isConfirmed && isNamedPlainly(person) ? calledNameOf(person) : undefined;
}

/** Names from before the rules for names may be anything. */
function isNamedPlainly(person: Named): boolean {
  return isPlainName(person.fullName) && isPlainName(calledNameOf(person));
}
