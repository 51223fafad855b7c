import { LIMBS } from './figure-plan.ts';
import type { PartFacts } from './measure-parts.ts';

/** Share of a part that has to lie in one limb for it to be called after it. */
const MOSTLY = 0.55;

/**
 * Names for the parts of a figure: the largest of a limb is called after it, what else is in it after where it is: hands and feet at the ends, the face below what is on top of the
 * head, a belt across. `label`: part of each pixel, -1 = none; `limb`: from `planFigure`. Undefined where a part is in none.
 */
export function nameLimbs(
  label: Int32Array,
  limb: Int32Array,
  parts: readonly PartFacts[],
  names: readonly (string | undefined)[],
): (string | undefined)[] {
  const counts = parts.map(() => new Float64Array(LIMBS.length + 1));
  for (let i = 0; i < label.length; i++) if (label[i] >= 0) counts[label[i]][limb[i] + 1]++;
  const home = counts.map((c) => {
    let best = 1;
    let all = 0;
    for (let k = 0; k < c.length; k++) all += c[k];
    for (let k = 1; k < c.length; k++) if (c[k] > c[best]) best = k;
    return c[best] > MOSTLY * all ? best - 1 : -1;
  });
  const out = [...names];
  LIMBS.forEach((name, k) => {
    const inside = parts.map((_, p) => p).filter((p) => home[p] === k && !out[p]);
    if (!inside.length) return;
    const side = name.split(' ')[0];
    const main = inside.reduce((a, b) => (parts[b].share > parts[a].share ? b : a));
    for (const p of inside) {
      const f = parts[p];
      const m = parts[main];
      if (p === main) out[p] = name;
      else if (k === 0) out[p] = onHead(f, m);
      else if (k === 1)
        out[p] = f.wide > 1.8 * f.high ? 'belt' : f.outer < 0.12 ? `${f.word} patch` : sideOfTorso(f, m);
      else if (f.y > m.y) out[p] = `${side} ${k < 4 ? 'hand' : 'foot'}`;
      else out[p] = k < 4 ? `${side} shoulder` : `${side} thigh`;
    }
    if (k !== 0) return;
    // What lies in the midst of a head, below its middle, is the face.
    const face = inside.find((p) => {
      const [f, m] = [parts[p], parts[main]];
      return p !== main && f.outer < 0.35 && f.y > m.y && f.share > 0.2 * m.share;
    });
    if (face !== undefined) out[face] = 'face';
  });
  return out;
}

function onHead(part: PartFacts, main: PartFacts): string {
  if (part.outer < 0.12) return `${part.word} patch`;
  if (Math.abs(part.x - main.x) > 0.1)
    return `${part.x < main.x ? 'left' : 'right'} ${part.slender > 2.2 ? 'horn' : 'ear'}`;
  return part.y < main.y ? 'head top' : 'chin';
}

function sideOfTorso(part: PartFacts, main: PartFacts): string {
  if (part.y < main.y - 0.04) return 'chest';
  return part.y > main.y + 0.04 ? 'lower torso' : `${part.x < main.x ? 'left' : 'right'} side`;
}
