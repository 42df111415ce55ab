export type Mark = 'FILLED' | 'HALF' | 'EMPTY';

/** One line of 'why you two': what one looks for, what the other brings to it. */
export interface WhyLine {
  readonly label: string;
  readonly wish: string;
  readonly offer: string;
  readonly mark: Mark;
  /** False when one of the two has not said, or what they said could not be read. */
  readonly known: boolean;
}

/** Stands only where nothing is written. */
export const NOT_SAID = 'Not said yet';
