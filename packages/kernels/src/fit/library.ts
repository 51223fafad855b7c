import type { Archetype } from '../sculpt/index.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import { BEINGS, FITTED_KINDS } from './kinds.ts';
import { MASK_WORDS, overlapOfMasks, packMask } from './mask.ts';
import { createMaskWeights, weighMask } from './mask-weights.ts';
import { POSE, type Pose } from './pose.ts';
import { POSTURED } from './postures.ts';
import type { ProxyModel } from './proxy.ts';
import type { Target } from './target.ts';
import { buildVariant, type Variant } from './variant.ts';
import { drawAlone, libraryPoses } from './views.ts';

/** Silhouettes of variants, view by view, to be looked up. */
export interface FitLibrary {
  variants: readonly Variant[];
  /** `MASK_WORDS` words a view; views by variant as `libraryPoses` lists them. */
  masks: Uint32Array;
  /** By view: logarithm of width over height, times `ASPECT_STEPS`. The masks are stretched to the square. */
  aspects: Int8Array;
}

/** Steps of a stored aspect per unit. */
const ASPECT_STEPS = 40;

type Archetypes = Readonly<Record<string, Archetype>>;

/** Presets whose silhouettes overlap those of one before them by more are that one. */
const ALIKE = 0.9;
const VARIANTS_MAX = 14;
const BEINGS_MAX = 300;
const CANVAS = 96;
/** What is lopsided overlaps its mirror image by less. */
const MIRRORED = 0.96;

/** Draws an archetype and those of its presets that look different: variants and their masks. Throws as `makeProxy` does. */
export function describeArchetype(name: string, archetypes: Archetypes): FitLibrary {
  const canvas = createCanvas(CANVAS);
  const poses = libraryPoses(false);
  const few = poses.filter((_, k) => k % FEW === 0);
  const glances: Uint32Array[] = [];
  const variants: Variant[] = [];
  const masks: number[] = [];
  const aspects: number[] = [];
  const most = BEINGS.has(name) ? BEINGS_MAX : VARIANTS_MAX;
  for (const looks of looksOf(name, archetypes)) {
    if (variants.length === most) break;
    const { proxy } = buildVariant({ archetype: name, ...looks }, archetypes);
    const glance = drawMasks(canvas, proxy, few).masks;
    if (glances.some((before) => likeness(before, glance) > ALIKE)) continue;
    glances.push(glance);
    const { masks: all, flipped, aspects: wide } = drawMasks(canvas, proxy, poses);
    const back = new Uint32Array(all.length);
    poses.forEach((pose, k) => {
      const from = MASK_WORDS * poses.findIndex((p) => isMirror(p, pose));
      back.set(flipped.subarray(from, from + MASK_WORDS), k * MASK_WORDS);
    });
    const symmetric = likeness(all, back) > MIRRORED;
    variants.push({ archetype: name, ...looks, symmetric });
    const half = libraryPoses(true);
    poses.forEach((pose, k) => {
      if (symmetric && !half.some((p) => p[0] === pose[0])) return;
      masks.push(...all.subarray(k * MASK_WORDS, (k + 1) * MASK_WORDS));
      aspects.push(wide[k]);
    });
  }
  return { variants, masks: Uint32Array.from(masks), aspects: Int8Array.from(aspects) };
}

/** What an archetype is tried as: itself and its presets, of what is only there to be told from others a few; then the postures of some. */
function looksOf(name: string, archetypes: Archetypes): Pick<Variant, 'preset' | 'posture'>[] {
  const presets = Object.keys(archetypes[name].presets ?? {}).map((preset) => ({ preset }));
  if (!FITTED_KINDS.has(name) && !BEINGS.has(name)) return [{}, ...presets].slice(0, OTHERS);
  const postured = POSTURED[name] ?? {};
  const postures = Object.entries(postured).flatMap(([posture, of]) => of.map((preset) => ({ preset, posture })));
  return [{}, ...presets, ...postures];
}

/** Every so many-th view is drawn to tell presets apart. */
const FEW = 7;
/** Presets tried of what is not worth fitting, and itself. */
const OTHERS = 4;

function isMirror(a: Pose, b: Pose): boolean {
  const turn = (a[POSE.azimuth] + b[POSE.azimuth]) / (2 * Math.PI);
  return a[POSE.elevation] === b[POSE.elevation] && Math.abs(turn - Math.round(turn)) < 1e-6;
}

/** Masks of all poses, their mirror images, their aspects. */
function drawMasks(canvas: Canvas, proxy: ProxyModel, poses: readonly Pose[]) {
  const aspects = new Int8Array(poses.length);
  const masks = new Uint32Array(poses.length * MASK_WORDS);
  const flipped = new Uint32Array(poses.length * MASK_WORDS);
  poses.forEach((pose, k) => {
    const aspect = drawAlone(canvas, proxy, pose);
    aspects[k] = Math.max(-127, Math.min(127, Math.round(ASPECT_STEPS * aspect)));
    packMask(canvas.faces, CANVAS, masks, k * MASK_WORDS);
    packMask(canvas.faces, CANVAS, flipped, k * MASK_WORDS, true);
  });
  return { masks, flipped, aspects };
}

function likeness(a: Uint32Array, b: Uint32Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += MASK_WORDS) sum += overlapOfMasks(a, i, b, i);
  return (sum * MASK_WORDS) / a.length;
}

/** A view of a variant that looks like the target. */
export interface LibraryMatch {
  variant: Variant;
  pose: Pose;
  overlap: number;
}

/** Views so much wider or narrower than the target are none of it; and what a difference costs. */
const WIDER_MOST = 0.42;
const WIDER = 0.5;

/**
 * Views whose silhouettes are most like the target's, the best first: thin parts of the target weigh more than thick ones, and what reaches far past it more than what
 * lies beside it. `target` must be a multiple of the masks' size. Of variants that are asked for: default all.
 */
export function lookUp(
  library: FitLibrary,
  target: Target,
  count: number,
  isAsked: (variant: Variant) => boolean = () => true,
): LibraryMatch[] {
  const tables = [false, true].map((mirrored) => createMaskWeights(target, mirrored));
  const bytes = new Uint8Array(library.masks.buffer, library.masks.byteOffset, library.masks.byteLength);
  const { box } = target;
  const aspect = Math.log((box.right - box.left) / Math.max(1, box.bottom - box.top));
  const found: { variant: Variant; view: number; mirrored: boolean; overlap: number; wider: number }[] = [];
  const [half, whole] = [libraryPoses(true), libraryPoses(false)];
  let k = 0;
  for (const variant of library.variants) {
    const views = (variant.symmetric ? half : whole).length;
    if (!isAsked(variant)) {
      k += views;
      continue;
    }
    for (let view = 0; view < views; view++, k++) {
      const wider = aspect - library.aspects[k] / ASPECT_STEPS;
      if (Math.abs(wider) > WIDER_MOST) continue;
      const share = 1 - WIDER * Math.abs(wider);
      const o = 4 * MASK_WORDS * k;
      found.push({ variant, view, mirrored: false, overlap: share * weighMask(tables[0], bytes, o), wider });
      if (variant.symmetric)
        found.push({ variant, view, mirrored: true, overlap: share * weighMask(tables[1], bytes, o), wider });
    }
  }
  found.sort((a, b) => b.overlap - a.overlap);
  return found.slice(0, count).map(({ variant, view, mirrored, overlap, wider }) => {
    const pose = (variant.symmetric ? half : whole)[view].slice();
    if (mirrored) pose[POSE.azimuth] *= -1;
    // Wider is wide and deep alike: which of them is for the search to find.
    pose[POSE.wide] = 0.8 * wider;
    pose[POSE.deep] = 0.8 * wider;
    return { variant, overlap, pose };
  });
}
