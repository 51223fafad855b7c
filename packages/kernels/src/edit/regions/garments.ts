import { type BodyPlan, isSkin, planBody } from './body.ts';
import { colorsApart, type Segment } from './segments.ts';
import { type Found, maskFrom, type RegionView } from './view.ts';

export type BodyPart =
  | 'head'
  | 'hat'
  | 'hair'
  | 'face'
  | 'top'
  | 'trousers'
  | 'shoes'
  | 'arms'
  | 'legs'
  | 'body'
  | 'skin'
  | 'dress';

/** Colours this near belong to one garment. */
const ALIKE = 0.13;

/** Finds what a figure wears or has, by where it is on a body and by colour. Undefined where it is not there. */
export function findOnBody(view: RegionView, part: BodyPart): Found | undefined {
  const plan = planBody(view);
  const { list, label } = view.segments;
  const sure = (confidence: number): number => confidence * (0.66 + 0.34 * plan.upright);
  const rows = (from: number, to: number, why: string, confidence: number): Found => ({
    mask: maskFrom(view, (i, _x, y) => (view.subject[i] && y >= from && y < to ? 1 : 0)),
    ...{ confidence: sure(confidence), why },
  });
  const pick = (chosen: readonly Segment[], confidence: number, why: string, from = 0, to = 1e9): Found | undefined => {
    const set = new Set(chosen);
    let area = 0;
    const mask = maskFrom(view, (i, _x, y) => {
      if (label[i] < 0 || y < from || y >= to || !set.has(list[label[i]])) return 0;
      area++;
      return 1;
    });
    const least = 0.003 * view.box.width * view.box.height;
    return area > least ? { mask, confidence: sure(confidence), why } : undefined;
  };
  switch (part) {
    case 'head':
      return rows(plan.top, plan.neck, 'above the neck', 0.8);
    case 'body':
      return rows(plan.neck, plan.bottom, 'below the neck', 0.8);
    case 'legs':
      return rows(plan.hip, plan.bottom, 'below the hip', 0.75);
    case 'arms':
      return armsOf(view, plan, sure(0.65));
    case 'skin':
      return pick(list.filter(isSkin), 0.7, 'the colour of skin');
    case 'face':
      return faceOf(view, plan, pick);
    case 'hair':
    case 'hat':
      return crownOf(view, plan, part, pick);
    case 'shoes':
      // What lies there wider than high wears none: it is one.
      if (view.box.width > 1.4 * view.box.height) return undefined;
      return (
        pick(
          inRows(list, plan.ankle - 2, plan.bottom).filter((s) => s.y > plan.ankle - 4),
          0.65,
          'at the feet',
        ) ?? rows(plan.ankle, plan.bottom, 'at the feet', 0.5)
      );
    default:
      return garmentOf(view, plan, part, pick);
  }
}

type Pick = (
  chosen: readonly Segment[],
  confidence: number,
  why: string,
  from?: number,
  to?: number,
) => Found | undefined;

function inRows(list: readonly Segment[], from: number, to: number): Segment[] {
  return list.filter((s) => s.y >= from && s.y < to);
}

/** Pixels of each segment inside a box. */
function shares(
  { width, segments }: RegionView,
  left: number,
  right: number,
  top: number,
  bottom: number,
): Float64Array {
  const out = new Float64Array(segments.list.length);
  for (let y = Math.max(0, Math.round(top)); y < bottom; y++)
    for (let x = Math.max(0, Math.round(left)); x < Math.min(width, right); x++) {
      const k = segments.label[y * width + x];
      if (k >= 0) out[k]++;
    }
  return out;
}

function largest(counts: Float64Array, allowed: (k: number) => boolean): number {
  let best = -1;
  for (let k = 0; k < counts.length; k++)
    if (counts[k] > 0 && allowed(k) && (best < 0 || counts[k] > counts[best])) best = k;
  return best;
}

function faceOf(view: RegionView, plan: BodyPlan, pick: Pick): Found | undefined {
  const { list } = view.segments;
  const head = plan.neck - plan.top;
  const counts = shares(view, plan.middle - plan.trunk, plan.middle + plan.trunk, plan.top + 0.3 * head, plan.neck);
  const skin = largest(counts, (k) => isSkin(list[k]));
  const main = skin >= 0 ? skin : largest(counts, () => true);
  if (main < 0) return undefined;
  const like = list.filter(
    (s, k) => counts[k] > 0.25 * s.area && colorsApart(s, list[main]) < ALIKE && s.y < plan.neck + 0.1 * head,
  );
  return pick(
    like.length ? like : [list[main]],
    skin >= 0 ? 0.75 : 0.5,
    'in the middle of the head',
    plan.top,
    plan.neck + 0.12 * head,
  );
}

/** Hair and hats: what is uppermost and not the face. Where both are there they differ in colour, and the hat is above. */
function crownOf(view: RegionView, plan: BodyPlan, part: 'hair' | 'hat', pick: Pick): Found | undefined {
  const { list } = view.segments;
  const head = plan.neck - plan.top;
  const whole = shares(view, 0, view.width, plan.top, plan.neck + 0.1 * head);
  const upper = shares(view, 0, view.width, plan.top, plan.top + 0.42 * head);
  const centre = shares(
    view,
    plan.middle - 0.4 * plan.trunk,
    plan.middle + 0.4 * plan.trunk,
    plan.top + 0.45 * head,
    plan.neck,
  );
  const face = largest(centre, (k) => isSkin(list[k]));
  const notFace = (k: number): boolean => k !== face && (face < 0 || colorsApart(list[k], list[face]) > 0.6 * ALIKE);
  const first = largest(upper, notFace);
  if (first < 0) return undefined;
  const like = (to: number) => (s: Segment, k: number) =>
    colorsApart(s, list[to]) < ALIKE && whole[k] > 0.35 * s.area && (part === 'hair' || s.y < plan.top + 0.62 * head);
  const crown = list.filter(like(first));
  const below = largest(
    whole,
    (k) =>
      notFace(k) &&
      !crown.includes(list[k]) &&
      list[k].y > list[first].y &&
      whole[k] > 0.5 * list[k].area &&
      whole[k] > 0.04 * head * head,
  );
  const hatted = below >= 0 && colorsApart(list[below], list[first]) > 1.3 * ALIKE;
  if (part === 'hat') {
    // Bands and brims of another colour that lie within the hat's rows belong to it.
    const bottom = Math.max(...crown.map((s) => s.bottom));
    const trims = list.filter((s, k) => upper[k] > 0.8 * s.area && s.bottom <= bottom + 2 && notFace(k));
    return pick([...crown, ...trims], hatted ? 0.75 : 0.5, 'uppermost on the head');
  }
  if (hatted) return pick(list.filter(like(below)), 0.6, 'on the head, below the hat');
  // Long hair goes on below the neck in one colour.
  const long = list.filter((s) => colorsApart(s, list[first]) < 0.7 * ALIKE && s.top < plan.neck && s.y < plan.hip);
  return pick([...crown, ...long], 0.65, 'on the head, around the face');
}

function garmentOf(
  view: RegionView,
  plan: BodyPlan,
  part: 'top' | 'trousers' | 'dress',
  pick: Pick,
): Found | undefined {
  const { list } = view.segments;
  const body = plan.bottom - plan.neck;
  const [from, to] =
    part === 'trousers' ? [plan.hip - 0.02 * body, plan.ankle] : [plan.neck, part === 'top' ? plan.hip : plan.ankle];
  const core = shares(
    view,
    plan.middle - plan.trunk,
    plan.middle + plan.trunk,
    from + 0.1 * body * (part === 'top' ? 1 : 0),
    to,
  );
  const wide = shares(view, 0, view.width, from, to);
  const main = largest(core, (k) => !isSkin(list[k]));
  if (main < 0) return undefined;
  const wanted = list.filter(
    (s, k) =>
      (colorsApart(s, list[main]) < ALIKE && wide[k] > 0.3 * s.area) ||
      // Patterns and folds: what is small and wholly within the garment's rows and the trunk.
      (core[k] > 0.85 * s.area && !isSkin(s) && s.area < 0.3 * list[main].area),
  );
  const slack = 0.06 * body;
  const cut = part === 'top' ? plan.hip + slack : 1e9;
  return pick(wanted, 0.7, part === 'trousers' ? 'on the legs' : 'on the trunk', from - slack, cut);
}

function armsOf(view: RegionView, { neck, hip, middle, trunk }: BodyPlan, confidence: number): Found | undefined {
  let area = 0;
  const mask = maskFrom(view, (i, x, y) => {
    if (!view.subject[i] || y < neck || y > hip + 0.25 * (hip - neck) || Math.abs(x - middle) < trunk) return 0;
    area++;
    return 1;
  });
  return area > 0.01 * view.box.width * view.box.height ? { mask, confidence, why: 'beside the trunk' } : undefined;
}
