import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(js|mjs|css|html|svg|json|wasm)$/;
const BYTES_MIN = 1024;
/** The last step costs four times the time for two percent. */
const QUALITY = 9;

/** Lays packed twins beside the files of a build: the service sends those, and packs nothing itself. */
export function packFiles(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) packFiles(path);
    else if (TEXT.test(name) && statSync(path).size >= BYTES_MIN) {
      const bytes = readFileSync(path);
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }));
    }
  }
}
