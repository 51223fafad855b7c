import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { addDiscWheel, coach, fitting, mudguard, pairs, steps } from '../../kits/vehicle/index.ts';

interface Plan {
  l: number;
  high: number;
  decks: number;
  row: Vec2;
  upper: Vec2;
  windows: number;
  doors: readonly Vec2[];
}

const PLANS: Readonly<Record<string, Plan>> = {
  city: {
    l: 10.6,
    high: 3.02,
    decks: 1,
    row: [1.35, 2.4],
    upper: [0, 0],
    windows: 7,
    doors: [
      [4.75, 3.55],
      [0.9, -0.5],
    ],
  },
  double: { l: 9.6, high: 4.35, decks: 2, row: [1.3, 2.12], upper: [2.92, 3.78], windows: 6, doors: [[4.25, 3.1]] },
  coach: { l: 11.4, high: 3.45, decks: 1, row: [1.85, 2.9], upper: [0, 0], windows: 7, doors: [[5.2, 4.3]] },
};
const W = 1.25;

/** A box of a bus with rounded ends: recessed window bands, doors, destination signs, lamps, mirrors, vents. */
export function buildCoach(b: Bench, kind: string, rng: Rng): number {
  const p = PLANS[kind];
  const [f, e] = [p.l / 2, -p.l / 2];
  const high = p.high + rng.range(-0.05, 0.06);
  const axles = kind === 'coach' ? [f - 2.5, e + 3.1, e + 1.8] : [f - 2.35, e + 2.5];
  const lean = kind === 'coach' ? 0.45 : 0.12;
  const side = outline.rounded(
    pairs([
      f,
      0.34,
      f + 0.04,
      1.2,
      f - lean * 0.2,
      1.7,
      f - lean,
      high - 0.15,
      f - lean - 0.2,
      high,
      e + 0.12,
      high,
      e,
      high - 0.2,
      e,
      0.4,
    ]),
    [0.12, 0.2, 0.3, 0.25, 0.2, 0.2, 0.2, 0.1],
  );
  const arches = axles.map((z) => solid.cyl(0.6, 4, [0, 0.48, z], 'x', { bevel: 0, segments: 40 }));
  const door = (points: Vec2): Vec2[] =>
    pairs([points[0], 0.42, points[0], p.row[1] - 0.02, points[1], p.row[1] - 0.02, points[1], 0.42]);
  const free = (o: Vec2[]): boolean =>
    p.doors.every(([a, c]) => Math.max(...o.map((v) => v[0])) < c - 0.04 || Math.min(...o.map((v) => v[0])) > a + 0.04);
  const lower = coach.row(e + 0.5, f - (kind === 'coach' ? 1.15 : 0.85), p.row[0], p.row[1], p.windows, 0.09);
  const upper = p.decks > 1 ? coach.row(e + 0.45, f - 0.5, p.upper[0], p.upper[1], p.windows, 0.09) : [];
  // traffic keeps right: doors are on the right, x < 0
  const panes = [
    ...[...lower, ...upper].map((o) => coach.opening(o, 'x', W, 0.035, 0.07)),
    ...[...lower.filter(free), ...upper].map((o) => coach.opening(o, 'x', -W, 0.035, 0.07)),
  ];
  const doors = p.doors.map((d) => coach.opening(door(d), 'x', -W, 0.06, 0.06));
  const body = solid.slab(side, 2 * W, [0, 0, 0], 'x', { bevel: 0.13 });
  const y0 = Math.min(1.22, p.row[0] - 0.1);
  const tilt = kind === 'coach' ? 15 : 5.2;
  const screen = (d: number, lo: number, hi: number): Shape =>
    solid.put(
      solid.slab(outline.roundRect(2 * W - 0.24, hi - lo, 0.12, 0, (hi - lo) / 2), d, [0, 0, 0], 'z', { bevel: 0 }),
      [0, lo, f + 0.035 - Math.max(0, lo - 1.5) * 0.09],
      [-tilt, 0, 0],
    );
  const top = p.decks > 1 ? p.row[1] + 0.1 : high - 0.5;
  const front = [screen(0.14, y0, top), ...(p.decks > 1 ? [screen(0.2, p.upper[0] - 0.05, p.upper[1] + 0.02)] : [])];
  const back = [
    outline.rounded(
      pairs([
        -W + 0.3,
        p.decks > 1 ? p.upper[0] : p.row[0] + 0.1,
        W - 0.3,
        p.decks > 1 ? p.upper[0] : p.row[0] + 0.1,
        W - 0.34,
        (p.decks > 1 ? p.upper[1] : p.row[1]) - 0.05,
        -W + 0.34,
        (p.decks > 1 ? p.upper[1] : p.row[1]) - 0.05,
      ]),
      0.1,
    ),
  ];
  const rear = coach.opening(back[0], 'z', e, 0.05);
  const accent = b.tint('roof', {}).color;
  const swoosh =
    kind === 'coach'
      ? [
          {
            mask: { kind: 'span' as const, dir: [0, 0.72, -0.42] as [number, number, number], from: 1.9, to: 1.93 },
            material: { color: accent },
          },
        ]
      : [];
  b.add(
    'body',
    b.tint('body', { layers: swoosh }),
    solid.cut(body, ...arches, ...panes.map((o) => o.tool), ...doors.map((o) => o.tool), ...front, rear.tool),
    { detail: 1.4 },
  );
  const n = lower.length + upper.length;
  b.add('left windows', 'windows', solid.many(panes.slice(0, n).map((o) => o.pane)));
  b.add('right windows', 'windows', solid.many(panes.slice(n).map((o) => o.pane)));
  b.add('windscreen', 'windows', solid.put(screen(0.06, y0 + 0.004, top - 0.004), [0, 0, -0.055]), { detail: 1.2 });
  if (p.decks > 1)
    b.add(
      'upper windscreen',
      'windows',
      solid.put(screen(0.08, p.upper[0] - 0.046, p.upper[1] + 0.016), [0, 0, -0.07]),
    );
  b.add('rear window', 'windows', rear.pane);
  addDoors(
    b,
    p,
    doors.map((o) => o.pane),
  );
  addWheels(b, axles);
  addOutside(b, p, kind, f, e, high, y0, top);
  if (p.decks > 1)
    for (const [name, y] of [
      ['lower', 2.24],
      ['upper', 2.72],
    ] as const)
      addBand(b, name, y, f, e);
  return high;
}

function addDoors(b: Bench, p: Plan, panes: readonly Shape[]): void {
  panes.forEach((pane, i) => {
    const [a, c] = p.doors[i];
    const name = i ? 'rear door' : 'front door';
    b.add(name, 'doors', pane);
    const x = -W + 0.022;
    const leaf = (a - c) / 2;
    const glass = [0, 1].map((k) =>
      solid.box([0.03, p.row[1] - 0.78, leaf - 0.14], [x, (p.row[1] + 0.62) / 2, c + leaf * (k + 0.5)], 0.01),
    );
    b.add(`${name} glass`, 'windows', solid.many(glass));
    b.add(
      `${name} handles`,
      'chrome',
      solid.many(
        [0, 1].map((k) =>
          solid.rod(
            [x - 0.04, 1.0, c + leaf + (k ? 0.07 : -0.07)],
            [x - 0.04, 1.6, c + leaf + (k ? 0.07 : -0.07)],
            0.015,
          ),
        ),
      ),
    );
  });
}

function addWheels(b: Bench, axles: readonly number[]): void {
  axles.forEach((z, i) => {
    for (const [side, s] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      addDiscWheel(
        b,
        `${i ? (i > 1 ? 'trailing' : 'rear') : 'front'} ${side}`,
        { r: 0.48, w: 0.3, rim: 0.6, nuts: 10 },
        [s * (W - 0.18), 0.48, z],
        s,
      );
      b.add(
        `${side} wheel arch ${i + 1}`,
        'trim',
        solid.put(mudguard(0.6, 0.1, 2, 178, { deep: 0.005, thick: 0.03, taper: 0 }), [s * (W - 0.045), 0.48, z]),
      );
    }
    b.add(`wheel well ${i + 1}`, 'trim', solid.box([2 * W - 0.7, 0.9, 1.15], [0, 0.75, z], 0.02), { hidden: true });
    b.add(`axle ${i + 1}`, 'trim', solid.rod([-W + 0.2, 0.48, z], [W - 0.2, 0.48, z], 0.07), { hidden: true });
  });
}

function addBand(b: Bench, name: string, y: number, f: number, e: number): void {
  fitting.pair(b, `${name} band`, 'roof', solid.box([0.016, 0.09, f - e - 0.5], [W + 0.002, y, (f + e) / 2], 0.004));
}

/** Signs, lamps, mirrors, wipers, bumpers, roof things, skirt lines. */
function addOutside(
  b: Bench,
  p: Plan,
  kind: string,
  f: number,
  e: number,
  high: number,
  y0: number,
  top: number,
): void {
  const sy = p.decks > 1 ? 2.5 : high - 0.32;
  const zf = f + 0.04 - Math.max(0, sy - 1.5) * (kind === 'coach' ? 0.26 : 0.085);
  b.add('destination sign', 'doors', solid.box([1.7, 0.3, 0.1], [0, sy, zf - 0.02], 0.03));
  b.add('destination', 'sign', {
    op: 'text',
    value: kind === 'coach' ? 'TOURS' : kind === 'double' ? '11 CITY' : '42 CENTRAL',
    height: 0.17,
    depth: 0.02,
    at: [0, sy - 0.085, zf + 0.034],
  });
  b.add('route number', 'sign', {
    op: 'text',
    value: kind === 'coach' ? 'VIP' : kind === 'double' ? '11' : '42',
    height: 0.16,
    depth: 0.016,
    at: [-W - 0.002, p.row[1] + 0.08, p.doors[0][1] - 0.4],
    rot: [0, -90, 0],
  });
  addOutsideFittings(b, f, e);
  const amber = b.tint('sign', { color: '#e8801c' });
  fitting.pair(b, 'indicator', amber, solid.box([0.1, 0.14, 0.07], [W - 0.14, 1.02, f + 0.015], 0.03));
  fitting.pair(
    b,
    'tail lamp',
    'tail lamps',
    solid.slab(outline.roundRect(0.16, 0.5, 0.06, W - 0.2, 1.0), 0.05, [0, 0, e - 0.005], 'z', { bevel: 0.02 }),
  );
  b.add(
    'number plate',
    b.tint('trim', { color: '#e9e7dc' }),
    solid.box([0.52, 0.12, 0.02], [0, 0.5, f + 0.095], 0.004),
  );
  b.add(
    'front badge',
    'chrome',
    solid.put(solid.cyl(0.1, 0.02, [0, 0, 0], 'z', { bevel: 0.005 }), [0, 0.92, f + 0.025]),
  );
  coach.wipers(b, f + 0.02, y0, W - 0.25, 0.9);
  coach.mirrors(b, [W - 0.04, top - 0.2, f - 0.1], [W + 0.16, top - 0.55, f + 0.2], [0.18, 0.42]);
  b.add(
    'engine grille',
    'trim',
    solid.many(steps(0.62, 1.02, 6).map((y) => solid.box([1.2, 0.035, 0.03], [0, y, e - 0.004], 0.01))),
  );
  fitting.pair(
    b,
    'skirt line',
    'trim',
    solid.box([0.012, 0.03, f - e - 0.5], [W + 0.001, p.row[0] - 0.2, (f + e) / 2], 0.003),
  );
  fitting.pair(
    b,
    'luggage doors',
    'trim',
    solid.many(
      steps(-1.6, 1.4, 3).map((z) =>
        coach.seam(
          pairs([z - 0.45, 0.5, z + 0.45, 0.5, z + 0.45, p.row[0] - 0.35, z - 0.45, p.row[0] - 0.35]),
          W - 0.004,
          0.014,
          0.03,
        ),
      ),
    ),
  );
  fitting.pair(
    b,
    'side markers',
    amber,
    solid.many(steps(e + 0.6, f - 1.6, 4).map((z) => solid.box([0.02, 0.05, 0.1], [W + 0.004, 0.72, z], 0.008))),
  );
  if (p.decks === 1)
    b.add(
      'roof air conditioning',
      'roof',
      solid.slab(
        outline.rounded(pairs([1.6, high - 0.04, 1.2, high + 0.22, -1.4, high + 0.22, -1.8, high - 0.04]), 0.1),
        1.6,
        [0, 0, 0],
        'x',
        { bevel: 0.06 },
      ),
    );
  b.add(
    'roof hatches',
    'roof',
    solid.many([0.28, -0.33].map((t) => solid.box([0.7, 0.05, 0.7], [0, high + 0.01, p.l * t], 0.02))),
  );
  fitting.pair(
    b,
    'roof rain gutter',
    'roof',
    solid.box([0.03, 0.035, f - e - 0.9], [W - 0.008, high - 0.14, (f + e) / 2 - 0.1], 0.01),
  );
}

/** What is fitted to it. */
function addOutsideFittings(b: Bench, f: number, e: number): void {
  b.add(
    'front bumper',
    'trim',
    solid.slab(
      outline.rounded(
        pairs([
          -W,
          -(f - 0.6),
          -W - 0.01,
          -(f - 0.06),
          -W + 0.25,
          -(f + 0.09),
          W - 0.25,
          -(f + 0.09),
          W + 0.01,
          -(f - 0.06),
          W,
          -(f - 0.6),
        ]),
        [0.02, 0.2, 0.2, 0.2, 0.2, 0.02],
      ),
      0.3,
      [0, 0.48, 0],
      'y',
      { bevel: 0.04 },
    ),
  );
  b.add('rear bumper', 'trim', solid.box([2 * W + 0.02, 0.26, 0.26], [0, 0.5, e + 0.08], 0.08));
  const lamp = solid.slab(outline.roundRect(0.36, 0.2, 0.09), 0.08, [0, 0, 0], 'z', { bevel: 0.025 });
  fitting.pair(b, 'headlamp', 'lights', solid.put(lamp, [W - 0.36, 0.82, f + 0.015]));
  fitting.pair(
    b,
    'headlamp bezel',
    'chrome',
    solid.put(fitting.surround(0.36, 0.2, 0.09, 0.06, 0.02), [W - 0.36, 0.82, f + 0.022]),
  );
}
