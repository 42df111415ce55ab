import type { Endpoint } from '@ampersand/contract/endpoint';
import type { Role } from '@ampersand/contract/enumerations';
import type { ComponentType } from 'react';

/** Everything typed in a wizard, as the controls hold it: texts, ticks, lists, one photo. */
export type Answers = Record<string, unknown>;
export type Row = Record<string, string | boolean>;

/** A schema of the contract, which comes when it is needed. */
type Schema = () => Promise<NonNullable<Endpoint['body']>>;

/** A list that is filled row by row. The row being typed is an answer of its own, so nothing of it is lost. */
export interface RowEntry {
  /** Answer that holds the rows. */
  readonly list: string;
  /** Answer that holds the row being typed; its fields are called `{name}.company` and so on. */
  readonly name: string;
  /** What one row is called in a sentence. */
  readonly noun: string;
  readonly blank: Row;
  readonly schema: Schema;
}

export interface WizardStep {
  readonly name: string;
  readonly heading: string;
  /** Why one is asked, in a sentence. */
  readonly lead: string;
  /** Label of every field, in the order of the screen; the names are ids in the page, too. */
  readonly fields: Readonly<Record<string, string>>;
  /** The contract's rules for the answers of this step. */
  readonly schema: Schema;
  readonly entry?: RowEntry;
  readonly Body: ComponentType;
}

export interface WizardDefinition {
  /** Where the draft is kept; a new name when the answers change their shape. */
  readonly draftKey: string;
  readonly title: string;
  /** The other registration, for who is in the wrong one. */
  readonly other: { readonly question: string; readonly label: string; readonly to: string };
  readonly role: Role;
  readonly call: 'POST /users/applicant-register' | 'POST /users/founder-register';
  /** Said when the account is there. */
  readonly registered: string;
  readonly blank: Answers;
  readonly steps: readonly WizardStep[];
  /** Fetches what is on the screen from step 2 on. */
  readonly laterSteps: () => Promise<unknown>;
}
