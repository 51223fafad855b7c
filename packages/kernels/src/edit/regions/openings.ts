import { blur, createFloatImage, findPieces } from '../../image/index.ts';
import { soft } from './by-color.ts';
import { type Found, maskFrom, type RegionView } from './view.ts';

/** What openings in walls look like. */
interface Opening {
  /** Share of the subject's area, from and to. */
  size: readonly [number, number];
  /** Height to width, from and to. */
  shape: readonly [number, number];
  /** Where its middle lies, as a share of the subject's height from above. */
  down: readonly [number, number];
  /** What another hue counts beside less light. */
  hued: number;
  /** All that look so, or only the likeliest. */
  many: boolean;
  /** Least score: a wrong door is worse than none. */
  bar: number;
}

const OPENINGS = {
  window: { size: [0.002, 0.1], shape: [0.45, 2.8], down: [0.1, 0.66], hued: 0.6, many: true, bar: 0.36 },
  door: { size: [0.004, 0.09], shape: [0.95, 3.2], down: [0.5, 0.95], hued: 1.6, many: false, bar: 0.75 },
} as const satisfies Record<string, Opening>;

/** What is around a wall's pixel, as a share of the subject's longer side; and by how much openings differ from it: all of these are tried. */
const AROUND = 0.07;
const STEPS = [0.05, 0.08, 0.12, 0.17, 0.24] as const;
/** Doors of this share of their subject, or more, are likelier than smaller ones. */
const LARGE = 0.015;
/** How much lighter than the wall an opening may be. */
const LIGHTER = 0.02;
/** Beside the best, those with this share of its score are openings too. */
const LIKE = 0.6;

interface Piece {
  score: number;
  pixels: Int32Array;
}

/**
 * Finds windows and doors of buildings: compact patches, darker than the wall about them, that fill their box as panes and leaves of doors do and do not lie on
 * the outline. Undefined where nothing looks so.
 */
export function findOpenings(view: RegionView, part: keyof typeof OPENINGS): Found | undefined {
  const { width, height, work, subject, box } = view;
  const look: Opening = OPENINGS[part];
  const packed = createFloatImage(width, height, 4);
  let area = 0;
  for (let i = 0; i < subject.length; i++) {
    if (!subject[i]) continue;
    area++;
    packed.data[4 * i] = 1;
    for (let c = 0; c < 3; c++) packed.data[4 * i + 1 + c] = work.data[3 * i + c];
  }
  const around = blur(packed, AROUND * Math.max(box.width, box.height)).data;
  const apart = new Float32Array(subject.length);
  for (let i = 0; i < apart.length; i++) {
    if (!subject[i]) continue;
    const w = 1 / Math.max(1e-6, around[4 * i]);
    const darker = w * around[4 * i + 1] - work.data[3 * i];
    let turned = 0;
    for (let c = 1; c < 3; c++) turned += (w * around[4 * i + 1 + c] - work.data[3 * i + c]) ** 2;
    // panes and doors reflect no more light than their wall; doors are of another stuff
    apart[i] = darker < -LIGHTER ? 0 : darker + look.hued * Math.sqrt(turned);
  }
  const pieces: Piece[] = [];
  for (const step of STEPS) {
    const mask = Uint8Array.from(apart, (d) => (d > step ? 1 : 0));
    pieces.push(...list(view, mask, apart, look, area));
  }
  // of two that look alike the larger is the whole pane
  pieces.sort((a, b) => b.score + b.pixels.length / area - a.score - a.pixels.length / area);
  if (!pieces.length || pieces[0].score < look.bar) return undefined;
  const taken = new Uint8Array(subject.length);
  for (const { score, pixels } of look.many ? pieces : pieces.slice(0, 1)) {
    if (score < Math.max(look.bar, LIKE * pieces[0].score)) break;
    if (pixels.every((i) => !taken[i])) for (const i of pixels) taken[i] = 1;
  }
  return {
    mask: maskFrom(view, (i) => taken[i]),
    confidence: 0.4 + 0.5 * pieces[0].score,
    why: 'what is dark and boxed in a wall',
  };
}

/** The pieces of a mask, their holes closed (bars of panes), and how much each looks like an opening. */
function list(view: RegionView, mask: Uint8Array, apart: Float32Array, look: Opening, area: number): Piece[] {
  const { width, height, subject, box } = view;
  const { label, facts, count } = findPieces(mask, width, height, 1);
  const members: number[][] = Array.from({ length: count }, () => []);
  for (let i = 0; i < label.length; i++) if (label[i] >= 0) members[label[i]].push(i);
  const out: Piece[] = [];
  for (let p = 0; p < count; p++) {
    const n = facts[4 * p];
    if (n < 0.6 * look.size[0] * area || n > 1.3 * look.size[1] * area || n < 8) continue;
    const v = (facts[4 * p + 2] / n - box.top) / box.height;
    let [left, right, top, bottom, contrast, rim, outline] = [width, 0, height, 0, 0, 0, 0];
    for (const i of members[p]) {
      const x = i % width;
      const y = Math.floor(i / width);
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
      contrast += apart[i] / n;
      for (const j of [i - 1, i + 1, i - width, i + width]) {
        if (label[j] === p) continue;
        outline++;
        // what stands before the sky is no hole in a wall
        if (j < 0 || j >= subject.length || !subject[j] || !subject[j + (j - i)] || !subject[j + 2 * (j - i)]) rim++;
      }
    }
    const [w, h] = [right - left, bottom - top];
    const rows = fillRows(members[p], width, top, bottom);
    const boxed = rows.length / (w * h);
    const smooth = Math.min(1, (2 * (w + h)) / outline);
    const share = rows.length / area;
    const score =
      soft(0.78 - boxed, 0, 0.35) *
      soft(0.8 - smooth, 0, 0.4) *
      within(h / w, look.shape, 0.35) *
      within(v, look.down, 0.08) *
      soft(look.size[0] / share, 1, 2) *
      soft(share / look.size[1], 1, 1.5) *
      soft(rim / outline, 0.05, 0.3) *
      (0.4 + 0.6 * (1 - soft(contrast, 0.08, 0.22)));
    if (score > 0) out.push({ score: look.many ? score : score * Math.min(1, share / LARGE) ** 0.3, pixels: rows });
  }
  return out;
}

/** Pixels between the outermost of a piece in every row. */
function fillRows(pixels: readonly number[], width: number, top: number, bottom: number): Int32Array {
  const from = new Int32Array(bottom - top).fill(width);
  const to = new Int32Array(bottom - top).fill(-1);
  for (const i of pixels) {
    const row = Math.floor(i / width) - top;
    from[row] = Math.min(from[row], i % width);
    to[row] = Math.max(to[row], i % width);
  }
  const out: number[] = [];
  for (let row = 0; row < from.length; row++)
    for (let x = from[row]; x <= to[row]; x++) out.push((row + top) * width + x);
  return Int32Array.from(out);
}

function within(v: number, [from, to]: readonly [number, number], slack: number): number {
  return soft(from - v, 0, slack) * soft(v - to, 0, slack);
}
