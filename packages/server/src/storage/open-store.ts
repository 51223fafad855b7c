import { fileURLToPath } from 'node:url';
import { type FolderStore, openFolderStore } from './folder-store.ts';

/** A write that has not moved for this long has nobody behind it any more. */
const STALE_MS = 3_600_000;

/**
 * Opens the store that `STORAGE_URL` names: a `file:` URL or a plain path; nothing means a folder in the data directory.
 * Any other scheme is refused at start, with a sentence for the operator. What killed processes left half-written is removed.
 */
export async function openStore(storageUrl: string | undefined, dataDir: string): Promise<FolderStore> {
  const store = await openFolderStore(folderOf(storageUrl, dataDir));
  await store.sweep(STALE_MS);
  return store;
}

function folderOf(storageUrl: string | undefined, dataDir: string): string {
  if (!storageUrl) return `${dataDir}/store`;
  const scheme = /^([a-z][a-z0-9+.-]+):/i.exec(storageUrl)?.[1]?.toLowerCase();
  if (scheme === undefined) return storageUrl;
  if (scheme === 'file') return fileURLToPath(storageUrl);
  throw new Error(
    `STORAGE_URL: "${scheme}:" stores are not supported by this version; use a file: URL or a path, or leave it unset`,
  );
}
