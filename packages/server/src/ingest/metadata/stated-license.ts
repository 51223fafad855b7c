import type { ModelAbout } from '@claywork/kernels';
import type { License } from './licenses.data.ts';
import { readLicense } from './read-license.ts';

/** Why a model cannot be taken of which nobody says the licence. */
export const LICENSE_UNKNOWN = 'license: it is not known, and the file does not say';

/** The licence that a file says it has. */
export function statedLicense({ license, copyright }: ModelAbout): License | undefined {
  return readLicense(license ?? '') ?? readLicense(copyright ?? '');
}
