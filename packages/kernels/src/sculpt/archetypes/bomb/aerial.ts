import type { Vec2, Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A bomb with a box tail lying in its cradle, or a torpedo with its screws; nose to +Z. */
export function buildAerial(b: Bench, torpedo: boolean): void {
  const r = torpedo ? 0.27 : 0.36;
  const l = torpedo ? 2.4 : 1.4;
  const y = r + 0.2;
  const profile = torpedo
    ? pairs([
        0,
        -l,
        0.05,
        -l,
        0.09,
        -l * 0.92,
        r * 0.8,
        -l * 0.72,
        r,
        -l * 0.55,
        r,
        -l * 0.1,
        r,
        l * 0.35,
        r,
        l * 0.78,
        r * 0.93,
        l * 0.88,
        r * 0.66,
        l * 0.96,
        0,
        l,
      ])
    : pairs([
        0,
        -l,
        0.15,
        -l,
        r * 0.55,
        -l * 0.72,
        r * 0.92,
        -l * 0.32,
        r,
        0,
        r * 0.98,
        l * 0.35,
        r * 0.8,
        l * 0.68,
        r * 0.45,
        l * 0.9,
        0,
        l,
      ]);
  b.add('body', 'body', solid.turned(profile, [0, y, 0], { axis: 'z', smooth: true, segments: 48 }), { detail: 1.5 });
  const at = (z: number): number => {
    let i = 0;
    while (i + 2 < profile.length && profile[i + 1][1] < z) i++;
    const [a, c] = [profile[i], profile[i + 1]];
    return a[0] + ((c[0] - a[0]) * (z - a[1])) / (c[1] - a[1]);
  };
  const band = (z: number, w: number, name: string, slot: string): void =>
    b.add(
      name,
      slot,
      solid.hoop(
        at(z) * 1.005 + (torpedo ? 0.006 : 0.002),
        { kind: 'rect', w, h: 0.012, r: 0.004 },
        [0, y, z],
        'z',
        52,
      ),
    );
  band(l * 0.55, 0.09, 'warning band', 'trim');
  band(0, 0.03, 'middle seam', 'metal');
  band(-l * 0.45, 0.03, 'rear seam', 'metal');
  b.add(
    'nose cap',
    'metal',
    solid.turned(pairs([0, -0.03, 0.07, -0.03, 0.06, 0.02, 0.02, 0.05, 0, 0.055]), [0, y, l * 0.985], { axis: 'z' }),
  );
  const n = 4;
  const fin = torpedo
    ? pairs([-l * 0.99, 0.06, -l * 0.99, r * 0.95, -l * 0.9, r * 1.0, -l * 0.7, r * 0.78, -l * 0.72, 0.1])
    : pairs([-l * 1.16, 0.1, -l * 1.16, r * 1.12, -l * 0.92, r * 1.12, -l * 0.55, r * 0.75, -l * 0.6, 0.12]);
  for (let i = 0; i < n; i++)
    b.add(
      `fin ${i + 1}`,
      'metal',
      solid.put(
        solid.slab(outline.rounded(fin, 0.02), 0.018, [0, 0, 0], 'x', { bevel: 0.005 }),
        [0, y, 0],
        [0, 0, (360 * i) / n + 45],
      ),
    );
  addTail(b, y, r, l, torpedo);
  addLying(b, at, y, r, l, torpedo);
}

/** Screws of a torpedo; box tail and warning sign of an aerial bomb. */
function addTail(b: Bench, y: number, r: number, l: number, torpedo: boolean): void {
  if (torpedo) {
    const blade = solid.bar(
      [
        [0.03, 0, 0],
        [0.13, 0.02, 0.02],
        [0.21, 0.03, 0.03],
      ],
      { kind: 'rect', w: 0.09, h: 0.012, r: 0.004 },
      { spline: 'catmull', up: [0, 0.7, 0.7], taper: [0.6, 1.1, 0.5] },
    );
    for (const [i, z] of [-l - 0.03, -l - 0.1].entries())
      b.add(
        `screw ${i + 1}`,
        b.tint('metal', { base: 'brass', color: '#c39a44' }),
        solid.put({ op: 'arrayed', n: 4, around: 'z', of: blade }, [0, y, z], [0, 0, i * 30]),
      );
    b.add(
      'shaft',
      'metal',
      solid.turned(pairs([0, 0, 0.05, 0, 0.045, 0.12, 0.02, 0.16, 0, 0.16]), [0, y, -l - 0.15 + 0.0], { axis: 'z' }),
    );
  } else {
    const box = outline.roundRect(r * 1.62, r * 1.62, 0.02);
    const inner = outline.roundRect(r * 1.56, r * 1.56, 0.016);
    b.add(
      'tail box',
      'metal',
      solid.slab(
        box.map(([x, v]): Vec2 => [x, v + y]),
        0.3,
        [0, 0, -l * 1.05],
        'z',
        { holes: [inner.map(([x, v]): Vec2 => [x, v + y])], bevel: 0.004 },
      ),
    );
    const mark = (a: number) =>
      solid.put(
        solid.slab(
          [...outline.arc(0, 0, 0.15, a - 30, a + 30, 8), ...outline.arc(0, 0, 0.05, a + 30, a - 30, 6)],
          0.03,
          [0, 0, 0],
          'z',
          { bevel: 0.003 },
        ),
        [r * 0.985, y, 0.06],
        [0, 90, 0],
      );
    b.add(
      'radiation mark',
      'trim',
      solid.many([
        mark(90),
        mark(210),
        mark(330),
        solid.put(solid.cyl(0.032, 0.03, [0, 0, 0], 'z'), [r * 0.985, y, 0.06], [0, 90, 0]),
      ]),
    );
  }
}

/** Lugs, hatch and the cradles it lies in. */
function addLying(b: Bench, at: (z: number) => number, y: number, r: number, l: number, torpedo: boolean): void {
  const lug = (z: number) => solid.hoop(0.045, { kind: 'circle', r: 0.013 }, [0, y + at(z) + 0.02, z], 'x', 24);
  b.add('lifting lugs', 'metal', solid.many([lug(0.3), lug(-0.3)]));
  b.add(
    'hatch',
    'metal',
    solid.slab(outline.roundRect(0.2, 0.14, 0.03), 0.02, [0, y + r * 0.985, l * 0.12 - (torpedo ? 0.3 : 0.15)], 'y', {
      bevel: 0.005,
    }),
  );
  const screws = [
    [0.08, 0.05],
    [-0.08, 0.05],
    [0.08, -0.05],
    [-0.08, -0.05],
  ].map(([x, z]) => ({ at: [x, y + r * 0.985 + 0.01, l * 0.12 - (torpedo ? 0.3 : 0.15) + z] as Vec3 }));
  b.add('hatch screws', 'metal', solid.at(fitting.screw(0.012, 'slot'), screws), { detail: 0.3 });
  for (const [name, z] of [
    ['front', l * 0.4],
    ['rear', -l * 0.42],
  ] as const) {
    const w = at(z);
    const cradle = outline.rounded(
      [
        [-w * 1.05, 0],
        [w * 1.05, 0],
        [w * 0.95, y - w * 0.45],
        ...outline.arc(0, y, w * 0.99, -30, -150, 12),
        [-w * 0.95, y - w * 0.45],
      ],
      0.004,
    );
    b.add(
      `${name} cradle`,
      { base: 'wood', color: '#7a5230' },
      solid.slab(cradle, 0.09, [0, 0, z], 'z', { bevel: 0.008 }),
    );
  }
}
