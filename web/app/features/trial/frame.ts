/** What every part of the page needs to know. */
export interface TrialFrame {
  readonly connectionId: string;
  /** What the other is called in a sentence. */
  readonly called: string;
  /** Whether anything can be changed; else it is only read. */
  readonly isOpen: boolean;
  readonly refresh: () => Promise<void>;
}
