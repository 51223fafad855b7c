import { isTextStl, looksLike, RECOGNISE_BYTES, type SentFormat } from '@claywork/kernels/recognise';
import { ServiceError } from '../errors/service-error.ts';
import { wrongType } from './read-body.ts';

export const MODEL_TYPES = ['model/gltf-binary', 'application/octet-stream'] as const;
export type ModelFormat = SentFormat;

/** The media type under which an upload of a format is kept. */
export const MODEL_MIMES: Readonly<Record<ModelFormat, string>> = Object.freeze({
  glb: 'model/gltf-binary',
  fbx: 'application/octet-stream',
  obj: 'model/obj',
  stl: 'model/stl',
});

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
      head = Buffer.concat([head, chunk.subarray(0, RECOGNISE_BYTES - head.length)]);
      if (head.length >= RECOGNISE_BYTES) checked = checkHead(head, format);
    }
    yield chunk;
  }
  if (bytes === 0) throw new ServiceError('invalid', 'body: must not be empty');
  if (!checked) checkHead(head, format);
  if (!hasRightLength(head, bytes, format))
    throw new ServiceError('invalid', 'body: the file is cut short or too long');
}

function checkHead(head: Buffer, format: ModelFormat): true {
  if (!looksLike(format, head)) throw wrongType(wrongContent(head, format), MODEL_TYPES);
  return true;
}

/** What the content is instead, where that helps. */
function wrongContent(head: Buffer, format: ModelFormat): string {
  const is = `The content is not ${format.toUpperCase()}`;
  if (head.toString('latin1', 0, 4) === 'glTF') {
    const version = head.length >= 8 ? head.readUInt32LE(4) : 0;
    return version === 2 ? `${is}: it is GLB.` : `${is}: it is glTF ${version}; only version 2 can be read.`;
  }
  if (/^(?:\xef\xbb\xbf)?\s*\{/.test(head.toString('latin1', 0, 64)))
    return `${is}: it is JSON. A .gltf must be packed into a GLB first.`;
  // Binary STL has no mark of its own: nothing is called one on suspicion.
  const other = looksLike('fbx', head) ? 'fbx' : isTextStl(head) ? 'stl' : looksLike('obj', head) ? 'obj' : undefined;
  return other && other !== format ? `${is}: it looks like ${other.toUpperCase()}.` : `${is}.`;
}

function hasRightLength(head: Buffer, bytes: number, format: ModelFormat): boolean {
  if (format === 'glb') return bytes >= 20 && head.readUInt32LE(8) === bytes;
  if (format !== 'stl' || isTextStl(head)) return true;
  // Many writers leave a wrong number in the header, or something behind the triangles: whole triangles are enough.
  return (bytes - 84) % 50 === 0 || bytes >= 84 + 50 * head.readUInt32LE(80);
}
