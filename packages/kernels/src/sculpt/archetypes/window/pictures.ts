import type { Shape } from '../../../curves/index.ts';
import type { FieldShape } from '../../../field/index.ts';
import type { Rng, Vec2 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

const rect = (w: number, h: number): Vec2[] =>
  outline.pairs([-w / 2, -h / 2, w / 2, -h / 2, w / 2, h / 2, -w / 2, h / 2]);

/** A landscape in a few strokes: sky, sun, hills behind hills, a field. */
function painted(w: number, h: number, y: number, taste: Rng): MaterialSpec {
  const [sky, sun, far, near, field] = taste.pick([
    ['#9cc4dc', '#f4e0a0', '#6f8fa8', '#4f7a5a', '#8aa84c'],
    ['#e8b088', '#f8e0b0', '#8a6a88', '#5a4a68', '#3f4a50'],
    ['#c8d8d0', '#f4f0dc', '#8fa8a4', '#5f8078', '#c0a868'],
  ]);
  const hill = (x: number, v: number, r: number): FieldShape => ({ op: 'sphere', r, at: [x * w, y + v * h - r, 0] });
  const layer = (shape: FieldShape, color: string, soft: number): NonNullable<MaterialSpec['layers']>[number] => ({
    mask: { kind: 'near', shape, soft },
    material: { color, color2: color },
  });
  return {
    base: 'paper',
    color: sky,
    color2: sky,
    layers: [
      layer({ op: 'sphere', r: h * 0.09, at: [w * 0.2, y + h * 0.26, 0] }, sun, h * 0.04),
      layer({ op: 'union', of: [hill(-0.25, 0.14, w * 0.5), hill(0.35, 0.06, w * 0.45)] }, far, h * 0.012),
      layer({ op: 'union', of: [hill(0.12, -0.04, w * 0.6), hill(-0.45, -0.08, w * 0.4)] }, near, h * 0.012),
      layer({ op: 'box', size: [w * 2, h * 0.5, 1], at: [0, y - h * 0.45, 0] }, field, h * 0.03),
    ],
  };
}

/** A painting in a moulded frame with corner ornaments, leaning a little as on its nail. */
export function addPicture(b: Bench, tall: boolean, taste: Rng): void {
  const [w, h] = tall ? [0.46, 0.6] : [0.7, 0.5];
  const y = h / 2 + 0.09;
  const put = (of: Shape): Shape => solid.put(of, [0, y, 0]);
  b.add('canvas', painted(w, h, y, taste), put(solid.box([w + 0.01, h + 0.01, 0.012], [0, 0, 0], 0)), { detail: 1.4 });
  for (const [i, [grow, depth, z]] of [
    [0.025, 0.05, 0.012],
    [0.055, 0.036, 0.008],
    [0.085, 0.06, 0.004],
  ].entries())
    b.add(
      ['inner moulding', 'hollow', 'outer moulding'][i],
      'frame',
      put(
        solid.slab(rect(w + 2 * grow, h + 2 * grow), depth, [0, 0, z], 'z', {
          holes: [rect(w + 2 * grow - 0.064, h + 2 * grow - 0.064)],
          bevel: 0.008,
        }),
      ),
    );
  b.add(
    'corner ornaments',
    'frame',
    put(
      solid.both(
        solid.both(
          solid.many([
            { op: 'ball', r: [0.04, 0.04, 0.02], at: [w / 2 + 0.045, h / 2 + 0.045, 0.03] },
            { op: 'ball', r: [0.045, 0.016, 0.014], at: [w / 2 - 0.03, h / 2 + 0.055, 0.028] },
            { op: 'ball', r: [0.016, 0.045, 0.014], at: [w / 2 + 0.055, h / 2 - 0.03, 0.028] },
          ]),
          'y',
        ),
      ),
    ),
  );
  b.add('backing', 'shutters', put(solid.box([w + 0.12, h + 0.12, 0.006], [0, 0, -0.02], 0.001)));
}

/** A writing board with frame and tray: white or slate black, pens or chalk, a wiper. */
export function addBoard(b: Bench, dark: boolean, cork: boolean): void {
  const [w, h] = [1.2, 0.85];
  const y = h / 2 + 0.026;
  b.add(
    'board',
    cork
      ? { base: 'bun', color: '#b98a54' }
      : { base: 'enamel', color: dark ? '#2c3a34' : '#f6f6f2', rough: dark ? 0.8 : 0.2 },
    solid.box([w, h, 0.016], [0, y, 0], 0),
  );
  b.add(
    'frame',
    'frame',
    solid.slab(rect(w + 0.05, h + 0.05), 0.034, [0, y, 0], 'z', { holes: [rect(w - 0.02, h - 0.02)], bevel: 0.004 }),
  );
  b.add(
    'corners',
    'metal',
    solid.both(
      solid.put(solid.both(solid.box([0.05, 0.05, 0.04], [w / 2 + 0.008, h / 2 + 0.008, 0], 0.008), 'y'), [0, y, 0]),
    ),
  );
  if (cork) {
    for (const [i, [x, v, color]] of (
      [
        [-0.36, 0.15, '#f4e29a'],
        [0, 0.2, '#f6f2e6'],
        [0.34, 0.1, '#bcdcf0'],
        [-0.2, -0.2, '#f2c0c8'],
        [0.2, -0.18, '#f6f2e6'],
      ] as const
    ).entries()) {
      b.add(
        `note ${i + 1}`,
        { base: 'paper', color },
        solid.box([0.2, 0.22, 0.003], [x, y + v, 0.0105], 0, [0, 0, ((i * 37) % 11) - 5]),
      );
      b.add(
        `pin ${i + 1}`,
        { base: 'plastic', color: i % 2 ? '#c8281e' : '#2a5fb0' },
        { op: 'ball', r: 0.011, at: [x, y + v + 0.09, 0.017] },
      );
    }
    return;
  }
  b.add(
    'tray',
    'metal',
    solid.slab(
      outline.pairs([0, 0, 0.07, 0, 0.075, 0.02, 0.068, 0.02, 0.064, 0.007, 0, 0.007]),
      w * 0.6,
      [0, 0, 0.012],
      'x',
      { bevel: 0 },
    ),
  );
  for (const [i, color] of (dark ? ['#f4f2ec', '#f0e0a0', '#e8b0b8'] : ['#1e3f8a', '#b02020', '#1f7a3a']).entries())
    b.add(
      dark ? `chalk ${i + 1}` : `marker ${i + 1}`,
      { base: dark ? 'plaster' : 'plastic', color },
      solid.cyl(dark ? 0.006 : 0.009, 0.1, [-0.2 + i * 0.14, 0.016, 0.045], 'x', { bevel: 0.001 }),
    );
  b.add('wiper', 'shutters', solid.box([0.13, 0.03, 0.04], [0.26, 0.023, 0.045], 0.006));
}
