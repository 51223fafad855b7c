import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { fitting, pairs, rigging, shipHull, steps } from '../../kits/vehicle/index.ts';

/** A sloop: fine hull with keel and rudder, cabin top, mast with main and jib, winches, tiller, lines. */
export function buildSail(b: Bench, rng: Rng): number {
  const k = 1.15;
  const hull = shipHull(
    [
      -3.3,
      0.85,
      1.0 + k,
      0.5 + k,
      2.2,
      -2.4,
      1.05,
      0.96 + k,
      0.25 + k,
      2.1,
      -0.4,
      1.22,
      0.92 + k,
      0.05 + k,
      2,
      1.4,
      0.92,
      0.98 + k,
      0.12 + k,
      1.7,
      2.8,
      0.4,
      1.1 + k,
      0.4 + k,
      1.4,
      3.5,
      0.03,
      1.18 + k,
      0.8 + k,
      1.2,
    ],
    0.06,
  );
  const line = {
    mask: { kind: 'span' as const, dir: [0, -1, 0] as Vec3, from: -(0.5 + k), to: -(0.49 + k) },
    material: { color: b.tint('cabin', {}).color },
  };
  b.add('hull', b.tint('hull', { layers: [line] }), hull.shell, { detail: 1.6 });
  b.add('deck', 'deck', hull.deck({ down: 0.06, thick: 0.05 }), { grain: [0, 0, 1] });
  fitting.pair(
    b,
    'toe rail',
    'trim',
    solid.bar(hull.rail(-0.03, 0.02, -3.25, 3.4), { kind: 'rect', w: 0.06, h: 0.08, r: 0.015 }, { up: [0, 1, 0] }),
  );
  const fin = outline.rounded(pairs([0.7, 0.25 + k, -0.9, 0.25 + k, -0.65, 0.12, 0.3, 0.12]), 0.08);
  b.add('keel', b.tint('cabin', {}), solid.slab(fin, 0.14, [0, 0, 0], 'x', { bevel: 0.05 }));
  b.add('keel bulb', b.tint('cabin', {}), { op: 'ball', r: [0.17, 0.14, 0.8], at: [0, 0.14, -0.2] });
  b.add(
    'rudder',
    b.tint('cabin', {}),
    solid.slab(
      outline.rounded(pairs([-3.1, 0.7 + k, -3.45, 0.72 + k, -3.4, 0.5, -3.0, 0.5]), 0.06),
      0.07,
      [0, 0, 0],
      'x',
      { bevel: 0.025 },
    ),
  );
  const y = 0.92 + k;
  b.add(
    'cabin',
    'hull',
    solid.slab(
      outline.rounded(pairs([-0.9, y - 0.1, 1.9, y - 0.02, 1.55, y + 0.28, 0.6, y + 0.42, -0.9, y + 0.46]), 0.08),
      1.3,
      [0, 0, 0],
      'x',
      { bevel: 0.12 },
    ),
  );
  fitting.pair(
    b,
    'cabin windows',
    'windows',
    solid.many(
      [
        [-0.3, 0.7],
        [0.75, 0.55],
      ].map(([z, l]) =>
        solid.slab(outline.roundRect(l, 0.15, 0.07, z, y + 0.24), 0.04, [0.645, 0, 0], 'x', { bevel: 0.01 }),
      ),
    ),
  );
  addSailFittings(b, y, rng);
  b.add(
    'fenders',
    'buoys',
    solid.many(
      steps(-1.6, 0.8, 3).map((z) =>
        solid.rod([hull.at(z).half + 0.12, y - 0.5, z], [hull.at(z).half + 0.12, y - 0.1, z], 0.1, 0.1, 'round'),
      ),
    ),
  );
  b.add(
    'cradle',
    'trim',
    solid.many(
      [-1.4, 1.2].flatMap((z) => [
        solid.box([2.1, 0.14, 0.2], [0, 0.07, z], 0.03),
        ...[-1, 1].map((s) => solid.rod([s * 0.9, 0.1, z], [s * (hull.at(z).half * 0.72), k + 0.42, z], 0.06)),
      ]),
    ),
  );
  b.add('cradle beams', 'trim', solid.both(solid.box([0.14, 0.12, 3], [0.75, 0.06, -0.1], 0.03)));
  return y;
}

/** What is fitted to it. */
function addSailFittings(b: Bench, y: number, rng: Rng): void {
  b.add('fore hatch', 'windows', solid.box([0.5, 0.04, 0.5], [0, y + 0.32, 1.25], 0.015, [12, 0, 0]));
  b.add('companion hatch', 'trim', solid.box([0.6, 0.06, 0.7], [0, y + 0.48, -0.55], 0.015));
  b.add(
    'cockpit',
    'trim',
    solid.many([-0.62, 0.62].map((x) => solid.box([0.3, 0.18, 1.9], [x, y + 0.08, -2.0], 0.03))),
    { grain: [0, 0, 1] },
  );
  b.add(
    'tiller',
    'trim',
    solid.tube(
      [
        [0, y + 0.2, -3.1],
        [0, y + 0.36, -2.7],
        [0, y + 0.4, -2.1],
      ],
      0.03,
    ),
  );
  const top = y + 7.4 + rng.range(-0.3, 0.4);
  b.add('mast', 'metal', solid.rod([0, y + 0.3, 0.5], [0, top, 0.5], 0.07, 0.05));
  b.add('boom', 'metal', solid.rod([0.03, y + 1.15, 0.45], [0.24, y + 1.1, -2.9], 0.05));
  b.add(
    'main sail',
    'sails',
    rigging.lateen([0.02, y + 1.22, 0.42], [0.02, top - 0.15, 0.44], [0.24, y + 1.18, -2.8], 0.34, 0.012),
    { detail: 1.3 },
  );
  b.add('jib', 'sails', rigging.lateen([0, y + 0.4, 3.3], [0, top - 1.2, 0.68], [0.5, y + 0.7, 0.1], 0.36, 0.012), {
    detail: 1.2,
  });
  b.add(
    'battens',
    'cabin',
    solid.many(
      [0.25, 0.45, 0.65].map((t) =>
        solid.box(
          [0.02, 0.035, 0.7 * (1.1 - t)],
          [0.2 * (1 - t) + 0.08, y + 1.2 + (top - y - 1.4) * t, -2.7 * (1 - t) + 0.7],
          0.006,
        ),
      ),
    ),
    { hidden: true },
  );
  fitting.pair(b, 'spreader', 'metal', solid.rod([0.04, y + 4.4, 0.5], [0.62, y + 4.45, 0.4], 0.025));
  fitting.pair(
    b,
    'shrouds',
    'ropes',
    solid.many([
      solid.rod([1.1, y, 0.3], [0.62, y + 4.45, 0.4], 0.01),
      solid.rod([0.62, y + 4.45, 0.4], [0.05, top - 0.3, 0.5], 0.01),
    ]),
  );
  b.add(
    'stays',
    'ropes',
    solid.many([
      solid.rod([0, y + 0.3, 3.42], [0, top - 0.05, 0.53], 0.012),
      solid.rod([0, y + 0.1, -3.25], [0, top - 0.02, 0.47], 0.012),
    ]),
  );
  b.add(
    'sheets',
    'ropes',
    solid.many([
      solid.rod([0.2, y + 1.08, -2.3], [0, y + 0.1, -2.6], 0.014),
      solid.rod([0.5, y + 0.7, 0.1], [0.85, y + 0.12, -1.3], 0.012),
    ]),
  );
  b.add(
    'winches',
    'metal',
    solid.both(
      solid.turned(pairs([0, 0, 0.09, 0, 0.06, 0.05, 0.06, 0.12, 0.09, 0.15, 0, 0.16]), [0.82, y + 0.08, -1.4], {
        bevel: 0.006,
      }),
    ),
  );
  const rail = [
    [0.3, y + 0.1, 3.1],
    [0.75, y + 0.04, 2.0],
    [1.06, y, 0.6],
    [1.14, y, -0.8],
    [1.0, y, -2.2],
    [0.8, y + 0.04, -3.1],
  ].map(([x, h, z]): Vec3 => [x, h, z]);
  fitting.pair(b, 'guard rail', 'metal', fitting.railing(rail, 0.5, 0.012, 1));
  b.add(
    'mast light',
    { base: 'lamp', color: '#f4efd0', emissive: '#fff0c0', emissiveStrength: 0.8 },
    { op: 'ball', r: 0.06, at: [0, top + 0.05, 0.5] },
  );
  b.add('pennant', 'buoys', rigging.flag([0, top + 0.1, 0.46], 0.7, 0.26, 0.01));
}
