import type { Shape } from '../../../curves/index.ts';
import type { FieldShape } from '../../../field/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { masonry } from '../../kits/building/masonry.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { addGatehouse } from './gatehouse.ts';
import { addKeep } from './keep.ts';
import { castlePalettes } from './palettes.ts';
import { addTower } from './tower.ts';

/** A walled castle: curtain walls with walks, round towers, gatehouse with portcullis and drawbridge, keep, flags. */
export const castle: Archetype = {
  name: 'castle',
  kind: 'building',
  size: { height: 20 },
  params: {
    roofs: {
      type: 'choice',
      of: ['any', 'cone', 'open'],
      default: 'any',
      about: 'Cone roofs or open platforms on the towers.',
    },
    keep: { type: 'flag', default: true, about: 'A great tower in the yard.' },
    towers: { type: 'number', min: 4, max: 6, default: 4, about: 'Towers of the curtain wall.', vary: [4, 6] },
    height: {
      type: 'number',
      min: 0.7,
      max: 1.6,
      default: 1,
      about: 'How tall it is for its width.',
      vary: [0.88, 1.25],
    },
  },
  slots: {
    walls: {
      material: { base: 'cut-stone', color: '#b3a78f' },
      words: ['wall', 'tower', 'castle', 'stonework'],
      main: true,
    },
    stone: { material: { base: 'stone', color: '#9a907c' }, words: ['stone', 'corbel', 'arch'] },
    roof: { material: { base: 'slate', color: '#3f5f7d' }, words: ['roof', 'spire'] },
    flags: { material: { base: 'fabric', color: '#b3202c' }, words: ['flag', 'banner', 'pennant'] },
    wood: { material: { base: 'wood', color: '#5b3d25' }, words: ['wood', 'door', 'gate', 'drawbridge'] },
    metal: { material: { base: 'iron', color: '#2d2d2f' }, words: ['portcullis', 'chain', 'iron', 'metal'] },
    windows: { material: { base: 'glass', color: '#15191d', rough: 0.2, transmission: 0 }, words: ['window'] },
    gold: { material: { base: 'gold' }, words: ['arms', 'emblem'] },
    ground: { material: { base: 'grass', color: '#5f7a3a' }, words: ['ground', 'grass', 'hill'] },
    yard: { material: { base: 'cobble', color: '#8d8778' }, words: ['yard', 'courtyard', 'path'] },
  },
  palettes: castlePalettes,
  presets: {
    castle: { size: { height: 26, width: 36 } },
    fortress: { params: { roofs: 'open', height: 0.9, towers: 6 }, size: { height: 22, width: 36 } },
    'fairytale castle': {
      open: ['walls', 'roof'],
      params: { roofs: 'cone', height: 1.45 },
      materials: { walls: { color: '#ece6da', color2: '#d9d1c2', color3: '#a79f90' }, roof: { color: '#3d6fb0' } },
      size: { height: 34, width: 36 },
    },
    palace: {
      open: ['walls', 'roof'],
      params: { roofs: 'cone', height: 1.2 },
      materials: { walls: { color: '#e8dcc0', color2: '#d3c4a2', color3: '#a3947a' }, roof: { color: '#2f7f76' } },
      size: { height: 30, width: 36 },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench({ ...materials, walls: dressed(materials.walls) });
    const taste = rng.fork('castle');
    const asked = read.word(params, 'roofs');
    const cone = asked === 'any' ? taste.next() < 0.7 : asked === 'cone';
    const tall = read.num(params, 'height');
    const w = taste.range(27, 31);
    const d = taste.range(22, 26);
    const h = taste.range(6.6, 7.4) * tall ** 0.6;
    const wind = taste.range(0, 0.8);
    addGround(b, w, d);
    const corners: [string, number, number][] = [
      ['left front', 1, 1],
      ['right front', -1, 1],
      ['left back', 1, -1],
      ['right back', -1, -1],
    ];
    const big = taste.int(4);
    corners.forEach(([name, sx, sz], i) => {
      const k = i === big ? 1.3 : sz < 0 ? 1.1 : 1;
      addTower(b, {
        name: `${name} tower`,
        at: [(sx * w) / 2, (sz * d) / 2],
        r: i === big ? 3.3 : 2.7,
        h: (h + 4.2) * k * tall ** 0.5,
        roof: cone ? 'cone' : 'open',
        face: sz > 0 ? sx * 45 : sx * 135,
        slits: 3,
        flag: i === big || taste.next() < 0.4,
        wind,
      });
    });
    if (read.num(params, 'towers') > 4.5)
      for (const [name, sx] of [
        ['left', 1],
        ['right', -1],
      ] as const)
        addTower(b, {
          name: `${name} tower`,
          at: [(sx * w) / 2, 0],
          r: 2.3,
          h: h + 3,
          roof: cone ? 'cone' : 'open',
          face: sx * 90,
          slits: 2,
          flag: false,
          wind,
        });
    addCurtain(b, w, d, h);
    addGatehouse(b, d / 2 + 0.6, h + 2.2, cone, wind);
    if (read.flag(params, 'keep'))
      addKeep(b, [taste.range(-2, 2), -d * 0.13], (h + 7.2) * tall, cone, taste.fork('keep'));
    return { parts: b.parts };
  },
};

/** A castle of stone is a castle of cut stones. */
function dressed(walls: MaterialSpec): MaterialSpec {
  return walls.base === 'stone' ? { ...walls, base: 'cut-stone', color: walls.color ?? '#9a958b' } : walls;
}

/** The hill as a flat mound, the cobbled yard and the path to the gate. */
function addGround(b: Bench, w: number, d: number): void {
  const edge = outline
    .superellipse(w / 2 + 6.5, d / 2 + 7.5, 3, 56)
    .map(([x, z]): Vec2 => [x * (1 + 0.02 * Math.sin(x)), z * (1 + 0.02 * Math.cos(z * 0.7))]);
  const ring = (k: number, y: number): { points: Vec3[] } => ({
    points: edge.map(([x, z]): Vec3 => [x * k, y, -z * k]),
  });
  const sections = [ring(0.985, 0), ring(1, 0.1), ring(0.985, 0.2), ring(0.93, 0.28), ring(0.5, 0.3)];
  b.add('hill', 'ground', { op: 'loft', sections, spline: 'linear', smooth: true, cap: 'flat' }, { detail: 0.4 });
  b.add('yard', 'yard', solid.box([w - 1, 0.5, d - 1], [0, 0.15, 0], 0), { detail: 0.4 });
  b.add('path', 'yard', solid.box([3.6, 0.3, 4.5], [0, 0.2, d / 2 + 5.2], 0), { detail: 0.4 });
}

/** Walls between the corners, each one shell: battered foot, moulding, parapet cut into merlons, walk, slits. */
function addCurtain(b: Bench, w: number, d: number, h: number): void {
  const t = 1.7;
  for (const [name, a, c] of [
    ['left', [w / 2, d / 2], [w / 2, -d / 2]],
    ['right', [-w / 2, -d / 2], [-w / 2, d / 2]],
    ['back', [w / 2, -d / 2], [-w / 2, -d / 2]],
    ['front', [-w / 2, d / 2], [w / 2, d / 2]],
  ] as [string, Vec2, Vec2][]) {
    const l = Math.hypot(c[0] - a[0], c[1] - a[1]);
    const mid: Vec3 = [(a[0] + c[0]) / 2, 0, (a[1] + c[1]) / 2];
    const yaw = name === 'front' ? 0 : name === 'back' ? 180 : name === 'left' ? 90 : -90;
    const place = (of: Shape): Shape => solid.put(of, mid, [0, yaw, 0]);
    const n = Math.round(l / 5.5);
    const slits: FieldShape[] = [];
    for (let i = 0; i < n; i++) {
      const x = l * ((i + 0.5) / n - 0.5);
      if (Math.abs(x) > l / 2 - 3.5 || (name === 'front' && Math.abs(x) < 6)) continue;
      slits.push({ op: 'box', size: [0.24, 1.4, 0.5], at: [x, h * 0.55, t / 2] });
    }
    const f = t / 2;
    const profile: Vec2[] = [
      [-f, 0],
      [f + 0.45, 0],
      [f, 1.8],
      [f, h - 0.55],
      [f + 0.22, h - 0.4],
      [f + 0.22, h + 0.2],
      [0.3 - f, h + 0.2],
      [0.3 - f, h + 0.6],
      [-f, h + 0.6],
    ];
    // points along it, though it is straight: what shades it is known at points only
    const path = Array.from({ length: 11 }, (_, i): Vec3 => [l * (0.5 - i / 10), 0, 0]);
    const dark = { kind: 'near', soft: 0.015, shape: { op: 'union', of: slits, at: mid, rot: [0, yaw, 0] } } as const;
    b.add(
      `${name} wall`,
      b.tint('walls', slits.length ? { layers: [{ mask: dark, material: { base: 'plain', color: '#0c0b0a' } }] } : {}),
      place(solid.bar(path, { kind: 'polygon', points: profile }, { up: [0, 1, 0] })),
    );
    b.add(`${name} parapet`, 'walls', place(masonry.parapet(l, h + 0.15, 1.65, [0, 0, f - 0.01], 0.46)));
  }
}
