import type { Rng } from '../../math/index.ts';
import { createFloatImage, type FloatImage } from '../float-image.ts';
import { halveLevel } from './grid.ts';
import { createLevel, describePixels, type FillLevel } from './level.ts';
import { countUses, matchPatches } from './match.ts';
import { fillMembrane } from './membrane.ts';
import { votePixels } from './vote.ts';

/** Shorter side of the coarsest level, pixels, and how many places to copy from it must have. */
const COARSEST = 24;
const SOURCES_MIN = 150;
/** With more patches than this a level is not searched anew: what the coarser one found is only mended. */
const SEARCHED_MAX = 60_000;
/** Patches compared on a level, about: small ones are gone over often, which is where the picture is decided. */
const WORK = 45_000;
const ROUNDS_MAX = 18;
/** How much of a pixel is that of its own match, and not of all the patches that cover it. */
const CRISP = 0.7;

/**
 * Fills a hole (1 in `hole`) with patches of what is known and not `banned`, in place; OKLab. The hole must hold a first guess. Returns false where there is nothing to
 * copy from.
 */
export function fillTexture(
  lab: FloatImage,
  hole: Uint8Array,
  { banned, effort, rng }: { banned?: Uint8Array; effort: number; rng: Rng },
): boolean {
  const levels = [createLevel(lab, hole, banned)];
  if (levels[0].sources.length < SOURCES_MIN) return false;
  let never = banned;
  for (;;) {
    const last = levels[levels.length - 1];
    if (Math.min(last.width, last.height) < 2 * COARSEST) break;
    const half = halveLevel(last.lab, last.hole);
    never = never && halveMask(never, last.width, last.height);
    const level = createLevel(half.lab, half.hole, never);
    if (level.sources.length < SOURCES_MIN) break;
    levels.push(level);
  }
  for (let k = levels.length - 1; k >= 0; k--) {
    const level = levels[k];
    const coarsest = k === levels.length - 1;
    if (!coarsest) {
      liftMatches(levels[k + 1], level);
      take(level, votePixels(level, 0.4));
    } else peel(level, rng);
    const large = level.targets.length > SEARCHED_MAX;
    const rounds = Math.min(effort * ROUNDS_MAX, Math.max(1, Math.round((effort * WORK) / level.targets.length)));
    for (let round = 0; round < rounds; round++) {
      describePixels(level);
      if (!large) countUses(level);
      matchPatches(level, {
        rounds: rounds === 1 ? 1 : 2,
        radius: large ? 2 : coarsest ? Math.max(level.width, level.height) : Math.max(8, level.width / (4 + 4 * round)),
        rng,
      });
      take(level, votePixels(level, round === rounds - 1 ? 0.1 : 0.4));
    }
  }
  mendRim(levels[0]);
  return true;
}

/**
 * A first guess at the coarsest size, from the rim inwards: each ring is copied from patches that fit what is known and what has been copied so far. A guess
 * without any detail would find plain patches only.
 */
function peel(level: FillLevel, rng: Rng): void {
  const { width, height, targets, steps, trust, hole, lab } = level;
  const whole = trust.slice();
  let deepest = 0;
  for (const s of steps) deepest = Math.max(deepest, s);
  const from = width + 1;
  for (let ring = 1; ring <= deepest; ring++) {
    for (let i = 0; i < trust.length; i++) trust[i] = steps[i] >= ring ? 0 : whole[i];
    const some = targets.filter((i) => nearest(steps, i, from) <= ring && steps[i] <= ring + 1);
    describePixels(level);
    countUses(level);
    matchPatches(level, { rounds: 3, radius: Math.max(width, height), rng, targets: some });
    const voted = votePixels(level, 0.1);
    for (let i = 0; i < hole.length; i++) {
      if (steps[i] !== ring) continue;
      for (let c = 0; c < 3; c++) lab.data[3 * i + c] = voted.data[3 * i + c];
    }
  }
  trust.set(whole);
}

/** Least of the steps of a pixel and those at its upper left and lower right. */
function nearest(steps: Int32Array, i: number, by: number): number {
  return Math.min(steps[i], steps[Math.max(0, i - by)], steps[Math.min(steps.length - 1, i + by)]);
}

/** What was found at half the size, at this one. */
function liftMatches(from: FillLevel, to: FillLevel): void {
  const { width, source, match, cost, targets } = to;
  for (const i of targets) {
    const x = i % width;
    const y = (i - x) / width;
    const u = Math.min(from.width - 1, x >> 1);
    const v = Math.min(from.height - 1, y >> 1);
    const found = nearMatch(from, u, v);
    if (found < 0) continue;
    const o = 2 * Math.floor(found / from.width) * width + (y & 1) * width + 2 * (found % from.width) + (x & 1);
    if (o >= source.length || !source[o]) continue;
    match[i] = o;
    // Even until it is measured: all patches vote alike.
    cost[i] = from.cost[v * from.width + u] < 1e9 ? from.cost[v * from.width + u] : 0.01;
  }
}

/** The match of a pixel, or of one beside it moved along: patches at the picture's border have no middle of their own. */
function nearMatch({ width, height, match, source }: FillLevel, u: number, v: number): number {
  const x = Math.min(width - 4, Math.max(3, u));
  const y = Math.min(height - 4, Math.max(3, v));
  for (const [dx, dy] of BESIDE) {
    const at = (y + dy) * width + x + dx;
    const m = match[at];
    if (m < 0) continue;
    const moved = m - at + y * width + x;
    if (moved >= 0 && moved < source.length && source[moved]) return moved;
  }
  return -1;
}

const BESIDE = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

function take({ lab, hole }: FillLevel, voted: FloatImage): void {
  for (let i = 0; i < hole.length; i++) {
    if (!hole[i]) continue;
    for (let c = 0; c < 3; c++) lab.data[3 * i + c] = voted.data[3 * i + c];
  }
}

/** What the patches are off at the hole's rim is spread over the hole: gradients stay, the step goes. Source: Perez, Gangnet & Blake, "Poisson image editing", 2003. */
function mendRim(level: FillLevel): void {
  const { width, height, lab, hole } = level;
  const voted = votePixels(level, 0.15, true);
  sharpen(level, voted);
  const off = createFloatImage(width, height, 3);
  for (let i = 0; i < hole.length; i++) {
    if (hole[i]) continue;
    for (let c = 0; c < 3; c++) off.data[3 * i + c] = lab.data[3 * i + c] - voted.data[3 * i + c];
  }
  fillMembrane(off, hole);
  for (let i = 0; i < hole.length; i++) {
    if (!hole[i]) continue;
    for (let c = 0; c < 3; c++) lab.data[3 * i + c] = voted.data[3 * i + c] + off.data[3 * i + c];
  }
}

/** Means of patches are soft: pixels go most of the way to what stands in the middle of their own match. */
function sharpen({ hole, match, lab }: FillLevel, voted: FloatImage): void {
  for (let i = 0; i < hole.length; i++) {
    if (!hole[i] || match[i] < 0) continue;
    for (let c = 0; c < 3; c++) voted.data[3 * i + c] += CRISP * (lab.data[3 * match[i] + c] - voted.data[3 * i + c]);
  }
}

function halveMask(mask: Uint8Array, width: number, height: number): Uint8Array {
  const w = Math.floor(width / 2);
  const out = new Uint8Array(w * Math.floor(height / 2));
  for (let o = 0; o < out.length; o++) {
    const i = 2 * Math.floor(o / w) * width + 2 * (o % w);
    out[o] = mask[i] || mask[i + 1] || mask[i + width] || mask[i + width + 1] ? 1 : 0;
  }
  return out;
}
