import { randomId } from '../../db/ids.ts';
import { addUpload } from '../../queue/uploads.ts';
import type { StoreSource } from '../../storage/store.ts';
import type { AppDeps } from '../deps.ts';

/** Bytes first, row second: a token is handed out only when what it names survives a power loss. */
export async function keepUpload(
  deps: AppDeps,
  memberId: string,
  kind: 'image' | 'model',
  source: StoreSource,
  about: { name: string; mime: string; details: Record<string, unknown> },
): Promise<string> {
  const token = randomId(kind === 'image' ? 'img' : 'upl');
  const key = `uploads/${token}`;
  const { bytes, sha256 } = await deps.store.put(key, source);
  try {
    await addUpload(deps.db, { token, memberId, kind, key, bytes, sha256, ...about });
  } catch (error) {
    await deps.store.remove(key).catch(() => undefined);
    throw error;
  }
  return token;
}
