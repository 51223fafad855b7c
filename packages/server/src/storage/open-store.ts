import { fileURLToPath } from 'node:url';
import { type FolderStore, openFolderStore } from './folder-store.ts';

/**
 * Opens the store that `STORAGE_URL` names: a `file:` URL or a plain path; nothing means a folder in the data directory.
 * Any other scheme is refused at start, with a sentence for the operator.
 */
export async function openStore(storageUrl: string | undefined, dataDir: string): Promise<FolderStore> {
  if (!storageUrl) return openFolderStore(`${dataDir}/store`);
  const scheme = /^([a-z][a-z0-9+.-]+):/i.exec(storageUrl)?.[1]?.toLowerCase();
  if (scheme === undefined) return openFolderStore(storageUrl);
  if (scheme === 'file') return openFolderStore(fileURLToPath(storageUrl));
  throw new Error(
    `STORAGE_URL: "${scheme}:" stores are not supported by this version; use a file: URL or a path, or leave it unset`,
  );
}
