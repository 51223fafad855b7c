import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A ribbed radiator on feet with its valve. */
function addRadiator(b: Bench): void {
  const n = 9;
  for (let i = 0; i < n; i++) {
    const x = (i - (n - 1) / 2) * 0.062;
    b.add(
      `rib ${i + 1}`,
      'body',
      solid.slab(outline.roundRect(0.15, 0.5, 0.06, 0, 0.33, 6), 0.05, [x, 0, 0], 'x', {
        bevel: 0.016,
        holes: [-0.034, 0.034].map((z) => outline.roundRect(0.026, 0.34, 0.012, z, 0.33, 4)),
      }),
      { detail: 1 },
    );
  }
  for (const [name, y] of [
    ['upper', 0.53],
    ['lower', 0.13],
  ] as const)
    b.add(`${name} header`, 'body', solid.cyl(0.03, 0.064 * n + 0.01, [0, y, 0], 'x', { bevel: 0.004 }), {
      detail: 0.5,
    });
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    for (const [where, q] of [
      ['front', 1],
      ['rear', -1],
    ] as const)
      b.add(
        `${name} ${where} foot`,
        'body',
        solid.rod([s * 0.248, 0.12, q * 0.04], [s * 0.252, 0, q * 0.055], 0.016, 0.022),
        { detail: 0.5 },
      );
  b.add('valve', 'band', solid.cyl(0.02, 0.06, [0.32, 0.13, 0], 'x'));
  b.add('valve body', 'band', solid.cyl(0.022, 0.07, [0.345, 0.13, 0], 'y', { bevel: 0.005 }));
  b.add(
    'valve knob',
    'fitting',
    solid.slab(outline.superellipse(0.032, 0.032, 2, 24), 0.03, [0.345, 0.185, 0], 'y', { bevel: 0.006 }),
  );
  b.add('supply pipe', 'band', solid.rod([0.345, 0, 0], [0.345, 0.1, 0], 0.011));
  b.add('bleed screw', 'band', solid.cyl(0.01, 0.02, [-0.285, 0.53, 0], 'x'), { detail: 0.4 });
}

/** A square ventilation duct with an elbow, flanges and a grille. */
function addDuct(b: Bench): void {
  const w = 0.32;
  const path: Vec3[] = [
    [0, 0, -0.1],
    [0, 0.36, -0.1],
    ...outline.arc(0, 0, 0.2, 180, 90, 6).map(([x, y]): Vec3 => [0, 0.4 + y, 0.1 + x]),
    [0, 0.6, 0.32],
  ];
  b.add('duct', 'body', solid.bar(path, { kind: 'rect', w, h: w, r: 0.008 }, { up: [0, 0, 1] }), { detail: 1.2 });
  for (const [i, y] of [0.02, 0.3].entries())
    b.add(`flange ${i + 1}`, 'fitting', solid.box([w + 0.05, 0.03, w + 0.05], [0, y, -0.1], 0.004), { detail: 0.6 });
  b.add(
    'front flange',
    'fitting',
    solid.slab(outline.roundRect(w + 0.06, w + 0.06, 0.01), 0.03, [0, 0.6, 0.31], 'z', {
      bevel: 0.004,
      holes: [outline.roundRect(w - 0.05, w - 0.05, 0.006)],
    }),
  );
  b.add(
    'dark',
    { base: 'plain', color: '#141414', rough: 1 },
    solid.box([w - 0.04, w - 0.04, 0.006], [0, 0.6, 0.318], 0),
    { detail: 0.3 },
  );
  for (let i = 0; i < 7; i++)
    b.add(
      `louvre ${i + 1}`,
      'fitting',
      solid.put(solid.box([w - 0.05, 0.045, 0.005], [0, 0, 0], 0.001), [0, 0.48 + i * 0.04, 0.326], [38, 0, 0]),
      { detail: 0.4 },
    );
}

/** A tall brick chimney with iron hoops and a red and white head. */
function addStack(b: Bench): void {
  const r = (y: number): number => 0.95 - 0.042 * y;
  b.add('plinth', { base: 'concrete', color: '#a8a298' }, solid.box([2.6, 0.5, 2.6], [0, 0.25, 0], 0.06));
  b.add('base', 'body', solid.box([2.2, 1.2, 2.2], [0, 1.05, 0], 0.04));
  b.add(
    'shaft',
    { ...b.tint('body', {}), about: { x: 0, z: 0, r: 0.8 } },
    solid.turned(pairs([0, 1.6, r(1.6), 1.6, r(11.6), 11.6, 0, 11.6]), [0, 0, 0], { bevel: 0.01, segments: 64 }),
    { detail: 1.2 },
  );
  for (let i = 0; i < 7; i++) {
    const y = 2.6 + i * 1.15;
    b.add(
      `hoop ${i + 1}`,
      'fitting',
      solid.hoop(r(y) + 0.012, { kind: 'rect', w: 0.09, h: 0.024, r: 0.004 }, [0, y, 0], 'y', 56),
      { detail: 0.4 },
    );
  }
  for (const [i, c] of ['#f0ece4', '#b8281f', '#f0ece4'].entries()) {
    const y = 10 + i * 0.5;
    b.add(
      `stripe ${i + 1}`,
      { base: 'paint', color: c, wear: 0.3 },
      solid.cyl(r(y) + 0.014, 0.5, [0, y, 0], 'y', { top: r(y + 0.5) + 0.014, bevel: 0.004, segments: 64 }),
      { detail: 0.6 },
    );
  }
  b.add(
    'crown',
    'body',
    solid.turned(
      pairs([0, 11.3, 0.52, 11.3, 0.64, 11.5, 0.66, 11.9, 0.6, 12, 0.42, 12, 0.4, 11.6, 0, 11.6]),
      [0, 0, 0],
      { bevel: 0.02, segments: 64 },
    ),
  );
  b.add('soot', { base: 'plain', color: '#161412', rough: 1 }, solid.cyl(0.4, 0.05, [0, 11.63, 0]), { detail: 0.3 });
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(`${name} ladder rail`, 'fitting', solid.rod([s * 0.18, 0.5, 1.14], [s * 0.18, 11.3, r(11.3) + 0.12], 0.02), {
      detail: 0.4,
    });
  b.add(
    'rungs',
    'fitting',
    solid.many(
      Array.from({ length: 34 }, (_, i) => {
        const y = 0.8 + i * 0.31;
        const z = 1.14 + ((y - 0.5) / 10.8) * (r(11.3) + 0.12 - 1.14);
        return solid.rod([-0.18, y, z], [0.18, y, z], 0.014);
      }),
    ),
    { detail: 0.3 },
  );
}

/** What carries warmth and smoke. */
export const warm = { addRadiator, addDuct, addStack };
