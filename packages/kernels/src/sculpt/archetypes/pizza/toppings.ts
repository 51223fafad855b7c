import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { around, leafShape, roundBody } from '../../kits/organic/index.ts';
import { type Plan, SLICES, STEP, slicePlace } from './dough.ts';

type Piece =
  | 'pepperoni'
  | 'basil'
  | 'mozzarella'
  | 'ham'
  | 'pineapple'
  | 'mushroom'
  | 'pepper'
  | 'olive'
  | 'tomato'
  | 'onion';

/** What lies on one slice, the large things first. */
const MENUS: Readonly<Record<string, readonly Piece[]>> = {
  pepperoni: ['pepperoni', 'pepperoni', 'pepperoni'],
  margherita: ['mozzarella', 'mozzarella', 'basil', 'tomato'],
  hawaiian: ['ham', 'pineapple', 'pineapple', 'ham'],
  vegetarian: ['mushroom', 'pepper', 'tomato', 'olive', 'olive', 'basil'],
  supreme: ['pepperoni', 'pepperoni', 'mushroom', 'olive', 'pepper', 'olive'],
  cheese: [],
};

/** Spots in a slice, [share of R, share of the half angle]: large things do not cross the cuts. */
const SPOTS: readonly Vec2[] = [
  [0.7, 0.34],
  [0.64, -0.48],
  [0.36, 0.05],
  [0.78, -0.06],
  [0.5, 0.5],
  [0.52, -0.08],
];

/** Lays every slice's share; what lies on a drawn slice goes with it. */
export function addToppings(b: Bench, p: Plan, menu: string): void {
  const pieces = MENUS[menu] ?? [];
  const made = new Map<Piece, Shape[]>();
  const top = p.y + p.h * 1.36;
  const slices = p.kind === 'slice' ? 1 : SLICES;
  for (let i = 0; i < slices; i++) {
    const place = slicePlace(p, i);
    const flip = p.rng.next() < 0.5 ? -1 : 1;
    for (const [k, piece] of pieces.entries()) {
      const [r, u] = SPOTS[k];
      const a = i * STEP + flip * u * (STEP / 2) + p.rng.range(-0.03, 0.03);
      const q = p.R * (r + p.rng.range(-0.025, 0.025));
      const at: Vec3 = [q * Math.sin(a), top + p.R * 0.004 * (k % 3), q * Math.cos(a)];
      const one = solid.put(shapeOf(piece, p), at, [p.rng.range(-5, 5), p.rng.range(0, 360), p.rng.range(-5, 5)]);
      const list = made.get(piece) ?? [];
      list.push(place.at[2] ? solid.put(one, place.at, place.rot) : one);
      made.set(piece, list);
    }
  }
  for (const [piece, shapes] of made)
    b.add(piece, look(b, piece), solid.many(shapes), { detail: piece === 'pepperoni' ? 1.2 : 0.9 });
}

function look(b: Bench, piece: Piece): Parameters<Bench['add']>[1] {
  switch (piece) {
    case 'pepperoni':
      return b.tint('topping', {
        layers: [
          {
            mask: { kind: 'spots', scale: 0.006, size: 0.26, soft: 0.1 },
            material: { color: '#d98a68' },
            strength: 0.7,
          },
          { mask: { kind: 'edge', from: 0.1, to: 0.5 }, material: { color: '#6e1a0e' }, strength: 0.7 },
        ],
      });
    case 'ham':
      return b.tint('topping', { color: '#e8a09a', color2: '#f2c4ba', color3: '#c06a64' });
    case 'basil':
      return 'leaves';
    case 'mozzarella':
      return b.tint('cheese', { color: '#fbf4e2', color2: '#fffaf0', color3: '#f0dcae' });
    case 'pineapple':
      return { base: 'fruit-skin', color: '#f6d040', color2: '#f0b428', rough: 0.25 };
    case 'mushroom':
      return { base: 'plain', color: '#e8d8ba', color2: '#b8956a', rough: 0.5 };
    case 'pepper':
      return 'vegetable';
    case 'olive':
      return 'olive';
    case 'onion':
      return { base: 'plain', color: '#ead2e0', color2: '#b878a4', rough: 0.3 };
    case 'tomato':
      return { base: 'fruit-skin', color: '#d42a1a', color2: '#e8502c', rough: 0.18 };
  }
}

function shapeOf(piece: Piece, p: Plan): Shape {
  const R = p.R;
  const seed = p.rng.int(999);
  const disc = (r: number, h: number, cup: number, lobes = 0): Shape =>
    roundBody({
      profile: [
        [0.02, -0.4],
        [0.9, -0.4],
        [1, 0.2],
        [0.93, 0.8 + cup],
        [0.78, 0.62 + cup * 0.4],
        [0.4, 0.5],
        [0.02, 0.5],
      ].map(([x, t]): Vec2 => [x * r, t * h]),
      sides: 30,
      steps: 3,
      swell: (a) => 1 + 0.035 * around(a, 5, seed) + lobes * Math.cos(4 * a),
      lift: (a, _t, x) => (x > r * 0.6 ? h * 0.25 * around(a, 4, seed + 1) : 0),
    });
  switch (piece) {
    case 'pepperoni':
      return disc(R * 0.105, R * 0.02, 0.55);
    case 'tomato':
      return disc(R * 0.075, R * 0.022, 0.1);
    case 'mozzarella':
      return disc(R * 0.1, R * 0.022, -0.2, 0.05);
    case 'ham': {
      const s = R * 0.075;
      return solid.box([s * 1.3, R * 0.02, s], [0, R * 0.006, 0], R * 0.006);
    }
    case 'pineapple': {
      const s = R * 0.062;
      const wedge: Vec2[] = [
        [-s * 0.45, -s * 0.7],
        [s * 0.45, -s * 0.7],
        [s, s * 0.7],
        [0, s * 0.92],
        [-s, s * 0.7],
      ];
      return solid.slab(wedge, R * 0.036, [0, R * 0.012, 0], 'y', { bevel: R * 0.008 });
    }
    case 'mushroom': {
      const s = R * 0.07;
      const half: Vec2[] = [
        [-0.22, -0.9],
        [0.22, -0.9],
        [0.2, -0.1],
        [0.95, -0.05],
        [0.98, 0.2],
        [0.7, 0.65],
        [0, 0.85],
        [-0.7, 0.65],
        [-0.98, 0.2],
        [-0.95, -0.05],
        [-0.2, -0.1],
      ].map(([x, y]): Vec2 => [x * s, y * s]);
      return solid.slab(half, R * 0.016, [0, R * 0.008, 0], 'y', { bevel: R * 0.004, smooth: false });
    }
    case 'olive':
      return {
        op: 'lathe',
        profile: [
          [R * 0.016, -R * 0.008],
          [R * 0.036, -R * 0.008],
          [R * 0.04, R * 0.006],
          [R * 0.036, R * 0.02],
          [R * 0.016, R * 0.02],
          [R * 0.016, -R * 0.008],
        ],
        bevel: R * 0.006,
      };
    case 'pepper':
    case 'onion': {
      const s = R * 0.075;
      const path = Array.from({ length: 9 }, (_, i): Vec3 => {
        const a = -1.9 + (3.8 * i) / 8;
        return [
          s * 1.1 * Math.sin(a),
          R * 0.01 + R * 0.004 * Math.sin(a * 3),
          s * (Math.cos(a) - 0.5) * (1 + 0.12 * Math.cos(3 * a)),
        ];
      });
      return solid.bar(
        path,
        { kind: 'rect', w: R * 0.014, h: R * 0.03, r: R * 0.005 },
        { spline: 'catmull', up: [0, 1, 0], cap: 'round' },
      );
    }
    case 'basil':
      return solid.put(
        leafShape({
          length: R * 0.2,
          width: R * 0.12,
          thick: R * 0.006,
          rise: 0.3,
          droop: 0.3,
          fold: 0.12,
          point: 1.1,
        }),
        [0, R * 0.012, -R * 0.1],
      );
  }
}
