import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';

/** A file of the built web app, in the form that suits the client best. */
export interface BuiltFile {
  path: string;
  mime: string;
  bytes: number;
  etag: string;
  encoding: string | undefined;
}

const MIMES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.glb': 'model/gltf-binary',
  '.hdr': 'application/octet-stream',
  '.ktx2': 'image/ktx2',
  '.mp4': 'video/mp4',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Looks a file up by the path of its address; undefined for what is not there, is no file, or lies outside of the folder. */
export async function findBuilt(folder: string, path: string, accepts: string): Promise<BuiltFile | undefined> {
  const mime = MIMES[extname(path).toLowerCase()];
  const full = resolve(join(folder, path));
  if (!mime || path.includes('\0') || !full.startsWith(resolve(folder) + sep)) return undefined;
  const plain = await fileAt(full);
  if (!plain) return undefined;
  for (const [encoding, ending] of ENCODINGS) {
    if (!acceptsEncoding(accepts, encoding)) continue;
    const packed = await fileAt(full + ending);
    // a build that was broken off may have left one of an earlier build
    if (packed && packed.mtimeMs >= plain.mtimeMs - 1000)
      return { ...described(packed, encoding), path: full + ending, mime };
  }
  return { ...described(plain, undefined), path: full, mime };
}

/** The start page, which every address of the app is answered with; undefined before it has been built. */
export function readIndex(folder: string): Promise<string | undefined> {
  return readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined);
}

function described({ size, mtimeMs }: { size: number; mtimeMs: number }, encoding: string | undefined) {
  const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}${encoding ? `-${encoding}` : ''}"`;
  return { bytes: size, etag, encoding };
}

async function fileAt(path: string) {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? found : undefined;
}

function acceptsEncoding(header: string, encoding: string): boolean {
  return header
    .toLowerCase()
    .split(',')
    .some((part) => {
      const [name, ...more] = part.split(';').map((text) => text.trim());
      return name === encoding && !more.some((text) => /^q=0(\.0*)?$/.test(text));
    });
}
