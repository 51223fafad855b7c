import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

const turned = (flat: readonly number[], k: number): Vec2[] =>
  outline.pairs(flat).map(([r, y]): Vec2 => [r * k, y * k]);

/** A pressed steel can with a crossed side, three handles and a cammed cap. */
export function addJerry(b: Bench, label: string): void {
  const [w, h, d] = [0.34, 0.4, 0.16];
  const side: Vec2[] = outline.rounded(
    [
      [-w / 2, 0],
      [w / 2, 0],
      [w / 2, h * 0.82],
      [w * 0.3, h],
      [-w / 2, h],
    ],
    0.035,
  );
  b.add('body', 'body', solid.slab(side, d, [0, 0, 0], 'z', { bevel: 0.022 }));
  for (const [name, z] of [
    ['front', 1],
    ['back', -1],
  ] as const) {
    const x = (s: number): ReturnType<typeof solid.rod> =>
      solid.put(
        solid.box([w * 0.92, 0.022, 0.012], [0, 0, 0], 0.005),
        [0, h * 0.44, z * (d / 2 + 0.001)],
        [0, 0, s * 39],
      );
    b.add(`${name} pressed cross`, 'body', solid.many([x(1), x(-1)]), { detail: 0.7 });
  }
  b.add(
    'seam',
    b.tint('metal', { color: '#3a3e42' }),
    solid.slab(
      side.map(([u, v]): Vec2 => [u * 1.02, h / 2 + (v - h / 2) * 1.02]),
      0.006,
      [0, 0, 0],
      'z',
      { bevel: 0.002 },
    ),
    { detail: 0.5 },
  );
  for (const [i, z] of [-0.05, 0, 0.05].entries())
    b.add(
      `handle ${i + 1}`,
      'body',
      solid.tube(
        [
          [-w * 0.38, h - 0.005, z],
          [-w * 0.36, h + 0.04, z],
          [w * 0.12, h + 0.04, z],
          [w * 0.16, h - 0.005, z],
        ],
        0.0095,
        { spline: 'linear' },
      ),
    );
  b.add('spout', 'body', solid.put(solid.cyl(0.032, 0.05, [0, 0, 0]), [w * 0.385, h * 0.925, 0], [0, 0, -40]));
  b.add(
    'cap',
    'metal',
    solid.put(
      solid.many([solid.cyl(0.036, 0.022, [0, 0.03, 0]), solid.box([0.08, 0.01, 0.03], [-0.01, 0.044, 0], 0.003)]),
      [w * 0.385, h * 0.925, 0],
      [0, 0, -40],
    ),
  );
  if (label)
    b.add(
      'lettering',
      'print',
      solid.put({ op: 'text', value: label, height: 0.07, depth: 0.003, bevel: 0 }, [0, h * 0.64, d / 2 + 0.003]),
      { detail: 0.6 },
    );
}

/** A flat tin rolled open over its fish. */
export function addSardine(b: Bench): void {
  const [w, d, h] = [0.106, 0.066, 0.022];
  const at = (k: number): Vec2[] => outline.roundRect(w * k, d * k, 0.018 * k, 0, 0, 6);
  b.add(
    'tin',
    'metal',
    solid.cut(
      solid.slab(at(1), h, [0, h / 2, 0], 'y', { bevel: 0.0016 }),
      solid.slab(at(0.965), h, [0, h / 2 + 0.0015, 0], 'y', { bevel: 0 }),
    ),
  );
  b.add(
    'band',
    'body',
    solid.cut(
      solid.slab(at(1.012), h * 0.66, [0, h * 0.46, 0], 'y', { bevel: 0.0004 }),
      solid.slab(at(0.99), h, [0, h * 0.46, 0], 'y', { bevel: 0 }),
    ),
  );
  b.add(
    'oil',
    { base: 'glass', color: '#d8a83c', rough: 0.08, transmission: 0 },
    solid.slab(at(0.96), 0.003, [0, h * 0.62, 0], 'y', { bevel: 0 }),
    { detail: 0.5 },
  );
  for (let i = 0; i < 5; i++) {
    const z = (i - 2) * 0.0112;
    const fish = Array.from({ length: 9 }, (_, k) => {
      const t = k / 8;
      const r = 0.0066 * Math.sin(Math.PI * (0.16 + 0.72 * t)) ** 0.6;
      return {
        points: Array.from(
          { length: 12 },
          (_, j): Vec3 => [
            (t - 0.5) * w * 0.84,
            h * 0.68 + 0.75 * r * Math.sin((j * Math.PI) / 6),
            z + r * 0.86 * Math.cos((j * Math.PI) / 6),
          ],
        ),
      };
    });
    b.add(
      `sardine ${i + 1}`,
      { base: 'fish-scales', color: '#9fb0b8', color2: '#dfe6e8', scale: 0.12 },
      { op: 'loft', sections: i % 2 ? fish : fish, spline: 'linear', cap: 'flat' },
    );
  }
  const roll = Array.from({ length: 34 }, (_, i): Vec3 => {
    const a = i * 0.42;
    const q = 0.0105 - 0.00022 * i;
    return [-w / 2 + 0.012 + q * Math.sin(a), h + 0.0105 - q * Math.cos(a), 0];
  });
  b.add('rolled lid', 'metal', solid.bar(roll, { kind: 'rect', w: d * 0.9, h: 0.0006, r: 0.0002 }, { up: [0, 1, 0] }));
}

/** A dairy churn with its mushroom lid. */
export function addChurn(b: Bench): void {
  const R = 0.17;
  b.add(
    'churn',
    'metal',
    solid.turned(
      turned(
        [0, 0, 1, 0, 1.02, 0.06, 1, 0.12, 1, 2.5, 0.98, 2.62, 0.62, 3.18, 0.58, 3.3, 0.58, 3.62, 0.66, 3.72, 0, 3.72],
        R,
      ),
      [0, 0, 0],
      { bevel: 0.006, segments: 64 },
    ),
  );
  for (const [i, y] of [0.14, 2.5].entries())
    b.add(
      `hoop ${i + 1}`,
      'metal',
      solid.hoop(R * 1.005, { kind: 'rect', w: R * 0.14, h: R * 0.04, r: R * 0.012 }, [0, R * y, 0], 'y', 64),
    );
  b.add(
    'lid',
    'metal',
    solid.turned(turned([0, 3.7, 0.7, 3.7, 0.72, 3.82, 0.5, 3.9, 0.3, 4.06, 0, 4.08], R), [0, 0, 0], {
      bevel: 0.004,
      segments: 64,
    }),
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${name} handle`,
      'metal',
      solid.tube(
        [
          [s * R * 0.6, R * 3.42, 0],
          [s * R * 0.98, R * 3.36, 0],
          [s * R * 1.02, R * 3.02, 0],
          [s * R * 0.82, R * 2.84, 0],
        ],
        R * 0.05,
      ),
    );
  b.add(
    'name band',
    'body',
    solid.turned(turned([0.99, 1.1, 1.008, 1.1, 1.008, 1.5, 0.99, 1.5, 0.99, 1.1], R), [0, 0, 0], {
      bevel: 0.0004,
      segments: 64,
    }),
  );
}
