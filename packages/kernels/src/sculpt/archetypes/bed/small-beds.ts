import type { Rng, Vec3 } from '../../../math/index.ts';
import { drapery } from '../../kits/drapery.ts';
import { type Bench, formed, outline, solid } from '../../kits/joinery/index.ts';

/** A cot with barred sides, mattress, blanket, bumper and a small toy mobile's worth of cheer: a cushion. */
export function buildCrib(b: Bench, taste: Rng): void {
  const [w, l, h] = [0.7, 1.3, 0.95];
  const x = w / 2;
  const z = l / 2;
  for (const [name, sx, sz] of [
    ['left head', 1, -1],
    ['right head', -1, -1],
    ['left foot', 1, 1],
    ['right foot', -1, 1],
  ] as const) {
    b.add(`${name} post`, 'frame', solid.box([0.06, h - 0.06, 0.06], [sx * x, (h + 0.06) / 2, sz * z], 0.01), {
      grain: [0, 1, 0],
    });
    b.add(
      `${name} knob`,
      'accent',
      solid.turned(outline.pairs([0, 0, 0.022, 0, 0.034, 0.025, 0.024, 0.05, 0, 0.056]), [sx * x, h, sz * z], {
        smooth: true,
      }),
    );
    b.add(`${name} castor`, 'metal', solid.cyl(0.032, 0.022, [sx * x, 0.032, sz * z], 'x', { bevel: 0.005 }));
  }
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    for (const [rail, y] of [
      ['top', h - 0.04],
      ['bottom', 0.26],
    ] as const)
      b.add(`${side} ${rail} rail`, 'frame', solid.box([0.035, 0.055, l - 0.05], [s * x, y, 0], 0.012), {
        grain: [0, 0, 1],
      });
    const n = 11;
    b.add(
      `${side} bars`,
      'frame',
      solid.many(
        Array.from({ length: n }, (_, i) =>
          solid.rod(
            [s * x, 0.26, ((i + 0.5) / n - 0.5) * (l - 0.06)],
            [s * x, h - 0.04, ((i + 0.5) / n - 0.5) * (l - 0.06)],
            0.01,
          ),
        ),
      ),
      { detail: 0.6 },
    );
  }
  for (const [end, s] of [
    ['head', -1],
    ['foot', 1],
  ] as const) {
    const rise = end === 'head' ? 0.14 : 0.05;
    const arch = Array.from({ length: 13 }, (_, i): [number, number] => [
      (w - 0.05) * (0.5 - i / 12),
      h - 0.08 + rise * Math.sin((Math.PI * i) / 12),
    ]);
    b.add(
      `${end}board`,
      'frame',
      solid.slab([[-(w - 0.05) / 2, 0.22], [(w - 0.05) / 2, 0.22], ...arch], 0.026, [0, 0, s * z], 'z', {
        bevel: 0.008,
      }),
      { grain: [0, 1, 0] },
    );
    b.add(`${end}board heart`, 'accent', solid.cyl(0.06, 0.012, [0, h - 0.14, s * (z - 0.017)], 'z', { bevel: 0.004 }));
  }
  const rim = outline.roundRect(w - 0.06, l - 0.06, 0.05, 0, 0, 5);
  b.add('mattress', 'sheet', solid.put(formed.pad(rim, 0.12, { crown: 0.01, edge: 0.025 }), [0, 0.28, 0]));
  b.add('base', 'frame', solid.box([w - 0.04, 0.02, l - 0.04], [0, 0.27, 0], 0.004));
  b.add(
    'blanket',
    'blanket',
    drapery.cloth(14, 16, 0.022, (u, v) => [
      (u - 0.5) * (w - 0.09),
      0.425 + 0.01 * Math.sin(u * 22) * Math.sin(v * 20),
      -0.12 + v * (z + 0.06),
    ]),
  );
  b.add(
    'turned-down edge',
    'sheet',
    drapery.cloth(6, 16, 0.014, (u, v) => [
      (u - 0.5) * (w - 0.085),
      0.445 + 0.006 * Math.sin(u * 18),
      -0.14 + v * 0.14,
    ]),
  );
  b.add(
    'pillow',
    'pillow',
    solid.put(drapery.pillow(0.42, 0.28, 0.09), [0, 0.46, -z + 0.24], [-6, taste.range(-4, 4), 0]),
  );
  b.add('plush ball', 'accent', { op: 'ball', r: 0.065, at: [0.16, 0.49, -0.16] });
}

/** A hammock between two posts on a bowed stand. */
export function buildHammock(b: Bench, taste: Rng): void {
  const l = 1.3;
  const sag = taste.range(0.34, 0.4);
  const bed = drapery.cloth(24, 12, 0.02, (u, v) => {
    const t = v * 2 - 1;
    const w = 0.55 * (0.35 + 0.65 * (1 - t ** 4));
    const s = (u - 0.5) * 2;
    return [s * w, 1 - sag * (1 - t * t) + 0.16 * s * s * (1 - 0.4 * t * t), t * l * 0.78];
  });
  b.add('hammock', 'blanket', bed, { detail: 1.4 });
  b.add(
    'stripe',
    'accent',
    drapery.cloth(24, 3, 0.006, (u, v) => {
      const t = v * 2 - 1;
      const s = (u - 0.5) * 0.4;
      return [s * 0.55 * (0.35 + 0.65 * (1 - t ** 4)), 1.013 - sag * (1 - t * t) + 0.16 * s * s, t * l * 0.77];
    }),
  );
  for (const [end, s] of [
    ['head', -1],
    ['foot', 1],
  ] as const) {
    const z = s * l * 0.78;
    b.add(`${end} spreader`, 'frame', solid.rod([-0.24, 1.03, z], [0.24, 1.03, z], 0.018, 0.018, 'round'), {
      grain: [1, 0, 0],
    });
    const hook: Vec3 = [0, 1.2, s * (l + 0.12)];
    b.add(
      `${end} ropes`,
      'sheet',
      solid.many([-0.2, -0.1, 0, 0.1, 0.2].map((x) => solid.rod([x, 1.03, z], hook, 0.007))),
      { detail: 0.5 },
    );
    b.add(`${end} ring`, 'metal', solid.hoop(0.03, { kind: 'circle', r: 0.007 }, [0, 1.21, s * (l + 0.14)], 'x', 20));
    b.add(`${end} post`, 'frame', solid.rod([0, 0.1, s * 0.9], [0, 1.34, s * (l + 0.22)], 0.045, 0.036, 'round'), {
      grain: [0, 1, 0],
    });
    b.add(`${end} foot`, 'frame', solid.box([0.9, 0.07, 0.1], [0, 0.035, s * 0.95], 0.015), { grain: [1, 0, 0] });
    b.add(`${end} brace`, 'frame', solid.rod([0, 0.08, s * 0.45], [0, 0.62, s * (l - 0.16)], 0.028), {
      grain: [0, 1, 0],
    });
    b.add(
      `${end} bolts`,
      'metal',
      solid.many(
        [0.12, 0.2].map((y) => solid.cyl(0.016, 0.1, [0, y, s * (0.92 + (y - 0.1) * 0.5)], 'x', { segments: 12 })),
      ),
    );
  }
  b.add('ground beam', 'frame', solid.box([0.1, 0.09, 2], [0, 0.115, 0], 0.015), { grain: [0, 0, 1] });
  b.add('pillow', 'pillow', solid.put(drapery.pillow(0.46, 0.3, 0.12), [0, 0.87, -0.66], [24, 0, 0]));
}

/** A round bed for a dog or a cat: bolster with a dip in front, cushion, bone. */
export function buildPetBed(b: Bench, taste: Rng): void {
  const [a, c] = [0.42, 0.34];
  const n = 40;
  const path: Vec3[] = [];
  const taper: number[] = [];
  for (let i = 0; i < n; i++) {
    const t = (2 * Math.PI * i) / n;
    const front = Math.max(0, Math.cos(t - Math.PI / 2)) ** 6;
    path.push([a * Math.cos(t), 0.1 - 0.03 * front, c * Math.sin(t)]);
    taper.push(1 - 0.34 * front + 0.02 * Math.sin(t * 9));
  }
  b.add(
    'bolster',
    'frame',
    { op: 'sweep', path, taper, section: { kind: 'circle', r: 0.1 }, closed: true, spline: 'linear' },
    { detail: 1.4 },
  );
  b.add(
    'bolster piping',
    'accent',
    {
      op: 'sweep',
      path: path.map(([x, y, z]): Vec3 => [x * 1.235, y + 0.01, z * 1.28]),
      section: { kind: 'circle', r: 0.006 },
      closed: true,
      spline: 'linear',
    },
    { detail: 0.5 },
  );
  b.add('base', 'frame', solid.put(formed.pad(outline.superellipse(a, c, 2, 36), 0.05, { edge: 0.01 }), [0, 0, 0]), {
    hidden: true,
  });
  b.add(
    'cushion',
    'pillow',
    solid.put(
      drapery.stuffed(outline.superellipse(a * 0.9, c * 0.9, 2.2, 36), 0.13, { flat: 0.6, dent: 0.12 }),
      [0, 0.07, 0],
    ),
    { detail: 1.2 },
  );
  b.add(
    'blanket',
    'blanket',
    drapery.cloth(12, 14, 0.014, (u, v) => [
      0.02 + (u - 0.5) * 0.46 + 0.02 * v,
      0.185 - 0.05 * (u - 0.5) ** 2 + 0.012 * Math.sin(u * 16 + 3 * v) * Math.sin(v * 9),
      -0.16 + v * 0.3 + 0.02 * Math.sin(u * 5),
    ]),
  );
  const k = taste.range(-30, 30);
  b.add(
    'toy bone',
    'sheet',
    solid.put(
      solid.many([
        solid.rod([-0.06, 0, 0], [0.06, 0, 0], 0.014),
        ...[-1, 1].flatMap((sx) =>
          [-1, 1].map((sz) => ({ op: 'ball' as const, r: 0.021, at: [sx * 0.066, 0, sz * 0.016] as Vec3 })),
        ),
      ]),
      [0.06, 0.215, 0.1],
      [0, k, 0],
    ),
  );
  b.add(
    'name tag',
    'accent',
    solid.put(solid.box([0.12, 0.05, 0.008], [0, 0, 0], 0.003), [0, 0.09, c + 0.072], [-8, 0, 0]),
  );
}
