import type { Shape } from '../../../../curves/index.ts';
import type { FieldShape } from '../../../../field/index.ts';
import { V3, type Vec3 } from '../../../../math/index.ts';
import { featherShape } from '../../../kits/feather.ts';
import { hornShape } from '../../../kits/horns.ts';
import type { Draft } from '../draft.ts';
import type { Region } from '../finish.ts';
import type { SerpentSpecies } from '../spec.ts';
import { putEyes } from './put-eyes.ts';

/** Of a snake from neck to tail: enough for its winding to stay round. */
const JOINTS = 24;

export interface SerpentBody {
  points: Vec3[];
  radii: number[];
  /** The head as a part of its own; worms have none. */
  head?: Region;
}

/** Snakes, sea serpents and worms: one long splined body laid out by its pose, a head at its front, a tongue. */
export function buildSerpent(draft: Draft, spec: SerpentSpecies): SerpentBody {
  const L = spec.unit;
  const r = spec.r * L;
  const points = layout(spec, L, r);
  const n = points.length - 1;
  const worm = spec.pose === 'worm' || spec.pose === 'caterpillar' || spec.pose === 'snail';
  const radii = points.map((_, i) => {
    const t = i / n;
    if (worm)
      return r * (0.72 + 0.28 * Math.sin(Math.PI * Math.min(1, t * 1.1 + 0.08)) - 0.4 * Math.max(0, t - 0.8) * 2.5);
    return (
      r *
      (t < 0.12
        ? 0.62 + 0.25 * (t / 0.12)
        : t < 0.5
          ? 0.87 + 0.13 * ((t - 0.12) / 0.38)
          : Math.max(0.15, 1 - ((t - 0.5) / 0.5) ** 1.5))
    );
  });
  draft.add({ op: 'chain', points, radii, spline: 'catmull' }, r * 0.3);
  const joints = worm ? 10 : JOINTS;
  let parent = draft.joint('body 1', '', points[Math.round(n * 0.1)]);
  for (let j = 1; j < joints; j++)
    parent = draft.joint(`body ${j + 1}`, parent, points[Math.round(n * (0.1 + (0.9 * j) / (joints - 1)))]);
  draft.joint('head', 'body 1', points[0]);
  if (spec.pose === 'caterpillar') addBeads(draft, points, radii, r);
  head(draft, spec, points, r);
  if (spec.pose === 'cobra') hood(draft, points, r);
  if (spec.coiled) draft.sockets.inside = { at: [0, 3 * r, 0], dir: [0, 1, 0], size: 2 * (0.94 * coilRadius(L) - r) };
  if (spec.rattle) rattle(draft, points, radii);
  if (spec.crest) crest(draft, points, radii, r);
  if (spec.pose === 'snail') snailShell(draft, points, r);
  return { points, radii, head: worm ? undefined : headBox(spec, points[0]) };
}

/** The head, which needs a finer grid than metres of body. */
function headBox(spec: SerpentSpecies, at: Vec3): Region {
  const { length, width, height } = spec.head;
  const [l, w, h] = [length * spec.unit, width * spec.unit, height * spec.unit];
  const box = (back: number): FieldShape => ({
    op: 'box',
    size: [w * 4, h * 5, (1.5 + back) * l],
    at: [at[0], at[1] - 0.1 * l, at[2] + (0.9 - back / 2) * l],
  });
  return { name: 'head', cut: box(0), keep: box(0.05), detail: 2 };
}

/** The axis, head first. */
function layout(spec: SerpentSpecies, L: number, r: number): Vec3[] {
  const out: Vec3[] = [];
  if (spec.pose === 'humps') {
    for (let i = 0; i <= 30; i++) {
      const t = i / 30;
      const z = (0.32 - t * 0.72) * L;
      const y =
        t < 0.2
          ? r * 1.2 + L * 0.2 * Math.cos((t / 0.2) * 1.45) ** 0.8
          : Math.max(-0.3 * r, L * 0.085 * (1 - 0.5 * t) * Math.sin((t - 0.2) * 19.5)) + r * 0.6;
      out.push([L * 0.03 * Math.sin(t * 7), y, z + (t < 0.12 ? (0.12 - t) * L * 0.35 : 0)]);
    }
    return out;
  }
  if (spec.pose === 'worm' || spec.pose === 'caterpillar' || spec.pose === 'snail') {
    for (let i = 0; i <= 16; i++) {
      const t = i / 16;
      const arch = spec.pose === 'caterpillar' ? 0.14 * L * Math.sin(t * Math.PI) ** 2 * (t > 0.3 ? 1 : 0.5) : 0;
      const bend = spec.pose === 'worm' ? 0.1 * L * Math.sin(t * 5.5) : 0.02 * L * Math.sin(t * 4);
      out.push([
        bend,
        r * 0.9 + arch + (t < 0.25 && spec.pose !== 'caterpillar' ? (0.25 - t) * L * 0.5 : 0),
        (0.5 - t) * L,
      ]);
    }
    return out;
  }
  if (spec.coiled) return coil(L, r, spec.pose === 'cobra');
  const raise = (spec.pose === 'cobra' ? 0.24 : 0.13) * L;
  const neckSteps = 8;
  for (let i = 0; i < neckSteps; i++) {
    const f = i / neckSteps;
    // An S: the head forward, the neck back, then down to the ground.
    out.push([
      0,
      r + raise * (1 - f) ** 1.1,
      0.16 * L + (spec.pose === 'cobra' ? 0.035 : 0.055) * L * Math.cos(f * 3.3) - 0.03 * L * f,
    ]);
  }
  const turns = 34;
  for (let i = 0; i <= turns; i++) {
    const t = i / turns;
    const amp = 0.115 * L * Math.sin(Math.min(1, t * 1.6 + 0.12) * Math.PI * 0.5) * (1 - 0.35 * t);
    out.push([amp * Math.sin(t * 13.5), r * (1 - 0.5 * t) * (t > 0.5 ? 0.9 : 1), 0.09 * L - t * 0.42 * L]);
  }
  return out;
}

const COILS = 2.3;
const coilRadius = (L: number): number => (0.8 * L) / (2 * Math.PI * COILS);

/** Coils one upon the other, open in the middle, so that they can lie around something; the neck rises from the topmost. */
function coil(L: number, r: number, cobra: boolean): Vec3[] {
  const out: Vec3[] = [];
  const R = coilRadius(L);
  const raise = (cobra ? 0.2 : 0.12) * L;
  const rise = 1.75 * r;
  const top = r + (COILS - 0.9) * rise;
  const from = 1.1;
  const put = (a: number, rho: number, y: number): number => out.push([rho * Math.sin(a), y, rho * Math.cos(a)]);
  const neck = 8;
  for (let i = 0; i < neck; i++) {
    const f = i / neck;
    // Forward at the head, back at the neck, out again where it joins the coils.
    put(from * f ** 1.6, R + 0.05 * L * Math.cos(f * 4.2) * (1 - f), top + raise * (1 - f) ** 1.3);
  }
  const steps = 44;
  for (let i = 0; i <= steps; i++) {
    const k = (COILS * i) / steps;
    const tail = Math.max(0, (k - COILS + 0.9) / 0.9);
    const y = r * (1 - 0.75 * tail) + Math.max(0, COILS - 0.9 - k) * rise;
    put(from + 2 * Math.PI * k, R * (0.94 + (0.06 * k) / COILS) + 2.1 * r * tail, y);
  }
  return out;
}

function head(draft: Draft, spec: SerpentSpecies, points: readonly Vec3[], r: number): void {
  const L = spec.unit;
  const h = spec.head;
  const at = points[0];
  const len = h.length * L;
  const [w, hh] = [h.width * L, h.height * L];
  const down = spec.pose === 'raised' || spec.pose === 'cobra' || spec.pose === 'humps' ? -0.12 : 0;
  const on = (f: number, y = 0): Vec3 => [at[0], at[1] + y + down * f * len, at[2] + f * len];
  if (spec.pose === 'worm' || spec.pose === 'snail') {
    if (spec.pose === 'worm') {
      putEyes(draft, {
        at: [r * 0.42, at[1] + r * 0.3, at[2] + r * 0.5],
        dir: [0.5, 0.4, 0.75],
        r: r * 0.28,
        joint: 'head',
        iris: 44,
        lids: false,
      });
    } else snailEyes(draft, at, r);
    return;
  }
  if (spec.pose === 'caterpillar') {
    draft.add({ op: 'sphere', r: r * 1.18, at: [at[0], at[1] + r * 0.5, at[2] + r * 0.3] }, r * 0.12);
    putEyes(draft, {
      at: [r * 0.55, at[1] + r * 0.85, at[2] + r * 1.0],
      dir: [0.35, 0.15, 0.92],
      r: r * 0.42,
      joint: 'head',
      iris: 48,
      lids: false,
    });
    return;
  }
  const ratio = w / hh;
  draft.add(
    {
      op: 'chain',
      points: [on(-0.15), on(0.22, hh * 0.1), on(0.6), on(0.88, -hh * 0.08)].map(
        (p): Vec3 => [p[0] / ratio, p[1], p[2]],
      ),
      radii: [hh * 0.72, hh, hh * 0.82, hh * 0.48],
      spline: 'catmull',
      scale: [ratio, 1, 1],
    },
    r * 0.35,
  );
  for (const side of [1, -1]) {
    draft.add(
      {
        op: 'chain',
        points: [
          [at[0] + side * w * 0.72, on(0.3)[1] + hh * 0.62, on(0.3)[2]],
          [at[0] + side * w * 0.5, on(0.72)[1] + hh * 0.5, on(0.72)[2]],
        ],
        radii: [hh * 0.2, hh * 0.12],
      },
      hh * 0.3,
    );
    draft.cuts.push({ op: 'sphere', r: hh * 0.08, at: [at[0] + side * w * 0.26, on(1)[1] + hh * 0.16, on(0.99)[2]] });
  }
  draft.cuts.push({ op: 'ellipsoid', r: [w * 1.3, hh * 0.045, len * 0.5], at: on(0.75, -hh * 0.28), rot: [-4, 0, 0] });
  const e = on(0.45, hh * 0.34);
  putEyes(draft, {
    at: [w * 0.72 + at[0], e[1], e[2]],
    dir: [0.86, 0.22, 0.46],
    r: spec.eye * L,
    pupil: 'slit',
    joint: 'head',
    iris: 60,
  });
  const thick = hh * 0.1;
  const fork = (side: number): Shape => ({
    op: 'sweep',
    path: [
      on(1.3, -hh * 0.27),
      [at[0] + side * len * 0.03, on(1.45)[1] - hh * 0.33, on(1.45)[2]],
      [at[0] + side * len * 0.15, on(1.66)[1] - hh * 0.2, on(1.66)[2]],
    ],
    section: { kind: 'circle', r: thick * 0.8 },
    spline: 'catmull',
    taper: [1, 0.8, 0.2],
    cap: 'point',
  });
  const stem: Shape = {
    op: 'sweep',
    path: [on(0.7, -hh * 0.2), on(1.1, -hh * 0.24), on(1.36, -hh * 0.28)],
    section: { kind: 'ellipse', rx: thick * 1.5, ry: thick },
    spline: 'catmull',
    cap: 'round',
  };
  draft.part('tongue', 'mouth', { op: 'assembly', of: [stem, fork(1), fork(-1)] }, { joint: 'head' });
}

/** A cobra's hood: the neck spread flat below the head, widest in its upper third, fading into the body. */
function hood(draft: Draft, points: readonly Vec3[], r: number): void {
  const ratio = 2.7;
  const profile = [0.42, 0.86, 1.12, 1.08, 0.92, 0.8, 0.72];
  draft.add(
    {
      op: 'chain',
      points: profile.map((_, i): Vec3 => [points[i][0] / ratio, points[i][1] - 0.25 * r, points[i][2] - 0.2 * r]),
      radii: profile.map((w) => w * r),
      spline: 'catmull',
      scale: [ratio, 1, 1],
    },
    r * 0.35,
  );
}

function rattle(draft: Draft, points: readonly Vec3[], radii: readonly number[]): void {
  const n = points.length - 1;
  const d = V3.normalize(V3.sub(points[n], points[n - 1]));
  const of: FieldShape[] = [];
  for (let i = 0; i < 6; i++) {
    const r = radii[n - 3] * (1.1 - i * 0.1);
    of.push({
      op: 'ellipsoid',
      r: [r, r * 0.9, r * 0.75],
      at: V3.add(V3.addScaled(points[n], d, i * r * 1.05), [0, i * r * 0.45, 0]),
    });
  }
  draft.part('rattle', 'horns', { op: 'union', of, k: radii[n - 3] * 0.1 }, { joint: `body ${JOINTS}` });
}

function crest(draft: Draft, points: readonly Vec3[], radii: readonly number[], r: number): void {
  const of: Shape[] = [];
  for (let i = 1; i < points.length - 3; i++) {
    const along = V3.normalize(V3.sub(points[i - 1], points[i + 1]));
    const up = V3.normalize(V3.sub([0, 1, 0.35], V3.scale(along, V3.dot([0, 1, 0.35], along))));
    of.push(
      featherShape({
        at: V3.addScaled(points[i], up, radii[i] * 0.8),
        dir: V3.add(up, V3.scale(along, -0.9)),
        up: V3.cross(along, up),
        length: r * 1.7 * (radii[i] / r),
        width: r * 1.3,
        droop: 0,
        point: 0.7,
      }),
    );
  }
  draft.part('crest', 'fins', { op: 'assembly', of });
  const h = points[0];
  const horns = [1, -1].map((s) =>
    hornShape({
      at: [h[0] + s * r * 0.5, h[1] + r * 0.7, h[2]],
      dir: [s * 0.4, 0.6, -0.9],
      length: r * 2.6,
      r: r * 0.24,
      curl: 30,
    }),
  );
  draft.part('horns', 'horns', { op: 'assembly', of: horns }, { joint: 'head' });
}

function addBeads(draft: Draft, points: readonly Vec3[], radii: readonly number[], r: number): void {
  const feet: Shape[] = [];
  points.forEach((p, i) => {
    if (i % 2 === 1) draft.add({ op: 'sphere', r: radii[i] * 1.1, at: p }, r * 0.1);
    if (i % 2 === 1)
      for (const s of [1, -1])
        feet.push({ op: 'ball', r: [r * 0.24, r * 0.42, r * 0.24], at: [p[0] + s * r * 0.55, p[1] - r * 0.85, p[2]] });
  });
  draft.part('feet', 'feet', { op: 'assembly', of: feet });
  const head0 = points[0];
  draft.part(
    'antennae',
    'horns',
    {
      op: 'assembly',
      of: [1, -1].map((s) =>
        hornShape({
          at: [head0[0] + s * r * 0.4, head0[1] + r * 1.5, head0[2] + r * 0.3],
          dir: [s * 0.4, 1, 0.4],
          length: r * 1.3,
          r: r * 0.11,
        }),
      ),
    },
    { joint: 'head' },
  );
}

function snailEyes(draft: Draft, at: Vec3, r: number): void {
  const tips = [1, -1].map((s): Vec3 => [at[0] + s * r * 0.75, at[1] + r * 1.9, at[2] + r * 0.7]);
  for (const [i, tip] of tips.entries()) {
    draft.add(
      {
        op: 'chain',
        points: [[at[0] + (i === 0 ? 1 : -1) * r * 0.3, at[1] + r * 0.4, at[2]], tip],
        radii: [r * 0.22, r * 0.15],
      },
      r * 0.15,
    );
  }
  putEyes(draft, {
    at: [tips[0][0], tips[0][1] + r * 0.15, tips[0][2]],
    dir: [0.3, 0.15, 0.95],
    r: r * 0.34,
    joint: 'head',
    iris: 44,
    lids: false,
  });
}

/** A logarithmic spiral shell carried on the back. */
function snailShell(draft: Draft, points: readonly Vec3[], r: number): void {
  const c = V3.add(points[9], [0, r * 2.3, -r * 0.2]);
  const path: Vec3[] = [];
  const radii: number[] = [];
  for (let i = 0; i <= 44; i++) {
    const a = (i / 44) * Math.PI * 4.6;
    const s = Math.exp(-0.155 * a);
    const d = r * 2.0 * s;
    path.push([c[0] + (1 - s) * r * 0.9 - r * 0.3, c[1] - Math.cos(a - 0.5) * d, c[2] + Math.sin(a - 0.5) * d]);
    radii.push(r * 1.55 * s);
  }
  draft.part(
    'shell',
    'shell',
    { op: 'chain', points: path, radii, spline: 'linear' },
    { joint: 'body 4', detail: 1.2 },
  );
}
