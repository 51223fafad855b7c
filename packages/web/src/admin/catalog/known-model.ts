import { ClayworkError } from '@claywork/sdk';

/** A model of the catalog, by its address and its title. */
export interface KnownModel {
  slug: string;
  title: string;
}

/** The model that was made of the same file, where that is why nothing was added. */
export function knownModel(error: unknown): KnownModel | undefined {
  if (!(error instanceof ClayworkError) || error.status !== 409) return undefined;
  return error.details.model as KnownModel | undefined;
}
