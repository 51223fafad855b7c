import { findPieces, signedDistance } from '../../image/index.ts';
import { soft } from './by-color.ts';
import type { Segment } from './segments.ts';
import { type Found, maskFrom, type RegionView } from './view.ts';

/** What a part of a thing looks like: how likely a segment is to be it, 0..1, by its place in the subject's box and by its look. */
interface Look {
  /** Shares of the box, across and down, between which its middle lies. */
  across?: readonly [number, number];
  down?: readonly [number, number];
  /** Share of the subject's area, from and to. */
  size?: readonly [number, number];
  /** 0 = dark only, 1 = bright only. */
  tone?: 'dark' | 'bright';
  hue?: readonly [number, number];
  /** Least chroma (work colours), or most where negative. */
  chroma?: number;
  round?: number;
  /** Most of its outline may be the subject's own: windows lie inside. */
  inside?: number;
  /** All that look so, or only the likeliest and what is like it. */
  many: boolean;
  bar: number;
}

/** Parts that are told by their look. */
const LOOKS = {
  wheel: { down: [0.55, 1], size: [0.004, 0.16], tone: 'dark', round: 0.42, many: true, bar: 0.32 },
  window: { down: [0, 0.75], size: [0.002, 0.14], tone: 'dark', inside: 0.12, many: true, bar: 0.36 },
  roof: { down: [0, 0.5], size: [0.02, 0.6], many: false, bar: 0.3 },
  leaf: { hue: [1.75, 2.75], chroma: 0.08, size: [0.004, 0.9], many: true, bar: 0.3 },
  flower: { hue: [-1.6, 1.6], chroma: 0.16, size: [0.004, 0.7], down: [0, 0.75], many: true, bar: 0.3 },
  stem: { across: [0.25, 0.75], down: [0.4, 1], size: [0.004, 0.3], many: false, bar: 0.25 },
  seat: { across: [0.15, 0.85], down: [0.35, 0.8], size: [0.05, 0.7], many: false, bar: 0.25 },
  blade: { tone: 'bright', chroma: -0.1, size: [0.05, 0.8], many: false, bar: 0.25 },
  lid: { down: [0, 0.3], size: [0.01, 0.4], many: false, bar: 0.3 },
  screen: { across: [0.2, 0.8], inside: 0.35, size: [0.04, 0.8], many: false, bar: 0.25 },
  lamp: { tone: 'bright', size: [0.001, 0.06], many: true, bar: 0.4 },
  metal: { chroma: -0.06, size: [0.002, 0.7], many: true, bar: 0.3 },
  wood: { hue: [0.7, 1.5], chroma: 0.06, size: [0.01, 1], many: true, bar: 0.35 },
} as const satisfies Record<string, Look>;

type LookedFor = keyof typeof LOOKS;
export type ThingPart = LookedFor | 'door';

/** Finds a part of a thing by its look. Undefined where nothing looks so. */
export function findThing(view: RegionView, part: LookedFor): Found | undefined {
  const look: Look = LOOKS[part];
  const { list, label } = view.segments;
  let area = 0;
  let light = 0;
  for (const s of list) {
    area += s.area;
    light += s.area * s.color[0];
  }
  light /= Math.max(1, area);
  const scores = list.map((s) => likeness(s, look, view, area, light));
  const best = scores.indexOf(Math.max(...scores));
  if (best < 0 || scores[best] < look.bar) return undefined;
  const keep = scores.map((score, k) =>
    look.many
      ? score >= Math.max(look.bar, 0.5 * scores[best])
      : k === best || (score > 0.6 * look.bar && near(list[k], list[best]) < 0.12),
  );
  const mask = maskFrom(view, (i) => (label[i] >= 0 && keep[label[i]] ? 1 : 0));
  return { mask, confidence: 0.4 + 0.4 * scores[best], why: 'what looks so, and lies where it would' };
}

function near(a: Segment, b: Segment): number {
  return Math.hypot(a.color[0] - b.color[0], a.color[1] - b.color[1], a.color[2] - b.color[2]);
}

function likeness(s: Segment, look: Look, { box }: RegionView, area: number, light: number): number {
  const u = (s.x - box.left) / box.width;
  const v = (s.y - box.top) / box.height;
  const [L, a, b] = s.color;
  const chroma = Math.hypot(a, b);
  let score = 1;
  if (look.across) score *= within(u, look.across, 0.1);
  if (look.down) score *= within(v, look.down, 0.1);
  if (look.size) {
    const share = s.area / area;
    score *=
      share < look.size[0] ? (share / look.size[0]) ** 2 : share > look.size[1] ? (look.size[1] / share) ** 2 : 1;
    // Of what is told by its place alone the larger is the likelier.
    if (!look.many) score *= Math.sqrt(Math.min(1, share / Math.min(0.25, look.size[1])));
  }
  if (look.tone === 'dark') score *= soft(L, Math.min(0.38, 0.62 * light), Math.max(0.5, 0.95 * light));
  if (look.tone === 'bright') score *= 1 - soft(L, light, light + 0.2);
  if (look.hue) score *= within(Math.atan2(b, a), look.hue, 0.25);
  if (look.chroma !== undefined)
    score *=
      look.chroma < 0 ? soft(chroma, -look.chroma, -2 * look.chroma) : 1 - soft(chroma, 0.6 * look.chroma, look.chroma);
  if (look.round) score *= Math.min(1, s.round / look.round) ** 2;
  if (look.inside !== undefined) score *= soft(s.rim, look.inside, look.inside + 0.3);
  return score;
}

function within(v: number, [from, to]: readonly [number, number], slack: number): number {
  return soft(from - v, 0, slack) * soft(v - to, 0, slack);
}

/** Where thin parts stand out of a subject. */
export type Side = 'top' | 'bottom' | 'side' | 'any';

/**
 * Finds what stands out of a subject thin: legs of tables, handles, tails, horns, ears. Thin is what a disc of `width` of the longer side does not fit into (opening); of
 * it the pieces at the wanted side are kept; `one`: only the likeliest.
 */
export function findThin(view: RegionView, side: Side, thickness: number, one: boolean): Found | undefined {
  const { width, height, subject, box } = view;
  const r = thickness * Math.max(box.width, box.height);
  const image = maskFrom(view, (i) => subject[i]);
  const inner = signedDistance(image);
  const core = maskFrom(view, (i) => (inner.data[i] > r ? 1 : 0));
  const away = signedDistance(core);
  const thin = Uint8Array.from(subject, (v, i) => (v && away.data[i] < -(r + 1.5) ? 1 : 0));
  const { label, facts, count } = findPieces(thin, width, height, 1, true);
  const least = 0.004 * box.width * box.height;
  const keep = Array.from({ length: count }, (_, p) => {
    const n = facts[4 * p];
    const u = (facts[4 * p + 1] / n - box.left) / box.width;
    const v = (facts[4 * p + 2] / n - box.top) / box.height;
    if (n < least) return false;
    if (side === 'top') return v < 0.4;
    if (side === 'bottom') return v > 0.55;
    return side === 'any' || (v > 0.18 && (u < 0.3 || u > 0.7));
  });
  if (!keep.includes(true)) return undefined;
  let best = keep.indexOf(true);
  // What stands on top is the topmost, a handle the largest.
  const weight = (p: number): number => (side === 'top' ? -facts[4 * p + 2] / facts[4 * p] : facts[4 * p]);
  for (let p = 0; p < count; p++) if (keep[p] && weight(p) > weight(best)) best = p;
  if (one) for (let p = 0; p < count; p++) keep[p] = p === best;
  // Opening leaves a collar where the part grows out: it is taken back, up to the core.
  const mask = maskFrom(view, (i) => (label[i] >= 0 && keep[label[i]] ? 1 : 0));
  return { mask, confidence: 0.6, why: 'what stands out thin' };
}
