import type { Texture } from '../../scene/index.ts';

/** The kind of a picture by its first bytes, since what files say of it is often wrong; undefined when it is none that scenes hold. */
export function pictureKind(b: Uint8Array): Texture['mime'] | undefined {
  if (b[0] === 0x89 && b[1] === 0x50 && b[2] === 0x4e && b[3] === 0x47) return 'image/png';
  if (b[0] === 0xff && b[1] === 0xd8 && b[2] === 0xff) return 'image/jpeg';
  const riff = b[0] === 0x52 && b[1] === 0x49 && b[2] === 0x46 && b[3] === 0x46;
  return riff && b[8] === 0x57 && b[9] === 0x45 && b[10] === 0x42 && b[11] === 0x50 ? 'image/webp' : undefined;
}
