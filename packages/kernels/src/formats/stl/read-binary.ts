import { GeometryError, srgbToLinear } from '../../math/index.ts';
import type { Budget } from '../_read/budget.ts';
import type { StlSolid } from './solid.ts';

/**
 * Reads a binary STL. The triangles that are there count, not the number in the header, unless the header says fewer and something else
 * follows. A file whose last triangle is cut off is refused.
 */
export function readBinaryStl(bytes: Uint8Array, budget: Budget, warnings: string[]): StlSolid[] {
  if (bytes.length < 84) throw new GeometryError('bad-stl', 'The file is too short to be an STL model.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const claimed = view.getUint32(80, true);
  const whole = (bytes.length - 84) % 50 === 0;
  const there = Math.floor((bytes.length - 84) / 50);
  if (claimed > there && !whole) throw new GeometryError('bad-stl', 'The file is cut short: a triangle is not whole.');
  const triangles = whole ? there : claimed;
  if (claimed !== triangles)
    warnings.push(`The header speaks of ${claimed} triangles; the file has ${triangles}, which were read.`);
  budget.spend(triangles * 130);
  const corners = new Float32Array(9 * triangles);
  for (let t = 0, at = 96; t < triangles; t++, at += 50)
    for (let k = 0; k < 9; k++) corners[9 * t + k] = view.getFloat32(at + 4 * k, true);
  const header = new TextDecoder('latin1').decode(bytes.subarray(0, 80));
  const name = header.replace(/^\s*solid\s*/i, '').split('\0')[0];
  const solid: StlSolid = { name: isName(name) ? name.trim() : '', corners, triangles };
  const colors = readColors(bytes, view, triangles, header);
  if (colors) solid.colors = colors;
  return [solid];
}

/** Headers hold names, but also advertisements, key-value pairs and noise. */
function isName(text: string): boolean {
  return /^[\w .()-]{1,60}$/.test(text) && !/binary|stl|export|generat|created|version|file/i.test(text);
}

/**
 * Colours in the two bytes that each triangle has to spare, 5 bits a channel. VisCAM: bit 15 says that the colour counts, blue lowest.
 * Magics: the header has "COLOR=" and a default, bit 15 says that the default counts, red lowest.
 */
function readColors(bytes: Uint8Array, view: DataView, triangles: number, header: string): Float32Array | undefined {
  const magics = header.indexOf('COLOR=');
  const base = magics >= 0 && magics <= 70 ? bytes.subarray(magics + 6, magics + 9) : undefined;
  let any = base !== undefined;
  for (let t = 0; t < triangles && !any; t++) any = (view.getUint16(84 + 50 * t + 48, true) & 0x8000) !== 0;
  if (!any) return undefined;
  const out = new Float32Array(3 * triangles);
  for (let t = 0; t < triangles; t++) {
    const word = view.getUint16(84 + 50 * t + 48, true);
    const marked = (word & 0x8000) !== 0;
    for (let k = 0; k < 3; k++) {
      const own = ((word >> (base ? 5 * k : 10 - 5 * k)) & 31) / 31;
      const value = base ? (marked ? base[k] / 255 : own) : marked ? own : Number.NaN;
      out[3 * t + k] = srgbToLinear(value);
    }
  }
  return out;
}
