/** Runs in the page. It travels as text: of what is around it there it knows its argument and the page, nothing else. */
export type Script<Argument, Result> = (argument: Argument) => Result;

/** What a test asks of a browser, whatever its protocol. */
export interface Window {
  open(url: string): Promise<void>;
  /** Answers what JSON can hold, awaited. */
  run<Result, Argument = undefined>(
    script: Script<Argument, Result>,
    argument?: Argument,
  ): Promise<Awaited<Result>>;
  /** Runs text that defines something for later scripts. */
  define(source: string): Promise<void>;
  /** Gives a file to the page's control for files. */
  choose(path: string): Promise<void>;
  /** Types a text where the focus is. */
  type(text: string): Promise<void>;
  press(key: 'Escape' | 'Enter' | 'Tab'): Promise<void>;
  /** Presses at a place of the screen. */
  pressAt(x: number, y: number): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Errors that nobody handled, so far. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Browser {
  /** A window that knows nothing of the others. */
  window(): Promise<Window>;
  close(): Promise<void>;
}

/** A script and its argument as one expression. */
export function expression(script: Script<never, unknown>, argument: unknown): string {
  return `(${script})(${JSON.stringify(argument)})`;
}
