import { type Bytes, headOf, nameOf, sizeOf } from './bytes.ts';

const HEAD = 1024;
const STL_HEADER = 84;
const STL_FACET = 50;

/** Media type of a picture by its first bytes: PNG or JPEG. Throws a sentence for anything else. */
export async function imageType(bytes: Bytes): Promise<'image/png' | 'image/jpeg'> {
  const [a, b, c] = await headOf(bytes, 4);
  if (a === 0x89 && b === 0x50) return 'image/png';
  if (a === 0xff && b === 0xd8 && c === 0xff) return 'image/jpeg';
  throw new TypeError('image: must be a PNG or a JPEG; other pictures must be converted first');
}

/** Format of a model by its first bytes, else by its file name's ending. Throws a sentence where neither tells. */
export async function modelFormat(bytes: Bytes, name = nameOf(bytes)): Promise<'glb' | 'fbx' | 'obj' | 'stl'> {
  const head = await headOf(bytes, HEAD);
  const text = new TextDecoder('latin1').decode(head);
  if (text.startsWith('glTF')) return 'glb';
  if (text.startsWith('Kaydara FBX Binary') || text.startsWith('; FBX')) return 'fbx';
  if (/^\s*solid\b/.test(text) && /\bfacet\b/.test(text)) return 'stl';
  const ending = /\.(glb|fbx|obj|stl)$/i.exec(name)?.[1]?.toLowerCase();
  if (ending) return ending as 'glb';
  if (head.length >= STL_HEADER && sizeOf(bytes) === STL_HEADER + STL_FACET * facets(head)) return 'stl';
  if (/^\s*(#|v|o|g|mtllib)\s/m.test(text)) return 'obj';
  throw new TypeError('model: must be a GLB, FBX, OBJ or STL');
}

function facets(head: Uint8Array): number {
  return new DataView(head.buffer, head.byteOffset).getUint32(STL_HEADER - 4, true);
}
