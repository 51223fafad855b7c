import { isFbx } from './fbx/is-fbx.ts';
import { isObj } from './obj/is-obj.ts';
import { isBinaryStl, isTextStl } from './stl/is-stl.ts';

export { isTextStl };

/** The formats that can be sent, by their extensions. */
export type SentFormat = 'glb' | 'fbx' | 'obj' | 'stl';

/** So much of the beginning of a file is enough to recognise it, whatever comments it begins with. */
export const RECOGNISE_BYTES = 65536;

/** Beginnings of files that are plainly something else, and that no format without a mark of its own may be taken for. */
const PICTURES = ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF', 'II*\0', 'MM\0*'];
const ARCHIVES = ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08', '\x1f\x8b', '7z\xbc\xaf', 'Rar!', 'BZh', '\xfd7zXZ'];
const OTHERS = [
  ...PICTURES,
  ...ARCHIVES,
  '%PDF',
  '\x7fELF',
  'MZ\x90\0',
  '\xd0\xcf\x11\xe0',
  'BLENDER',
  'ply\n',
  'ply\r',
  'glTF',
];
/** HTML, XML, JSON. */
const MARKUP = /^(?:\xef\xbb\xbf)?\s*[<{[]/;

const CHECKS: Readonly<Record<SentFormat, (head: Uint8Array) => boolean>> = {
  glb: (head) => latin1(head.subarray(0, 8)) === 'glTF\x02\0\0\0',
  fbx: isFbx,
  obj: (head) => !isSomethingElse(head) && isObj(head),
  stl: (head) => isTextStl(head) || (!isSomethingElse(head) && isBinaryStl(head)),
};

/**
 * Whether a file that begins like this, with `RECOGNISE_BYTES` or all it has, is of a format as far as its reader is concerned. Says nothing of
 * whether the rest can be read. Loads no reader: a server may ask it while bytes still arrive. Under a millisecond.
 */
export function looksLike(format: SentFormat, head: Uint8Array): boolean {
  return CHECKS[format](head);
}

function isSomethingElse(head: Uint8Array): boolean {
  const start = latin1(head.subarray(0, 64));
  return OTHERS.some((other) => start.startsWith(other)) || MARKUP.test(start) || isFbx(head);
}

function latin1(bytes: Uint8Array): string {
  // not TextDecoder, whose Latin-1 is Windows-1252
  return String.fromCharCode(...bytes);
}
