/** What every part of the page needs to know. */
export interface CallsFrame {
  readonly connectionId: string;
  /** What the other is called in a sentence. */
  readonly called: string;
  /** The host on which this place makes rooms; null where it makes none. */
  readonly roomHost: string | null;
  readonly refresh: () => Promise<void>;
}
