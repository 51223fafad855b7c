import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { fitting, pairs } from '../../kits/vehicle/index.ts';
import { addFlame, addPorthole } from './extras.ts';
import { band, bell, fins } from './parts.ts';

/** The rocket of story books: a cigar on four swept fins, portholes, a hatch with a ladder. */
export function buildRetro(b: Bench, rng: Rng, flame: boolean): number {
  const fat = 1.05 + rng.range(-0.12, 0.16);
  const line = pairs([0.62, 1.0, 0.86, 1.5, 1.02, 2.4, 1.06, 3.4, 0.98, 4.6, 0.78, 5.8, 0.5, 6.8]).map(
    ([r, y]): Vec2 => [r * fat, y],
  );
  const at = (y: number): number => {
    const i = Math.max(
      1,
      line.findIndex((p) => p[1] >= y),
    );
    const [p, q] = [line[i - 1], line[i]];
    return p[0] + ((q[0] - p[0]) * (y - p[1])) / (q[1] - p[1]);
  };
  b.add(
    'hull',
    'body',
    solid.turned([[0, 1.0], ...line, [0, 6.8]], [0, 0, 0], { smooth: false, bevel: 0.3, segments: 48 }),
    { detail: 1.5 },
  );
  b.add(
    'nose cone',
    'fins',
    solid.turned(
      [
        [0, 6.62],
        [at(6.62) + 0.012, 6.62],
        [0.38 * fat, 7.15],
        [0.18 * fat, 7.65],
        [0.05, 7.95],
        [0, 7.98],
      ],
      [0, 0, 0],
      { bevel: 0.03, segments: 40 },
    ),
  );
  b.add('nose ring', 'metal', band(at(6.6) + 0.01, 6.6, 0.12));
  b.add(
    'nose tip',
    'metal',
    solid.many([solid.rod([0, 7.9, 0], [0, 8.35, 0], 0.03, 0.015), { op: 'ball', r: 0.07, at: [0, 8.38, 0] }]),
  );
  for (const [i, y] of [1.45, 2.4, 4.7].entries())
    b.add(`hull band ${i + 1}`, i === 2 ? 'fins' : 'metal', band(at(y) + 0.006, y, i === 2 ? 0.34 : 0.09));
  const seams = [0, 1, 2, 3, 4, 5].map((i) => {
    const a = (i * Math.PI) / 3 + 0.26;
    return solid.tube(
      [2.5, 3.2, 4.0, 4.5].map((y): Vec3 => [Math.sin(a) * (at(y) + 0.004), y, Math.cos(a) * (at(y) + 0.004)]),
      0.012,
    );
  });
  b.add('hull seams', 'metal', solid.many(seams), { detail: 0.5 });
  addRetroFittings(b, at, fat);
  b.add(
    'emblem',
    'fins',
    solid.put(
      {
        op: 'extrude',
        depth: 0.05,
        bevel: 0.008,
        outline: Array.from(
          { length: 10 },
          (_, i): Vec2 => [
            (i % 2 ? 0.1 : 0.24) * Math.sin((i * Math.PI) / 5),
            (i % 2 ? 0.1 : 0.24) * Math.cos((i * Math.PI) / 5),
          ],
        ),
      },
      [0, 4.08, at(4.08) + 0.005],
      [-6, 0, 0],
    ),
  );
  if (flame) addFlame(b, 'engine', [0, 0.5, 0], 0.42, 0.5);
  return 8.4;
}

/** What is fitted to it. */
function addRetroFittings(b: Bench, at: (y: number) => number, fat: number): void {
  for (const y of [2.52, 4.44])
    b.add(
      y < 3 ? 'lower rivets' : 'upper rivets',
      'metal',
      solid.at(
        solid.cyl(0.028, 0.03, [0, 0, 0], 'z', { segments: 8 }),
        Array.from({ length: 18 }, (_, i) => ({
          at: [Math.sin((i * Math.PI) / 9) * (at(y) + 0.004), y, Math.cos((i * Math.PI) / 9) * (at(y) + 0.004)] as Vec3,
          rot: [0, i * 20, 0] as Vec3,
        })),
      ),
      { detail: 0.4 },
    );
  addPorthole(b, 'great porthole', at(5.3) - 0.02, 5.3, 0, 0.36, 10);
  addPorthole(b, 'left porthole', at(3.9) - 0.01, 3.9, 68, 0.24, 4);
  addPorthole(b, 'right porthole', at(3.9) - 0.01, 3.9, -68, 0.24, 4);
  addPorthole(b, 'rear porthole', at(5.3) - 0.02, 5.3, 180, 0.28, 10);
  const swept = outline.rounded(
    pairs([0.5, 2.75, 0.98, 2.7, 1.6, 1.9, 1.98, 0.85, 2.02, 0.06, 1.8, 0.02, 1.5, 0.62, 1.05, 1.05, 0.5, 1.15]).map(
      ([x, y]): Vec2 => [x * fat, y],
    ),
    [0.05, 0.2, 0.3, 0.3, 0.1, 0.1, 0.3, 0.2, 0.05],
  );
  for (let i = 0; i < 4; i++) {
    b.add(`fin ${i + 1}`, 'fins', fins(swept, 1, 0.16, 45 + i * 90), { detail: 1.2 });
    const a = ((45 + i * 90) * Math.PI) / 180;
    b.add(
      `fin foot ${i + 1}`,
      'metal',
      solid.cyl(0.16, 0.1, [Math.cos(a) * 1.9 * fat, 0.05, -Math.sin(a) * 1.9 * fat], 'y', { bevel: 0.03 }),
    );
    const inner = swept.map(([x, y]): Vec2 => [1.42 * fat + (x - 1.42 * fat) * 0.62, 1.35 + (y - 1.35) * 0.56]);
    b.add(`fin panel ${i + 1}`, b.tint('fins', { rough: 0.45 }), fins(inner, 1, 0.176, 45 + i * 90));
  }
  b.add(
    'engine skirt',
    'trim',
    solid.turned(
      [
        [0, 0.82],
        [0.5 * fat, 0.82],
        [0.64 * fat, 1.06],
        [0, 1.06],
      ],
      [0, 0, 0],
      { bevel: 0.03 },
    ),
  );
  b.add('nozzle', 'metal', solid.put(bell(0.58, 0.62), [0, 0.9, 0]));
  b.add('nozzle ring', 'trim', solid.hoop(0.58, { kind: 'circle', r: 0.03 }, [0, 0.3, 0], 'y', 32));
  const r = at(2.9) + 0.004;
  b.add(
    'hatch',
    b.tint('body', { rough: 0.42 }),
    solid.put(solid.slab(outline.roundRect(0.62, 0.98, 0.28), 0.1, [0, 0, 0], 'z', { bevel: 0.02 }), [
      0,
      2.98,
      r - 0.02,
    ]),
  );
  b.add('hatch frame', 'metal', solid.put(fitting.surround(0.62, 0.98, 0.28, 0.12, 0.06), [0, 2.98, r - 0.02]));
  b.add(
    'hatch wheel',
    'fins',
    solid.many([
      solid.hoop(0.11, { kind: 'circle', r: 0.018 }, [0, 2.92, r + 0.09], 'z', 20),
      solid.box([0.2, 0.025, 0.025], [0, 2.92, r + 0.07], 0.006),
      solid.box([0.025, 0.2, 0.025], [0, 2.92, r + 0.07], 0.006),
    ]),
  );
  b.add('hatch hinges', 'trim', solid.many([2.75, 3.2].map((y) => solid.cyl(0.03, 0.14, [0.36, y, r + 0.03], 'y'))));
  b.add('ladder', 'metal', fitting.ladder([0, 0.02, r + 0.42], [0, 2.5, r + 0.06], 0.4, 8, 0.026));
}
