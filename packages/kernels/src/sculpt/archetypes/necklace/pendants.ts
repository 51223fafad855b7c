import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { cutGem } from '../../kits/fittings/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** What a pendant may be. */
export const PENDANTS = [
  'gem',
  'heart',
  'coin',
  'cross',
  'star',
  'tooth',
  'eye',
  'tags',
  'pearl',
  'crystal',
  'none',
] as const;

/** Where a pendant hangs: its ring, turned about the vertical (0: towards +Z), scaled by `s`, its parts called by a first word. */
export interface Hang {
  at: Vec3;
  turn: number;
  s: number;
  name: string;
}

/** Adds a pendant that lies on the ground in front of its ring. */
export function addPendant(b: Bench, kind: string, { at, turn, s, name }: Hang): void {
  const put = (of: Shape): Shape => solid.put(of, at, [0, turn, 0]);
  const add = (part: string, slot: Parameters<Bench['add']>[1], of: Shape, detail = 0.8): void =>
    b.add(`${name}${part}`, slot, put(of), { detail });
  const p = (x: number, y: number, z: number): Vec3 => [x * s, y * s, z * s];
  add('bail', 'metal', solid.hoop(0.0036 * s, { kind: 'circle', r: 0.0011 * s }, p(0, 0.0042, 0.002), 'x', 24), 0.4);
  const plate = (points: readonly Vec2[], depth: number, y: number, bevel = 0.0007): Shape =>
    solid.slab(points.map(([x, v]): Vec2 => [x * s, -v * s]).reverse(), depth * s, p(0, y, 0), 'y', {
      bevel: bevel * s,
    });
  const middle = 0.021;
  if (kind === 'heart') {
    const heart = Array.from({ length: 44 }, (_, i): Vec2 => {
      const t = (2 * Math.PI * i) / 44;
      return [
        0.0145 * Math.sin(t) ** 3,
        middle - 0.0009 * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)),
      ];
    });
    add('heart', 'metal', plate(heart, 0.006, 0.003, 0.0018), 1.3);
    add('heart stone', 'stone', { op: 'ball', r: p(0.0036, 0.0024, 0.0036), at: p(0, 0.006, middle - 0.001) }, 0.5);
  } else if (kind === 'coin') {
    add('disc', 'metal', solid.cyl(0.0165 * s, 0.003 * s, p(0, 0.0018, middle), 'y', { bevel: 0.0006 * s }));
    add('rim', 'metal', solid.hoop(0.0158 * s, { kind: 'circle', r: 0.0013 * s }, p(0, 0.0033, middle), 'y', 56), 0.5);
    add(
      'relief',
      'metal',
      solid.put(
        solid.slab(starOf(0.009 * s, 0.0042 * s, 8), 0.0016 * s, [0, 0, 0], 'y', { bevel: 0.0004 * s }),
        p(0, 0.0036, middle),
      ),
      0.6,
    );
    add('stone', 'stone', { op: 'ball', r: p(0.0032, 0.002, 0.0032), at: p(0, 0.0046, middle) }, 0.5);
  } else if (kind === 'cross') {
    add(
      'cross',
      'metal',
      solid.many([
        solid.box(p(0.006, 0.004, 0.036), p(0, 0.0021, 0.024), 0.0012 * s),
        solid.box(p(0.023, 0.0038, 0.006), p(0, 0.0021, 0.018), 0.0012 * s),
      ]),
    );
    add('stone', 'stone', { op: 'ball', r: p(0.0026, 0.0018, 0.0026), at: p(0, 0.0044, 0.018) }, 0.5);
  } else if (kind === 'star') {
    add(
      'star',
      'metal',
      solid.put(
        solid.slab(starOf(0.0155 * s, 0.0066 * s, 5), 0.004 * s, [0, 0, 0], 'y', { bevel: 0.0011 * s }),
        p(0, 0.0021, middle),
      ),
    );
  } else if (kind === 'tooth' || kind === 'crystal') {
    const tooth = kind === 'tooth';
    add('cap', 'metal', solid.rod(p(0, 0.0056, 0.004), p(0, 0.0056, 0.0115), 0.0044 * s, 0.0056 * s));
    if (tooth)
      add(
        'tooth',
        { base: 'tooth', color: '#efe6d0' },
        solid.tube(
          [p(0, 0.0056, 0.008), p(0.0014, 0.0056, 0.022), p(-0.002, 0.005, 0.036), p(-0.008, 0.004, 0.046)],
          0.0054 * s,
          { taper: [1, 0.95, 0.6, 0.08] },
        ),
        1.2,
      );
    else
      add(
        'crystal',
        'stone',
        solid.put(
          {
            op: 'lathe',
            profile: outline.pairs([0, 0, 0.0048, 0, 0.0052, 0.024, 0, 0.034]).map(([r, y]): Vec2 => [r * s, y * s]),
            sides: 6,
            bevel: 0.0003 * s,
          },
          p(0, 0.0056, 0.008),
          [90, 0, 0],
        ),
        1.2,
      );
  } else if (kind === 'eye') {
    for (const [i, [r, color]] of (
      [
        [0.0165, '#1f3fa8'],
        [0.0112, '#f4f4f0'],
        [0.0078, '#5fb4e0'],
        [0.0042, '#121418'],
      ] as const
    ).entries())
      add(
        ['glass', 'white', 'iris', 'pupil'][i],
        { base: 'porcelain', color, rough: 0.1 },
        solid.cyl(r * s, 0.003 * s, p(0, 0.0022 + 0.0008 * i, middle), 'y', { bevel: 0.0008 * s }),
        0.8,
      );
  } else if (kind === 'tags') {
    addTags(add, s);
  } else if (kind === 'pearl') {
    add('cap', 'metal', solid.cyl(0.003 * s, 0.004 * s, p(0, 0.0085, 0.007), 'z'), 0.4);
    add('pearl', 'bead', { op: 'ball', r: 0.0085 * s, at: p(0, 0.0085, 0.0165) });
  } else addGem(add, s);
}

type Add = (part: string, slot: Parameters<Bench['add']>[1], of: Shape, detail?: number) => void;

/** Two stamped tags, one over the other. */
function addTags(add: Add, s: number): void {
  const p = (x: number, y: number, z: number): Vec3 => [x * s, y * s, z * s];
  for (const [i, turned] of [-14, 12].entries()) {
    const tag = outline.superellipse(0.0145 * s, 0.0245 * s, 3.6, 40).map(([x, v]): Vec2 => [x, v]);
    const lay = (of: Shape): Shape =>
      solid.put(solid.put(of, p(0, 0, 0.027)), p(i * 0.006, i * 0.0018, 0.002), [0, turned, 0]);
    add(
      `tag ${i + 1}`,
      'metal',
      lay(
        solid.slab(tag, 0.0014 * s, p(0, 0.0009, 0), 'y', {
          bevel: 0.0003 * s,
          holes: [outline.ngon(0.002 * s, 16, 0, 0, 0.02 * s)],
        }),
      ),
    );
    add(
      `tag ${i + 1} letters`,
      'metal',
      lay(
        solid.many(
          [-0.006, 0, 0.006, 0.012].map((z, k) =>
            solid.box(p(0.018 - 0.003 * (k % 2), 0.0006, 0.0024), p(0, 0.0017, z), 0.0001 * s),
          ),
        ),
      ),
      0.3,
    );
  }
}

/** A cut drop in a bezel, small stones about it. */
function addGem(add: (part: string, slot: string, of: Shape, detail?: number) => void, s: number): void {
  const p = (x: number, y: number, z: number): Vec3 => [x * s, y * s, z * s];
  const z = 0.0235;
  add(
    'bezel',
    'metal',
    solid.turned(
      outline
        .pairs([0, 0, 0.0125, 0, 0.0155, 0.0035, 0.0158, 0.007, 0.014, 0.0072, 0.0128, 0.0055, 0, 0.0052])
        .map(([r, y]): Vec2 => [r * s, y * s]),
      p(0, 0.0003, z),
      { bevel: 0.0004 * s, segments: 56 },
    ),
    1,
  );
  add(
    'gem',
    'stone',
    {
      op: 'hull',
      points: cutGem(0.0128 * s, 'brilliant').map(
        ([x, y, w]): Vec3 => [x, Math.max(-0.002 * s, y) + 0.0075 * s, w + z * s],
      ),
      bevel: 0.0002 * s,
    },
    1.5,
  );
  for (let i = 0; i < 14; i++) {
    const a = (i * 2 * Math.PI) / 14;
    add(
      `claw ${i + 1}`,
      'metal',
      { op: 'ball', r: 0.0017 * s, at: p(0.0148 * Math.sin(a), 0.0074, z + 0.0148 * Math.cos(a)) },
      0.25,
    );
  }
  add('drop', 'bead', { op: 'ball', r: 0.0046 * s, at: p(0, 0.0046, z + 0.0205) }, 0.6);
}

function starOf(outer: number, inner: number, n: number): Vec2[] {
  return Array.from({ length: 2 * n }, (_, i): Vec2 => {
    const a = (i * Math.PI) / n - Math.PI / 2;
    const r = i % 2 ? inner : outer;
    return [r * Math.cos(a), r * Math.sin(a)];
  });
}
