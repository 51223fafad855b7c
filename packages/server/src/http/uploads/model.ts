import { ServiceError } from '../errors/service-error.ts';
import { wrongType } from './read-body.ts';

export const MODEL_TYPES = ['model/gltf-binary', 'application/octet-stream'] as const;
export type ModelFormat = 'glb' | 'fbx' | 'obj' | 'stl';

/** The media type under which an upload of a format is kept. */
export const MODEL_MIMES: Readonly<Record<ModelFormat, string>> = Object.freeze({
  glb: 'model/gltf-binary',
  fbx: 'application/octet-stream',
  obj: 'model/obj',
  stl: 'model/stl',
});

/** Enough of the beginning to tell every format by. */
const HEAD_BYTES = 4096;
const FBX_BINARY = 'Kaydara FBX Binary  \0';

/** The format that the request names: GLB by its media type, the others by `ext`. */
export function declaredFormat(contentType: string | undefined, ext: string | undefined): ModelFormat {
  const type = contentType?.split(';')[0]?.trim().toLowerCase();
  if (type === 'model/gltf-binary') return 'glb';
  if (type !== 'application/octet-stream')
    throw wrongType('A model must be sent as model/gltf-binary, or as application/octet-stream with ext.', MODEL_TYPES);
  if (ext === 'fbx' || ext === 'obj' || ext === 'stl') return ext;
  throw new ServiceError('invalid', ext === undefined ? 'ext: is required' : 'ext: must be one of fbx, obj, stl');
}

/** Passes a model through while checking that it is what it is called: first its beginning, then its length. */
export async function* checkedModel(body: AsyncIterable<Uint8Array>, format: ModelFormat): AsyncGenerator<Uint8Array> {
  let head = Buffer.alloc(0);
  let bytes = 0;
  let checked = false;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (!checked) {
      head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
      if (head.length >= HEAD_BYTES) checked = checkHead(head, format);
    }
    yield chunk;
  }
  if (bytes === 0) throw new ServiceError('invalid', 'body: must not be empty');
  if (!checked) checkHead(head, format);
  if (!hasRightLength(head, bytes, format))
    throw new ServiceError('invalid', 'body: the file is cut short or too long');
}

function checkHead(head: Buffer, format: ModelFormat): true {
  if (!CHECKS[format](head)) throw wrongType(`The content is not ${format.toUpperCase()}.`, MODEL_TYPES);
  return true;
}

const CHECKS: Readonly<Record<ModelFormat, (head: Buffer) => boolean>> = {
  glb: (head) => head.length >= 20 && head.toString('latin1', 0, 4) === 'glTF' && head.readUInt32LE(4) === 2,
  fbx: (head) =>
    head.toString('latin1', 0, FBX_BINARY.length) === FBX_BINARY ||
    /^[\s;]*FBX\b|^\s*FBXHeaderExtension\s*:/m.test(head.toString('latin1')),
  obj: (head) => /^\s*(?:v|vn|vt|f|o|g|mtllib|usemtl|s|#)(?:\s|$)|^\s*#/m.test(textOf(head)),
  stl: (head) => head.length >= 84 || isAsciiStl(head),
};

/** Text by its byte order mark; nothing when the bytes are no text. */
function textOf(head: Buffer): string {
  const wide =
    head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : '';
  if (wide) return new TextDecoder(wide).decode(head);
  return head.includes(0) ? '' : head.toString('latin1').replace(/^\xef\xbb\xbf/, '');
}

/** Binary files may begin with "solid" as well, so an ASCII file must also go on like one. */
function isAsciiStl(head: Buffer): boolean {
  return /^\s*solid\b[^\n\r]*[\n\r]\s*(?:facet|endsolid)\b/i.test(textOf(head));
}

function hasRightLength(head: Buffer, bytes: number, format: ModelFormat): boolean {
  if (format === 'glb') return head.readUInt32LE(8) === bytes;
  if (format !== 'stl' || isAsciiStl(head)) return true;
  // Many writers leave a wrong number in the header, or something behind the triangles: whole triangles are enough.
  return (bytes - 84) % 50 === 0 || bytes >= 84 + 50 * head.readUInt32LE(80);
}
