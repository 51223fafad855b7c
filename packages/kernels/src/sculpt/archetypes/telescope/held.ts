import type { Vec3 } from '../../../math/index.ts';
import type { Socket } from '../../dsl/archetype.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { fluted } from '../../kits/mechanics/index.ts';

/** A drawn spyglass lying along x, its objective to +X: leather barrel, three draws, knurled rings, lens cap on its chain. */
export function buildSpyglass(b: Bench): Socket {
  const y = 0.036;
  const draw = (name: string, slot: string, profile: readonly number[], detail = 1): void =>
    b.add(name, slot, solid.turned(pairs(profile), [0, y, 0], { axis: 'x', bevel: 0.001 }), { detail });
  draw('barrel', 'grip', [0, 0.02, 0.03, 0.02, 0.0315, 0.03, 0.0325, 0.2, 0, 0.2], 1.2);
  draw(
    'objective bell',
    'tube',
    [0, 0.192, 0.034, 0.192, 0.0352, 0.2, 0.0352, 0.234, 0.0335, 0.24, 0.03, 0.24, 0.029, 0.23, 0, 0.23],
  );
  b.add('objective lens', 'lens', { op: 'ball', r: [0.006, 0.029, 0.029], at: [0.2295, y, 0] }, { detail: 0.7 });
  const draws: readonly (readonly [string, number, number, number])[] = [
    ['first draw', -0.09, 0.03, 0.0265],
    ['second draw', -0.19, -0.08, 0.0225],
    ['third draw', -0.27, -0.18, 0.0185],
  ];
  for (const [name, x0, x1, r] of draws) {
    draw(name, 'tube', [0, x0, r, x0, r, x1, 0, x1]);
    b.add(
      `${name} collar`,
      'trim',
      solid.put(
        fluted(
          [
            [0, r + 0.003, 0.02],
            [0.0015, r + 0.0055, 0.035],
            [0.0115, r + 0.0055, 0.035],
            [0.013, r + 0.003, 0.02],
          ],
          36,
          { per: 3 },
        ),
        [x1 + 0.004, y, 0],
        [0, 0, 90],
      ),
      { detail: 0.7 },
    );
    draw(
      `${name} bead`,
      'trim',
      [r - 0.001, x0 + 0.01, r + 0.0012, x0 + 0.011, r + 0.0012, x0 + 0.0135, r - 0.001, x0 + 0.0145],
      0.5,
    );
  }
  draw('eyepiece', 'trim', [0, -0.292, 0.012, -0.292, 0.0215, -0.286, 0.0225, -0.276, 0.02, -0.266, 0, -0.266]);
  b.add('eyepiece lens', 'lens', { op: 'ball', r: [0.002, 0.0095, 0.0095], at: [-0.2922, y, 0] }, { detail: 0.4 });
  for (const [name, x] of [
    ['front barrel ring', 0.182],
    ['rear barrel ring', 0.036],
  ] as const)
    b.add(name, 'tube', solid.hoop(0.0325, { kind: 'rect', w: 0.01, h: 0.003, r: 0.0008 }, [x, y, 0], 'x', 44), {
      detail: 0.6,
    });
  const stitch = Array.from({ length: 16 }, (_, i) =>
    solid.box([0.005, 0.0012, 0.0012], [0.048 + i * 0.0085, y - 0.0318, 0.004], 0.0003),
  );
  b.add('stitching', 'trim', solid.many(stitch), { detail: 0.3 });
  b.add(
    'maker plate',
    'trim',
    solid.slab(outline.roundRect(0.05, 0.014, 0.004), 0.0018, [0.105, y, 0.032], 'z', { bevel: 0.0005 }),
    { detail: 0.5 },
  );
  b.add(
    'maker lettering',
    'dark',
    solid.put({ op: 'text', value: 'LONDON', height: 0.006, depth: 0.001, bevel: 0 }, [0.105, y - 0.003, 0.0329]),
    { detail: 0.3 },
  );
  return { at: [0.1, y, 0], dir: [1, 0, 0], size: 0.06 };
}

/** A magnifying glass, lens up: rimmed lens, ferrule, turned handle with its cap. */
export function buildMagnifier(b: Bench): Socket {
  const y = 0.172;
  const r = 0.044;
  b.add('rim', 'tube', solid.hoop(r, { kind: 'rect', w: 0.011, h: 0.0062, r: 0.0018 }, [0, y, 0], 'z', 64), {
    detail: 1.3,
  });
  for (const s of [1, -1])
    b.add(
      s > 0 ? 'front rim bead' : 'rear rim bead',
      'trim',
      solid.hoop(r - 0.001, { kind: 'ellipse', rx: 0.0012, ry: 0.0016 }, [0, y, s * 0.0055], 'z', 64),
      { detail: 0.6 },
    );
  b.add('lens', 'lens', { op: 'ball', r: [r - 0.002, r - 0.002, 0.0066], at: [0, y, 0] }, { detail: 1.4 });
  b.add('rim screw', 'trim', solid.cyl(0.0024, 0.0145, [0.0, y + r + 0.004, 0], 'z', { bevel: 0.0005 }), {
    detail: 0.4,
  });
  b.add('rim lug', 'tube', solid.box([0.008, 0.009, 0.0105], [0, y + r + 0.0035, 0], 0.0018), { detail: 0.5 });
  b.add(
    'neck',
    'tube',
    solid.turned(
      pairs([
        0, 0.098, 0.0085, 0.098, 0.0092, 0.102, 0.0068, 0.108, 0.005, 0.116, 0.0062, 0.123, 0.0045, 0.129, 0, 0.129,
      ]),
      [0, 0, 0],
      { bevel: 0.0005 },
    ),
    { detail: 1 },
  );
  b.add(
    'ferrule',
    'trim',
    solid.turned(pairs([0, 0.088, 0.0098, 0.088, 0.0104, 0.091, 0.0096, 0.1, 0, 0.1]), [0, 0, 0], { bevel: 0.0006 }),
    { detail: 0.7 },
  );
  b.add(
    'handle',
    'grip',
    solid.turned(
      pairs([
        0, 0.004, 0.0088, 0.004, 0.0118, 0.012, 0.0132, 0.03, 0.0115, 0.055, 0.0085, 0.078, 0.0092, 0.09, 0, 0.09,
      ]),
      [0, 0, 0],
      { smooth: true },
    ),
    { detail: 1.3, grain: [0, 1, 0] },
  );
  b.add(
    'handle cap',
    'trim',
    solid.turned(pairs([0, 0, 0.006, 0.0005, 0.0098, 0.0035, 0.0105, 0.0085, 0.0092, 0.011, 0, 0.011]), [0, 0, 0], {
      bevel: 0.0006,
    }),
    { detail: 0.7 },
  );
  const beads: Vec3[] = [
    [0, 0.05, 0],
    [0, 0.053, 0],
  ];
  beads.forEach(([, v], i) => {
    b.add(
      i ? 'upper handle ring' : 'lower handle ring',
      'trim',
      solid.hoop(0.0119 - i * 0.0004, { kind: 'ellipse', rx: 0.0008, ry: 0.0007 }, [0, v, 0], 'y', 36),
      { detail: 0.4 },
    );
  });
  return { at: [0, 0.045, 0], dir: [0, 1, 0], size: 0.024 };
}
