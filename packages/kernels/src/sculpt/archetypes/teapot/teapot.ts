import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, isSaid, read, solid } from '../../kits/joinery/index.ts';
import { vessel } from '../../kits/vessel.ts';
import { teapotPalettes } from './palettes.ts';

const BODIES: Readonly<Record<string, readonly Vec2[]>> = {
  round: [
    [0.34, 0],
    [0.38, 0.03],
    [0.37, 0.06],
    [0.52, 0.16],
    [0.64, 0.4],
    [0.6, 0.66],
    [0.42, 0.86],
    [0.3, 0.92],
    [0.3, 0.95],
  ],
  tall: [
    [0.32, 0],
    [0.36, 0.02],
    [0.34, 0.05],
    [0.46, 0.2],
    [0.5, 0.44],
    [0.42, 0.72],
    [0.3, 0.9],
    [0.26, 0.98],
    [0.28, 1.02],
  ],
  squat: [
    [0.46, 0],
    [0.5, 0.03],
    [0.66, 0.16],
    [0.74, 0.34],
    [0.68, 0.54],
    [0.48, 0.68],
    [0.36, 0.72],
    [0.36, 0.74],
  ],
  iron: [
    [0.4, 0],
    [0.44, 0.03],
    [0.66, 0.18],
    [0.74, 0.36],
    [0.66, 0.56],
    [0.42, 0.68],
    [0.36, 0.7],
    [0.36, 0.72],
  ],
};

/** A teapot: belly, curved spout, ear or bail handle, lid with its knob, painted bands. */
export const teapot: Archetype = {
  name: 'teapot',
  kind: 'container',
  size: { height: 0.15 },
  params: {
    style: {
      type: 'choice',
      of: ['auto', 'round', 'tall', 'squat', 'iron'],
      default: 'auto',
      about: 'English round, tall coffee pot, low, Japanese iron; auto by seed',
    },
    bands: { type: 'flag', default: true, about: 'painted bands' },
    lid: { type: 'flag', default: true, about: 'with its lid' },
  },
  slots: {
    body: {
      material: { base: 'porcelain', color: '#eef1f2', color2: '#ffffff', rough: 0.12 },
      words: ['teapot', 'pot', 'body', 'glaze'],
      main: true,
    },
    trim: { material: { base: 'paint', color: '#2f5a94' }, words: ['trim', 'band', 'pattern', 'stripe', 'flower'] },
    knob: { material: { base: 'gold', color: '#d8b04c', rough: 0.28 }, words: ['knob', 'finial', 'rim'] },
    handle: {
      material: { base: 'porcelain', color: '#eef1f2', color2: '#ffffff', rough: 0.12 },
      words: ['handle', 'bail'],
    },
    spout: { material: { base: 'porcelain', color: '#eef1f2', color2: '#ffffff', rough: 0.12 }, words: ['spout'] },
    lid: { material: { base: 'porcelain', color: '#eef1f2', color2: '#ffffff', rough: 0.12 }, words: ['lid', 'cover'] },
  },
  palettes: teapotPalettes,
  presets: {
    teapot: { size: { height: 0.16 } },
    'coffee pot': { params: { style: 'tall' }, size: { height: 0.22 } },
    'iron teapot': {
      params: { style: 'iron', bands: false },
      materials: { body: { base: 'cast-iron', color: '#2c2e30', color2: '#3c3f42', rough: 0.6 } },
      size: { height: 0.16 },
    },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const taste = rng.fork('teapot');
  const asked = read.word(params, 'style');
  const style = asked === 'auto' ? taste.pick(['round', 'round', 'squat', 'tall']) : asked;
  const same = (slot: 'handle' | 'spout' | 'lid'): MaterialSpec =>
    isSaid(materials, teapot.slots, slot) ? materials[slot] : materials.body;
  const b = createBench({ ...materials, handle: same('handle'), spout: same('spout'), lid: same('lid') });
  const h = (style === 'tall' ? 0.17 : 0.13) * taste.range(0.97, 1.03);
  const outer = BODIES[style].map(([r, y]): Vec2 => [r * h, y * h]);
  const [rl, yl] = outer[outer.length - 1];
  const bands = read.flag(params, 'bands');
  b.add('body', bands ? banded(b, h) : 'body', vessel.shape({ outer, wall: h * 0.035 }), { detail: 1.6 });
  addSpout(b, outer, h, style);
  if (style === 'iron') addBail(b, outer, h);
  else
    b.add(
      'handle',
      'handle',
      solid.put(
        vessel.ear(outer, {
          top: yl * 0.86,
          low: yl * 0.26,
          reach: h * 0.34,
          thick: h * 0.085,
          wide: h * 0.1,
          side: -1,
          square: 0.6,
        }),
        [0, 0, 0],
      ),
      { detail: 1.3 },
    );
  if (style === 'iron') {
    const wart: Shape = { op: 'ball', r: [h * 0.014, h * 0.014, h * 0.009] };
    const rows = [0.3, 0.37, 0.44, 0.51].map(
      (y, i): Shape => ({
        op: 'arrayed',
        n: 44,
        around: 'y',
        of: solid.put(wart, [0, y * h, vessel.radius(outer, y * h)], [0, 4 * i, 0]),
      }),
    );
    b.add('studs', 'body', solid.many(rows.slice(0, 3)), { detail: 0.4 });
  } else b.add('foot', 'knob', solid.hoop(outer[1][0], { kind: 'circle', r: h * 0.012 }, [0, h * 0.02, 0], 'y', 64));
  if (read.flag(params, 'lid')) addLid(b, rl, yl, h);
  return { parts: b.parts, sockets: { top: { at: [0, yl + h * 0.3, 0], dir: [0, 1, 0], size: h * 0.3 } } };
}

function banded(b: Bench, h: number): MaterialSpec {
  const body = b.tint('body', {});
  const paint = { base: 'paint', color: b.tint('trim', {}).color, color2: b.tint('trim', {}).color, rough: 0.15 };
  const slab = (y: number, w: number): NonNullable<MaterialSpec['layers']>[number] => ({
    mask: { kind: 'near', soft: h * 0.004, shape: { op: 'box', size: [h * 3, w * h, h * 3], at: [0, y * h, 0] } },
    material: paint,
  });
  const petal = { op: 'ellipsoid' as const, r: [h * 0.035, h * 0.07, h] as Vec3, at: [0, h * 0.52, h * 0.6] as Vec3 };
  return {
    ...body,
    layers: [
      ...(body.layers ?? []),
      slab(0.7, 0.03),
      slab(0.36, 0.03),
      slab(0.66, 0.012),
      { mask: { kind: 'around', n: 16, of: { kind: 'near', soft: h * 0.004, shape: petal } }, material: paint },
    ],
  };
}

function addSpout(b: Bench, outer: readonly Vec2[], h: number, style: string): void {
  const yl = outer[outer.length - 1][1];
  const low = style === 'squat' || style === 'iron' ? 0.42 : 0.3;
  const r = vessel.radius(outer, yl * low);
  const path: Vec3[] = [
    [r * 0.78, yl * low, 0],
    [r + h * 0.01, yl * (low + 0.04), 0],
    [r + h * 0.115, yl * (0.35 * 0.66 + 0.65 * (low + 0.08)), 0],
    [r + h * 0.215, yl * 0.68, 0],
    [r + h * 0.32, yl * 0.92, 0],
    [r + h * 0.42, yl * 1.0, 0],
  ];
  b.add(
    'spout',
    'spout',
    {
      op: 'sweep',
      path,
      section: { kind: 'ellipse', rx: h * 0.085, ry: h * 0.1 },
      spline: 'catmull',
      taper: [2.1, 1.66, 1.12, 0.82, 0.64, 0.66],
      cap: 'flat',
      up: [0, 1, 0],
    },
    { detail: 1.4 },
  );
  const [ex, ey] = path[path.length - 1];
  b.add(
    'spout mouth',
    { base: 'plain', color: '#1c1614', rough: 0.6 },
    solid.rod([ex - h * 0.012, ey - h * 0.004, 0], [ex + h * 0.004, ey + h * 0.0025, 0], h * 0.046),
    { detail: 0.5 },
  );
}

function addBail(b: Bench, outer: readonly Vec2[], h: number): void {
  const yl = outer[outer.length - 1][1];
  const r = vessel.radius(outer, yl * 0.84);
  const path = Array.from({ length: 13 }, (_, i): Vec3 => {
    const a = Math.PI * (i / 12);
    return [0, yl * 0.9 + h * 0.62 * Math.sin(a) ** 0.8, r * 0.98 * Math.cos(a)];
  });
  b.add('bail', 'handle', solid.tube(path, h * 0.024));
  b.add(
    'bail lugs',
    'body',
    solid.many(
      [1, -1].map((s) => solid.cyl(h * 0.05, h * 0.07, [0, yl * 0.88, s * r * 0.94], 'z', { bevel: h * 0.012 })),
    ),
  );
}

function addLid(b: Bench, r: number, y: number, h: number): void {
  b.add(
    'lid',
    'lid',
    solid.turned(
      [
        [0, y - h * 0.02],
        [r * 0.98, y - h * 0.01],
        [r * 1.04, y + h * 0.012],
        [r * 0.9, y + h * 0.05],
        [r * 0.5, y + h * 0.11],
        [0, y + h * 0.13],
      ],
      [0, 0, 0],
      { bevel: h * 0.01, smooth: false },
    ),
    { detail: 1.2 },
  );
  b.add('lid ring', 'trim', solid.hoop(r * 1.0, { kind: 'circle', r: h * 0.012 }, [0, y + h * 0.022, 0], 'y', 48));
  b.add(
    'knob',
    'knob',
    solid.turned(
      [
        [0, y + h * 0.1],
        [h * 0.035, y + h * 0.11],
        [h * 0.03, y + h * 0.14],
        [h * 0.062, y + h * 0.17],
        [h * 0.058, y + h * 0.21],
        [0, y + h * 0.235],
      ],
      [0, 0, 0],
      { smooth: true },
    ),
  );
}
