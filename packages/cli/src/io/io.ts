/** The world as commands see it: tests bring their own. */
export interface Io {
  /** Results: what scripts read. */
  out(text: string): void;
  /** Progress and complaints: what people read. */
  err(text: string): void;
  env: Readonly<Record<string, string | undefined>>;
  home: string;
  /** Whether somebody watches `err`: then bars are drawn. */
  tty: boolean;
  /** Columns of the terminal. */
  columns: number;
  /** Asks for something secret; from a pipe, its first line. */
  secret(question: string): Promise<string>;
  /** Ends when the person presses Ctrl-C. */
  signal: AbortSignal;
  fetch?: typeof fetch;
}
