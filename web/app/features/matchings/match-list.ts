import type { Found, KeyFact, MatchGroup, MovedUp, Reason } from '@ampersand/contract/matchings';
import type { PublicUser } from '@ampersand/contract/users';

import type { Ties } from '../invitations/ties.ts';

/** What a card tells of a person; the page carries no more of those in a list. */
export interface CardPerson
  extends Pick<PublicUser, 'id' | 'fullName' | 'calledName' | 'profileUrl' | 'lastHere'> {
  identityReviewed: boolean;
  firstLine: string | null;
  /** Of a startup its vision or idea, else the first line; of an applicant the first line, else what they want in one. */
  line: string | null | undefined;
  role: string | undefined;
  skills: string[];
  company: Company | undefined;
}

type Company = Pick<
  PublicUser['profile']['FounderProfile'][number],
  'companyName' | 'companyUrl' | 'companyType' | 'lookingFor'
>;

/** A match of either side, told alike. */
export interface Match {
  id: string;
  person: CardPerson;
  match: string;
  /** 0 to 1, in hundredths. */
  score: number;
  /** What the reader has written is too little to call it a match. */
  isGuess: boolean;
  /** Few answers of the two can be compared. */
  isRough: boolean;
  facts: KeyFact[];
  /** The strongest. */
  reason: Pick<Reason, 'direction' | 'text'> | undefined;
  /** What speaks against most. */
  gap: Pick<Reason, 'text'> | undefined;
  isSaved: boolean;
  isNew: boolean;
  group: MatchGroup;
  /** Why they stand above others whose figure is higher. */
  movedUp?: MovedUp | undefined;
  /** What of their profile a search has found. */
  found?: Found | undefined;
}

/** A question that waits for the reader. */
export interface Wanting {
  label: string;
  why: string;
  /** Where it is answered. */
  to: string;
}

export interface MatchList {
  items: Match[];
  /** How many people the whole list holds. */
  total: number;
  /** How many people fit the filter, of whom the list holds the first. */
  fitting?: number | undefined;
  relaxed: string[];
  /** The reader has written too little: these are first guesses. */
  guesses: boolean;
  /** Answers that would change them, the weightiest first. */
  wanting: Wanting[];
  more: boolean;
  /** What stands between the viewer and people, by their ids. */
  ties: Ties;
}
