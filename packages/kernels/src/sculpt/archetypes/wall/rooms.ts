import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { spaced } from '../../kits/building/structure.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A room cut open: floor of boards or flags, two walls with skirting, a window and a door, beams or a cornice over them. */
export function addRoom(b: Bench, dungeon: boolean, taste: Rng): void {
  const [a, h, t] = [2, 2.6, 0.18];
  b.add('base', 'core', solid.box([2 * a + 2 * t, 0.14, 2 * a + 2 * t], [0, 0.07, 0], 0.02), { detail: 0.5 });
  const n = dungeon ? 5 : 14;
  const w = (2 * a) / n;
  const tiles = dungeon
    ? Array.from({ length: n * n }, (_, i) =>
        solid.box(
          [w - 0.02, 0.06, w - 0.02],
          [((i % n) - (n - 1) / 2) * w, 0.16 + taste.range(-0.008, 0.01), (Math.floor(i / n) - (n - 1) / 2) * w],
          0.015,
        ),
      )
    : Array.from({ length: n }, (_, i) =>
        solid.box([w - 0.006, 0.05, 2 * a - 0.01], [(i - (n - 1) / 2) * w, 0.16, 0], 0.004),
      );
  b.add('floor', dungeon ? 'coping' : 'gate', solid.many(tiles), { grain: [0, 0, 1], detail: 0.8 });
  const hole = solid.box([1.1, 1.1, 1], [-0.5, 1.5, -a - t / 2], 0);
  const door = solid.box([1, 0.95 * 2.1, 0.98], [-a - t / 2, 0.15 + 1, 0.5], 0);
  b.add('back wall', 'stone', solid.cut(solid.box([2 * a + 2 * t, h, t], [0, h / 2 + 0.13, -a - t / 2], 0.006), hole));
  b.add(
    'side wall',
    'stone',
    solid.cut(solid.box([t, h - 0.004, 2 * a + t], [-a - t / 2, h / 2 + 0.13, t / 2], 0.006), door),
  );
  b.add(
    'window frame',
    'coping',
    solid.slab(outline.pairs([-0.6, -0.6, 0.6, -0.6, 0.6, 0.6, -0.6, 0.6]), t + 0.06, [-0.5, 1.5, -a - t / 2], 'z', {
      holes: [outline.pairs([-0.5, -0.5, 0.5, -0.5, 0.5, 0.5, -0.5, 0.5])],
      bevel: 0.008,
    }),
  );
  if (dungeon)
    b.add(
      'window bars',
      'metal',
      solid.many(
        [-0.3, -0.1, 0.1, 0.3].map((x) => solid.rod([-0.5 + x, 0.98, -a - t / 2], [-0.5 + x, 2.02, -a - t / 2], 0.022)),
      ),
    );
  else {
    b.add('window bars', 'coping', {
      op: 'fuse',
      of: [
        solid.box([0.05, 1.02, 0.05], [-0.5, 1.5, -a - t / 2], 0),
        solid.box([1.02, 0.05, 0.046], [-0.5, 1.5, -a - t / 2], 0),
      ],
    });
    b.add(
      'skirting',
      'coping',
      solid.many([
        solid.box([2 * a, 0.14, 0.03], [0, 0.25, -a + 0.012], 0.004),
        solid.box([0.03, 0.138, a - 0.02 + 0.02], [-a + 0.012, 0.25, -a / 2 - 0.02], 0.004),
      ]),
    );
    b.add(
      'cornice',
      'coping',
      solid.many([
        solid.box([2 * a, 0.1, 0.08], [0, h + 0.06, -a + 0.035], 0.01),
        solid.box([0.08, 0.098, 2 * a - 0.1], [-a + 0.035, h + 0.06, 0.05], 0.01),
      ]),
    );
  }
  b.add(
    'door',
    'gate',
    solid.put(
      solid.many(
        Array.from({ length: 6 }, (_, i) => solid.box([0.16, 1.94, 0.05], [i * 0.161 + 0.09, 1.12, 0], 0.004)),
      ),
      [-a - t * 0.4, 0, 0.99],
      [0, 118, 0],
    ),
    { grain: [0, 1, 0] },
  );
  b.add(
    'door frame',
    'coping',
    solid.put(
      solid.slab(outline.pairs([-0.6, 0, 0.6, 0, 0.6, 2.1, -0.6, 2.1]), t + 0.06, [0, 0.14, 0], 'z', {
        holes: [outline.pairs([-0.5, 0.005, 0.5, 0.005, 0.5, 2, -0.5, 2])],
        bevel: 0.008,
      }),
      [-a - t / 2, 0, 0.5],
      [0, 90, 0],
    ),
  );
  if (dungeon) addTorches(b, a);
}

/** Torches in brackets and hanging chains on the back wall. */
function addTorches(b: Bench, a: number): void {
  const torch = (x: number): Vec3 => [x, 1.7, -a + 0.06];
  b.add(
    'torches',
    'gate',
    solid.many([0.75, 1.5].map((x) => solid.rod([x, 1.5, -a + 0.03], [x, 1.95, -a + 0.16], 0.025, 0.04))),
  );
  b.add(
    'torch brackets',
    'metal',
    solid.many(
      [0.75, 1.5].map((x) =>
        solid.hoop(0.045, { kind: 'rect', w: 0.03, h: 0.012 }, [torch(x)[0], 1.74, -a + 0.095], 'y', 16),
      ),
    ),
  );
  b.add(
    'flames',
    { base: 'lamp', color: '#ffb84a', color2: '#ff7a1a' },
    solid.many([0.75, 1.5].map((x): Shape => ({ op: 'ball', r: [0.05, 0.1, 0.05], at: [x, 2.04, -a + 0.18] }))),
  );
  b.add(
    'chains',
    'metal',
    solid.many(
      [1, 1.25].flatMap((x) =>
        spaced([x, 1.5, -a + 0.04], [x, 0.95, -a + 0.06], 8).map(({ at }, i) =>
          solid.put(solid.hoop(0.035, { kind: 'circle', r: 0.009 }, [0, 0, 0], 'z', 14), at as Vec3, [
            0,
            (i % 2) * 90,
            0,
          ]),
        ),
      ),
    ),
    { detail: 0.4 },
  );
}

/** A single moulded brick with its frog and the maker's letters. */
export function addBrick(b: Bench, taste: Rng): void {
  const rim = outline.roundRect(0.16, 0.062, 0.012);
  b.add(
    'brick',
    'stone',
    solid.cut(
      solid.box([0.215, 0.065, 0.1025], [0, 0.0325, 0], 0.005),
      solid.slab(rim, 0.03, [0, 0.065, 0], 'y', { bevel: 0 }),
    ),
  );
  b.add(
    'frog letters',
    'stone',
    solid.put(
      { op: 'text', value: taste.pick(['BRICK', 'KILN', 'CLAY']), height: 0.022, depth: 0.008 },
      [0, 0.052, 0.011],
      [-90, 0, 0],
    ),
  );
}

/** A square of paving or tiles on its bed. */
export function addTiles(b: Bench, taste: Rng): void {
  const [n, s] = [6, 0.4];
  b.add('bed', 'core', solid.box([n * s + 0.12, 0.06, n * s + 0.12], [0, 0.03, 0], 0.01), { detail: 0.5 });
  for (let r = 0; r < n; r++)
    b.add(
      `row ${r + 1}`,
      'stone',
      solid.many(
        Array.from({ length: n }, (_, i) =>
          solid.box(
            [s - 0.016, 0.05, s - 0.016],
            [(i - (n - 1) / 2) * s, 0.08 + taste.range(-0.004, 0.004), (r - (n - 1) / 2) * s],
            0.01,
          ),
        ),
      ),
    );
}
