import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { gableEnd } from '../../kits/building/gable.ts';
import { addWindows } from '../../kits/building/openings.ts';
import { spaced } from '../../kits/building/structure.ts';
import { lappedRoof, strapHinge } from '../../kits/building/timber.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A garden shed: boards, felted gable, ledged and braced door, window with a box of flowers, tools leaning on it. */
export function buildShed(b: Bench, taste: Rng): void {
  const [a, c, wall] = [1.3, 1.05, 1.85];
  b.add('bearers', 'trim', solid.both(solid.box([0.14, 0.14, 2 * c + 0.1], [a - 0.2, 0.07, 0], 0.01)));
  b.add('floor', 'base', solid.box([2 * a + 0.06, 0.08, 2 * c + 0.06], [0, 0.17, 0], 0.01));
  const half: Vec2[] = [
    [a, 0.2],
    [a, wall],
    [0, wall + 0.62],
  ];
  b.add('walls', 'walls', solid.slab(gableEnd(half), 2 * c, [0, 0, 0], 'z', { bevel: 0.008 }), {
    grain: [1, 0, 0],
    detail: 1.2,
  });
  const laps = Array.from({ length: 14 }, (_, i) => 0.3 + i * 0.12).filter((y) => y < wall - 0.02);
  b.add(
    'weather boards',
    'walls',
    solid.many(laps.flatMap((y) => [solid.box([2 * a + 0.03, 0.03, 2 * c + 0.03], [0, y, 0], 0.008)])),
    { grain: [1, 0, 0], detail: 0.5 },
  );
  b.add(
    'corner posts',
    'trim',
    solid.both(solid.both(solid.box([0.09, wall - 0.2, 0.09], [a - 0.01, wall / 2 + 0.1, c - 0.01], 0.01)), 'z'),
  );
  b.add(
    'roof',
    'roof',
    lappedRoof(
      [
        [a + 0.2, wall - 0.06],
        [0, wall + 0.68],
      ],
      2 * c + 0.4,
      0.24,
      0.06,
    ),
    { detail: 1.2 },
  );
  b.add(
    'barge boards',
    'trim',
    solid.both(
      solid.many(
        [1, -1].map((s) =>
          solid.bar(
            [
              [a + 0.2, wall - 0.14, s * (c + 0.21)],
              [0, wall + 0.62, s * (c + 0.21)],
            ],
            { kind: 'rect', w: 0.04, h: 0.13 },
            { up: [0, 1, 0] },
          ),
        ),
      ),
    ),
  );
  addShedDoor(b, c);
  addShedThings(b, taste, a, c);
}

/** Ledged and braced door with hinges and latch. */
function addShedDoor(b: Bench, c: number): void {
  const x = -0.42;
  b.add('door', 'door', solid.box([0.78, 1.62, 0.05], [x, 1.03, c + 0.04], 0.008), { grain: [0, 1, 0] });
  b.add(
    'door joints',
    b.tint('door', { color: '#2a1c12' }),
    solid.many([-0.26, -0.13, 0, 0.13, 0.26].map((u) => solid.box([0.012, 1.6, 0.01], [x + u, 1.03, c + 0.064], 0))),
    { detail: 0.3 },
  );
  b.add(
    'door ledges',
    'trim',
    solid.put(
      solid.many([
        solid.box([0.7, 0.11, 0.03], [0, 0.2, 0.015], 0.005),
        solid.box([0.7, 0.11, 0.03], [0, 1.4, 0.015], 0.005),
        solid.bar(
          [
            [-0.28, 0.26, 0.015],
            [0.28, 1.34, 0.015],
          ],
          { kind: 'rect', w: 0.026, h: 0.1 },
          { up: [-1, 0.5, 0] },
        ),
      ]),
      [x, 0.23, c + 0.065],
    ),
  );
  b.add(
    'door hinges',
    'metal',
    solid.many([0.43, 1.63].map((y) => solid.put(strapHinge(0.34, 0.05, 0.014), [x - 0.36, y, c + 0.095]))),
  );
  b.add(
    'door latch',
    'metal',
    solid.many([
      solid.box([0.12, 0.04, 0.02], [x + 0.3, 1.02, c + 0.08], 0.005),
      solid.hoop(0.03, { kind: 'circle', r: 0.007 }, [x + 0.3, 0.98, c + 0.1], 'z', 14),
    ]),
  );
}

/** Windows, flower box, rake and pot. */
function addShedThings(b: Bench, taste: Rng, a: number, c: number): void {
  addWindows(b, 'window', { w: 0.62, h: 0.62, head: 'flat', cols: 2, rows: 2, frame: 0.06, slots: { sill: 'trim' } }, [
    { at: [0.62, 1.02, c + 0.02] },
    { at: [a + 0.02, 1.02, 0], rot: [0, 90, 0] },
  ]);
  b.add('flower box', 'trim', solid.box([0.7, 0.16, 0.18], [0.62, 0.86, c + 0.14], 0.015));
  b.add(
    'flower box leaves',
    'plants',
    solid.many(
      Array.from(
        { length: 6 },
        (_, i): Shape => ({
          op: 'ball',
          r: [0.08, 0.07, 0.08],
          at: [0.36 + i * 0.104, 0.96 + (i % 2) * 0.02, c + 0.14],
        }),
      ),
    ),
  );
  b.add(
    'flowers',
    { base: 'petal', color: '#d8506a' },
    solid.many(
      Array.from(
        { length: 9 },
        (_, i): Shape => ({
          op: 'ball',
          r: [0.032, 0.026, 0.032],
          at: [0.33 + i * 0.072, 1.025 + taste.range(0, 0.03), c + 0.14 + taste.range(-0.06, 0.06)],
        }),
      ),
    ),
    { detail: 0.4 },
  );
  b.add('rake', 'trim', solid.rod([a + 0.28, 0.03, 0.5], [a + 0.08, 1.62, 0.45], 0.016), { grain: [0, 1, 0] });
  b.add(
    'rake head',
    'metal',
    solid.many([
      solid.box([0.03, 0.03, 0.36], [a + 0.09, 1.6, 0.45], 0.005),
      ...spaced([a + 0.12, 1.6, 0.3], [a + 0.12, 1.6, 0.6], 8).map(({ at }) =>
        solid.rod(at as Vec3, [(at?.[0] ?? 0) + 0.07, 1.56, at?.[2] ?? 0], 0.006),
      ),
    ]),
    { detail: 0.4 },
  );
  b.add(
    'flower pot',
    { base: 'ceramic', color: '#b0603c', rough: 0.85 },
    solid.turned(
      outline.pairs([0, 0, 0.1, 0, 0.14, 0.2, 0.16, 0.2, 0.16, 0.25, 0.13, 0.25, 0.12, 0.22, 0, 0.22]),
      [0.3, 0, c + 0.34],
      { bevel: 0.004 },
    ),
  );
  b.add('pot plant', 'plants', { op: 'ball', r: [0.15, 0.14, 0.15], at: [0.3, 0.32, c + 0.34] });
  b.add('step', 'base', solid.box([0.9, 0.12, 0.36], [-0.42, 0.06, c + 0.24], 0.02));
}
