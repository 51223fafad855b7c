import { type Box, crop } from '../crop.ts';
import { signedDistance } from '../distance.ts';
import { createFloatImage, type FloatImage } from '../float-image.ts';
import type { CutOut } from '../matte/cut-out.ts';
import { findSuperpixels } from '../matte/superpixels.ts';
import { shrinkToWork } from '../matte/work-image.ts';
import { toOklab } from '../oklab.ts';
import { opaqueBox } from '../opaque-box.ts';
import { resize } from '../resize.ts';
import { LIMBS, planFigure } from './figure-plan.ts';
import { readHint } from './hint.ts';
import { findLobes } from './lobes.ts';
import { measureParts } from './measure-parts.ts';
import { mergeRegions, type Regions } from './merge-regions.ts';
import { nameLimbs } from './name-limbs.ts';
import { nameParts, nameWanted } from './name-parts.ts';
import { placeOf } from './places.ts';

/** A part of a subject. */
export interface PicturePart {
  name: string;
  /** Share of the subject's area. */
  share: number;
  /** Plain word for its mean colour. */
  color: string;
}

/** The parts that a picture's subject falls into, largest first. */
export interface PartMap {
  parts: PicturePart[];
  /** Part of each pixel of the picture, -1 on the ground. */
  label: Int32Array;
  width: number;
  height: number;
  /** The same at working size, the subject's box only and continued past its outline; part of each pixel. */
  small: { label: Int32Array; width: number; height: number };
}

/** How finely a subject is divided. */
export type Granularity = 'coarse' | 'medium' | 'fine';

const GRAINS = {
  coarse: { parts: 4, least: 1.2e-3, smallest: 0.02 },
  medium: { parts: 8, least: 5.5e-4, smallest: 0.008 },
  fine: { parts: 16, least: 1.6e-4, smallest: 0.003 },
} as const;
const SIDE = 256;
const REGIONS = 330;
/** A colour that nothing has. */
const GROUND = -3;

/**
 * Divides a subject into parts that differ in colour or hang together by necks, and names them. `hint` may ask for a number of parts and for things by colour
 * and name. About half a second.
 */
export function segmentParts(cut: CutOut, grain: Granularity, hint = ''): PartMap {
  const box = opaqueBox(cut);
  const linear = crop({ ...cut, channels: 3, data: cut.colors }, box);
  const alpha = crop({ ...cut, channels: 1, data: cut.alpha }, box);
  const work = shrinkToWork(linear, SIDE);
  const { width, height } = work;
  const opaque = resize(alpha, width, height);
  const colours = toOklab(resize(linear, width, height)).data;
  let covered = 0;
  for (let i = 0; i < opaque.data.length; i++) {
    if (opaque.data[i] > 0.5) covered++;
    else work.data[3 * i] = GROUND;
  }
  const limb = planFigure(opaque);
  const lobes = withLimbs(cropLobes(findLobes(signedDistance(padded(opaque))), width, height), limb);
  const patches = findSuperpixels(work, Math.round((REGIONS * width * height) / Math.max(1, covered)));
  const regions = splitAtNecks(work.data, patches.label, lobes.label);
  const share = new Float64Array(regions.count);
  for (let i = 0; i < opaque.data.length; i++) if (opaque.data[i] > 0.5) share[regions.label[i]]++;
  const inside = Uint8Array.from(share, (n, r) => (n > 0.5 * regions.mean[6 * r + 5] ? 1 : 0));
  dropCrumbs(regions, width, inside, GRAINS[grain].smallest * covered);
  const said = readHint(hint);
  // Small things are found among small parts only.
  const small = said.wanted.some(({ noun }) => (placeOf(noun)?.share ?? 1) < 0.03);
  const grains = GRAINS[small ? 'fine' : grain];
  const asked = said.wanted.reduce((sum, w) => sum + (w.many ? 2 : 1), 0);
  const options = said.count
    ? { ...grains, parts: said.count, least: 0, smallest: Math.min(grains.smallest, 0.25 / said.count) }
    : asked
      ? { ...grains, parts: Math.max(grains.parts, asked + 2), least: Math.min(grains.least, 5e-4) }
      : grains;
  const owner = mergeRegions(work.data, width, regions, inside, lobes, options);
  const { label, count } = renumber(regions.label, owner);
  // Crumbs that hang together with nothing belong to what is nearest.
  const near = label.slice();
  spread(near, width, height);
  for (let i = 0; i < label.length; i++) if (label[i] < 0 && opaque.data[i] > 0.5) label[i] = near[i];
  smooth(label, width, height, count);
  const facts = measureParts(maskOut(label, opaque), count, colours, width, height);
  const order = facts.map((_, p) => p).sort((a, b) => facts[b].share - facts[a].share || a - b);
  const rank = new Int32Array(count);
  order.forEach((p, k) => {
    rank[p] = k;
  });
  for (let i = 0; i < label.length; i++) if (label[i] >= 0) label[i] = rank[label[i]];
  const sorted = order.map((p) => facts[p]);
  const given = nameWanted(sorted, said.wanted);
  const names = nameParts(sorted, limb ? nameLimbs(maskOut(label, opaque), limb, sorted, given) : given);
  spread(label, width, height);
  return {
    ...{ width: cut.width, height: cut.height },
    parts: sorted.map((f, k) => ({ name: names[k], share: f.share, color: f.word })),
    label: enlarge(label, width, height, count, cut, box),
    small: { label, width, height },
  };
}

/** Regions that hang together with nothing large enough to be a part are taken out of `inside`: they would be parts of their own. */
function dropCrumbs({ count, label, mean }: Regions, width: number, inside: Uint8Array, least: number): void {
  const root = Int32Array.from({ length: count }, (_, r) => r);
  const find = (r: number): number => {
    while (root[r] !== r) r = root[r] = root[root[r]];
    return r;
  };
  const join = (a: number, b: number): void => {
    if (a !== b && inside[a] && inside[b]) root[find(a)] = find(b);
  };
  for (let i = 0; i < label.length; i++) {
    if (i % width > 0) join(label[i], label[i - 1]);
    if (i >= width) join(label[i], label[i - width]);
  }
  const area = new Float64Array(count);
  for (let r = 0; r < count; r++) if (inside[r]) area[find(r)] += mean[6 * r + 5];
  const largest = Math.max(...area);
  for (let r = 0; r < count; r++) if (area[find(r)] < Math.min(least, largest)) inside[r] = 0;
}

/** A limb's joint counts as a neck that is so narrow. */
const JOINT = 1.5;

/** Lobes divided where the limbs of a figure are, with necks between limbs. */
function withLimbs(lobes: ReturnType<typeof findLobes>, limb: Int32Array | undefined): ReturnType<typeof findLobes> {
  if (!limb) return lobes;
  const most = LIMBS.length + 1;
  const names = new Map<number, number>();
  const label = lobes.label.map((l, i) => {
    const key = (l + 1) * most + limb[i] + 1;
    if (!names.has(key)) names.set(key, names.size);
    return names.get(key) as number;
  });
  const count = names.size;
  const neck = new Float64Array(count * count);
  for (const [a, p] of names)
    for (const [b, q] of names) {
      const [la, lb] = [Math.floor(a / most) - 1, Math.floor(b / most) - 1];
      const own = la >= 0 && lb >= 0 && la !== lb ? lobes.neck[la * lobes.count + lb] : 0;
      neck[p * count + q] = Math.max(own, a % most === b % most ? 0 : JOINT);
    }
  return { label, count, neck };
}

/** Regions that a neck runs through become two. */
function splitAtNecks(data: Float32Array, patch: Int32Array, lobe: Int32Array): Regions {
  const names = new Map<number, number>();
  const label = patch.map((p, i) => {
    const key = p * (lobe.length + 1) + lobe[i] + 1;
    if (!names.has(key)) names.set(key, names.size);
    return names.get(key) as number;
  });
  const mean = new Float64Array(6 * names.size);
  for (let i = 0; i < label.length; i++) {
    const o = 6 * label[i];
    for (let c = 0; c < 3; c++) mean[o + c] += data[3 * i + c];
    mean[o + 5]++;
  }
  for (let o = 0; o < mean.length; o += 6) for (let c = 0; c < 3; c++) mean[o + c] /= mean[o + 5];
  return { count: names.size, label, mean };
}

/** With a pixel of nothing all round, so that distances end at the box. */
function padded({ width, height, data }: FloatImage): FloatImage {
  const out = createFloatImage(width + 2, height + 2, 1);
  for (let y = 0; y < height; y++) out.data.set(data.subarray(y * width, (y + 1) * width), (y + 1) * out.width + 1);
  return out;
}

function cropLobes(
  { label, count, neck }: ReturnType<typeof findLobes>,
  width: number,
  height: number,
): ReturnType<typeof findLobes> {
  const out = new Int32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) out[y * width + x] = label[(y + 1) * (width + 2) + x + 1];
  return { label: out, count, neck };
}

function renumber(regionOf: Int32Array, owner: Int32Array): { label: Int32Array; count: number } {
  const names = new Map<number, number>();
  const label = Int32Array.from(regionOf, (r) => {
    const o = owner[r];
    if (o < 0) return -1;
    if (!names.has(o)) names.set(o, names.size);
    return names.get(o) as number;
  });
  return { label, count: names.size };
}

function maskOut(label: Int32Array, { data }: FloatImage): Int32Array {
  return label.map((p, i) => (data[i] > 0.5 ? p : -1));
}

/** Each pixel takes the part that most around it have: borders lose their teeth. */
function smooth(label: Int32Array, width: number, height: number, count: number): void {
  const votes = new Int32Array(count);
  for (let round = 0; round < 3; round++) {
    const from = label.slice();
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++) {
        if (from[i] < 0) continue;
        let best = from[i];
        for (let v = Math.max(0, y - 2); v <= Math.min(height - 1, y + 2); v++)
          for (let u = Math.max(0, x - 2); u <= Math.min(width - 1, x + 2); u++) {
            const p = from[v * width + u];
            if (p >= 0 && ++votes[p] > votes[best]) best = p;
          }
        label[i] = best;
        for (let v = Math.max(0, y - 2); v <= Math.min(height - 1, y + 2); v++)
          for (let u = Math.max(0, x - 2); u <= Math.min(width - 1, x + 2); u++) {
            const p = from[v * width + u];
            if (p >= 0) votes[p] = 0;
          }
      }
  }
}

/** Parts go on past the outline: pixels of none take the nearest one's. */
function spread(label: Int32Array, width: number, height: number): void {
  let rim: number[] = [];
  for (let i = 0; i < label.length; i++) if (label[i] >= 0) rim.push(i);
  while (rim.length) {
    const next: number[] = [];
    for (const i of rim) {
      const x = i % width;
      for (const j of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
        if (j < 0 || j >= width * height || label[j] >= 0) continue;
        label[j] = label[i];
        next.push(j);
      }
    }
    rim = next;
  }
}

/** The parts at the picture's size: of each part's share around a pixel, the largest. */
function enlarge(
  small: Int32Array,
  w: number,
  h: number,
  count: number,
  { width, height, alpha }: CutOut,
  { left, top, right, bottom }: Box,
): Int32Array {
  const label = new Int32Array(width * height).fill(-1);
  const most = new Float32Array((right - left) * (bottom - top));
  const one = createFloatImage(w, h, 1);
  for (let p = 0; p < count; p++) {
    for (let i = 0; i < small.length; i++) one.data[i] = small[i] === p ? 1 : 0;
    const large = resize(one, right - left, bottom - top).data;
    for (let y = top, k = 0; y < bottom; y++)
      for (let x = left; x < right; x++, k++) {
        const i = y * width + x;
        if (alpha[i] < 0.5 || large[k] <= most[k]) continue;
        most[k] = large[k];
        label[i] = p;
      }
  }
  return label;
}
