import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A plate cut to a side view (z, y, z, y ...), `w` wide across x, corners rounded by r. */
function side(
  numbers: readonly number[],
  w: number,
  o: { r?: number; bevel?: number; x?: number; holes?: readonly (readonly Vec2[])[] } = {},
): Shape {
  return solid.slab(outline.rounded(pairs(numbers), o.r ?? 0.004, 3), w, [o.x ?? 0, 0, 0], 'x', {
    bevel: o.bevel ?? Math.min(0.004, w * 0.12),
    ...(o.holes ? { holes: o.holes } : {}),
  });
}

/** A tube or bar about z from z0 to z1 at height y. */
function bore(z0: number, z1: number, y: number, r: number, segments = 28): Shape {
  return solid.cyl(r, z1 - z0, [0, y, (z0 + z1) / 2], 'z', { bevel: Math.min(0.0015, r * 0.15), segments });
}

/** A muzzle: ring with a dark bore in it, its face at z. */
function addMuzzle(b: Bench, z: number, y: number, r: number): void {
  b.add(
    'muzzle crown',
    'barrel',
    solid.hoop(r * 0.82, { kind: 'rect', w: 0.006, h: r * 0.4, r: r * 0.08 }, [0, y, z], 'z', 28),
    { detail: 0.5 },
  );
  b.add(
    'bore',
    { base: 'plain', color: '#0a0a0b', rough: 0.9 },
    solid.cyl(r * 0.66, 0.004, [0, y, z - 0.0005], 'z', { bevel: 0 }),
    { detail: 0.3 },
  );
}

/** A toothed sight rail on y from z0 to z1. */
function rail(z0: number, z1: number, y: number): Shape {
  const n = Math.floor((z1 - z0) / 0.01);
  const top: number[] = [];
  for (let i = n; i > 0; i--) {
    const z = z0 + i * 0.01;
    top.push(z - 0.0015, y + 0.006, z - 0.0065, y + 0.006, z - 0.0065, y + 0.003, z - 0.01, y + 0.003);
  }
  return solid.slab(
    pairs([
      z0,
      y - 0.003,
      z0 + n * 0.01,
      y - 0.003,
      z0 + n * 0.01,
      y + 0.003,
      z0 + n * 0.01 - 0.0015,
      y + 0.003,
      ...top,
    ]),
    0.019,
    [0, 0, 0],
    'x',
    { bevel: 0 },
  );
}

/** A telescopic sight of length l about z0 on a rail whose top is y: bells, rings, turrets, lenses. */
function addScope(b: Bench, z0: number, y: number, l: number): void {
  const r = 0.0135;
  const axis = y + 0.026;
  const h = l / 2;
  const profile: readonly Vec2[] = [
    [0, -h],
    [r * 1.5, -h],
    [r * 1.55, -h + 0.03],
    [r, -h + 0.055],
    [r, h - 0.085],
    [r * 1.75, h - 0.05],
    [r * 1.75, h],
    [r * 1.6, h + 0.001],
    [r * 1.55, h - 0.006],
    [0, h - 0.006],
  ];
  b.add('scope tube', 'metal', solid.turned(profile, [0, axis, z0], { axis: 'z', bevel: 0.001 }), { detail: 1.3 });
  b.add('scope lens', 'lens', solid.put({ op: 'ball', r: [r * 1.5, r * 1.5, 0.004] }, [0, axis, z0 + h - 0.005]), {
    detail: 0.6,
  });
  b.add('eyepiece lens', 'lens', solid.put({ op: 'ball', r: [r * 1.25, r * 1.25, 0.003] }, [0, axis, z0 - h]), {
    detail: 0.4,
  });
  b.add(
    'eyepiece ring',
    'stock',
    solid.hoop(r * 1.5, { kind: 'rect', w: 0.012, h: 0.003, r: 0.0008 }, [0, axis, z0 - h + 0.012], 'z', 32),
    { detail: 0.5 },
  );
  for (const [name, z] of [
    ['front scope ring', 0.045],
    ['rear scope ring', -0.045],
  ] as const) {
    b.add(
      name,
      'metal',
      solid.hoop(r * 1.02, { kind: 'rect', w: 0.014, h: 0.005, r: 0.001 }, [0, axis, z0 + z], 'z', 28),
      { detail: 0.5 },
    );
    b.add(`${name} mount`, 'metal', solid.box([0.02, 0.018, 0.014], [0, y + 0.007, z0 + z], 0.002), { detail: 0.5 });
    b.add(`${name} screw`, 'steel', solid.put(fitting.screw(0.003, 'hex'), [0.0102, y + 0.006, z0 + z], [0, 0, -90]), {
      detail: 0.3,
    });
  }
  b.add('elevation turret', 'metal', solid.put(fitting.knob(0.009, 0.016, 20), [0, axis + r * 0.9, z0 - 0.008]), {
    detail: 0.6,
  });
  b.add(
    'windage turret',
    'metal',
    solid.put(fitting.knob(0.009, 0.014, 20), [-r * 0.9, axis, z0 - 0.008], [0, 0, 90]),
    { detail: 0.6 },
  );
}

/** Trigger in its guard: the guard spans z0 to z1 below y, `deep` down. */
function addTrigger(b: Bench, z0: number, z1: number, y: number, deep = 0.03): void {
  const path: Vec3[] = [
    [0, y + 0.003, z1],
    [0, y - deep * 0.75, z1 - 0.003],
    [0, y - deep, z1 - 0.014],
    [0, y - deep, z0 + 0.012],
    [0, y - deep * 0.6, z0],
    [0, y + 0.003, z0 - 0.002],
  ];
  b.add(
    'trigger guard',
    'metal',
    solid.bar(path, { kind: 'rect', w: 0.003, h: 0.011, r: 0.001 }, { spline: 'catmull', up: [1, 0, 0] }),
    { detail: 0.7 },
  );
  const m = (z0 + z1) / 2;
  b.add(
    'trigger',
    'steel',
    solid.tube(
      [
        [0, y + 0.004, m + 0.003],
        [0, y - deep * 0.35, m - 0.003],
        [0, y - deep * 0.75, m + 0.006],
      ],
      0.0028,
      { taper: [1, 1.1, 0.6] },
    ),
    { detail: 0.5 },
  );
}

/** Round heads of pins through the receiver at (z, y) on both sides, half width x. */
function addPins(b: Bench, spots: readonly (readonly [z: number, y: number])[], x: number): void {
  spots.forEach(([z, y], i) => {
    b.add(`receiver pin ${i + 1}`, 'steel', solid.cyl(0.0032, x * 2 + 0.0018, [0, y, z], 'x', { bevel: 0.0006 }), {
      detail: 0.3,
    });
  });
}

/** Shapes and fittings that long guns share. Metres, muzzle to +Z. */
export const piece = { side, bore, addMuzzle, rail, addScope, addTrigger, addPins };
