import { GeometryError } from '../math/index.ts';
import type { FitLibrary } from './library.ts';
import { MASK_WORDS } from './mask.ts';
import { libraryPoses } from './views.ts';

/** Packs libraries one after the other into bytes. */
export function packLibrary(libraries: readonly FitLibrary[]): Uint8Array {
  const variants = libraries.flatMap((l) =>
    l.variants.map((v) => [v.archetype, v.preset ?? '', v.symmetric ? 1 : 0, ...(v.posture ? [v.posture] : [])]),
  );
  const head = new TextEncoder().encode(JSON.stringify(variants));
  const words = libraries.reduce((n, l) => n + l.masks.length, 0);
  const views = libraries.reduce((n, l) => n + l.aspects.length, 0);
  const out = new Uint8Array(4 + head.length + 4 * words + views);
  const view = new DataView(out.buffer);
  view.setUint32(0, head.length, true);
  out.set(head, 4);
  let o = 4 + head.length;
  for (const { masks } of libraries)
    for (const word of masks) {
      view.setUint32(o, word, true);
      o += 4;
    }
  for (const { aspects } of libraries) {
    out.set(new Uint8Array(aspects.buffer), o);
    o += aspects.length;
  }
  return out;
}

/** Reads what `packLibrary` wrote. Throws GeometryError `bad_library` where the sizes do not agree. */
export function unpackLibrary(bytes: Uint8Array): FitLibrary {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.getUint32(0, true);
  const rows: [string, string, number, string?][] = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)));
  const variants = rows.map(([archetype, preset, symmetric, posture]) => ({
    archetype,
    ...(preset ? { preset } : {}),
    ...(posture ? { posture } : {}),
    symmetric: symmetric === 1,
  }));
  const views = variants.reduce((n, v) => n + libraryPoses(v.symmetric).length, 0);
  const words = MASK_WORDS * views;
  if (bytes.length !== 4 + length + 4 * words + views)
    throw new GeometryError('bad_library', 'The library of views is not of the form that this version reads.');
  const masks = Uint32Array.from({ length: words }, (_, i) => view.getUint32(4 + length + 4 * i, true));
  return { variants, masks, aspects: Int8Array.from(bytes.subarray(4 + length + 4 * words)) };
}
