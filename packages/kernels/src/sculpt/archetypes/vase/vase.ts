import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { blossomShape } from '../../kits/index.ts';
import { type Bench, createBench, read } from '../../kits/joinery/index.ts';
import { vessel } from '../../kits/vessel.ts';
import { painted, paintedChina } from './china.ts';
import { vasePalettes } from './palettes.ts';

/** Outer silhouettes: [radius over height, y over height], foot to lip. */
const BODIES: Record<string, readonly Vec2[]> = {
  amphora: [
    [0.13, 0],
    [0.14, 0.02],
    [0.1, 0.05],
    [0.12, 0.1],
    [0.24, 0.32],
    [0.31, 0.55],
    [0.26, 0.72],
    [0.12, 0.81],
    [0.095, 0.9],
    [0.15, 0.985],
    [0.16, 1],
  ],
  bottle: [
    [0.2, 0],
    [0.23, 0.04],
    [0.26, 0.2],
    [0.25, 0.38],
    [0.14, 0.56],
    [0.075, 0.7],
    [0.07, 0.88],
    [0.11, 0.98],
    [0.115, 1],
  ],
  baluster: [
    [0.17, 0],
    [0.165, 0.03],
    [0.12, 0.09],
    [0.15, 0.2],
    [0.28, 0.5],
    [0.3, 0.66],
    [0.22, 0.82],
    [0.13, 0.9],
    [0.17, 0.985],
    [0.18, 1],
  ],
  bowl: [
    [0.28, 0],
    [0.28, 0.06],
    [0.25, 0.1],
    [0.45, 0.42],
    [0.6, 0.8],
    [0.63, 0.97],
    [0.64, 1],
  ],
  cylinder: [
    [0.2, 0],
    [0.215, 0.02],
    [0.22, 0.3],
    [0.225, 0.7],
    [0.235, 0.97],
    [0.24, 1],
  ],
  tulip: [
    [0.16, 0],
    [0.17, 0.02],
    [0.1, 0.08],
    [0.12, 0.16],
    [0.26, 0.42],
    [0.24, 0.66],
    [0.19, 0.82],
    [0.27, 0.98],
    [0.285, 1],
  ],
};

/** A thrown vessel: one continuous wall outside and in, foot ring, lip, handles, bands of glaze, optional flowers. */
export const vase: Archetype = {
  name: 'vase',
  kind: 'container',
  size: { height: 0.3 },
  params: {
    height: { type: 'number', min: 0.05, max: 1.5, default: 0.34, unit: 'm', about: 'foot to lip' },
    body: {
      type: 'choice',
      of: ['auto', ...Object.keys(BODIES)],
      default: 'auto',
      about: 'silhouette; auto chooses by seed',
    },
    handles: { type: 'number', min: 0, max: 2, default: 0, about: 'ear-shaped handles', vary: { 0: 3, 2: 2 } },
    fluted: { type: 'flag', default: false, about: 'ribs around the body', vary: 0.3 },
    flowers: { type: 'number', min: 0, max: 9, default: 0, about: 'flowers standing in it' },
    bands: { type: 'flag', default: true, about: 'painted bands at foot, shoulder and lip', vary: 0.65 },
  },
  slots: {
    body: {
      material: { base: 'ceramic', color: '#2f6690', color2: '#e8e2d4' },
      words: ['vase', 'body', 'glaze'],
      main: true,
    },
    trim: { material: { base: 'ceramic', color: '#d8b04c' }, words: ['band', 'rim', 'trim', 'handle', 'lip'] },
    flowers: {
      material: { base: 'petal', color: '#e0567c', color2: '#f6c1cf' },
      words: ['flower', 'petal', 'rose', 'bloom'],
    },
    stems: { material: { base: 'leaf', color: '#4d7c36' }, words: ['stem', 'leaf', 'leave'] },
  },
  palettes: vasePalettes,
  presets: {
    vase: { size: { height: 0.34 } },
    amphora: {
      params: { body: 'amphora', handles: 2, height: 0.6 },
      materials: {
        body: { base: 'ceramic', color: '#b5623a', color2: '#2a1a14', rough: 0.7 },
        trim: { color: '#2b1b16' },
      },
      size: { height: 0.6 },
    },
    urn: {
      params: { body: 'baluster', handles: 2, height: 0.5 },
      materials: { body: { base: 'stone', color: '#b9b2a4' }, trim: { base: 'stone', color: '#a69e8e' } },
      size: { height: 0.5 },
    },
    jar: { params: { body: 'baluster', handles: 0, height: 0.3 }, size: { height: 0.3 } },
    bowl: { params: { body: 'bowl', height: 0.11, bands: true }, size: { height: 0.11 } },
    'flower pot': {
      params: { body: 'cylinder', height: 0.2, bands: false, flowers: 5 },
      materials: { body: { base: 'ceramic', color: '#b9643c', rough: 0.85 } },
      size: { height: 0.2 },
    },
    'flower vase': { params: { flowers: 7 }, size: { height: 0.34 } },
    jug: { params: { body: 'baluster', handles: 1, height: 0.28 }, size: { height: 0.28 } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const h = read.num(params, 'height');
  const asked = read.word(params, 'body');
  const name = asked === 'auto' ? rng.pick(['amphora', 'bottle', 'baluster', 'cylinder', 'tulip']) : asked;
  const outer = BODIES[name].map(([r, y]): Vec2 => [r * h, y * h]);
  const china = paintedChina(materials.body);
  const b = createBench(china ? { ...materials, trim: china.paint } : materials);
  const bands = read.flag(params, 'bands');
  b.add(
    'body',
    china ? painted(china, outer, h) : bands ? banded(materials.body, materials.trim, outer, h) : 'body',
    wallOf(outer, h, read.flag(params, 'fluted'), rng.int(2)),
    { detail: 1.5 },
  );
  const lip = outer[outer.length - 1];
  b.add('lip', 'trim', ring(lip[0] - h * 0.012, lip[1] + h * 0.002, h * 0.0135));
  b.add('foot ring', 'trim', ring(outer[0][0] - h * 0.004, h * 0.012, h * 0.012));
  const handles = Math.round(read.num(params, 'handles'));
  for (let i = 0; i < handles; i++) addHandle(b, outer, h, i === 0 ? 1 : -1);
  const flowers = Math.round(read.num(params, 'flowers'));
  for (let i = 0; i < flowers; i++) addFlower(b, i, flowers, lip, h, rng);
  return { parts: b.parts, sockets: { inside: { at: [0, lip[1], 0], dir: [0, 1, 0], size: lip[0] * 1.6 } } };
}

/** Up the outside, over the lip, down the inside: one closed wall. */
function wallOf(outer: readonly Vec2[], h: number, fluted: boolean, twist: number): Shape {
  const wall = h * 0.022;
  const inner: Vec2[] = outer
    .slice(2)
    .map(([r, y]): Vec2 => [Math.max(h * 0.03, r - wall), Math.max(y, wall * 2)])
    .reverse();
  const smooth = vessel.smooth(outer, 5);
  const profile: Vec2[] = [[0, 0], ...smooth, ...vessel.smooth(inner, 4), [0, wall * 1.6]];
  if (!fluted) return { op: 'lathe', profile, spline: 'linear', bevel: h * 0.004, segments: 72 };
  const ribs = 20;
  const sections = smooth.map(([r, y]) => ({
    points: Array.from({ length: ribs * 6 }, (_, i): Vec3 => {
      const t = y / h;
      const a = (2 * Math.PI * i) / (ribs * 6) + twist * t * 0.9;
      const depth = 0.05 * Math.sin(Math.PI * Math.min(1, Math.max(0, (t - 0.08) / 0.8)));
      const k = r * (1 - depth * Math.abs(Math.sin((ribs / 2) * (a - twist * t * 0.9))) ** 0.6);
      return [k * Math.cos(-a), y, k * Math.sin(-a)];
    }),
  }));
  const solidBody: Shape = { op: 'loft', sections, spline: 'linear', smooth: true, cap: 'flat' };
  const hollow: Vec2[] = [
    [0, wall * 1.8],
    ...vessel.smooth([...inner].reverse(), 4),
    [inner[0][0], h * 1.05],
    [0, h * 1.05],
  ];
  return { op: 'carve', from: solidBody, cut: [{ op: 'lathe', profile: hollow, bevel: 0 }] };
}

function banded(body: MaterialSpec, trim: MaterialSpec, outer: readonly Vec2[], h: number): MaterialSpec {
  const shoulder = outer.reduce((best, p) => (p[0] > best[0] ? p : best))[1];
  const band = (
    y: number,
    w: number,
  ): { kind: 'all'; of: { kind: 'span'; dir: Vec3; from: number; to: number }[] } => ({
    kind: 'all',
    of: [
      { kind: 'span', dir: [0, 1, 0], from: y - w - 0.003 * h, to: y - w },
      { kind: 'span', dir: [0, 1, 0], from: y + w + 0.003 * h, to: y + w },
    ],
  });
  const paint = { color: trim.color, color2: trim.color2 ?? trim.color };
  const line = { color: body.color2 ?? '#e8e2d4', color2: body.color2 ?? '#e8e2d4' };
  return {
    ...body,
    color2: body.color,
    layers: [
      ...(body.layers ?? []),
      { mask: band(shoulder, h * 0.045), material: line },
      {
        mask: {
          kind: 'all',
          of: [
            band(shoulder, h * 0.036),
            { kind: 'stripes', dir: [0, 1, 0], period: h * 0.024, width: 0.5, warp: 0, soft: 0.1 },
          ],
        },
        material: paint,
      },
      { mask: band(h * 0.1, h * 0.012), material: paint },
      { mask: band(h * 0.86, h * 0.012), material: paint },
    ],
  };
}

function ring(r: number, y: number, tube: number): Shape {
  const path = Array.from({ length: 40 }, (_, i): Vec3 => {
    const a = (2 * Math.PI * i) / 40;
    return [r * Math.cos(a), y, -r * Math.sin(a)];
  });
  return { op: 'sweep', path, section: { kind: 'circle', r: tube }, closed: true, spline: 'catmull' };
}

function addHandle(b: Bench, outer: readonly Vec2[], h: number, side: number): void {
  const top = h * 0.88;
  const low = h * 0.56;
  const r0 = vessel.radius(outer, top);
  const r1 = vessel.radius(outer, low);
  const reach = Math.max(r0, r1) + h * 0.1;
  const path: Vec3[] = [
    [side * (r0 - h * 0.01), top, 0],
    [side * (r0 + h * 0.06), top + h * 0.045, 0],
    [side * reach, top - h * 0.04, 0],
    [side * (reach + h * 0.01), (top + low) / 2, 0],
    [side * (r1 + h * 0.05), low + h * 0.02, 0],
    [side * (r1 - h * 0.012), low - h * 0.01, 0],
  ];
  const handle: Shape = {
    op: 'sweep',
    path,
    section: { kind: 'ellipse', rx: h * 0.024, ry: h * 0.015 },
    spline: 'catmull',
    cap: 'round',
    taper: [1.1, 0.9, 0.85, 0.85, 0.9, 1.3],
    up: [0, 1, 0],
  };
  b.add(side > 0 ? 'left handle' : 'right handle', 'trim', handle);
}

/** A stem with two leaves and a bloom of two rings of petals around a button. */
function addFlower(b: Bench, i: number, n: number, lip: Vec2, h: number, rng: ArchetypeInput['rng']): void {
  const turn = (i * 137.5 * Math.PI) / 180;
  const lean = i === 0 ? 0.05 : 0.25 + 0.5 * rng.next() * Math.sqrt(i / n);
  const length = h * rng.range(0.55, 0.95);
  const out: Vec3 = [Math.cos(turn) * Math.sin(lean), Math.cos(lean), Math.sin(turn) * Math.sin(lean)];
  const base: Vec3 = [Math.cos(turn) * lip[0] * 0.3, lip[1] * 0.4, Math.sin(turn) * lip[0] * 0.3];
  const neck: Vec3 = [
    Math.cos(turn) * lip[0] * 0.55 * Math.min(1, lean * 2),
    lip[1],
    Math.sin(turn) * lip[0] * 0.55 * Math.min(1, lean * 2),
  ];
  const head: Vec3 = [neck[0] + out[0] * length, neck[1] + out[1] * length, neck[2] + out[2] * length];
  b.add(`stem ${i + 1}`, 'stems', {
    op: 'sweep',
    path: [base, neck, head],
    section: { kind: 'circle', r: h * 0.009 },
    spline: 'catmull',
    cap: 'round',
  });
  const yaw = (Math.atan2(out[0], out[2]) * 180) / Math.PI;
  const pitch = (lean * 180) / Math.PI;
  const s = h * rng.range(0.1, 0.14);
  const place = { at: head, rot: [pitch, 0, 0] as Vec3 };
  const turned = (shape: Shape): Shape => ({
    op: 'placed',
    of: { op: 'placed', of: shape, places: [{ rot: place.rot }] },
    places: [{ rot: [0, yaw, 0], at: head }],
  });
  b.add(`bloom ${i + 1}`, 'flowers', turned(blossomShape({ size: s * 1.05, petals: 7, rise: 24 })), {
    detail: 2,
    twoSided: true,
  });
  b.add(
    `bloom centre ${i + 1}`,
    { base: 'plain', color: '#e9b93a', rough: 0.9 },
    turned({ op: 'ball', r: [s * 0.22, s * 0.15, s * 0.22], at: [0, s * 0.16, 0] }),
  );
}
