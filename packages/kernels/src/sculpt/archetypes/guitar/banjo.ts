import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid, symmetric } from '../../kits/joinery/index.ts';
import { addNeck } from './neck.ts';

/** A banjo (drum with a skin held by hooks) or a lute (pear-shaped bowl of ribs with a pierced rose). */
export function buildBanjo(b: Bench, lute: boolean, rng: Rng): void {
  if (lute) addLute(b, rng.fork('lute'));
  else addDrum(b, rng.fork('banjo'));
  addNeck(b, {
    bridge: lute ? 0.1 : 0.11,
    nut: lute ? 0.66 : 0.78,
    heel: lute ? 0.36 : 0.29,
    front: lute ? 0.002 : 0.033,
    w0: lute ? 0.056 : 0.034,
    w1: lute ? 0.072 : 0.044,
    strings: lute ? 8 : 5,
    frets: lute ? 9 : 20,
    head: lute ? 'slotted' : 'paddle',
    lift: lute ? 0.008 : 0.014,
    headL: lute ? 0.16 : 0.15,
    plain: lute ? 6 : 4,
  });
}

function addDrum(b: Bench, taste: Rng): void {
  const r = 0.145;
  const at: Vec3 = [0, r + 0.011, 0];
  const hooks = 20 + 2 * taste.int(3);
  const facing = (of: Shape): Shape => solid.put(of, at, [90, 0, 0]);
  b.add('skin', 'body', facing(solid.cyl(r * 0.95, 0.008, [0, 0.028, 0], 'y', { bevel: 0.003, segments: 56 })), {
    detail: 1.2,
  });
  b.add(
    'resonator',
    'sides',
    facing(
      solid.turned(
        pairs([
          0,
          -0.045,
          0.1,
          -0.043,
          r - 0.004,
          -0.03,
          r + 0.008,
          -0.016,
          r + 0.01,
          0.006,
          r + 0.002,
          0.006,
          0,
          -0.02,
        ]),
        [0, 0, 0],
        { bevel: 0.003 },
      ),
    ),
  );
  b.add(
    'pot',
    'neck',
    facing(solid.hoop(r * 0.97, { kind: 'rect', w: 0.05, h: 0.012, r: 0.002 }, [0, 0.004, 0], 'y', 56)),
  );
  b.add(
    'tension hoop',
    'metal',
    facing(solid.hoop(r * 0.985, { kind: 'rect', w: 0.011, h: 0.009, r: 0.003 }, [0, 0.031, 0], 'y', 56)),
  );
  b.add(
    'flange',
    'metal',
    facing(solid.hoop(r + 0.003, { kind: 'rect', w: 0.004, h: 0.016, r: 0.001 }, [0, 0.008, 0], 'y', 56)),
  );
  const hook = solid.tube(
    [
      [r * 0.95, 0.037, 0],
      [r + 0.004, 0.039, 0],
      [r + 0.008, 0.03, 0],
      [r + 0.008, 0.0, 0],
    ],
    0.0019,
    { spline: 'linear' },
  );
  b.add('tension hooks', 'metal', facing({ op: 'arrayed', n: hooks, around: 'y', of: hook }), { detail: 0.4 });
  const nut = solid.put(fitting.hex(0.0042, 0.008), [r + 0.008, 0.009, 0]);
  b.add('hook nuts', 'metal', facing({ op: 'arrayed', n: hooks, around: 'y', of: nut }), { detail: 0.4 });
  const feet = pairs([
    -0.035, 0, -0.025, 0, -0.02, 0.006, -0.004, 0.006, 0, 0, 0.004, 0.006, 0.02, 0.006, 0.025, 0, 0.035, 0, 0.032,
    0.014, -0.032, 0.014,
  ]);
  const bridge = solid.slab(outline.rounded(feet, 0.001), 0.004, [0, 0, 0], 'z', { bevel: 0.0008 });
  b.add('bridge', 'sides', solid.put(bridge, [0, 0.11, 0.031], [90, 0, 0]));
  b.add(
    'tailpiece',
    'metal',
    solid.slab(
      outline.rounded(pairs([-0.02, 0.0, 0.02, 0.0, 0.014, 0.05, -0.014, 0.05]), 0.006),
      0.004,
      [0, 0.004, 0.041],
      'z',
    ),
  );
  const strings = Array.from(
    { length: 5 },
    (_, i): Shape => solid.rod([(i / 4 - 0.5) * 0.018, 0.048, 0.0425], [(i / 4 - 0.5) * 0.043, 0.11, 0.0468], 0.0005),
  );
  b.add('string ends', 'strings', solid.many(strings), { detail: 0.3 });
}

function addLute(b: Bench, taste: Rng): void {
  const pear = symmetric([
    0, 0, 0.08, 0.012, 0.135, 0.06, 0.155, 0.13, 0.145, 0.2, 0.112, 0.28, 0.07, 0.345, 0.036, 0.385, 0.03, 0.4, 0,
    0.402,
  ]);
  const rose: Vec2 = [0, 0.235];
  const holes = [outline.ngon(0.008, 8, 0, rose[0], rose[1])];
  for (let i = 0; i < 8; i++)
    holes.push(
      outline.ngon(
        0.0085,
        6,
        30,
        rose[0] + 0.026 * Math.cos((i * Math.PI) / 4),
        rose[1] + 0.026 * Math.sin((i * Math.PI) / 4),
      ),
    );
  b.add('soundboard', 'body', solid.slab(pear, 0.005, [0, 0, 0], 'z', { holes, bevel: 0.001 }), {
    grain: [0, 1, 0],
    detail: 1.4,
  });
  const rows = [0.012, 0.06, 0.13, 0.2, 0.28, 0.345, 0.39];
  const half = [0.078, 0.133, 0.153, 0.143, 0.11, 0.068, 0.03];
  const ribs = 9 + 2 * taste.int(2);
  for (let k = 0; k < ribs; k++) {
    const a0 = Math.PI * (k / ribs);
    const a1 = Math.PI * ((k + 1) / ribs);
    const grid = rows.map((y, i) =>
      [0, 1 / 3, 2 / 3, 1].map((t): Vec3 => {
        const a = a0 + (a1 - a0) * t;
        return [half[i] * Math.cos(a), y, -0.001 - half[i] * 0.92 * Math.sin(a)];
      }),
    );
    const slot = k % 2 ? 'sides' : b.tint('sides', { color: '#8a5228', color2: '#6a3a18' });
    b.add(`rib ${k + 1}`, slot, { op: 'sheet', grid, thickness: 0.003 }, { grain: [0, 1, 0], detail: 0.7 });
  }
  const loop = pear.map(([x, y]): Vec3 => [x, y, 0]);
  b.add(
    'binding',
    'sides',
    solid.bar(loop, { kind: 'rect', w: 0.008, h: 0.004, r: 0.001 }, { closed: true, up: [0, 0, 1] }),
    { detail: 0.6 },
  );
  b.add(
    'rose ring',
    'pearl',
    solid.hoop(0.041, { kind: 'rect', w: 0.0016, h: 0.004, r: 0.0004 }, [rose[0], rose[1], 0.0026], 'z', 40),
  );
  b.add('bridge', 'fretboard', solid.box([0.13, 0.014, 0.008], [0, 0.094, 0.005], 0.003));
  b.add('bottom clasp', 'sides', { op: 'ball', r: [0.07, 0.02, 0.06], at: [0, 0.02, -0.03] });
}
