import type { FloatImage } from '../../image/index.ts';
import { GeometryError, linearToHex } from '../../math/index.ts';
import { withSubject } from '../layers/index.ts';
import { type BodyPlan, planBody } from '../regions/body.ts';
import { runsOf } from '../regions/runs.ts';
import { type RegionView, viewOf } from '../regions/view.ts';
import type { Layers } from '../types.ts';

/** From this share of a side on the frame cuts the subject off there. */
const CUT = 0.03;
/** Trousers that do not show are as much darker than what is worn above. */
const TROUSERS = 0.45;
/** A neck is this much narrower than head and shoulders. */
const NECK = 0.72;
/** What shoes look like where none show. */
const SHOES = '#2a2624';

/** What the lower border cuts off of a figure, and what has to be sculpted in its stead. */
export interface MissingBody {
  plan: BodyPlan;
  /** How many heads it is tall. */
  heads: number;
  /** Both legs are seen at the border, the trunk is whole. */
  seenLegs: boolean;
  /** sRGB hex of what it wears. */
  colors: { top: string; bottom: string; shoes: string; skin: string };
}

/**
 * Whether a figure is cut off at the lower border, and what is missing: proportions from its head and shoulders, colours from what is seen. Undefined where it stands in the
 * picture whole. Throws GeometryError `not-possible` where no head over shoulders shows.
 */
export function findMissingBody(layers: Layers): MissingBody | undefined {
  const known = withSubject(layers);
  if (!isCutOff(known.subject, 'bottom')) return undefined;
  const view = viewOf(known);
  const plan = planBody(view);
  const head = plan.neck - plan.top;
  const row = view.height - 3;
  const cut = runsOf(view.subject, view.width, row).sort((a, b) => b[1] - b[0] - a[1] + a[0])[0];
  const across = widest(view, plan.top, plan.neck);
  const shoulders = Math.max(2 * plan.trunk, 1);
  // Heads alone and armour have no shoulders under a neck.
  if (!cut || isHead(view, plan, across)) throw impossible();
  // Adults have shoulders two heads wide and stand seven heads tall, toys less than one and three.
  const heads = Math.min(7.4, Math.max(2.5, 3 + ((shoulders / head - 0.8) / 1.2) * 4.3));
  const seenLegs =
    legsOf(view.subject, view.width, row, plan.middle) !== undefined ||
    view.height - plan.neck > 0.62 * (heads - 1) * head;
  const middle = Math.min(cut[1], Math.max(cut[0], plan.middle));
  const half = 0.8 * plan.trunk;
  const below = meanColor(
    view,
    [Math.round(Math.max(cut[0], middle - half)), Math.round(Math.min(cut[1], middle + half))],
    Math.round(0.93 * view.height),
    view.height,
  );
  const body = meanColor(view, [0, view.width], plan.neck, view.height);
  return {
    plan,
    heads,
    seenLegs,
    colors: {
      top: linearToHex(below),
      bottom: linearToHex(seenLegs ? below : body.map((v) => TROUSERS * v)),
      shoes: SHOES,
      skin: linearToHex(
        meanColor(view, faceOf(view, plan), Math.round(plan.top + 0.55 * head), Math.round(plan.top + 0.85 * head)),
      ),
    },
  };
}

/** Whether the frame cuts a subject off at a side. What was made smaller fades out in its last row. */
export function isCutOff({ width, height, data }: FloatImage, side: 'left' | 'right' | 'bottom'): boolean {
  const count = side === 'bottom' ? width : height;
  for (let off = 0; off < 3; off++) {
    let n = 0;
    for (let k = 0; k < count; k++) {
      const i =
        side === 'bottom' ? (height - 1 - off) * width + k : k * width + (side === 'left' ? off : width - 1 - off);
      if (data[i] > 0.5) n++;
    }
    if (n > CUT * count) return true;
  }
  return false;
}

/** The two legs of a row, left and right: its widest run and one of about the same width on the other side of the body's middle. */
export function legsOf(
  data: ArrayLike<number>,
  width: number,
  row: number,
  middle: number,
): [[number, number], [number, number]] | undefined {
  const runs = runsOf(data, width, row).sort((a, b) => b[1] - b[0] - a[1] + a[0]);
  const most = runs[0];
  if (!most) return undefined;
  const wide = most[1] - most[0];
  const other = runs.find((r) => {
    const [left, right] = r[0] < most[0] ? [r, most] : [most, r];
    const gap = right[0] - left[1];
    // Fists beside a belt have the belt between them.
    const between = runs.some((q) => q[0] > left[1] && q[1] < right[0] && q[1] - q[0] > 0.1 * wide);
    const apart = Math.abs((left[1] + right[0]) / 2 - middle) < 0.5 * gap + 0.4 * wide;
    return r !== most && r[1] - r[0] > 0.6 * wide && gap < 2 * wide && apart && !between;
  });
  if (!other) return undefined;
  return other[0] < most[0] ? [other, most] : [most, other];
}

/** What goes on below a head without a neck is no trunk with shoulders: a mane, a chin, a scarf; and shoulders are no four heads wide. */
function isHead(view: RegionView, plan: BodyPlan, across: number): boolean {
  const head = plan.neck - plan.top;
  const beside = Math.min(across, widest(view, plan.neck, Math.min(view.height, plan.neck + head)));
  const neck = widest(view, plan.neck - 1, plan.neck + 2);
  return view.height - plan.neck < 0.12 * head || neck > NECK * beside || 2 * plan.trunk > 3.6 * head;
}

function widest({ subject, width }: RegionView, from: number, to: number): number {
  let most = 0;
  for (let y = from; y < to; y++) for (const [a, b] of runsOf(subject, width, y)) most = Math.max(most, b - a);
  return most;
}

/** The middle third of the head, columns. */
function faceOf({ subject, width }: RegionView, plan: BodyPlan): [number, number] {
  const row = Math.round(plan.top + 0.7 * (plan.neck - plan.top));
  const run = runsOf(subject, width, row).sort((a, b) => b[1] - b[0] - a[1] + a[0])[0] ?? [0, width];
  const third = (run[1] - run[0]) / 3;
  return [Math.round(run[0] + third), Math.round(run[1] - third)];
}

/** Linear mean of the picture's colours in a window of the view. */
function meanColor(
  { layers, subject, width }: RegionView,
  [left, right]: readonly [number, number],
  from: number,
  to: number,
): number[] {
  const { image } = layers;
  const k = image.width / width;
  const sum = [0, 0, 0];
  let n = 1e-6;
  for (let y = from; y < to; y++)
    for (let x = left; x < right; x++) {
      if (!subject[y * width + x]) continue;
      const i =
        Math.min(image.height - 1, Math.floor((y + 0.5) * k)) * image.width +
        Math.min(image.width - 1, Math.floor((x + 0.5) * k));
      n++;
      for (let c = 0; c < 3; c++) sum[c] += image.data[image.channels * i + c];
    }
  return sum.map((v) => v / n);
}

function impossible(): GeometryError {
  return new GeometryError(
    'not-possible',
    'template: character_completion needs a figure whose head and shoulders show; this picture is cut off where neither can be told. Give one that shows more of the figure.',
  );
}
