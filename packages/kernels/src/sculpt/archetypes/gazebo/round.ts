import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { column, pyramidRoof } from '../../kits/building/details.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

interface Plan {
  n: number;
  /** Radius to the posts, floor's height, height of the eaves, rise of the roof. */
  r: number;
  floor: number;
  eaves: number;
  rise: number;
}

/** How a gazebo or a bandstand is finished. */
export interface GazeboLook {
  sides: number;
  /** A little roof stands on the roof. */
  lantern: boolean;
  /** The roof sweeps up as a bell does. */
  bell: boolean;
  /** Height of the roof relative to the usual. */
  pitch: number;
  /** What fills the railings. */
  railing: string;
}

/** Degrees of the post `i`: a side, not a post, faces the front. */
const turnOf = (i: number, n: number): number => (360 * (i + 0.5)) / n;

/** Moved out to the circle at the angle, its +Z outwards. */
const atSide = (of: Shape, deg: number, r: number, y: number): Shape =>
  solid.put(solid.put(of, [0, y, r]), [0, 0, 0], [0, deg, 0]);

/** A gazebo, a bandstand or a rotunda: floor on its base, posts in a ring, railings but in front, roof. */
export function addRound(b: Bench, kind: string, look: GazeboLook): void {
  if (kind === 'rotunda') {
    addRotunda(b);
    return;
  }
  const big = kind === 'bandstand';
  const p: Plan = big
    ? { n: look.sides, r: 2.6, floor: 0.9, eaves: 3.5, rise: 1.15 * look.pitch }
    : { n: look.sides, r: 1.75, floor: 0.36, eaves: 2.6, rise: 1.05 * look.pitch };
  const turn = -90 + 180 / p.n;
  const disc = (r: number, h: number, y: number, bevel: number): Shape =>
    solid.slab(outline.ngon(r, p.n, turn), h, [0, y, 0], 'y', { bevel });
  b.add('base', big ? 'base' : 'frame', disc(p.r + 0.16, p.floor - 0.06, (p.floor - 0.06) / 2, 0.02), { detail: 0.8 });
  b.add('floor', 'floor', disc(p.r + 0.24, 0.07, p.floor - 0.035, 0.012));
  addSteps(b, p);
  const side = 2 * p.r * Math.sin(Math.PI / p.n);
  const mid = p.r * Math.cos(Math.PI / p.n);
  for (let i = 0; i < p.n; i++) {
    const post = solid.turned(
      pairs([
        0,
        0,
        0.075,
        0,
        0.075,
        0.16,
        0.055,
        0.2,
        0.05,
        0.9,
        0.065,
        0.96,
        0.05,
        1.0,
        0.044,
        p.eaves - p.floor - 0.25,
        0.06,
        p.eaves - p.floor - 0.2,
        0.06,
        p.eaves - p.floor,
        0,
        p.eaves - p.floor,
      ]),
      [0, 0, 0],
      { bevel: 0.006, segments: 20 },
    );
    b.add(`post ${i + 1}`, 'frame', atSide(post, turnOf(i, p.n), p.r, p.floor), { detail: 0.8 });
  }
  for (let i = 0; i < p.n; i++) {
    const deg = (360 * i) / p.n;
    b.add(
      `beam ${i + 1}`,
      'frame',
      atSide(solid.box([side + 0.04, 0.16, 0.1], [0, 0, 0], 0.012), deg, mid, p.eaves - 0.08),
      { detail: 0.5 },
    );
    for (const [name, s] of [
      ['left', 1],
      ['right', -1],
    ] as const)
      b.add(
        `${name} bracket ${i + 1}`,
        'frame',
        atSide(
          solid.put(
            bracket(big ? 0.5 : 0.36),
            [(s * side) / 2 - s * 0.05, p.eaves - 0.16, 0],
            s > 0 ? [0, 180, 0] : [0, 0, 0],
          ),
          deg,
          mid,
          0,
        ),
        { detail: 0.5 },
      );
    if (i === 0) continue;
    railing(b, i, side - 0.12, look.railing, (of) => atSide(of, deg, mid, p.floor));
    if (!big && i !== 1 && i !== p.n - 1)
      b.add(
        `bench ${i + 1}`,
        'floor',
        atSide(solid.box([side - 0.35, 0.045, 0.36], [0, 0.42, -0.24], 0.01), deg, mid, p.floor),
        { detail: 0.5 },
      );
  }
  addRoof(b, p, look);
}

/** A quarter of fretwork under the beam, its corner at the origin, reaching along +x and down. */
function bracket(l: number): Shape {
  return solid.slab(
    [[0, 0], ...outline.arc(l, -l, l * 0.93, 180, 90, 8).map(([x, y]) => [x, y] as const), [l, 0]].toReversed() as [
      number,
      number,
    ][],
    0.035,
    [0, 0, 0],
    'z',
    { bevel: 0.006 },
  );
}

function railing(b: Bench, i: number, w: number, fill: string, put: (of: Shape) => Shape): void {
  b.add(`hand rail ${i}`, 'frame', put(solid.box([w, 0.06, 0.09], [0, 0.9, 0], 0.012)), { detail: 0.5 });
  b.add(`foot rail ${i}`, 'frame', put(solid.box([w, 0.05, 0.05], [0, 0.14, 0], 0.008)), { detail: 0.4 });
  if (fill === 'balusters') {
    const n = Math.max(5, Math.round(w / 0.13));
    const bars = Array.from({ length: n }, (_, k) =>
      solid.box([0.032, 0.72, 0.032], [((k + 0.5) / n - 0.5) * w, 0.515, 0], 0.005),
    );
    b.add(`balusters ${i}`, 'frame', put(solid.many(bars)), { detail: 0.5 });
    return;
  }
  const cells = fill === 'cross' ? 2 : Math.max(4, Math.round(w / 0.2));
  const cell = w / cells;
  const tall = 0.71;
  // the bars of a lattice go on slanting over several cells, cut off by the rails
  const bars = Array.from({ length: cells }, (_, k): Shape[] => {
    const x = (k + 0.5 - cells / 2) * cell;
    const lean = fill === 'cross' ? cell * 0.94 : cell * 1.5;
    const inside = (u: number): number => Math.max(-w / 2, Math.min(w / 2, u));
    return [1, -1].map((s) => {
      const [low, high] = [inside(x - (s * lean) / 2), inside(x + (s * lean) / 2)];
      return solid.rod([low, 0.16, s * 0.012], [high, 0.16 + tall, s * 0.012], 0.014);
    });
  });
  b.add(`${fill} bars ${i}`, 'frame', put(solid.many(bars.flat())), { detail: 0.5 });
}

function addSteps(b: Bench, p: Plan): void {
  const n = Math.max(1, Math.round(p.floor / 0.17) - 1);
  const z0 = p.r * Math.cos(Math.PI / p.n) + 0.18;
  for (let i = 0; i < n; i++) {
    const y = (p.floor * (n - i)) / (n + 1);
    b.add(`step ${i + 1}`, 'floor', solid.box([1.15, y, 0.3], [0, y / 2, z0 + 0.14 + i * 0.28], 0.014), {
      detail: 0.6,
    });
  }
}

/** The roof with ribs on its hips, its lantern and finial. */
function addRoof(b: Bench, p: Plan, { lantern, bell }: GazeboLook): void {
  const out = p.r + 0.42;
  const flat = out * Math.cos(Math.PI / p.n);
  const roof = (a: number, y: number, h: number): Shape =>
    solid.put(pyramidRoof(a, y, h, bell ? 0.34 : 0.1, p.n), [0, 0, 0], [0, -90, 0]);
  b.add(
    'ceiling',
    'frame',
    solid.slab(outline.ngon(p.r + 0.2, p.n, -90 + 180 / p.n), 0.05, [0, p.eaves + 0.015, 0], 'y', { bevel: 0.008 }),
    { detail: 0.6 },
  );
  b.add('roof', 'roof', roof(flat, p.eaves + 0.06, p.rise), { detail: 1.3 });
  const top = p.eaves + 0.06 + p.rise;
  if (!lantern) {
    addFinial(b, top - 0.1);
    return;
  }
  const y = top - (bell ? 0.5 : 0.34);
  const r = flat * (bell ? 0.16 : 0.2);
  b.add(
    'lantern',
    'frame',
    solid.slab(outline.ngon(r / Math.cos(Math.PI / p.n), p.n, -90 + 180 / p.n), 0.5, [0, y + 0.12, 0], 'y', {
      bevel: 0.01,
    }),
    { detail: 0.6 },
  );
  b.add(
    'lantern windows',
    'trim',
    solid.many(
      Array.from({ length: p.n }, (_, i) =>
        atSide(solid.box([r * 0.5, 0.18, 0.02], [0, 0, 0], 0.004), (360 * i) / p.n, r + 0.004, y + 0.2),
      ),
    ),
    { detail: 0.4 },
  );
  b.add('lantern roof', 'roof', roof(r * 1.5, y + 0.36, 0.42), { detail: 0.7 });
  addFinial(b, y + 0.72);
}

function addFinial(b: Bench, y: number): void {
  b.add(
    'finial',
    'trim',
    solid.turned(
      pairs([0, 0, 0.05, 0, 0.03, 0.06, 0.055, 0.12, 0.03, 0.18, 0.012, 0.24, 0.006, 0.42, 0, 0.43]),
      [0, y, 0],
      { bevel: 0.003, segments: 28 },
    ),
    { detail: 0.7 },
  );
}

/** A ring of marble columns on steps under a dome. */
function addRotunda(b: Bench): void {
  for (const [i, [r, y]] of [
    [2.75, 0],
    [2.5, 0.16],
    [2.25, 0.32],
  ].entries())
    b.add(`step ${i + 1}`, 'base', solid.cyl(r, 0.17, [0, y + 0.085, 0], 'y', { bevel: 0.018, segments: 72 }), {
      detail: 0.7,
    });
  const c = column(0.17, 2.9, 'ionic');
  for (let i = 0; i < 8; i++) {
    const put = (of: Shape): Shape => atSide(of, 22.5 + 45 * i, 1.85, 0.48);
    b.add(`column ${i + 1} base`, 'frame', put(c.base), { detail: 0.5 });
    b.add(`column ${i + 1}`, 'frame', put(c.shaft), { detail: 0.9 });
    b.add(`column ${i + 1} capital`, 'frame', put(c.capital), { detail: 0.6 });
  }
  const ring = (profile: readonly number[]): Shape =>
    solid.turned(pairs(profile), [0, 0, 0], { bevel: 0.012, segments: 80 });
  b.add('architrave', 'frame', ring([1.62, 3.37, 2.06, 3.37, 2.06, 3.6, 2.1, 3.62, 2.1, 3.76, 1.62, 3.76]));
  b.add('cornice', 'frame', ring([1.5, 3.75, 2.15, 3.75, 2.3, 3.86, 2.32, 3.95, 1.5, 3.95]));
  b.add('drum', 'frame', ring([0, 3.94, 1.98, 3.94, 1.96, 4.1, 0, 4.1]), { detail: 0.7 });
  const dome: number[] = [0, 4.08];
  for (let i = 0; i <= 14; i++) dome.push(1.9 * Math.cos((i / 14) * 1.5), 4.09 + 1.25 * Math.sin((i / 14) * 1.5));
  dome.push(0, 5.34);
  b.add('dome', 'roof', solid.turned(pairs(dome), [0, 0, 0], { bevel: 0, segments: 80 }), { detail: 1.3 });
  for (let i = 0; i < 16; i++) {
    const a = (i * Math.PI) / 8;
    const rib = Array.from({ length: 9 }, (_, k): Vec3 => {
      const t = (k / 8) * 1.42;
      return [1.905 * Math.cos(t) * Math.cos(a), 4.09 + 1.255 * Math.sin(t), 1.905 * Math.cos(t) * Math.sin(a)];
    });
    b.add(`dome rib ${i + 1}`, 'roof', solid.tube(rib, 0.03, { taper: rib.map((_, k) => 1 - 0.06 * k) }), {
      detail: 0.4,
    });
  }
  b.add(
    'finial',
    'frame',
    solid.turned(pairs([0, 0, 0.26, 0, 0.24, 0.08, 0.1, 0.14, 0.14, 0.26, 0.05, 0.36, 0, 0.4]), [0, 5.29, 0], {
      bevel: 0.008,
      segments: 40,
    }),
  );
}
