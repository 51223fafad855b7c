/** What an op throws when the request cannot be carried out and the reason may be shown: a sentence for the member. */
export class OpError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OpError';
  }
}
