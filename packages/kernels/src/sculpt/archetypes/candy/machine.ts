import type { Vec2, Vec3 } from '../../../math/index.ts';
import { createRng } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import type { CandyPlan } from './candy.ts';

const BALLS = ['#e0304c', '#f08a1c', '#f2c820', '#4ab83a', '#3a8ae0', '#f6f2ea', '#f08ab4'];

/** A glass globe of gumballs on an enamelled foot with crank, chute and flap. */
export function addGumballs(b: Bench, p: CandyPlan): void {
  const rng = createRng(p.seed);
  const enamel = b.tint('sugar', { base: 'enamel', color2: undefined, clearcoat: undefined });
  const chrome = { base: 'chrome', color: '#d8dadc' };
  const foot: Vec2[] = [
    [0, 0],
    [0.078, 0],
    [0.08, 0.008],
    [0.07, 0.02],
    [0.058, 0.05],
    [0.058, 0.12],
    [0.066, 0.14],
    [0.07, 0.146],
    [0, 0.146],
  ];
  b.add('foot', enamel, solid.turned(foot, [0, 0, 0], { bevel: 0.002, segments: 64 }));
  b.add(
    'collar',
    chrome,
    solid.turned(
      [
        [0.055, 0.146],
        [0.073, 0.146],
        [0.074, 0.154],
        [0.066, 0.16],
        [0.055, 0.16],
        [0.055, 0.146],
      ],
      [0, 0, 0],
      { bevel: 0.001 },
    ),
  );
  const [R, y] = [0.1, 0.245];
  const sphere = (r: number): Vec2[] =>
    Array.from({ length: 17 }, (_, i): Vec2 => {
      const a = -1.02 + (2.1 * i) / 16;
      return [r * Math.cos(a), y + r * Math.sin(a)];
    });
  b.add(
    'globe',
    { base: 'glass', color: '#f4f8fa', rough: 0.03, transmission: 0.95 },
    solid.turned([...sphere(R), ...sphere(R - 0.003).reverse(), sphere(R)[0]], [0, 0, 0], { bevel: 0, segments: 64 }),
  );
  const r = 0.0125;
  const places: Vec3[] = [];
  for (let k = 0; k < 6; k++) {
    const h = y - R + 0.03 + k * r * 1.7;
    const q = Math.sqrt(Math.max(0, (R - 0.004 - r) ** 2 - (h - y) ** 2));
    for (const [s, off] of [
      [1, 0],
      [0.62, 0.5],
      [0.24, 0.2],
    ] as const) {
      const n = Math.max(1, Math.floor((2 * Math.PI * q * s) / (r * 2.1)));
      if (s < 1 && k < 4) continue;
      for (let i = 0; i < n; i++) {
        const a = ((i + off + k * 0.5) * 2 * Math.PI) / n;
        places.push([q * s * Math.cos(a), h + rng.range(-0.002, 0.002) + (s < 1 ? r * 0.3 : 0), q * s * Math.sin(a)]);
      }
    }
  }
  BALLS.forEach((color, c) => {
    const own = places.filter((_, i) => (i * 3 + Math.floor(i / BALLS.length)) % BALLS.length === c);
    b.add(
      `gumballs ${c + 1}`,
      { base: 'enamel', color, color2: color, rough: 0.2 },
      solid.at(
        { op: 'ball', r },
        own.map((at) => ({ at })),
      ),
      { detail: 0.5 },
    );
  });
  b.add(
    'lid',
    enamel,
    solid.turned(
      [
        [0, y + R * 0.86],
        [0.056, y + R * 0.86],
        [0.058, y + R * 0.9],
        [0.04, y + R * 1.02],
        [0.012, y + R * 1.07],
        [0, y + R * 1.07],
      ],
      [0, 0, 0],
      { bevel: 0.002 },
    ),
  );
  b.add('lid knob', chrome, { op: 'ball', r: 0.011, at: [0, y + R * 1.12, 0] });
  b.add('coin plate', chrome, solid.slab(outline.roundRect(0.046, 0.05, 0.01), 0.006, [0, 0.098, 0.058], 'z'));
  b.add(
    'crank',
    chrome,
    solid.many([
      solid.cyl(0.013, 0.008, [0, 0.1, 0.0645], 'z'),
      solid.box([0.034, 0.008, 0.006], [0, 0.1, 0.0705], 0.002, [0, 0, 30]),
    ]),
  );
  b.add(
    'coin slot',
    { base: 'plain', color: '#17181a' },
    solid.box([0.012, 0.0022, 0.001], [0, 0.1195, 0.0612], 0.0002),
    { detail: 0.4 },
  );
  b.add(
    'chute',
    chrome,
    solid.many([
      solid.box([0.036, 0.026, 0.02], [0, 0.05, 0.06], 0.003),
      solid.put(solid.box([0.03, 0.003, 0.022], [0, 0, 0], 0.001), [0, 0.037, 0.076], [20, 0, 0]),
    ]),
  );
  b.add('flap', enamel, solid.put(solid.box([0.028, 0.02, 0.002], [0, 0, 0], 0.0006), [0, 0.051, 0.0712], [-6, 0, 0]));
}
