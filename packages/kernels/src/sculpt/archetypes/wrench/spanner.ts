import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { knurl, thread } from '../../kits/mechanics/index.ts';

interface Grip {
  at: Vec3;
  size: number;
}

/** One station of a forged shank: height, width, thickness, thickness of the web between its flanges. */
type ShankStation = readonly [y: number, w: number, d: number, web: number];

/** A forged shank of I section along y: flanges left and right, a sunk web for the maker's mark. */
function shank(stations: readonly ShankStation[]): Shape {
  const sections = stations.map(([y, w, d, web]) => {
    const f = w * 0.2;
    const half: Vec2[] = [
      [-w / 2, -d / 2],
      [-w / 2 + f, -d / 2],
      [-w / 2 + f * 1.3, -web / 2],
      [w / 2 - f * 1.3, -web / 2],
      [w / 2 - f, -d / 2],
      [w / 2, -d / 2],
    ];
    const ring = [...half, ...half.map(([u, v]): Vec2 => [-u, -v])];
    return { points: outline.rounded(ring, d * 0.14, 1).map(([u, v]): Vec3 => [u, y, -v]) };
  });
  return { op: 'loft', sections, spline: 'linear', smooth: false, cap: 'flat' };
}

/** Raised letters on the front of something, running up along y; `z` is the face that they stand on. */
function stamped(value: string, height: number, at: Vec3): Shape {
  return solid.put(
    { op: 'text', value, height, depth: 0.0012, bevel: 0 },
    [at[0] + height / 2, at[1], at[2]],
    [0, 0, 90],
  );
}

/** A combination wrench: ring end below, open end above. */
export function buildSpanner(b: Bench): Grip {
  b.add(
    'shank',
    'metal',
    shank([
      [0.033, 0.0214, 0.00943, 0.00897],
      [0.042, 0.0186, 0.00874, 0.00805],
      [0.052, 0.0186, 0.00851, 0.00529],
      [0.12, 0.02, 0.00851, 0.00529],
      [0.184, 0.0228, 0.00897, 0.00529],
      [0.193, 0.0251, 0.0092, 0.00851],
      [0.212, 0.0331, 0.00966, 0.00943],
    ]),
    { detail: 1.3, grain: [0, 1, 0] },
  );
  const star = outline.ngon(0.0132, 12).flatMap((p, i): Vec2[] => {
    const a = ((i + 0.5) * Math.PI) / 6;
    return [p, [0.0118 * Math.cos(a), 0.0118 * Math.sin(a)]];
  });
  b.add(
    'ring end',
    'metal',
    solid.slab(outline.ngon(0.0226, 48), 0.0132, [0, 0.0226, 0], 'z', { bevel: 0.0014, holes: [star] }),
    { detail: 1.4 },
  );
  const a = 0.0122;
  const head: Vec2[] = [
    ...outline.arc(0, 0, 0.0335, -232, 52, 26),
    ...pairs([
      a + 0.0052,
      0.0325,
      a,
      0.0285,
      a,
      0.0018,
      0.0072,
      -0.0064,
      -0.0072,
      -0.0064,
      -a,
      0.0018,
      -a,
      0.0285,
      -a - 0.0052,
      0.0325,
    ]),
  ];
  b.add(
    'open end',
    'metal',
    solid.put(solid.slab(head, 0.0118, [0, 0, 0], 'z', { bevel: 0.0011 }), [0, 0.226, 0], [0, 0, -15]),
    {
      detail: 1.4,
    },
  );
  b.add('size mark', 'metal', stamped('24 mm', 0.0068, [0, 0.072, 0.003]), { detail: 0.5 });
  b.add('alloy mark', 'metal', stamped('CHROME VANADIUM', 0.006, [0, 0.136, 0.003]), { detail: 0.5 });
  b.add('back mark', 'metal', solid.put(stamped('FORGED STEEL', 0.0066, [0, 0.118, 0.003]), [0, 0, 0], [0, 180, 0]), {
    detail: 0.5,
  });
  return { at: [0, 0.1, 0], size: 0.02 };
}

/** An adjustable wrench: fixed jaw and window, sliding jaw with its rack, worm on a pin. */
export function buildAdjustable(b: Bench): Grip {
  const eye = outline.rounded(
    pairs([-0.013, 0.006, -0.006, 0, 0.006, 0, 0.013, 0.006, 0.0125, 0.032, -0.0125, 0.032]),
    0.008,
  );
  b.add(
    'handle end',
    'metal',
    solid.slab(eye, 0.0094, [0, 0, 0], 'z', {
      bevel: 0.0014,
      holes: [outline.roundRect(0.009, 0.012, 0.0045, 0, 0.013)],
    }),
  );
  b.add(
    'handle',
    'metal',
    shank([
      [0.028, 0.0244, 0.009, 0.0084],
      [0.034, 0.0238, 0.0088, 0.008],
      [0.042, 0.0232, 0.0086, 0.0052],
      [0.1, 0.0215, 0.0086, 0.0052],
      [0.15, 0.0222, 0.0094, 0.0054],
      [0.162, 0.0232, 0.01, 0.0092],
      [0.182, 0.03, 0.0112, 0.011],
    ]),
    { detail: 1.2, grain: [0, 1, 0] },
  );
  const tilt = (of: Shape): Shape => solid.put(of, [0, 0.205, 0], [0, 0, 14]);
  const body = outline.rounded(
    pairs([
      -0.012, -0.036, 0.012, -0.036, 0.025, -0.013, 0.0285, 0.004, 0.0275, 0.01, -0.0075, 0.01, -0.0075, 0.033, -0.012,
      0.041, -0.019, 0.0395, -0.0285, 0.021, -0.0275, -0.002, -0.02, -0.022,
    ]),
    [0.004, 0.004, 0.01, 0.004, 0.002, 0.0012, 0.0015, 0.002, 0.004, 0.01, 0.012, 0.01],
  );
  const window = outline.roundRect(0.0185, 0.0125, 0.0015, 0.008, -0.0065);
  b.add('fixed jaw', 'metal', tilt(solid.slab(body, 0.0128, [0, 0, 0], 'z', { bevel: 0.0016, holes: [window] })), {
    detail: 1.5,
  });
  const slide = outline.rounded(
    pairs([0.006, 0.0103, 0.0268, 0.0103, 0.0262, 0.021, 0.019, 0.0355, 0.0125, 0.0402, 0.006, 0.0345]),
    [0.001, 0.002, 0.006, 0.005, 0.002, 0.001],
  );
  b.add('sliding jaw', 'metal', tilt(solid.slab(slide, 0.0122, [0, 0, 0], 'z', { bevel: 0.0013 })), { detail: 1.3 });
  const teeth: Vec2[] = pairs([-0.002, 0.0085]);
  for (let i = 0; i < 6; i++)
    teeth.push(...pairs([-0.002 + i * 0.0031, -0.001, -0.0005 + i * 0.0031, -0.0026, 0.0008 + i * 0.0031, -0.001]));
  teeth.push(...pairs([0.0178, 0.0085]));
  b.add('jaw rack', 'tip', tilt(solid.slab(teeth, 0.0062, [0, 0, 0], 'z', { bevel: 0 })), { detail: 0.6 });
  const lie = (of: Shape): Shape => tilt(solid.put(of, [0.0005, -0.0078, 0], [0, 0, -90]));
  b.add('worm', 'tip', lie(knurl(0.0046, 0.015, 20, 2)), { detail: 0.8 });
  b.add(
    'worm thread',
    'tip',
    lie(thread({ r: 0.0043, depth: 0.0016, pitch: 0.0031, from: 0, to: 0.015, crest: 0.34, per: 16 })),
    {
      detail: 0.8,
    },
  );
  b.add('worm pin', 'metal', lie(solid.cyl(0.0018, 0.021, [0, 0.0075, 0])), { detail: 0.5 });
  const ticks = Array.from({ length: 9 }, (_, i) =>
    solid.box(
      [0.0007, i % 4 ? 0.0025 : 0.0042, 0.0008],
      [0.0075 + i * 0.0023, 0.0132 + (i % 4 ? 0 : 0.0008), 0.0063],
      0,
    ),
  );
  b.add('jaw scale', 'tip', tilt(solid.many(ticks)), { detail: 0.3 });
  b.add('size mark', 'metal', stamped('250 mm - 10"', 0.0062, [0, 0.098, 0.0029]), { detail: 0.5 });
  b.add('back mark', 'metal', solid.put(stamped('DROP FORGED', 0.0062, [0, 0.098, 0.0029]), [0, 0, 0], [0, 180, 0]), {
    detail: 0.5,
  });
  return { at: [0, 0.085, 0], size: 0.022 };
}

/** A set of three hexagon keys, standing on their short arms. */
export function buildHexKey(b: Bench): Grip {
  const sizes: readonly (readonly [string, number, number, number])[] = [
    ['small', 0.0032, 0.09, 0.03],
    ['middle', 0.0042, 0.108, 0.012],
    ['large', 0.0054, 0.128, -0.01],
  ];
  for (const [name, r, h, x] of sizes) {
    const foot = h * 0.28;
    const bend = r * 2.6;
    const path: Vec3[] = [[x + foot, r * 0.9, 0]];
    for (let i = 0; i <= 5; i++) {
      const a = ((-90 - 18 * i) * Math.PI) / 180;
      path.push([x + bend + bend * Math.cos(a), r * 0.9 + bend + bend * Math.sin(a), 0]);
    }
    path.push([x, h, 0]);
    b.add(
      `${name} key`,
      'metal',
      solid.bar(path, { kind: 'polygon', points: outline.ngon(r, 6, 30) }, { up: [0, 1, 0] }),
      { detail: 1.2 },
    );
    b.add(`${name} key sleeve`, 'grip', solid.rod([x, h * 0.3, 0], [x, h * 0.72, 0], r * 1.35, r * 1.35), {
      detail: 0.7,
    });
    b.add(
      `${name} key size`,
      'mark',
      solid.put({ op: 'text', value: `${Math.round(r * 1500)}`, height: r * 1.5, depth: r * 0.6, bevel: 0 }, [
        x,
        h * 0.48,
        r * 1.2,
      ]),
      { detail: 0.4 },
    );
  }
  return { at: [-0.01, 0.06, 0], size: 0.012 };
}
