import type { Shape } from '../../../../curves/index.ts';
import { V3, type Vec3 } from '../../../../math/index.ts';
import type { MaterialSpec } from '../../../../texture/index.ts';
import { hornShape } from '../../../kits/horns.ts';
import { Host } from '../../../kits/host.ts';
import type { Draft } from '../draft.ts';
import type { FinSpec, FishSpecies } from '../spec.ts';
import { putEyes } from './put-eyes.ts';

/** Half height along the body, nose (0) to tail root (1), relative to the greatest. */
const PROFILES: Record<FishSpecies['profile'], readonly (readonly [number, number])[]> = {
  fish: [
    [0.03, 0.26],
    [0.1, 0.58],
    [0.25, 0.93],
    [0.42, 1],
    [0.6, 0.84],
    [0.78, 0.48],
    [0.9, 0.25],
    [0.97, 0.23],
  ],
  tuna: [
    [0.02, 0.2],
    [0.1, 0.6],
    [0.26, 0.95],
    [0.4, 1],
    [0.6, 0.78],
    [0.8, 0.36],
    [0.92, 0.12],
    [0.98, 0.1],
  ],
  shark: [
    [0.02, 0.2],
    [0.08, 0.5],
    [0.22, 0.88],
    [0.36, 1],
    [0.55, 0.82],
    [0.75, 0.42],
    [0.9, 0.18],
    [0.98, 0.14],
  ],
  whale: [
    [0.06, 0.62],
    [0.14, 0.84],
    [0.3, 1],
    [0.45, 0.97],
    [0.62, 0.72],
    [0.8, 0.36],
    [0.92, 0.17],
    [0.98, 0.13],
  ],
  round: [
    [0.12, 0.55],
    [0.2, 0.85],
    [0.36, 1],
    [0.5, 0.98],
    [0.66, 0.78],
    [0.8, 0.42],
    [0.9, 0.22],
    [0.97, 0.2],
  ],
  flat: [
    [0.05, 0.3],
    [0.15, 0.7],
    [0.35, 1],
    [0.5, 0.95],
    [0.7, 0.6],
    [0.85, 0.25],
    [0.95, 0.12],
    [1.2, 0.05],
  ],
};

/**
 * Fish, sharks, whales and dolphins: a swept body with a slight swimming bend, fins as sheets rooted in it, eyes in lids. Returns
 * the axis that its scales follow.
 */
export function buildFish(draft: Draft, spec: FishSpecies): NonNullable<MaterialSpec['flow']> {
  const L = spec.unit;
  const whale = spec.profile === 'whale' || spec.tail === 'fluke';
  const lift = axisHeight(spec) * L;
  const axis = (t: number): Vec3 => {
    const bend = 0.05 * Math.sin(t * 4.2 - 0.6) * t * L;
    return [whale ? 0 : bend, lift + (whale ? -bend * 0.9 : 0), (0.5 - t) * L];
  };
  const rows = PROFILES[spec.profile];
  const half = (t: number): number => {
    let i = 0;
    while (i < rows.length - 2 && rows[i + 1][0] < t) i++;
    const f = Math.max(0, Math.min(1, (t - rows[i][0]) / (rows[i + 1][0] - rows[i][0])));
    return (rows[i][1] + (rows[i + 1][1] - rows[i][1]) * f) * spec.depth * L;
  };
  const ratio = spec.width / spec.depth;
  draft.add(
    {
      op: 'chain',
      points: rows.map(([t]): Vec3 => {
        const [x, y, z] = axis(t);
        return [x / ratio, y, z];
      }),
      radii: rows.map(([, r]) => r * spec.depth * L),
      spline: 'catmull',
      scale: [ratio, 1, 1],
    },
    0.02 * L,
  );
  let parent = '';
  for (const [name, t] of [
    ['body', 0.4],
    ['tail 1', 0.62],
    ['tail 2', 0.8],
    ['tail end', 0.96],
  ] as const) {
    parent = draft.joint(name, parent, axis(t));
  }
  draft.joint('head', 'body', axis(0.18));
  mouth(draft, spec, axis, half);
  const flesh = draft.body();
  const host = new Host(flesh);
  addEyes(draft, spec, host, axis);
  spec.dorsal.forEach((fin, i) => {
    addFin(draft, spec.dorsal.length > 1 ? `dorsal fin ${i + 1}` : 'dorsal fin', fin, axis, half, 1);
  });
  if (spec.anal) addFin(draft, 'anal fin', spec.anal, axis, half, -1);
  addPaired(draft, spec, host, axis);
  addTail(draft, spec, axis, half);
  if (spec.horn) {
    draft.part('horn', 'horns', hornShape({ at: axis(0.05), dir: [0, 0.12, 1], length: spec.horn * L, r: 0.022 * L }), {
      joint: 'head',
    });
  }
  if (spec.spikes) addSpikes(draft, spec, host);
  return rows.map(([t, r]) => [...axis(t), r * spec.depth * L] as const);
}

/** So high, in lengths, that the lowest of belly, tail and fins just clears the ground. */
function axisHeight(spec: FishSpecies): number {
  const lobe = { fork: 0.64, fan: 0.64, lunate: 0.95, fluke: 0.1, shark: 0.58 }[spec.tail];
  return Math.max(spec.depth + 0.03, spec.depth * 0.6 + (spec.anal?.height ?? 0) + 0.02, spec.tailSize * lobe);
}

function mouth(draft: Draft, spec: FishSpecies, axis: (t: number) => Vec3, half: (t: number) => number): void {
  const L = spec.unit;
  const kind = spec.mouth ?? 'small';
  const [x, y, z] = axis(kind === 'shark' ? 0.14 : 0.05);
  if (kind === 'beak') {
    draft.add(
      {
        op: 'chain',
        points: [axis(0.1), [x, y - half(0.1) * 0.35, z + 0.1 * L]],
        radii: [half(0.1) * 0.5, half(0.1) * 0.26],
        scale: [1, 1, 1],
      },
      0.03 * L,
    );
    draft.cuts.push({
      op: 'ellipsoid',
      r: [half(0.1), 0.004 * L, 0.09 * L],
      at: [x, y - half(0.1) * 0.4, z + 0.08 * L],
      rot: [-10, 0, 0],
    });
  } else if (kind === 'shark') {
    draft.cuts.push({
      op: 'ellipsoid',
      r: [half(0.14) * 0.8, half(0.14) * 0.3, 0.05 * L],
      at: [x, y - half(0.14) * 0.78, z + 0.0 * L],
      rot: [18, 0, 0],
    });
    const of: Shape[] = [];
    for (let i = -6; i <= 6; i++) {
      const a = (i / 6) * 1.15;
      for (const up of [1, -1]) {
        of.push(
          hornShape({
            at: [
              x + Math.sin(a) * half(0.14) * 0.66,
              y - half(0.14) * (up > 0 ? 0.6 : 0.9),
              z + Math.cos(a) * 0.042 * L - 0.01 * L,
            ],
            dir: [0, -up, 0.25],
            length: 0.012 * L,
            r: 0.0045 * L,
          }),
        );
      }
    }
    draft.part('teeth', 'teeth', { op: 'assembly', of }, { joint: 'head' });
  } else {
    draft.cuts.push({
      op: 'ellipsoid',
      r: [half(0.06) * 1.4, (kind === 'grin' ? 0.007 : 0.012) * L, (kind === 'grin' ? 0.1 : 0.04) * L],
      at: [x, y - half(0.06) * (kind === 'grin' ? 0.5 : 0.25), z + 0.02 * L],
      rot: [kind === 'grin' ? -8 : 6, 0, 0],
    });
  }
}

function addEyes(draft: Draft, spec: FishSpecies, host: Host, axis: (t: number) => Vec3): void {
  const r = spec.eye.r * spec.unit;
  const c = axis(spec.eye.z);
  const from: Vec3 = [c[0] + spec.unit, c[1] + spec.eye.y * spec.unit, c[2] + 0.15 * spec.unit];
  const hit = host.hit(from, [-1, 0, -0.15], -r * 0.4);
  putEyes(draft, { at: [hit[0], hit[1], hit[2]], dir: [0.93, 0.08, 0.32], r, joint: 'head', iris: 50 });
}

/** Root line along the body and an edge line; rows between them. Slot `fins`. */
function finSheet(root: readonly Vec3[], edge: readonly Vec3[], thick: number): Shape {
  const grid = [0, 0.3, 0.6, 0.85, 1].map((t) => root.map((p, i) => V3.lerp(p, edge[i], t)));
  return { op: 'sheet', grid, thickness: thick, spline: 'catmull' };
}

function addFin(
  draft: Draft,
  name: string,
  fin: FinSpec,
  axis: (t: number) => Vec3,
  half: (t: number) => number,
  up: number,
): void {
  const L = draft.unit;
  const root: Vec3[] = [];
  const edge: Vec3[] = [];
  for (let i = 0; i <= 6; i++) {
    const f = i / 6;
    const t = fin.from + (fin.to - fin.from) * f;
    const [x, y, z] = axis(t);
    root.push([x, y + up * half(t) * 0.82, z]);
    const h = fin.height * L * Math.sin(Math.min(1, 0.16 + f * 0.95) * Math.PI * 0.86) ** 0.7;
    const peak = fin.from + (fin.to - fin.from) * (0.32 + 0.5 * f);
    const [ex, ey, ez] = axis(fin.lean > 0.06 ? peak : t);
    edge.push([ex, ey + up * (half(t) * 0.86 + h), ez - fin.lean * L * (0.7 + 0.3 * f)]);
  }
  draft.part(name, 'fins', finSheet(root, edge, 0.011 * L), { joint: 'body' });
}

function addPaired(draft: Draft, spec: FishSpecies, host: Host, axis: (t: number) => Vec3): void {
  const L = spec.unit;
  const put = (name: string, t: number, size: number, drop: number, spread: number): void => {
    for (const side of [1, -1]) {
      const c = axis(t);
      const dir = V3.normalize([side, -drop, 0]);
      const at = host.hit(V3.addScaled(c, dir, L), V3.scale(dir, -1), -0.012 * L);
      const out: Vec3 =
        spec.profile === 'flat'
          ? V3.normalize([side, 0.16, -0.2])
          : V3.normalize([side * spread, -0.5 * (1 - spread) - 0.22, -0.55]);
      const root: Vec3[] = [];
      const edge: Vec3[] = [];
      for (let i = 0; i <= 5; i++) {
        const f = i / 5;
        root.push(V3.add(at, [0, 0, (0.5 - f) * size * (spec.profile === 'flat' ? 0.62 : 0.42) * L]));
        const reach = size * L * (1 - 0.5 * f ** 1.5) * (0.82 + 0.18 * Math.sin(f * Math.PI));
        const chord = spec.profile === 'flat' ? 0.06 : 0.34;
        edge.push(V3.add(V3.addScaled(at, out, reach), [0, 0, (0.35 - f) * size * chord * L]));
      }
      draft.part(`${side > 0 ? 'left' : 'right'} ${name} fin`, 'fins', finSheet(root, edge, 0.014 * L), {
        joint: 'body',
      });
    }
  };
  if (spec.pectoral > 0)
    put(
      'pectoral',
      spec.pectoralAt ?? 0.32,
      spec.pectoral,
      0.55,
      spec.profile === 'fish' || spec.profile === 'round' ? 0.62 : 0.95,
    );
  if (spec.pelvic) put('pelvic', 0.56, spec.pelvic, 1.6, 0.45);
}

function addTail(draft: Draft, spec: FishSpecies, axis: (t: number) => Vec3, half: (t: number) => number): void {
  const L = spec.unit;
  const s = spec.tailSize * L;
  const from = axis(0.93);
  const end = axis(1);
  const back = V3.normalize(V3.sub(end, axis(0.9)));
  const across: Vec3 = spec.tail === 'fluke' ? [1, 0, 0] : [0, 1, 0];
  const root: Vec3[] = [];
  const edge: Vec3[] = [];
  const h = half(0.95) * 0.8;
  for (let i = 0; i <= 10; i++) {
    const q = (i / 10) * 2 - 1;
    root.push(V3.addScaled(from, across, q * h));
    const a = Math.abs(q);
    const long =
      spec.tail === 'fan'
        ? 0.92 + 0.1 * Math.cos(q * 7)
        : spec.tail === 'fork'
          ? 0.42 + 0.6 * a ** 1.2
          : 0.26 + 0.62 * a ** 1.6;
    const tall = spec.tail === 'fan' ? 0.62 : spec.tail === 'fork' ? 0.62 : 0.92;
    const top = spec.tail === 'shark' ? (q > 0 ? 1.15 : 0.6) : 1;
    edge.push(
      V3.addScaled(
        V3.addScaled(from, back, s * long * (spec.tail === 'shark' && q > 0 ? 1.2 : 1)),
        across,
        q * s * tall * top,
      ),
    );
  }
  draft.part('tail fin', 'fins', finSheet(root, edge, 0.014 * L), { joint: 'tail end' });
}

function addSpikes(draft: Draft, spec: FishSpecies, host: Host): void {
  const L = spec.unit;
  const of: Shape[] = [];
  const n = 110;
  for (let i = 0; i < n; i++) {
    const y = 1 - (2 * (i + 0.5)) / n;
    const a = i * 2.399963;
    const r = Math.sqrt(1 - y * y);
    const dir: Vec3 = [Math.cos(a) * r, y, Math.sin(a) * r];
    if (dir[2] > 0.8 || dir[2] < -0.86) continue;
    const c: Vec3 = [0, axisHeight(spec) * L, 0.06 * L];
    const at = host.find(V3.addScaled(c, dir, L), V3.scale(dir, -1), 0);
    if (at) of.push(hornShape({ at, dir, length: (spec.spikes ?? 0.05) * L, r: 0.008 * L }));
  }
  draft.part('spikes', 'spikes', { op: 'assembly', of }, { joint: 'body' });
}
