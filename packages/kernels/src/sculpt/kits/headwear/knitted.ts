import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { outline, solid } from '../joinery/index.ts';
import { felt, type Warp } from './felt.ts';
import type { HatPart } from './hat-part.ts';

const { bandShell, feltShell, hem, round } = felt;

/** A knitted hat with a turned-up cuff and a bobble. */
export function beanie(rng: Rng): HatPart[] {
  const line = outline.pairs([
    0.0006, 0.142, 0.02, 0.138, 0.05, 0.122, 0.074, 0.094, 0.088, 0.058, 0.092, 0.022, 0.092, 0.002,
  ]);
  const ribs: Warp = (a, r, y) => round(a, r * (1 + 0.012 * Math.sin(a * 22)), y);
  const pom = rng.range(0.026, 0.032);
  const tufts = Array.from({ length: 42 }, (_, i): Vec3 => {
    const y = 1 - (2 * (i + 0.5)) / 42;
    const a = i * 2.399963;
    const k = Math.sqrt(1 - y * y);
    return [k * Math.cos(a) * pom, 0.157 + y * pom, k * Math.sin(a) * pom];
  });
  return [
    { name: 'hat', slot: 'hat', shape: feltShell(line, 0.004, ribs, 88), detail: 1.4 },
    {
      name: 'cuff',
      slot: 'band',
      shape: bandShell(
        0.002,
        0.046,
        () => 0.0925,
        0.005,
        (a, r, y) => round(a, r * (1 + 0.014 * Math.sin(a * 24)), y),
        96,
      ),
    },
    {
      name: 'stripes',
      slot: 'trim',
      shape: solid.many(
        [
          [0.06, 0.0885],
          [0.07, 0.085],
        ].map(([y, r]) => hem(r, y, 0.0042, ribs, 66)),
      ),
      detail: 0.5,
    },
    {
      name: 'bobble',
      slot: 'trim',
      shape: solid.many([
        { op: 'ball', r: pom, at: [0, 0.157, 0] },
        ...tufts.map((at): Shape => ({ op: 'ball', r: 0.0085, at })),
      ]),
      detail: 0.8,
    },
  ];
}

/** Father Christmas's hat: the tip falls over to one side. */
export function santaHat(rng: Rng): HatPart[] {
  const s = rng.next() < 0.5 ? 1 : -1;
  const h = 0.3;
  const line: Vec2[] = Array.from({ length: 17 }, (_, i): Vec2 => [0.007 + 0.083 * (i / 16) ** 0.8, h * (1 - i / 16)]);
  const warp: Warp = (a, r, y) => {
    const t = y / h;
    const bend = Math.max(0, t - 0.3) * 3.3;
    const k = 0.075;
    return [
      r * Math.sin(a) * (1 - 0.1 * bend) + s * k * (1 - Math.cos(bend)) * 1.5,
      Math.min(y, 0.3 * h) + k * Math.sin(bend) * 1.15 + r * Math.sin(a) * -s * Math.sin(bend) * 0.55,
      r * Math.cos(a) - 0.012 * bend,
    ];
  };
  const tip = warp(0, 0, h);
  return [
    { name: 'hat', slot: 'hat', shape: feltShell(line, 0.003, warp), detail: 1.4 },
    {
      name: 'fur band',
      slot: 'trim',
      shape: {
        op: 'sweep',
        path: Array.from({ length: 40 }, (_, i) => round((i * Math.PI) / 20, 0.092, 0.014)),
        section: { kind: 'ellipse', rx: 0.026, ry: 0.014 },
        closed: true,
        spline: 'linear',
        up: [1, 0, 0],
        taper: Array.from({ length: 40 }, (_, i) => 1 + 0.07 * Math.sin(i * 2.3)),
      },
    },
    { name: 'bobble', slot: 'trim', shape: { op: 'ball', r: 0.028, at: [tip[0] + s * 0.006, tip[1] - 0.02, tip[2]] } },
  ];
}

/** A paper cone with stripes, bobble, frill and elastic. */
export function partyHat(rng: Rng): HatPart[] {
  const h = rng.range(0.17, 0.2);
  const line: Vec2[] = [
    [0.0008, h],
    [0.03, h * 0.6],
    [0.05, h * 0.3],
    [0.068, 0.002],
  ];
  const spots: Shape[] = [];
  for (let i = 0; i < 26; i++) {
    const t = 0.1 + (0.8 * i) / 26;
    const a = i * 2.399963;
    const r = 0.068 * (1 - t) + 0.0008;
    spots.push(
      solid.put({ op: 'ball', r: [0.0075, 0.0075, 0.002] }, round(a, r + 0.0012, h * t), [-20, (a * 180) / Math.PI, 0]),
    );
  }
  const frill: Vec3[] = Array.from({ length: 72 }, (_, i) =>
    round((i * Math.PI) / 36, 0.07 + 0.006 * (i % 2 ? 1 : -0.4), 0.004 + 0.003 * (i % 2)),
  );
  return [
    { name: 'cone', slot: 'hat', shape: feltShell(line, 0.0014), detail: 1 },
    { name: 'spots', slot: 'band', shape: solid.many(spots), detail: 0.5 },
    {
      name: 'frill',
      slot: 'trim',
      shape: {
        op: 'sweep',
        path: frill,
        section: { kind: 'ellipse', rx: 0.008, ry: 0.004 },
        closed: true,
        spline: 'linear',
        up: [1, 0, 0],
      },
      detail: 0.6,
    },
    {
      name: 'bobble',
      slot: 'trim',
      shape: solid.many([
        { op: 'ball', r: 0.016, at: [0, h + 0.006, 0] },
        ...Array.from({ length: 20 }, (_, i): Shape => {
          const y = 1 - (2 * (i + 0.5)) / 20;
          const a = i * 2.399963;
          const k = Math.sqrt(1 - y * y) * 0.016;
          return { op: 'ball', r: 0.006, at: [k * Math.cos(a), h + 0.006 + y * 0.016, k * Math.sin(a)] };
        }),
      ]),
      detail: 0.7,
    },
    {
      name: 'elastic',
      slot: 'metal',
      shape: solid.tube(
        [
          [0.067, 0.004, 0],
          [0.062, -0.045, 0.005],
          [0.035, -0.085, 0.01],
          [0, -0.1, 0.012],
          [-0.035, -0.085, 0.01],
          [-0.062, -0.045, 0.005],
          [-0.067, 0.004, 0],
        ],
        0.0012,
      ),
      detail: 0.4,
    },
  ];
}
