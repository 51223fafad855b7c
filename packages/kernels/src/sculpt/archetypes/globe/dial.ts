import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

const INK = { base: 'plastic', color: '#2a1c10', rough: 0.7 };

/** A long rhomb pointing to +y in the xy plane, split along its spine as compass roses are: light half, dark half. */
function ray(l: number, w: number): { light: Shape; dark: Shape } {
  const half = (s: number): Shape =>
    solid.slab(
      s > 0
        ? [
            [0, 0],
            [w * 0.5, l * 0.2],
            [0, l],
          ]
        : [
            [0, 0],
            [0, l],
            [-w * 0.5, l * 0.2],
          ],
      0.0005,
      [0, 0, 0],
      'z',
      { bevel: 0 },
    );
  return { light: half(1), dark: half(-1) };
}

/** A pocket compass lying open: brass case, hinged lid, card with rose, needle, glass, bow. */
export function buildCompass(b: Bench, rng: Rng): void {
  const r = 0.037;
  b.add(
    'case',
    'metal',
    solid.turned(
      pairs([0, 0, r * 0.94, 0, r, 0.002, r * 1.01, 0.011, r * 0.97, 0.014, r * 0.9, 0.014, r * 0.89, 0.007, 0, 0.007]),
      [0, 0, 0],
      { bevel: 0.0006, segments: 60 },
    ),
    { detail: 1.2 },
  );
  b.add('card', 'face', solid.cyl(r * 0.885, 0.001, [0, 0.0073, 0], 'y', { bevel: 0.0001, segments: 56 }));
  const lay = (of: Shape, turn = 0, lift = 0.0079): Shape =>
    solid.put(solid.put(of, [0, 0, 0], [-90, 0, 0]), [0, lift, 0], [0, turn, 0]);
  for (let i = 0; i < 8; i++) {
    const k = ray(r * (i % 2 ? 0.42 : 0.62), r * 0.2);
    const lift = i % 2 ? 0.0079 : 0.0083;
    b.add(`rose ray ${i + 1}`, i % 2 ? 'metal' : 'needle', lay(k.light, -i * 45, lift), { detail: 0.3 });
    b.add(`rose shade ${i + 1}`, INK, lay(k.dark, -i * 45, lift), { detail: 0.3 });
  }
  b.add(
    'degrees',
    INK,
    solid.many(
      Array.from({ length: 36 }, (_, i) =>
        lay(solid.box([0.0004, i % 3 ? 0.0013 : 0.0024, 0.0003], [0, r * 0.8, 0], 0), i * 10, 0.008),
      ),
    ),
    { detail: 0.2 },
  );
  for (const [i, c] of ['N', 'E', 'S', 'W'].entries())
    b.add(
      `letter ${c}`,
      INK,
      solid.put(lay({ op: 'text', value: c, height: 0.004, depth: 0.0004, bevel: 0 }, 0, 0.008), [
        r * 0.66 * [0, 1, 0, -1][i],
        0,
        r * 0.66 * [-1, 0, 1, 0][i] + 0.002,
      ]),
      { detail: 0.3 },
    );
  const a = rng.fork('north').range(15, 50);
  const needle = (s: number): Shape =>
    solid.put(
      {
        op: 'hull',
        points: [
          [-0.0022, 0.0102, 0],
          [0.0022, 0.0102, 0],
          [0, 0.0102, -s * r * 0.76],
          [0, 0.0112, 0],
          [0, 0.0109, -s * r * 0.4],
        ],
        bevel: 0,
      },
      [0, 0, 0],
      [0, a, 0],
    );
  b.add('north needle', 'needle', needle(1), { detail: 0.6 });
  b.add('south needle', { base: 'steel', color: '#d8dadc' }, needle(-1), { detail: 0.6 });
  b.add(
    'pivot',
    'metal',
    solid.turned(pairs([0, 0.0078, 0.0026, 0.0078, 0.002, 0.0115, 0, 0.0122]), [0, 0, 0], { bevel: 0.0003 }),
  );
  b.add(
    'glass ring',
    'metal',
    solid.hoop(r * 0.9, { kind: 'rect', w: 0.002, h: 0.0022, r: 0.0006 }, [0, 0.0142, 0], 'y', 56),
  );
  b.add('hinge', 'metal', solid.cyl(0.0022, 0.016, [0, 0.0135, -r - 0.0018], 'x'));
  const lid = solid.turned(
    pairs([0, -0.0012, r * 0.86, -0.0012, r * 0.98, 0.0005, r, 0.0035, r * 0.94, 0.0035, r * 0.9, 0.0015, 0, 0.0008]),
    [0, 0, 0],
    { bevel: 0.0004, segments: 56 },
  );
  const hang = (of: Shape): Shape =>
    solid.put(solid.put(of, [0, 0, r], [0, 0, 0]), [0, 0.0155, -r - 0.003], [-118, 0, 0]);
  b.add('lid', 'metal', hang(lid), { detail: 1.1 });
  b.add(
    'lid ornament',
    'face',
    hang(
      solid.many(
        Array.from({ length: 8 }, (_, i) =>
          solid.put(solid.box([0.0016, 0.0008, r * 0.5], [0, 0.0013, r * 0.42], 0.0003), [0, 0, 0], [0, i * 45, 0]),
        ),
      ),
    ),
    { detail: 0.3 },
  );
  b.add('catch', 'metal', solid.box([0.006, 0.005, 0.003], [0, 0.01, r + 0.0018], 0.0008));
  b.add('bow stem', 'metal', solid.cyl(0.0032, 0.006, [r + 0.003, 0.007, 0], 'x'));
  b.add(
    'bow',
    'metal',
    solid.put(solid.hoop(0.0085, { kind: 'circle', r: 0.0015 }, [0, 0, 0], 'y', 30), [r + 0.0135, 0.007, 0]),
  );
}

/** A garden sundial: stepped plinth, baluster, bronze dial with numerals and pierced gnomon. */
export function buildSundial(b: Bench): void {
  b.add('lower step', 'stand', solid.box([0.4, 0.06, 0.4], [0, 0.03, 0], 0.01));
  b.add('upper step', 'stand', solid.box([0.31, 0.05, 0.31], [0, 0.084, 0], 0.01));
  b.add(
    'baluster',
    'stand',
    solid.turned(
      pairs([
        0, 0.108, 0.125, 0.108, 0.13, 0.125, 0.1, 0.14, 0.075, 0.17, 0.09, 0.25, 0.122, 0.36, 0.118, 0.44, 0.08, 0.55,
        0.062, 0.64, 0.066, 0.68, 0.095, 0.7, 0.1, 0.715, 0.09, 0.725, 0, 0.725,
      ]),
      [0, 0, 0],
      { bevel: 0.008, segments: 56 },
    ),
    { detail: 1.2 },
  );
  b.add('collar', 'stand', solid.hoop(0.079, { kind: 'circle', r: 0.012 }, [0, 0.555, 0], 'y', 44));
  b.add(
    'capital',
    'stand',
    solid.turned(
      pairs([0, 0.722, 0.1, 0.722, 0.17, 0.76, 0.185, 0.766, 0.185, 0.79, 0.175, 0.796, 0, 0.796]),
      [0, 0, 0],
      { bevel: 0.005, segments: 60 },
    ),
  );
  const y = 0.796;
  b.add('dial', 'face', solid.cyl(0.16, 0.012, [0, y + 0.005, 0], 'y', { bevel: 0.003, segments: 64 }));
  for (const [i, r] of [0.152, 0.118].entries())
    b.add(
      `dial ring ${i + 1}`,
      'metal',
      solid.hoop(r, { kind: 'rect', w: 0.002, h: 0.003, r: 0.0006 }, [0, y + 0.0115, 0], 'y', 64),
      { detail: 0.5 },
    );
  const hours = ['VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'I', 'II', 'III', 'IV', 'V', 'VI'];
  hours.forEach((value, i) => {
    const t = ((i - 6) * 15 * Math.PI) / 180;
    // lines of a horizontal dial at 50 degrees of latitude
    const a = Math.atan2(Math.sin(t) * Math.sin((50 * Math.PI) / 180), Math.cos(t));
    const at = (r: number): Vec3 => [r * Math.sin(a), y + 0.011, -r * Math.cos(a)];
    b.add(
      `hour line ${i + 1}`,
      'metal',
      solid.put(solid.box([0.0016, 0.0016, 0.08], [0, 0, 0], 0.0003), at(0.075), [0, (-a * 180) / Math.PI, 0]),
      { detail: 0.3 },
    );
    b.add(
      `hour ${i + 1}`,
      'metal',
      solid.put(
        solid.put({ op: 'text', value, height: 0.017, depth: 0.002, bevel: 0, font: 'serif' }, [0, -0.0085, 0]),
        at(0.135),
        [-90, (-a * 180) / Math.PI, 0],
      ),
      { detail: 0.4 },
    );
  });
  const wedge = outline.rounded(pairs([-0.075, 0, 0.06, 0, -0.068, 0.15, -0.075, 0.15].map((v) => v)), 0.003);
  const hole = outline.rounded(pairs([-0.056, 0.018, 0.012, 0.018, -0.056, 0.096]), 0.008).reverse();
  b.add(
    'gnomon',
    'needle',
    solid.slab(
      wedge.map(([z, v]) => [z, v]),
      0.006,
      [0, y + 0.01, 0],
      'x',
      { bevel: 0.0012, holes: [hole] },
    ),
  );
  b.add('gnomon foot', 'needle', solid.box([0.016, 0.004, 0.13], [0, y + 0.012, -0.008], 0.0012));
}
