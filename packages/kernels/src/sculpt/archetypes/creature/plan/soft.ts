import type { Shape } from '../../../../curves/index.ts';
import type { FieldShape } from '../../../../field/index.ts';
import { V3, type Vec3 } from '../../../../math/index.ts';
import type { Draft } from '../draft.ts';
import type { SoftSpecies } from '../spec.ts';
import { putEyes } from './put-eyes.ts';

/** Octopus, squid, jellyfish, starfish: a mantle and arms that curl, suckers below. */
export function buildSoft(draft: Draft, spec: SoftSpecies): void {
  if (spec.kind === 'octopus') octopus(draft, spec.unit);
  else if (spec.kind === 'squid') squid(draft, spec.unit);
  else if (spec.kind === 'jellyfish') jellyfish(draft, spec.unit);
  else starfish(draft, spec.unit);
}

/** An arm as points and radii: leaves outwards, settles on the ground and curls at its tip. */
function octopusArm(L: number, i: number): { points: Vec3[]; radii: number[] } {
  const a = ((i + 0.5) / 8) * Math.PI * 2;
  const points: Vec3[] = [];
  const radii: number[] = [];
  const n = 18;
  const lift = i % 3 === 1 ? 0.2 : i % 3 === 2 ? 0.06 : 0;
  let heading = a;
  let p: Vec3 = [Math.sin(a) * 0.1 * L, 0.16 * L, Math.cos(a) * 0.1 * L];
  for (let j = 0; j <= n; j++) {
    const t = j / n;
    const r = L * (0.066 * (1 - t) ** 0.8 + 0.008);
    points.push(p);
    radii.push(r);
    const y =
      t < 0.22 ? 0.16 - 0.5 * t : Math.max(r / L, 0.05 - t * 0.02) + lift * Math.sin(Math.max(0, t - 0.3) * 2.2) ** 2;
    const curl = (i % 2 === 0 ? 1 : -1) * (0.035 + 0.62 * Math.max(0, t - 0.5) ** 1.4);
    heading += curl;
    const step = (L * 0.72) / n;
    p = [p[0] + Math.sin(heading) * step, y * L, p[2] + Math.cos(heading) * step];
  }
  return { points, radii };
}

function octopus(draft: Draft, L: number): void {
  draft.joint('body', '', [0, 0.2 * L, 0]);
  draft.joint('mantle', 'body', [0, 0.36 * L, -0.06 * L]);
  draft.add(
    { op: 'ellipsoid', r: [0.155 * L, 0.19 * L, 0.165 * L], at: [0, 0.4 * L, -0.07 * L], rot: [-22, 0, 0] },
    0.05 * L,
  );
  draft.add({ op: 'ellipsoid', r: [0.125 * L, 0.12 * L, 0.125 * L], at: [0, 0.22 * L, 0.01 * L] }, 0.06 * L);
  const suckers: Shape[] = [];
  for (let i = 0; i < 8; i++) {
    const { points, radii } = octopusArm(L, i);
    draft.add({ op: 'chain', points, radii, spline: 'catmull' }, 0.05 * L);
    let parent = draft.joint(`arm ${i + 1} root`, 'body', points[0]);
    for (const [k, j] of [5, 10, 14, 18].entries())
      parent = draft.joint(`arm ${i + 1} joint ${k + 1}`, parent, points[j]);
    for (let j = 4; j < points.length - 2; j++) {
      const along = V3.normalize(V3.sub(points[j + 1], points[j - 1]));
      const across = V3.normalize(V3.cross([0, 1, 0], along));
      for (const s of [1, -1]) {
        const at = V3.add(V3.addScaled(points[j], across, s * radii[j] * 0.72), [0, -radii[j] * 0.55, 0]);
        suckers.push({ op: 'ball', r: [radii[j] * 0.34, radii[j] * 0.3, radii[j] * 0.34], at });
      }
    }
  }
  putEyes(draft, {
    at: [0.085 * L, 0.285 * L, 0.085 * L],
    dir: [0.5, 0.16, 0.85],
    r: 0.05 * L,
    pupil: 'bar',
    joint: 'body',
    iris: 58,
  });
  draft.part('suckers', 'belly', { op: 'assembly', of: suckers }, { detail: 0.5 });
}

function squid(draft: Draft, L: number): void {
  const y = 0.16 * L;
  draft.joint('body', '', [0, y, 0]);
  draft.joint('mantle', 'body', [0, y, -0.2 * L]);
  draft.add(
    {
      op: 'chain',
      points: [
        [0, y, 0.08 * L],
        [0, y, -0.06 * L],
        [0, y * 1.02, -0.24 * L],
        [0, y * 1.05, -0.42 * L],
      ],
      radii: [0.085 * L, 0.1 * L, 0.075 * L, 0.012 * L],
      spline: 'catmull',
    },
    0.02 * L,
  );
  draft.add({ op: 'ellipsoid', r: [0.075 * L, 0.07 * L, 0.075 * L], at: [0, y, 0.13 * L] }, 0.02 * L);
  const arms: Shape[] = [];
  for (let i = 0; i < 10; i++) {
    const long = i === 3 || i === 6;
    const a = ((i + 0.5) / 10) * Math.PI * 2;
    const len = (long ? 0.52 : 0.3) * L;
    const points: Vec3[] = [];
    const radii: number[] = [];
    for (let j = 0; j <= 9; j++) {
      const t = j / 9;
      const w = 0.045 + 0.08 * Math.sin(t * 2.4) + 0.03 * Math.sin(t * 7 + i) * t;
      points.push([
        Math.sin(a) * w * L,
        Math.max(0.012 * L, y + Math.cos(a) * w * L - 0.03 * t * L),
        0.17 * L + t * len,
      ]);
      radii.push(L * (long ? 0.011 + (t > 0.82 ? 0.014 : 0) : 0.02 * (1 - t) + 0.004));
    }
    arms.push({
      op: 'sweep',
      path: points,
      section: { kind: 'circle', r: L * 0.02 },
      spline: 'catmull',
      taper: radii.map((r) => r / (L * 0.02)),
      cap: 'round',
    });
    const root = draft.joint(`arm ${i + 1} root`, 'body', points[0]);
    draft.joint(`arm ${i + 1} end`, root, points[9]);
  }
  draft.part('arms', 'skin', { op: 'assembly', of: arms });
  putEyes(draft, {
    at: [0.064 * L, y + 0.012 * L, 0.135 * L],
    dir: [0.9, 0.1, 0.42],
    r: 0.034 * L,
    joint: 'body',
    iris: 52,
  });
  for (const s of [1, -1]) {
    const grid = [0, 0.35, 0.7, 1].map((t) =>
      [0, 0.25, 0.5, 0.75, 1].map(
        (f): Vec3 => [
          s * (0.02 + t * 0.16 * Math.sin(f * Math.PI) ** 0.8) * L,
          y * 1.04 + 0.015 * L * Math.sin(t * 2),
          (-0.22 - 0.2 * f - 0.03 * t) * L,
        ],
      ),
    );
    draft.part(
      `${s > 0 ? 'left' : 'right'} fin`,
      'fins',
      { op: 'sheet', grid, thickness: 0.012 * L, spline: 'catmull' },
      { joint: 'mantle' },
    );
  }
}

function jellyfish(draft: Draft, L: number): void {
  const top = 0.72 * L;
  draft.joint('body', '', [0, top, 0]);
  const bell: FieldShape = {
    op: 'subtract',
    from: { op: 'ellipsoid', r: [0.34 * L, 0.28 * L, 0.34 * L], at: [0, top, 0] },
    cut: [
      { op: 'ellipsoid', r: [0.29 * L, 0.22 * L, 0.29 * L], at: [0, top - 0.06 * L, 0] },
      { op: 'box', size: [L, 0.4 * L, L], at: [0, top - 0.29 * L, 0] },
    ],
    k: 0.02 * L,
  };
  draft.add(bell, 0.01 * L);
  const of: Shape[] = [];
  for (let i = 0; i < 22; i++) {
    const frill = i % 4 === 0;
    const a = (i / 22) * Math.PI * 2;
    const r = frill ? 0.1 : 0.285;
    const path: Vec3[] = [];
    for (let j = 0; j <= 8; j++) {
      const t = j / 8;
      const w = 0.02 * Math.sin(t * 9 + i * 1.7) * t;
      path.push([
        Math.sin(a) * (r + w) * L,
        top - 0.06 * L - t * (frill ? 0.42 : 0.6) * L * (0.85 + 0.15 * Math.sin(i * 2.3)),
        Math.cos(a) * (r + w) * L,
      ]);
    }
    of.push({
      op: 'sweep',
      path,
      section: frill ? { kind: 'ellipse', rx: 0.032 * L, ry: 0.012 * L } : { kind: 'circle', r: 0.009 * L },
      spline: 'catmull',
      taper: path.map((_, j) => 1.1 - 0.1 * j),
      cap: 'round',
      twist: frill ? 320 : 0,
    });
  }
  draft.part('tentacles', 'legs', { op: 'assembly', of });
}

function starfish(draft: Draft, L: number): void {
  draft.joint('body', '', [0, 0.05 * L, 0]);
  const bumps: Shape[] = [];
  draft.add({ op: 'ellipsoid', r: [0.15 * L, 0.085 * L, 0.15 * L], at: [0, 0.055 * L, 0] }, 0.06 * L);
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2 + 0.1;
    const points: Vec3[] = [];
    const radii: number[] = [];
    for (let j = 0; j <= 6; j++) {
      const t = j / 6;
      const b = a + 0.14 * t * t * (i % 2 === 0 ? 1 : -1);
      points.push([Math.sin(b) * t * 0.48 * L, 0.05 * L * (1 - 0.5 * t), Math.cos(b) * t * 0.48 * L]);
      radii.push(L * (0.1 * (1 - t) ** 0.8 + 0.018));
      if (j > 0) bumps.push({ op: 'ball', r: 0.016 * L * (1.2 - t), at: V3.add(points[j], [0, radii[j] * 0.66, 0]) });
    }
    draft.add({ op: 'chain', points, radii, spline: 'catmull', scale: [1, 0.62, 1] }, 0.05 * L);
    const root = draft.joint(`arm ${i + 1} root`, 'body', points[1]);
    draft.joint(`arm ${i + 1} end`, root, points[6]);
  }
  draft.part('knobs', 'markings', { op: 'assembly', of: bumps });
}
