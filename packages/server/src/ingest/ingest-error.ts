/** Why a model cannot be taken into the catalog: a sentence for whoever brings it. */
export class IngestError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'IngestError';
  }
}
