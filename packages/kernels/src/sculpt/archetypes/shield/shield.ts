import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { MaskSpec, MaterialSpec } from '../../../texture/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { type Bench, createBench, outline, pairs, read, solid } from '../../kits/joinery/index.ts';
import { shieldPalettes } from './palettes.ts';
import { EMBLEMS, planShield, rim, type ShieldKind, type ShieldPlan } from './shapes.ts';

const KINDS: readonly ShieldKind[] = ['heater', 'round', 'kite', 'tower', 'spartan', 'buckler', 'riot', 'hero'];

/** Shields with bent faces, rims, rivets, bosses, painted fields and straps behind; they stand upright, face +Z. */
export const shield: Archetype = {
  name: 'shield',
  kind: 'weapon',
  size: { height: 0.75 },
  params: {
    kind: { type: 'choice', of: KINDS, default: 'heater', about: 'Shape of the shield.' },
    emblem: {
      type: 'choice',
      of: ['any', 'none', 'cross', 'star', 'lambda', 'fleur', 'eagle', 'quarters', 'bands'],
      default: 'any',
      about: 'What the face bears; any lets the seed choose what suits the kind.',
    },
  },
  slots: {
    face: {
      material: { base: 'paint', color: '#27418a', rough: 0.45, clearcoat: 0.2, wear: 0.35 },
      words: ['face', 'field', 'shield', 'body'],
      main: true,
    },
    emblem: {
      material: { base: 'gold', color: '#e8bd52', rough: 0.3 },
      words: ['emblem', 'crest', 'symbol', 'cross', 'star', 'stripe'],
    },
    rim: {
      material: { base: 'steel', color: '#aeb2b6', rough: 0.3, wear: 0.3 },
      words: ['rim', 'edge', 'border', 'metal'],
    },
    boss: { material: { base: 'steel', color: '#b8bcc0', rough: 0.28, wear: 0.3 }, words: ['boss', 'rivet', 'umbo'] },
    wood: { material: { base: 'planks', color: '#7a5230', scale: 0.5 }, words: ['back', 'wood', 'plank'] },
    strap: { material: { base: 'leather', color: '#54331c' }, words: ['strap', 'handle', 'grip'] },
  },
  palettes: shieldPalettes,
  presets: {
    shield: { size: { height: 0.75 } },
    'round shield': {
      open: ['face'],
      params: { kind: 'round' },
      materials: {
        face: { base: 'planks', color: '#8c2f24', scale: 0.5, wear: 0.5 },
        rim: { base: 'leather', color: '#4a2f1a' },
      },
      size: { height: 0.85 },
    },
    'tower shield': {
      open: ['face'],
      params: { kind: 'tower' },
      materials: {
        face: { color: '#8f1d1f' },
        rim: { base: 'brass', color: '#c39a42' },
        boss: { base: 'brass', color: '#c39a42' },
      },
      size: { height: 1.08 },
    },
    'kite shield': {
      open: ['face'],
      params: { kind: 'kite' },
      materials: { face: { color: '#7d1f24' } },
      size: { height: 1.05 },
    },
    'spartan shield': {
      params: { kind: 'spartan' },
      materials: {
        face: { base: 'bronze', color: '#a9743c', clearcoat: 0, rough: 0.32 },
        rim: { base: 'bronze', color: '#b98646' },
        emblem: { base: 'paint', color: '#8c1a18', rough: 0.5 },
      },
      size: { height: 0.9 },
    },
    'captain america shield': {
      params: { kind: 'hero' },
      materials: {
        face: { base: 'paint', color: '#b8141c', metal: 0.6, rough: 0.22, clearcoat: 1, wear: 0 },
        rim: { color: '#d6d8da' },
        emblem: { base: 'steel', color: '#eceef0' },
      },
      size: { height: 0.76 },
    },
    buckler: {
      params: { kind: 'buckler' },
      materials: { face: { base: 'steel', color: '#9ea2a6', clearcoat: 0, rough: 0.34 } },
      size: { height: 0.34 },
    },
    'riot shield': {
      params: { kind: 'riot' },
      materials: {
        face: { base: 'glass', color: '#dfeaf0', transmission: 0.85, rough: 0.06 },
        rim: { base: 'plastic', color: '#17181b' },
        emblem: { base: 'plastic', color: '#f2f4f6' },
        strap: { base: 'rubber', color: '#1b1c1e' },
      },
      size: { height: 0.96 },
    },
  },
  build({ params, materials, rng }) {
    const p = planShield(read.word(params, 'kind') as ShieldKind);
    const b = createBench(materials);
    const taste = rng.fork('emblem');
    const asked = read.word(params, 'emblem');
    const emblem = asked === 'any' ? suited(p.kind, taste) : asked;
    addFace(b, p, emblem, taste);
    addEmblem(b, p, emblem);
    addRim(b, p, taste);
    if (p.kind === 'round' || p.kind === 'buckler' || p.kind === 'tower') addBoss(b, p);
    addBack(b, p);
    const parts = b.parts.map((part) => ({
      ...part,
      shape: solid.put(part.shape, [0, lift(p), 0], [-4, 0, 0]),
    }));
    return { parts, sockets: { handle: { at: [0, p.h, -0.07], dir: [0, 0, 1], size: 0.1 } } };
  },
};

function suited(kind: ShieldKind, taste: Rng): string {
  if (kind === 'hero') return 'star';
  if (kind === 'spartan') return taste.pick(['lambda', 'lambda', 'none', 'eagle']);
  if (kind === 'round') return taste.pick(['quarters', 'none', 'quarters']);
  if (kind === 'riot' || kind === 'buckler') return kind === 'riot' ? 'bands' : 'none';
  if (kind === 'tower') return 'eagle';
  return taste.pick(['cross', 'fleur', 'eagle', 'cross', 'fleur']);
}

/** The bent board: a loft of rings from the middle outwards, front and back. */
function plate(p: ShieldPlan, lift: number, thick: number, k = 1): Shape {
  const steps = [0.02, 0.25, 0.5, 0.75, 0.92, 1];
  const dense = rim(p, 0, 0, 0.06);
  const ring = (s: number, back: boolean): { points: Vec3[] } => ({
    points: dense.map(
      ([x, y]): Vec3 => [x * s * k, y * s * k, p.bend(x * s * k, y * s * k) + lift - (back ? thick : 0)],
    ),
  });
  const sections = [...steps.map((s) => ring(s, false)), ...[...steps].reverse().map((s) => ring(s, true))];
  return { op: 'loft', sections, spline: 'linear', smooth: true, cap: 'flat' };
}

/** A flat outline bent onto the face as a sheet of `thick`. */
function onFace(p: ShieldPlan, points: readonly Vec2[], lift: number, thick: number): Shape {
  const w = Math.max(...points.map(([x]) => Math.abs(x)));
  const h = Math.max(...points.map(([, y]) => Math.abs(y)));
  const prism = solid.slab(points, 1.2, [0, 0, 0], 'z', { bevel: 0 });
  const k = Math.min(1, Math.max(w / p.w, h / p.h) * 1.1 + 0.1);
  return { op: 'clip', of: plate(p, lift + thick, thick * 2, k), within: prism };
}

function addFace(b: Bench, p: ShieldPlan, emblem: string, taste: Rng): void {
  let face: string | MaterialSpec = 'face';
  if (emblem === 'quarters')
    face = b.tint('face', {
      layers: [{ mask: taste.pick(patterns(lift(p))), material: { base: 'planks', color: '#d8c9a0' } }],
    });
  if (p.kind === 'hero') face = b.tint('face', { layers: heroRings(lift(p)) });
  b.add('face', face, plate(p, 0, p.thick * 0.5), { detail: 1.5, grain: [0, 1, 0] });
  if (p.kind !== 'riot') b.add('back', 'wood', plate(p, -p.thick * 0.45, p.thick * 0.55, 0.985), { grain: [0, 1, 0] });
}

/** Height of the middle over the ground. */
const lift = (p: ShieldPlan): number => p.h + 0.012;

/** Fields in two colours about a middle at height `y`. */
function patterns(y: number): MaskSpec[] {
  const half = (dir: Vec3): MaskSpec => ({ kind: 'span', dir, from: dir[1] * y - 0.002, to: dir[1] * y + 0.002 });
  const all = (...of: MaskSpec[]): MaskSpec => ({ kind: 'all', of });
  return [
    { kind: 'any', of: [all(half([1, 0, 0]), half([0, 1, 0])), all(half([-1, 0, 0]), half([0, -1, 0]))] },
    half([0.7, 0.7, 0]),
    { kind: 'stripes', dir: [0.7, 0.7, 0], period: 0.28, width: 0.5 },
  ];
}

/** White and red rings about a blue field. */
function heroRings(y: number): NonNullable<MaterialSpec['layers']> {
  const disc = (r: number) =>
    ({ kind: 'near', shape: { op: 'cylinder', r, h: 2, at: [0, y, 0], rot: [90, 0, 0] }, soft: 0.002 }) as const;
  return [
    { mask: disc(0.31), material: { color: '#e4e6e8' } },
    { mask: disc(0.235), material: { color: '#b8141c' } },
    { mask: disc(0.16), material: { color: '#1c3f94' } },
  ];
}

function addEmblem(b: Bench, p: ShieldPlan, emblem: string): void {
  const proud = 0.004;
  if (emblem === 'cross') {
    const t = p.w * 0.24;
    const y = p.h * 0.16;
    const w = p.w * 1.02;
    const h = p.h * 1.02;
    const cross = pairs([
      -t,
      -h,
      t,
      -h,
      t,
      y - t,
      w,
      y - t,
      w,
      y + t,
      t,
      y + t,
      t,
      h,
      -t,
      h,
      -t,
      y + t,
      -w,
      y + t,
      -w,
      y - t,
      -t,
      y - t,
    ]);
    b.add(
      'cross',
      'emblem',
      {
        op: 'clip',
        of: plate(p, proud, proud * 1.5, 0.985),
        within: solid.slab(cross, 1.2, [0, 0, 0], 'z', { bevel: 0 }),
      },
      { detail: 1.2 },
    );
    return;
  }
  if (emblem === 'bands') {
    const band = outline.roundRect(p.w * 1.5, 0.12, 0.01, 0, p.h * 0.45);
    b.add('label', 'emblem', onFace(p, band, 0.001, 0.002));
    b.add(
      'label text',
      'rim',
      solid.put({ op: 'text', value: 'POLICE', height: 0.07, depth: 0.03, bevel: 0.001 }, [
        0,
        p.h * 0.45 - 0.035,
        -0.008,
      ]),
      { detail: 0.5 },
    );
    return;
  }
  const shapes = EMBLEMS[emblem];
  if (!shapes) return;
  const k = (p.kind === 'hero' ? 0.39 : p.kind === 'tower' ? 0.5 : p.kind === 'spartan' ? 0.62 : 0.66) * p.w;
  const up = p.kind === 'heater' || p.kind === 'kite' ? p.h * 0.16 : p.kind === 'tower' ? p.h * 0.5 : 0;
  const place = (s: number, dy: number, name: string): void => {
    for (const [i, points] of shapes.entries())
      b.add(
        `${name} ${i + 1}`,
        'emblem',
        onFace(
          p,
          points.map(([x, y]): Vec2 => [x * k, y * k * s + dy]),
          proud,
          0.003,
        ),
        { detail: 0.8 },
      );
  };
  place(1, up, emblem);
  if (p.kind === 'tower') place(-1, -up, `lower ${emblem}`);
}

function addRim(b: Bench, p: ShieldPlan, taste: Rng): void {
  const path = rim(p, p.thick * 0.2, -p.thick * 0.45);
  const wide = p.kind === 'spartan' ? 0.035 : p.kind === 'riot' ? 0.014 : p.kind === 'buckler' ? 0.012 : 0.026;
  const section = { kind: 'rect', w: p.thick * 1.25, h: wide, r: p.thick * 0.4 } as const;
  b.add('rim', 'rim', solid.bar(path, section, { closed: true, up: [1, 0, 0] }), { detail: 1.2 });
  if (p.kind === 'hero' || p.kind === 'riot') return;
  const studs = rim(p, wide * (p.kind === 'spartan' ? 0.2 : 0.25), 0.0015, 0.02);
  const n = p.kind === 'buckler' ? 12 : taste.pick([18, 22, 26]);
  const dome: Shape = { op: 'ball', r: [0.0065, 0.0065, 0.0045], from: 0, to: 180 };
  const places = Array.from({ length: n }, (_, i) => ({ at: studs[Math.floor((i / n) * studs.length)] }));
  b.add('rivets', 'boss', solid.at(dome, places), { detail: 0.4 });
}

function addBoss(b: Bench, p: ShieldPlan): void {
  const r = p.kind === 'buckler' ? 0.055 : 0.085;
  const h = r * 0.75;
  const dome = solid.turned(
    pairs([
      0,
      -0.012,
      r * 1.45,
      -0.012,
      r * 1.45,
      0.004,
      r * 1.02,
      0.006,
      r,
      h * 0.3,
      r * 0.86,
      h * 0.7,
      r * 0.5,
      h * 0.95,
      0,
      h,
    ]),
    [0, 0, 0.004],
    { axis: 'z', bevel: 0.002 },
  );
  b.add('boss', 'boss', dome, { detail: 1.3 });
  const rivet: Shape = { op: 'ball', r: 0.007, at: [r * 1.22, 0, 0.008] };
  b.add('boss rivets', 'rim', { op: 'arrayed', n: 8, around: 'z', of: rivet }, { detail: 0.4 });
  if (p.kind !== 'buckler') b.add('boss tip', 'boss', { op: 'ball', r: [0.014, 0.014, 0.012], at: [0, 0, h + 0.006] });
  if (p.kind !== 'tower') return;
  for (const s of [1, -1]) {
    b.add(s > 0 ? 'upper band' : 'lower band', 'rim', {
      op: 'clip',
      of: plate(p, 0.004, 0.006, 0.985),
      within: solid.box([1, 0.03, 1], [0, s * p.h * 0.86, 0], 0),
    });
  }
  b.add('spine', 'rim', {
    op: 'clip',
    of: plate(p, 0.0035, 0.006, 0.97),
    within: solid.box([0.03, 2, 1], [0, 0, 0], 0),
  });
}

/** Arm strap, hand grip and battens behind. */
function addBack(b: Bench, p: ShieldPlan): void {
  const z = -p.thick;
  const k = Math.min(1, p.w / 0.26);
  const loop = (x: number, y: number, l: number): Vec3[] => {
    const at = (dy: number, dz: number): Vec3 => [x, y + dy * l, p.bend(x, y + dy * l) + z + dz];
    return [
      at(-0.5, 0.002),
      at(-0.46, -0.02),
      at(-0.2, -0.05 * k),
      at(0.2, -0.05 * k),
      at(0.46, -0.02),
      at(0.5, 0.002),
    ];
  };
  const strap = { kind: 'rect', w: 0.034 * k, h: 0.005, r: 0.0015 } as const;
  b.add('hand grip', 'strap', solid.bar(loop(p.w * 0.34, 0, 0.17 * k), strap, { spline: 'catmull', up: [0, 0, -1] }));
  if (p.kind !== 'buckler')
    b.add(
      'arm strap',
      'strap',
      solid.bar(loop(-p.w * 0.38, 0, 0.2 * k), { ...strap, w: 0.05 * k }, { spline: 'catmull', up: [0, 0, -1] }),
    );
  const tack: Shape = { op: 'ball', r: [0.007, 0.007, 0.004] };
  const places = [p.w * 0.34, -p.w * 0.38].flatMap((x) =>
    [-0.1, 0.1].map((y) => ({ at: [x, y * k, p.bend(x, y * k) + z - 0.003] as Vec3 })),
  );
  b.add('strap tacks', 'boss', solid.at(tack, places), { detail: 0.4 });
  if (p.kind === 'round' || p.kind === 'heater' || p.kind === 'kite')
    b.add(
      'batten',
      'wood',
      { op: 'clip', of: plate(p, -p.thick * 0.9, 0.014, 0.93), within: solid.box([0.045, 2, 1], [0, 0, 0], 0) },
      { grain: [0, 1, 0] },
    );
}
