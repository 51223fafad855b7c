import type { Vec3 } from '../../../math/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { tones } from '../../dsl/colorways.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { addAquarium } from './aquarium.ts';

/** Cages: domed ones for birds, barred boxes for beasts and prisoners; and glass ones for fish. */
export const cage: Archetype = {
  name: 'cage',
  kind: 'container',
  size: { height: 0.5 },
  params: {
    kind: { type: 'choice', of: ['bird', 'box', 'cell', 'aquarium'], default: 'bird', about: 'what sort' },
    open: { type: 'flag', default: false, about: 'the door ajar', vary: 0.25 },
    bars: { type: 'number', min: 12, max: 36, default: 26, about: 'bars round a bird cage', vary: [22, 30] },
  },
  slots: {
    bars: {
      material: { base: 'brass', color: '#b8924a', wear: 0.15 },
      words: ['bar', 'cage', 'wire', 'frame'],
      main: true,
    },
    base: { material: { base: 'wood', color: '#6a452a' }, words: ['base', 'floor', 'tray', 'stand'] },
    fittings: { material: { base: 'iron', color: '#3a3b3e' }, words: ['lock', 'hinge', 'ring', 'hook'] },
    fish: { material: { base: 'fish-scales', color: '#f0801c', color2: '#f8b04a' }, words: ['fish'] },
    plants: { material: { base: 'leaf', color: '#3f8a44', color2: '#6ab45a' }, words: ['plant', 'weed'] },
  },
  palettes: [
    {
      lead: 'bars',
      when: { kind: ['bird'] },
      of: [
        ...tones('bars', { brass: '#b8924a' }, { base: 'brass' }),
        ...tones('bars', { white: '#f0ece2', black: '#2a2a2c', mint: '#9cc8b4', rose: '#e0a8b0' }, { base: 'paint' }),
      ],
    },
  ],
  presets: {
    cage: { params: { kind: 'box' }, materials: { bars: { base: 'iron', color: '#4a4b4f' } }, size: { height: 1 } },
    'bird cage': { params: { kind: 'bird' }, size: { height: 0.55 } },
    'jail cell': {
      params: { kind: 'cell' },
      materials: { bars: { base: 'iron', color: '#45474b' } },
      size: { height: 2.4 },
    },
    aquarium: {
      params: { kind: 'aquarium' },
      materials: { bars: { base: 'plastic', color: '#1d1f22' } },
      size: { width: 0.8 },
    },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const b = createBench(materials);
  const kind = read.word(params, 'kind');
  const open = read.flag(params, 'open');
  if (kind === 'aquarium') addAquarium(b, rng.fork('aquarium').int(999));
  else if (kind === 'bird') addBirdCage(b, Math.round(read.num(params, 'bars')) & ~1, open);
  else addBox(b, kind === 'cell' ? [1.9, 2.35, 1.7] : [1.3, 1, 0.9], kind === 'cell', open);
  const tall = rng.fork('cage').range(0.97, 1.03);
  const parts = b.parts.map((p) => ({
    ...p,
    shape: { op: 'placed' as const, of: p.shape, places: [{ scale: [1, tall, 1] as Vec3 }] },
  }));
  return {
    parts,
    ...(kind === 'bird'
      ? {
          sockets: {
            hook: { at: [0, 0.55, 0] as Vec3, dir: [0, 1, 0] as Vec3, size: 0.012 },
            inside: { at: [0, 0.2, 0] as Vec3, dir: [0, 1, 0] as Vec3, size: 0.2 },
          },
        }
      : {}),
  };
}

function addBirdCage(b: Bench, n: number, open: boolean): void {
  const [R, y0, y1, top] = [0.15, 0.045, 0.32, 0.48];
  b.add(
    'tray',
    'base',
    solid.turned(
      [
        [0, 0.012],
        [R * 1.08, 0.012],
        [R * 1.1, 0.022],
        [R * 1.04, 0.05],
        [R * 0.98, 0.05],
        [R * 0.96, 0.03],
        [0, 0.03],
      ],
      [0, 0, 0],
      { bevel: 0.002, segments: 64 },
    ),
  );
  b.add(
    'feet',
    'base',
    solid.at(
      { op: 'ball', r: 0.013 },
      [0, 1, 2, 3].map((i) => ({
        at: [R * 0.85 * Math.cos(i * 1.571 + 0.785), 0.0125, R * 0.85 * Math.sin(i * 1.571 + 0.785)] as Vec3,
      })),
    ),
    { detail: 0.5 },
  );
  const door = 2;
  for (let i = 0; i < n; i++) {
    const a = (2 * Math.PI * i) / n + Math.PI / n;
    const front = Math.abs(((a - Math.PI / 2 + Math.PI) % (2 * Math.PI)) - Math.PI) < (door * Math.PI) / n + 0.01;
    const at = (q: number, y: number): Vec3 => [q * Math.cos(a), y, q * Math.sin(a)];
    const path = [
      at(R, front ? 0.235 : y0),
      at(R, y1 - 0.03),
      at(R * 0.98, y1 + 0.02),
      at(R * 0.86, y1 + 0.08),
      at(R * 0.55, y1 + 0.135),
      at(0.012, top),
    ];
    b.add(`bar ${i + 1}`, 'bars', solid.tube(path, 0.0026), { detail: 0.6 });
  }
  for (const [i, y] of [0.052, 0.145, 0.235, y1].entries())
    b.add(
      `hoop ${i + 1}`,
      'bars',
      solid.hoop(R, { kind: 'circle', r: i === 0 || i === 3 ? 0.005 : 0.0034 }, [0, y, 0], 'y', 64),
    );
  const half = (R * Math.PI * door) / n + 0.004;
  const leaf = (s: Parameters<typeof solid.put>[0]): Parameters<typeof solid.put>[0] =>
    solid.put(solid.put(s, [half, 0, 0]), [-half, 0, R + 0.006], [0, open ? -72 : 0, 0]);
  b.add(
    'door frame',
    'bars',
    leaf({
      op: 'sweep',
      path: outline.roundRect(half * 2, 0.16, 0.012, 0, 0.145, 3).map(([x, y]): Vec3 => [x, y, 0]),
      section: { kind: 'circle', r: 0.0034 },
      closed: true,
      spline: 'linear',
    }),
  );
  b.add(
    'door bars',
    'bars',
    leaf(solid.many([-0.5, 0, 0.5].map((k) => solid.rod([k * half, 0.066, 0], [k * half, 0.224, 0], 0.0024)))),
    { detail: 0.6 },
  );
  b.add('latch', 'fittings', leaf(solid.box([0.014, 0.01, 0.006], [half * 0.95, 0.15, 0.005], 0.002)));
  b.add(
    'crown',
    'bars',
    solid.turned(
      [
        [0, 0],
        [0.02, 0],
        [0.022, 0.008],
        [0.012, 0.016],
        [0.008, 0.026],
        [0, 0.03],
      ],
      [0, top - 0.006, 0],
      { bevel: 0.001 },
    ),
  );
  b.add('hanging ring', 'bars', solid.hoop(0.024, { kind: 'circle', r: 0.0036 }, [0, top + 0.045, 0], 'z', 32));
  b.add('perch', { base: 'wood', color: '#c89a5c' }, solid.rod([-R * 0.97, 0.19, 0], [R * 0.97, 0.19, 0], 0.006));
  b.add(
    'swing ropes',
    'fittings',
    solid.many([-0.035, 0.035].map((x) => solid.rod([x, 0.29, 0.02], [x * 0.3, top - 0.02, 0.004], 0.0013))),
    { detail: 0.5 },
  );
  b.add('swing', { base: 'wood', color: '#c89a5c' }, solid.rod([-0.045, 0.29, 0.02], [0.045, 0.29, 0.02], 0.005));
  b.add(
    'seed cup',
    { base: 'porcelain', color: '#f4f0e8' },
    solid.turned(
      [
        [0, 0],
        [0.018, 0],
        [0.024, 0.026],
        [0.021, 0.026],
        [0.016, 0.004],
        [0, 0.004],
      ],
      [R * 0.7, 0.1, 0.05],
      { bevel: 0.001 },
    ),
  );
}

/** Posts, rails and round bars on a boarded floor; a door of its own in the front with hinges, lock and keyhole. */
function addBox(b: Bench, [w, h, d]: Vec3, cell: boolean, open: boolean): void {
  const t = h * 0.026;
  const y0 = cell ? 0.06 : 0.1;
  b.add(
    'floor',
    cell ? b.tint('base', { base: 'stone', color: '#77746e' }) : 'base',
    solid.box([w, y0 * 0.6, d], [0, y0 * 0.7, 0], 0.006),
    { grain: [1, 0, 0] },
  );
  if (!cell) b.add('skids', 'base', solid.both(solid.box([0.09, y0 * 0.42, d], [w * 0.4, y0 * 0.21, 0], 0.006)));
  for (const x of [1, -1])
    for (const z of [1, -1])
      b.add(
        `${z > 0 ? 'front' : 'back'} ${x > 0 ? 'left' : 'right'} post`,
        'bars',
        solid.box(
          [t * 1.6, h - (cell ? 0 : y0 * 0.4), t * 1.6],
          [x * (w / 2 - t), (h + (cell ? 0 : y0 * 0.4)) / 2, z * (d / 2 - t)],
          t * 0.2,
        ),
      );
  for (const [name, y] of [
    ['lower', y0 + t],
    ['middle', h * 0.52],
    ['upper', h - t],
  ] as const) {
    for (const z of [1, -1])
      if (z < 0 || name !== 'middle')
        b.add(
          `${z > 0 ? 'front' : 'back'} ${name} rail`,
          'bars',
          solid.box([w - 2 * t, t * 1.2, t * 0.9], [0, y, z * (d / 2 - t)], t * 0.15),
        );
    for (const x of [1, -1])
      b.add(
        `${x > 0 ? 'left' : 'right'} ${name} rail`,
        'bars',
        solid.box([t * 0.9, t * 1.2, d - 2 * t], [x * (w / 2 - t), y, 0], t * 0.15),
      );
  }
  const r = t * 0.42;
  const dw = w * 0.19;
  const step = w / (cell ? 13 : 13);
  const rods = (z: number, free: boolean): Parameters<typeof solid.many>[0] =>
    Array.from({ length: 12 }, (_, i) => -w / 2 + step * (i + 1))
      .filter((x) => !free || Math.abs(x) > dw + r)
      .map((x) => solid.rod([x, y0, z], [x, h - t, z], r));
  b.add('front bars', 'bars', solid.many(rods(d / 2 - t, true)), { detail: 0.8 });
  b.add('back bars', 'bars', solid.many(rods(-d / 2 + t, false)), { detail: 0.8 });
  for (const x of [1, -1])
    b.add(
      `${x > 0 ? 'left' : 'right'} bars`,
      'bars',
      solid.many(
        Array.from({ length: 8 }, (_, i) => -d / 2 + (d / 9) * (i + 1)).map((z) =>
          solid.rod([x * (w / 2 - t), y0, z], [x * (w / 2 - t), h - t, z], r),
        ),
      ),
      { detail: 0.8 },
    );
  b.add(
    'roof',
    cell ? 'bars' : 'base',
    cell
      ? solid.many(
          Array.from({ length: 9 }, (_, i) =>
            solid.rod(
              [-w / 2 + (w / 10) * (i + 1), h - t, -d / 2 + t],
              [-w / 2 + (w / 10) * (i + 1), h - t, d / 2 - t],
              r,
            ),
          ),
        )
      : solid.box([w * 1.02, t * 1.4, d * 1.02], [0, h + t * 0.3, 0], t * 0.3),
    { grain: [1, 0, 0] },
  );
  const leaf = (s: Parameters<typeof solid.put>[0]): Parameters<typeof solid.put>[0] =>
    solid.put(solid.put(s, [dw, 0, 0]), [-dw, 0, d / 2 - t * 0.1], [0, open ? -64 : 0, 0]);
  const high = h - y0 - 3 * t;
  b.add(
    'door frame',
    'bars',
    leaf(
      solid.slab(outline.roundRect(dw * 2, high, t * 0.2, 0, y0 + 1.6 * t + high / 2), t * 0.9, [0, 0, 0], 'z', {
        holes: [outline.roundRect(dw * 2 - t * 1.8, high - t * 1.8, t * 0.1, 0, y0 + 1.6 * t + high / 2)],
      }),
    ),
  );
  b.add(
    'door bars',
    'bars',
    leaf(
      solid.many([-0.55, -0.18, 0.18, 0.55].map((k) => solid.rod([k * dw, y0 + 2 * t, 0], [k * dw, h - 2 * t, 0], r))),
    ),
    { detail: 0.8 },
  );
  b.add('lock case', 'fittings', leaf(solid.box([t * 3, t * 4.4, t * 1.5], [dw - t * 1.4, h * 0.48, 0], t * 0.25)));
  b.add(
    'keyhole',
    { base: 'plain', color: '#0c0c0d' },
    leaf(
      solid.many([
        solid.cyl(t * 0.4, t * 0.1, [dw - t * 1.4, h * 0.485, t * 0.78], 'z'),
        solid.box([t * 0.3, t * 1, t * 0.1], [dw - t * 1.4, h * 0.485 - t * 0.5, t * 0.78], 0),
      ]),
    ),
    { detail: 0.4 },
  );
  b.add(
    'hinges',
    'fittings',
    solid.many([0.25, 0.75].map((k) => solid.cyl(t * 0.5, t * 3, [-dw - t * 0.2, y0 + high * k, d / 2 + t * 0.3]))),
  );
}
