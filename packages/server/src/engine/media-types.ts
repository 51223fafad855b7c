/** Media types of result files by extension, and how such a file begins. */
interface MediaType {
  mime: string;
  begins?: readonly number[];
  at?: number;
}

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
/** A first local file header. */
const ZIP = ascii('PK\u0003\u0004');
const OCTETS = 'application/octet-stream';

const TYPES: Readonly<Record<string, MediaType>> = {
  glb: { mime: 'model/gltf-binary', begins: ascii('glTF') },
  gltf: { mime: 'model/gltf+json', begins: ascii('{') },
  png: { mime: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47] },
  webp: { mime: 'image/webp', begins: ascii('WEBP'), at: 8 },
  jpg: { mime: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
  obj: { mime: 'model/obj' },
  mtl: { mime: 'model/mtl' },
  stl: { mime: OCTETS },
  fbx: { mime: OCTETS, begins: ascii('Kaydara FBX Binary') },
  usdz: { mime: OCTETS, begins: ZIP },
  '3mf': { mime: 'model/3mf', begins: ZIP },
  zip: { mime: 'application/zip', begins: ZIP },
  splat: { mime: OCTETS },
  json: { mime: 'application/json' },
  txt: { mime: 'text/plain' },
};

/** Longest prefix that `faultOf` looks at. */
export const SNIFF_BYTES = 32;

export function mimeOf(name: string): string {
  return typeOf(name)?.mime ?? OCTETS;
}

/** What is wrong with a result file, or undefined: it must not be empty, and must begin as its extension says. */
export function fileFault(name: string, bytes: number, head: Uint8Array): string | undefined {
  if (bytes === 0) return `${name} is empty`;
  const type = typeOf(name);
  const start = type?.at ?? 0;
  const matches = type?.begins?.every((byte, i) => head[start + i] === byte) ?? true;
  return matches ? undefined : `${name} does not begin like a ${type?.mime}`;
}

function typeOf(name: string): MediaType | undefined {
  return TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
}
