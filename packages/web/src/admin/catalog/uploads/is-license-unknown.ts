import { sentenceOf } from '../../../api/query-client.ts';

/** Whether a file was refused because nobody said its licence. */
export function isLicenseUnknown(error: unknown): boolean {
  return /^license: it is not known/.test(sentenceOf(error));
}
