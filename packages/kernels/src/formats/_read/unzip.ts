import { unzipSync } from 'fflate';
import { GeometryError } from '../../math/index.ts';
import { createBudget, UNPACKED_BYTES_MAX } from './budget.ts';

const FILES_MAX = 2000;
/** What macOS and Windows put into archives for themselves. */
const LITTER = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;

const refuse = (message: string) => new GeometryError('bad-zip', message);

/**
 * Opens an archive of a model and the files beside it: contents by path, in the archive's order, folders and what systems put in for themselves left
 * out. Unpacks at most what the archive says, and 512 MB of it. Throws GeometryError `bad-zip` with a sentence for the sender.
 */
export function unzipFiles(bytes: Uint8Array): Map<string, Uint8Array> {
  const budget = createBudget(refuse, UNPACKED_BYTES_MAX);
  let count = 0;
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (name.endsWith('/') || LITTER.test(name)) return false;
        if (++count > FILES_MAX) throw refuse(`The archive holds more than ${FILES_MAX} files.`);
        budget.spend(originalSize);
        return true;
      },
    });
  } catch (error) {
    throw error instanceof GeometryError ? error : refuse('The archive is damaged.');
  }
  return new Map(Object.entries(files).map(([name, content]) => [name.replaceAll('\\', '/'), content]));
}

/** Whether a file begins like a ZIP archive. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}
