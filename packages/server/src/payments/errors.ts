/** The provider could not be reached or did not answer sensibly: what was asked may be asked again. */
export class ProviderUnavailableError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ProviderUnavailableError';
  }
}

/** The provider refused, and would again. */
export class ProviderRefusedError extends Error {
  /** The provider's own word for it. */
  readonly issue: string;

  constructor(message: string, issue: string) {
    super(message);
    this.name = 'ProviderRefusedError';
    this.issue = issue;
  }
}

/** A message that claims to come from the provider and does not. */
export class ForgedEventError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ForgedEventError';
  }
}

/** An order that cannot be placed, paid or refunded as things are; the sentence is safe to show. */
export class OrderRefusedError extends Error {
  readonly reason: 'missing' | 'conflict' | 'unavailable';

  constructor(reason: 'missing' | 'conflict' | 'unavailable', message: string) {
    super(message);
    this.name = 'OrderRefusedError';
    this.reason = reason;
  }
}
