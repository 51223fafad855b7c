import { type AsyncZipOptions, type ZipAttributes, zipSync } from 'fflate';

/** A file of an archive. */
export interface ZipEntry {
  name: string;
  bytes: Uint8Array;
  /** It is packed already, as pictures are: stored as it is. */
  packed?: boolean;
}

/** Extra field that only fills space, the one that USD's own tools use. */
const PADDING_FIELD = 0x1986;

/**
 * A ZIP archive whose bytes depend on names and contents alone: every file is of the first of January 1980. `align` stores the files unpacked and
 * has their contents begin at multiples of so many bytes, as USDZ wants; without it they are
 * deflated, quickly: more effort takes three times as long on text like ours for a tenth less. Names are plain ASCII.
 */
export function zipFiles(files: readonly ZipEntry[], align?: number): Uint8Array {
  // No zone, so local time, as the archive's clock is: the same digits everywhere.
  const mtime = '1980-01-01T00:00:00';
  const tree: Record<string, [Uint8Array, ZipAttributes & Pick<AsyncZipOptions, 'level'>]> = {};
  let at = 0;
  for (const { name, bytes, packed } of files) {
    if (align === undefined) {
      tree[name] = [bytes, { mtime, level: packed ? 0 : 1 }];
      continue;
    }
    const head = at + 30 + name.length;
    let padding = (align - (head % align)) % align;
    // The field's own head takes four bytes.
    if (padding > 0 && padding < 4) padding += align;
    tree[name] = [
      bytes,
      { mtime, level: 0, ...(padding && { extra: { [PADDING_FIELD]: new Uint8Array(padding - 4) } }) },
    ];
    at = head + padding + bytes.length;
  }
  return zipSync(tree);
}
