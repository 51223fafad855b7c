/** What an answer that is no success carries. */
export interface Refusal {
  /** HTTP status; 0 when there was no answer at all. */
  status: number;
  /** A sentence, safe to show. */
  error: string;
  /** The rest of the body. */
  details?: Readonly<Record<string, unknown>>;
  /** Whether something in front of the service answered, or nobody: the body was not the service's JSON. */
  edge?: boolean;
  cause?: unknown;
}

/** Whatever the service refused or could not do. Its subclasses say what can be done about it. */
export class ClayworkError extends Error {
  readonly status: number;
  readonly error: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly edge: boolean;

  constructor({ status, error, details = {}, edge = false, cause }: Refusal) {
    super(error, { cause });
    this.name = new.target.name;
    this.status = status;
    this.error = error;
    this.details = details;
    this.edge = edge;
  }
}
