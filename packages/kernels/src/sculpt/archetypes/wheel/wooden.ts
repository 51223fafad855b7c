import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { oval } from '../../kits/mechanics/index.ts';

/** A piece of a ring about z, from angle a to b (degrees), radii r0 and r1. */
function felloe(r0: number, r1: number, from: number, to: number, d: number, bevel: number): Shape {
  return solid.slab(
    [...outline.arc(0, 0, r1, from, to, 10), ...outline.arc(0, 0, r0, to, from, 10)],
    d,
    [0, 0, 0],
    'z',
    { bevel },
  );
}

/** A wagon wheel: iron tyre, felloes of two spokes each, turned spokes, banded hub. */
export function buildCart(b: Bench, spokes: number): void {
  const r = 0.55;
  const n = 2 * Math.round(spokes / 2);
  const put = (of: Shape): Shape => solid.put(of, [0, r, 0]);
  b.add(
    'iron tyre',
    'metal',
    put(solid.hoop(r - 0.007, { kind: 'rect', w: 0.06, h: 0.014, r: 0.003 }, [0, 0, 0], 'z', 72)),
    { detail: 1.2 },
  );
  for (let i = 0; i < n / 2; i++) {
    const step = 720 / n;
    b.add(
      `felloe ${i + 1}`,
      'wheels',
      put(felloe(r - 0.085, r - 0.011, i * step + 0.25, (i + 1) * step - 0.25, 0.056, 0.006)),
      { detail: 0.8, grain: [0, 1, 0] },
    );
    const a = (i * step * Math.PI) / 180;
    b.add(
      `felloe strap ${i + 1}`,
      'metal',
      put(solid.put(solid.box([0.07, 0.02, 0.061], [r - 0.05, 0, 0], 0.002), [0, 0, 0], [0, 0, (a * 180) / Math.PI])),
      { detail: 0.4 },
    );
  }
  for (let i = 0; i < n; i++) {
    const stations = [0.07, 0.13, 0.2, 0.34, r - 0.07].map((y, k) => ({
      at: [0, y, 0] as Vec3,
      w: [0.036, 0.044, 0.034, 0.03, 0.034][k],
      d: [0.034, 0.042, 0.036, 0.03, 0.032][k],
    }));
    b.add(
      `spoke ${i + 1}`,
      'wheels',
      put(solid.put(oval(stations, { e: 2.8, n: 16 }), [0, 0, 0], [0, 0, (-360 * (i + 0.5)) / n])),
      { detail: 0.8, grain: [0, 1, 0] },
    );
  }
  b.add(
    'hub',
    'wheels',
    put(
      solid.turned(
        pairs([
          0, -0.13, 0.058, -0.13, 0.068, -0.09, 0.09, -0.05, 0.098, 0, 0.09, 0.05, 0.068, 0.09, 0.058, 0.13, 0, 0.13,
        ]),
        [0, 0, 0],
        { axis: 'z', smooth: false, bevel: 0.003 },
      ),
    ),
    { detail: 1.2, grain: [0, 0, 1] },
  );
  for (const [name, z, k] of [
    ['outer front band', 0.118, 0.064],
    ['inner front band', 0.062, 0.089],
    ['inner rear band', -0.062, 0.089],
    ['outer rear band', -0.118, 0.064],
  ] as const)
    b.add(name, 'metal', put(solid.hoop(k, { kind: 'rect', w: 0.02, h: 0.006, r: 0.0015 }, [0, 0, z], 'z', 44)), {
      detail: 0.6,
    });
  b.add(
    'axle box',
    'metal',
    put(
      solid.turned(pairs([0.026, 0.125, 0.036, 0.125, 0.036, 0.137, 0.026, 0.137]), [0, 0, 0], {
        axis: 'z',
        bevel: 0.001,
      }),
    ),
    { detail: 0.6 },
  );
  b.add('axle end', 'metal', put(solid.cyl(0.026, 0.29, [0, 0, 0], 'z', { bevel: 0.004 })), { detail: 0.6 });
  b.add('linch pin', 'metal', put(solid.cyl(0.005, 0.075, [0, 0, 0.141], 'y', { bevel: 0.001 })), { detail: 0.4 });
}

/** A ship's wheel on a bracket: ringed rim, spokes that end in turned grips, brass hub plate with its nails. */
export function buildShip(b: Bench, spokes: number): void {
  const r = 0.36;
  const y = 0.55;
  const n = Math.max(6, spokes);
  const put = (of: Shape): Shape => solid.put(of, [0, y, 0]);
  for (let i = 0; i < n; i++) {
    const at = (360 * i) / n;
    b.add(
      `rim piece ${i + 1}`,
      'wheels',
      put(felloe(r - 0.038, r + 0.036, at + 0.2 - 180 / n, at - 0.2 + 180 / n, 0.05, 0.009)),
      { detail: 0.8 },
    );
    const profile = pairs([
      0, 0.07, 0.021, 0.07, 0.021, 0.11, 0.0155, 0.125, 0.021, 0.15, 0.016, 0.175, 0.014, 0.24, 0.018, 0.28, 0.02, 0.31,
      0, 0.31,
    ]);
    const spin = (of: Shape): Shape => put(solid.put(of, [0, 0, 0], [0, 0, -at - 180 / n + 180 / n]));
    b.add(`spoke ${i + 1}`, 'wheels', spin(solid.turned(profile, [0, 0, 0], { bevel: 0.0015 })), {
      detail: 0.8,
      grain: [0, 1, 0],
    });
    const grip = pairs([
      0,
      r + 0.03,
      0.017,
      r + 0.03,
      0.013,
      r + 0.045,
      0.0145,
      r + 0.07,
      0.0195,
      r + 0.105,
      0.0215,
      r + 0.13,
      0.0165,
      r + 0.15,
      0.0085,
      r + 0.158,
      0,
      r + 0.16,
    ]);
    b.add(`grip ${i + 1}`, 'wheels', spin(solid.turned(grip, [0, 0, 0], { smooth: true })), {
      detail: 0.9,
      grain: [0, 1, 0],
    });
    for (const s of [1, -1])
      b.add(
        `${s > 0 ? 'front' : 'rear'} rim stud ${i + 1}`,
        'chrome',
        spin(solid.put({ op: 'ball', r: [0.008, 0.005, 0.008] }, [0, r, s * 0.0252], [90, 0, 0])),
        { detail: 0.3 },
      );
  }
  for (const s of [1, -1]) {
    const side = s > 0 ? 'front' : 'rear';
    b.add(
      `${side} inner ring`,
      'chrome',
      put(solid.hoop(r - 0.024, { kind: 'rect', w: 0.003, h: 0.009, r: 0.001 }, [0, 0, s * 0.0255], 'z', 64)),
      { detail: 0.6 },
    );
    b.add(
      `${side} outer ring`,
      'chrome',
      put(solid.hoop(r + 0.022, { kind: 'rect', w: 0.003, h: 0.007, r: 0.001 }, [0, 0, s * 0.0255], 'z', 72)),
      { detail: 0.6 },
    );
    b.add(`${side} hub plate`, 'chrome', put(solid.cyl(0.062, 0.006, [0, 0, s * 0.0375], 'z', { bevel: 0.002 })), {
      detail: 0.7,
    });
  }
  b.add(
    'hub',
    'wheels',
    put(
      solid.turned(pairs([0, -0.036, 0.088, -0.036, 0.098, -0.026, 0.098, 0.026, 0.088, 0.036, 0, 0.036]), [0, 0, 0], {
        axis: 'z',
        bevel: 0.002,
      }),
    ),
    { detail: 0.9 },
  );
  b.add(
    'hub cap',
    'chrome',
    put(
      solid.turned(pairs([0, 0.036, 0.03, 0.036, 0.028, 0.05, 0.016, 0.06, 0, 0.063]), [0, 0, 0], {
        axis: 'z',
        smooth: true,
      }),
    ),
    { detail: 0.7 },
  );
  b.add('axle', 'metal', put(solid.cyl(0.02, 0.12, [0, 0, -0.09], 'z', { bevel: 0.003 })), { detail: 0.5 });
  addPedestal(b, y);
}

/** The post that carries a ship's wheel whose axle is at y. */
function addPedestal(b: Bench, y: number): void {
  const post: Vec2[] = outline.rounded(
    pairs([
      -0.13,
      0,
      0.13,
      0,
      0.1,
      0.05,
      0.052,
      0.09,
      0.045,
      y - 0.02,
      0.055,
      y + 0.05,
      -0.055,
      y + 0.05,
      -0.045,
      y - 0.02,
      -0.052,
      0.09,
      -0.1,
      0.05,
    ]),
    0.02,
  );
  b.add('pedestal', 'wheels', solid.slab(post, 0.09, [0, 0, -0.12], 'z', { bevel: 0.01 }), {
    detail: 1,
    grain: [0, 1, 0],
  });
  b.add('pedestal foot', 'wheels', solid.box([0.34, 0.035, 0.2], [0, 0.0175, -0.12], 0.008), {
    detail: 0.7,
    grain: [1, 0, 0],
  });
  b.add('pedestal plate', 'chrome', solid.box([0.08, 0.05, 0.004], [0, 0.22, -0.0745], 0.0012), { detail: 0.4 });
}

/** An overshot mill wheel between trestles: two shrouds, buckets, arms, axle with gudgeons. */
export function buildWater(b: Bench): void {
  const r = 1.95;
  const y = 2.15;
  const put = (of: Shape): Shape => solid.put(of, [0, y, 0]);
  const n = 16;
  for (const s of [1, -1]) {
    const side = s > 0 ? 'front' : 'rear';
    for (let i = 0; i < 8; i++)
      b.add(
        `${side} shroud ${i + 1}`,
        'wheels',
        put(solid.put(felloe(r - 0.34, r, i * 45 + 0.15, (i + 1) * 45 - 0.15, 0.07, 0.01), [0, 0, s * 0.42])),
        { detail: 0.7 },
      );
    for (let i = 0; i < 4; i++)
      b.add(
        `${side} arm ${i + 1}`,
        'wheels',
        put(
          solid.put(
            solid.box([(r - 0.2) * 2, 0.13, 0.1], [0, 0, s * (0.42 + (i % 2 ? 0.02 : -0.02))], 0.012),
            [0, 0, 0],
            [0, 0, i * 45 + 11],
          ),
        ),
        { detail: 0.8, grain: [1, 0, 0] },
      );
    b.add(`${side} hub disc`, 'metal', put(solid.cyl(0.28, 0.05, [0, 0, s * 0.52], 'z', { bevel: 0.01 })), {
      detail: 0.6,
    });
    b.add(
      `${side} iron ring`,
      'metal',
      put(solid.hoop(r - 0.012, { kind: 'rect', w: 0.075, h: 0.03, r: 0.006 }, [0, 0, s * 0.42], 'z', 72)),
      { detail: 0.7 },
    );
    for (const x of [-1, 1])
      b.add(
        `${side} ${x < 0 ? 'left' : 'right'} strut`,
        'wheels',
        solid.bar(
          [
            [x * 0.75, 0.02, s * 0.95],
            [x * 0.14, y - 0.12, s * 0.78],
          ],
          { kind: 'rect', w: 0.16, h: 0.16, r: 0.015 },
          { up: [0, 0, 1] },
        ),
        { detail: 0.7, grain: [0, 1, 0] },
      );
    b.add(`${side} bearing block`, 'wheels', solid.box([0.5, 0.2, 0.2], [0, y - 0.16, s * 0.78], 0.02), {
      detail: 0.6,
      grain: [1, 0, 0],
    });
    b.add(`${side} cross beam`, 'wheels', solid.box([1.2, 0.12, 0.1], [0, 0.75, s * 0.88], 0.012), {
      detail: 0.6,
      grain: [1, 0, 0],
    });
    b.add(`${side} sill`, 'wheels', solid.box([2, 0.14, 0.24], [0, 0.07, s * 0.95], 0.015), {
      detail: 0.6,
      grain: [1, 0, 0],
    });
  }
  for (let i = 0; i < n; i++) {
    const bucket: Shape = solid.many([
      solid.put(solid.box([0.4, 0.045, 0.82], [r - 0.16, 0, 0], 0.008), [0, 0, 0]),
      solid.put(solid.box([0.3, 0.04, 0.82], [0, 0, 0], 0.008), [r - 0.26, 0.13, 0], [0, 0, 62]),
    ]);
    b.add(`bucket ${i + 1}`, 'wheels', put(solid.put(bucket, [0, 0, 0], [0, 0, (360 * i) / n])), {
      detail: 0.6,
      grain: [0, 0, 1],
    });
  }
  b.add('axle', 'wheels', put(solid.slab(outline.ngon(0.17, 8, 22.5), 1.3, [0, 0, 0], 'z', { bevel: 0.02 })), {
    detail: 0.7,
    grain: [0, 0, 1],
  });
  b.add('gudgeon', 'metal', put(solid.cyl(0.065, 1.9, [0, 0, 0], 'z', { bevel: 0.01 })), { detail: 0.5 });
}
