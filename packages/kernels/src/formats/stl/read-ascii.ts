import { GeometryError } from '../../math/index.ts';
import type { Budget } from '../_read/budget.ts';
import { FloatList } from '../_read/lists.ts';
import { TextScanner } from '../_read/text-scanner.ts';
import type { StlSolid } from './solid.ts';

const SOLIDS_MAX = 20_000;
const CORNERS_MAX = 100_000;
const [LETTER_E, LETTER_F, LETTER_S, LETTER_V, LETTER_O] = [101, 102, 115, 118, 111];

/** Reads the solids of a text STL. Only "solid", "vertex" and the ends of loops matter; a loop of more than three corners becomes a fan. */
export function parseAsciiStl(bytes: Uint8Array, budget: Budget, warnings: string[]): StlSolid[] {
  const scan = new TextScanner(bytes);
  const solids: StlSolid[] = [];
  let corners = new FloatList(budget);
  let name = '';
  const finish = (): void => {
    if (corners.length === 0) return;
    if (solids.length >= SOLIDS_MAX) throw new GeometryError('bad-stl', `The file has more than ${SOLIDS_MAX} solids.`);
    budget.spend(corners.length * 8);
    solids.push({ name, corners: corners.data, triangles: Math.floor(corners.length / 9) });
    corners = new FloatList(budget);
  };
  const loop = new FloatList(budget);
  let odd = 0;
  const closeLoop = (): void => {
    if (loop.length > 0 && loop.length < 9) odd++;
    for (let k = 6; k + 3 <= loop.length && loop.length >= 9; k += 3) {
      for (const o of [0, k - 3, k]) for (let i = 0; i < 3; i++) corners.push(loop.data[o + i]);
    }
    loop.length = 0;
  };
  // Words, not lines: some writers put a facet on one line. Told by their letters: text would cost more than all the rest.
  while (scan.nextLine()) {
    const first = bytes[scan.at] | 32;
    const inner = first === LETTER_E ? bytes[scan.at + 3] | 32 : 0;
    if (first === LETTER_V) {
      scan.skipWord();
      for (let k = 0; k < 3; k++) loop.push(scan.number());
      if (loop.length > 3 * CORNERS_MAX)
        throw new GeometryError('bad-stl', `A face of the file has more than ${CORNERS_MAX} corners.`);
      continue;
    }
    if (first === LETTER_S || inner === LETTER_S) {
      scan.skipWord();
      closeLoop();
      finish();
      const said = readName(scan);
      name = first === LETTER_S ? said : '';
      continue;
    }
    scan.skipWord();
    if (first === LETTER_F || first === LETTER_E) closeLoop();
    if (first === LETTER_F) for (let k = 0; k < 4; k++) if (!scan.skipBlanks()) skipNormal(scan);
  }
  closeLoop();
  finish();
  if (odd) warnings.push(`${odd} ${odd === 1 ? 'face' : 'faces'} with fewer than three corners left out.`);
  return solids;
}

/** Passes over one word of "normal x y z", but not over the "outer" that may follow at once. */
function skipNormal(scan: TextScanner): void {
  if ((scan.bytes[scan.at] | 32) !== LETTER_O) scan.skipWord();
}

/** What stands behind "solid" or "endsolid": the rest of the line, unless the next statement is on it as well. */
function readName(scan: TextScanner): string {
  const words: string[] = [];
  while (!scan.skipBlanks()) {
    const start = scan.at;
    const word = scan.word();
    if (/^(?:solid|facet|endsolid)$/i.test(word)) {
      scan.at = start;
      break;
    }
    if (words.length < 32) words.push(word);
  }
  return words.join(' ').slice(0, 256);
}
