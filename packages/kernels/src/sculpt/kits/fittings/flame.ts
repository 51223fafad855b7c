import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { MaterialLayer, MaterialSpec } from '../../../texture/index.ts';
import { type Bench, solid } from '../joinery/index.ts';

/** Glows of a fire: at the root, low, in the middle, at the tip. */
export type Glows = readonly [string, string, string, string];

/** What burns between `y` and `y + h`. */
export function fireOf(y: number, h: number, glows: Glows): MaterialSpec {
  const zone = (from: number, to: number, glow: string): MaterialLayer => ({
    mask: { kind: 'span', dir: [0, 1, 0], from: y + h * from, to: y + h * to },
    material: { color2: glow, emissive: glow },
  });
  // what it reflects is dark, so that its own light keeps its colour
  return {
    base: 'lamp',
    color: '#3a1604',
    color2: glows[0],
    emissiveStrength: 1.3,
    layers: [zone(0.08, 0.3, glows[1]), zone(0.42, 0.72, glows[2]), zone(0.68, 0.98, glows[3])],
  };
}

interface Tongue {
  at: Vec3;
  /** Greatest radius, height. */
  r: number;
  h: number;
  /** How far the tip goes to the side of `turn` (radians, 0 = +x), shares of the height. */
  lean?: number;
  turn?: number;
  phase?: number;
  /** Depth of the flutes that wind around it. */
  flutes?: number;
}

/** Share of the greatest radius at the height `t`: round low down, drawn out to the tip. */
const girth = (t: number): number => Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.14) ** 0.62) ** 1.3 + 0.012;

/** A tongue of fire: a drop with a full belly that is drawn out upwards, leans over and licks back at its tip. */
export function tongue(o: Tongue): Shape {
  const { at, r, h, lean = 0.1, turn = 0, phase = 0, flutes = 0.1 } = o;
  const n = 16;
  const sections = [0, 0.03, 0.09, 0.18, 0.29, 0.41, 0.53, 0.65, 0.77, 0.87, 0.95, 1].map((t) => {
    const k = r * girth(t);
    const sway = lean * h * (1.9 * t ** 1.7 - 0.9 * t ** 3) + 0.055 * h * Math.sin(t * 6.2 + phase) * t;
    const aside = 0.04 * h * Math.sin(t * 4.6 + phase * 1.7) * t;
    const c: Vec3 = [
      at[0] + sway * Math.cos(turn) - aside * Math.sin(turn),
      at[1] + h * t,
      at[2] + sway * Math.sin(turn) + aside * Math.cos(turn),
    ];
    return {
      points: Array.from({ length: n }, (_, i): Vec3 => {
        const a = (-2 * Math.PI * i) / n + t * 1.3;
        const w = 1 + flutes * Math.cos(3 * a + phase) * Math.min(1, t * 3);
        return [c[0] + k * w * Math.cos(a), c[1], c[2] + k * w * Math.sin(a)];
      }),
    };
  });
  return { op: 'loft', sections, spline: 'linear', smooth: true, cap: 'flat' };
}

const CANDLE: Glows = ['#ff8a1c', '#ffe27a', '#ffa824', '#ff6a0c'];

/** A single quiet flame standing on `at`, `h` tall, `wide` its radius in shares of that: a drop, yellow-white low, orange at its tip. */
export function addFlame(b: Bench, at: Vec3, h: number, name = 'flame', wide = 0.2): void {
  b.add(
    name,
    fireOf(at[1], h, CANDLE),
    tongue({ at: [at[0], at[1] + h * 0.01, at[2]], r: h * wide, h, lean: 0.05, turn: 0.6, phase: 0.4, flutes: 0 }),
    { detail: 1.2 },
  );
}

/** How a fire of many tongues burns. */
export interface Blaze {
  /** Radius at its foot and height of the tallest tongue, metres. */
  r: number;
  h: number;
  taste: Rng;
  /** Tongues round the great one. Default 7. */
  tongues?: number;
  /** Of the tongues, and of the hotter ones low in front of them. */
  glows?: Glows;
  hot?: Glows;
  /** The foot is squeezed to this share from front to back: a row of logs. Default 1. */
  flat?: number;
  sparks?: boolean;
}

const OUTER: Glows = ['#f25a08', '#ff8a14', '#f4600a', '#e23c06'];
const HOT: Glows = ['#ffb02a', '#ffdc6a', '#ffca48', '#ffa01c'];

/** A fire standing on `at`: a great tongue, lesser ones round it that part at their tips, hot ones low between them, sparks. */
export function addBlaze(b: Bench, at: Vec3, o: Blaze): void {
  const { r, h, taste, tongues = 7, glows = OUTER, hot = HOT, flat = 1 } = o;
  const foot = (share: number, a: number): Vec3 => [
    at[0] + share * r * Math.cos(a),
    at[1],
    at[2] + share * r * flat * Math.sin(a),
  ];
  b.add(
    'great flame',
    fireOf(at[1], h, glows),
    tongue({ at, r: r * 0.72 * Math.sqrt(flat), h, lean: 0.06, turn: taste.range(0, 6), phase: taste.range(0, 6) }),
    { detail: 1.3 },
  );
  const start = taste.range(0, 6);
  for (let i = 0; i < tongues; i++) {
    const a = start + (i * 2 * Math.PI) / tongues + taste.range(-0.2, 0.2);
    const tall = h * (i % 2 ? taste.range(0.4, 0.52) : taste.range(0.56, 0.76));
    b.add(
      `flame ${i + 1}`,
      fireOf(at[1], tall, glows),
      tongue({ at: foot(0.56, a), r: r * taste.range(0.34, 0.44), h: tall, lean: 0.2, turn: a, phase: i * 1.3 }),
      { detail: 0.8 },
    );
  }
  for (let i = 0; i < tongues; i++) {
    const a = start + ((i + 0.5) * 2 * Math.PI) / tongues + taste.range(-0.15, 0.15);
    const tall = h * taste.range(0.24, 0.4);
    b.add(
      `flame core ${i + 1}`,
      fireOf(at[1], tall, hot),
      tongue({ at: foot(0.76, a), r: r * taste.range(0.24, 0.3), h: tall, lean: 0.1, turn: a, phase: i + 3 }),
      { detail: 0.7 },
    );
  }
  if (o.sparks ?? true)
    b.add(
      'sparks',
      fireOf(at[1], h, hot),
      solid.many(
        Array.from({ length: 7 }, (_, i): Shape => {
          const [x, , z] = foot(0.75 + 0.1 * (i % 3), i * 2.4);
          return { op: 'ball', r: [r * 0.03, r * 0.05, r * 0.03], at: [x, at[1] + h * (0.72 + 0.05 * i), z] };
        }),
      ),
      { detail: 0.3 },
    );
}
