import { blur, findPieces } from '../../image/index.ts';
import { planBody } from './body.ts';
import { type Found, maskFrom, type RegionView } from './view.ts';

/** A spot that differs from what is around it. */
interface Spot {
  label: number;
  area: number;
  x: number;
  y: number;
  strength: number;
}

/**
 * Finds eyes: the pair of small dark spots in the head that are alike, level, and apart by about a third of the head's width. `side`: only the one at the picture's left or
 * right.
 */
export function findEyes(view: RegionView, side?: 'left' | 'right'): Found | undefined {
  const { width, height, work, subject, box } = view;
  const plan = planBody(view);
  const reach = plan.upright > 0.3 ? plan.neck : box.top + 0.6 * box.height;
  const head = Math.max(6, reach - box.top);
  const around = blur(work, head / 9).data;
  const { data } = work;
  const dark = new Uint8Array(subject.length);
  for (let y = box.top; y < reach; y++)
    for (let x = box.left; x < box.right; x++) {
      const i = y * width + x;
      const off = data[3 * i] - around[3 * i];
      if (subject[i] && (off < -0.085 || (off < -0.05 && data[3 * i] < 0.3))) dark[i] = 1;
    }
  const { label, facts, count } = findPieces(dark, width, height, 1, true);
  const strength = new Float64Array(count);
  for (let i = 0; i < dark.length; i++) if (label[i] >= 0) strength[label[i]] += around[3 * i] - data[3 * i];
  const spots: Spot[] = [];
  for (let p = 0; p < count; p++) {
    const area = facts[4 * p];
    if (area < 3 || area > 0.06 * head * head) continue;
    spots.push({
      label: p,
      area,
      x: facts[4 * p + 1] / area,
      y: facts[4 * p + 2] / area,
      strength: strength[p] / area,
    });
  }
  let best: readonly [Spot, Spot] | undefined;
  let most = 0.12;
  for (const a of spots)
    for (const b of spots) {
      if (a.x >= b.x) continue;
      const apart = (b.x - a.x) / head;
      const level = Math.abs(b.y - a.y) / Math.max(1, b.x - a.x);
      const alike = Math.min(a.area, b.area) / Math.max(a.area, b.area);
      const height01 = ((a.y + b.y) / 2 - box.top) / head;
      if (apart < 0.1 || apart > 0.8 || level > 0.3 || alike < 0.3 || height01 < 0.15) continue;
      const size = Math.min(1, Math.sqrt(a.area + b.area) / (0.12 * head));
      const score =
        (1 - 2.5 * level) *
        Math.sqrt(alike) *
        size *
        Math.exp(-(((apart - 0.38) / 0.3) ** 2)) *
        Math.exp(-(((height01 - 0.55) / 0.3) ** 2)) *
        Math.min(1, (a.strength + b.strength) / 0.3);
      if (score > most) {
        most = score;
        best = [a, b];
      }
    }
  if (!best) return undefined;
  const wanted = side ? [side === 'left' ? best[0] : best[1]] : best;
  // The spot is the pupil; the eye reaches past it.
  const grow = 1.25;
  const mask = maskFrom(view, (_i, x, y) => {
    for (const s of wanted) {
      const r = grow * Math.sqrt(s.area / Math.PI) + 1;
      const d = Math.hypot(x - s.x, y - s.y);
      if (d < r) return Math.min(1, r - d);
    }
    return 0;
  });
  return { mask, confidence: Math.min(0.85, 0.4 + most), why: 'a level pair of dark spots in the head' };
}
