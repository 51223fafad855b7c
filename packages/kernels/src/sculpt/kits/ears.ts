import type { Shape } from '../../curves/index.ts';
import { V3, type Vec3 } from '../../math/index.ts';

export interface EarOptions {
  /** Middle of the root on the host's surface, metres. */
  at: Vec3;
  /** Direction from root to tip. */
  dir: Vec3;
  /** Where the opening looks. */
  face: Vec3;
  length: number;
  /** Widest half width. */
  width: number;
  /** `prick` triangle, `round` disc, `leaf` widest in the middle with a narrow root, `fan` broad lobe. */
  outline: 'prick' | 'round' | 'leaf' | 'fan';
  /** How far the rims come forward, 0 flat .. 1 half a tube. Default 0.6. */
  cup?: number;
  /** Fold towards `face` along the length, degrees (a flop ear 130). Default 0. */
  fold?: number;
  thickness?: number;
}

const OUTLINES: Record<EarOptions['outline'], (t: number) => number> = {
  prick: (t) => (1 - t) ** 0.8 * (0.82 + 0.5 * t * (1 - t)) + 0.03,
  round: (t) => Math.sqrt(Math.max(0, 1 - (t * 1.55 - 0.55) ** 2)) + 0.02,
  leaf: (t) => (0.42 + 0.9 * Math.sin(Math.min(1, t * 1.05) * Math.PI) ** 0.8) * (1 - t ** 6) * 0.8 + 0.02,
  fan: (t) => (0.55 + 0.75 * Math.sin(t ** 0.75 * Math.PI)) * (1 - t ** 5) * 0.8 + 0.05,
};

/** An ear: a cupped, tapering sheet with thickness. Light, closed, and its hollow side can be tinted by a slope mask along `face`. */
export function earShape(options: EarOptions): Shape {
  const { length, width, outline, cup = 0.6, fold = 0 } = options;
  const rows = 8;
  const cols = 7;
  let dir = V3.normalize(options.dir);
  const side = V3.normalize(V3.cross(dir, options.face));
  let face = V3.normalize(V3.cross(side, dir));
  let p = V3.addScaled(options.at, dir, -length * 0.1);
  const grid: Vec3[][] = [];
  const profile = OUTLINES[outline];
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1);
    const w = width * profile(t);
    const row: Vec3[] = [];
    for (let j = 0; j < cols; j++) {
      const a = ((j / (cols - 1)) * 2 - 1) * (0.25 + cup * 1.25);
      const lateral = (Math.sin(a) / Math.sin(0.25 + Math.min(cup, 1) * 1.25)) * w;
      const forward = (1 - Math.cos(a)) * w * cup * 1.15 * (1 - 0.35 * t);
      row.push(V3.addScaled(V3.addScaled(p, side, lateral), face, forward));
    }
    grid.push(row);
    // A flop ear breaks near its root and hangs; a bent one curves over its whole length.
    const share = fold > 90 ? (i === 1 || i === 2 ? 1 / 2 : 0) : Math.min(1, Math.max(0, (t - 0.15) * 3)) / (rows - 2);
    const bend = fold * share * (Math.PI / 180);
    const nextDir = V3.normalize(V3.add(V3.scale(dir, Math.cos(bend)), V3.scale(face, Math.sin(bend))));
    face = V3.normalize(V3.sub(face, V3.scale(nextDir, V3.dot(face, nextDir))));
    if (fold !== 0) face = V3.normalize(V3.cross(side, nextDir));
    dir = nextDir;
    p = V3.addScaled(p, dir, (length * 1.1) / (rows - 1));
  }
  return {
    op: 'sheet',
    grid,
    thickness: options.thickness ?? Math.min(width * 0.16, length * 0.08),
    spline: 'catmull',
  };
}
