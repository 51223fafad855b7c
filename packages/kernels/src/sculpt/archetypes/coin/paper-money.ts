import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A bundle of banknotes with its paper band and one loose note; portrait, figures and frame are printed in relief. */
export function buildNotes(b: Bench): void {
  const [l, w] = [0.155, 0.066];
  const leaves = [0, 1, 2, 3, 4, 5];
  for (const i of leaves)
    b.add(
      `notes ${i + 1}`,
      i % 2 ? 'rim' : 'metal',
      solid.put(
        solid.box([l - (i % 3) * 0.0006, 0.0034, w - (i % 2) * 0.0008], [0, 0, 0], 0.0005),
        [((i * 7) % 3) * 0.0005, 0.0018 + i * 0.0035, ((i * 5) % 3) * 0.0004],
        [0, ((i % 3) - 1) * 0.5, 0],
      ),
      { detail: 0.8 },
    );
  const y = 0.0018 + 5 * 0.0035 + 0.0017;
  const frame = outline.roundRect(l * 0.93, w * 0.86, 0.002);
  b.add(
    'print frame',
    'relief',
    solid.slab(frame, 0.0005, [0, y + 0.0002, 0], 'y', {
      holes: [outline.roundRect(l * 0.9, w * 0.8, 0.002)],
      bevel: 0,
    }),
  );
  b.add(
    'portrait field',
    'relief',
    solid.slab(outline.superellipse(0.0165, 0.021, 2, 36), 0.0005, [0.038, y + 0.0003, 0], 'y', { bevel: 0 }),
  );
  b.add(
    'portrait',
    'metal',
    solid.slab(
      outline
        .pairs([
          -0.009, -0.017, 0.009, -0.017, 0.0075, -0.008, 0.0042, -0.004, 0.0058, 0.003, 0.0044, 0.011, 0, 0.0135,
          -0.0044, 0.011, -0.0058, 0.003, -0.0042, -0.004, -0.0075, -0.008,
        ])
        .map(([x, z]): Vec2 => [x, z]),
      0.0005,
      [0.038, y + 0.0007, 0],
      'y',
      { bevel: 0 },
    ),
  );
  for (const [i, [x, z]] of [
    [-0.058, -0.018],
    [0.064, -0.02],
    [-0.058, 0.024],
    [0.064, 0.024],
  ].entries())
    b.add(
      `figure ${i + 1}`,
      'relief',
      solid.put(
        { op: 'text', value: '100', height: 0.007, depth: 0.0007, bevel: 0, font: 'serif' },
        [x, y + 0.0003, z],
        [-90, 0, 0],
      ),
      { detail: 0.5 },
    );
  const band: Vec3[] = outline
    .roundRect(y * 1 + 0.0006, w + 0.0016, 0.0006)
    .map(([v, z]): Vec3 => [-0.022, v + y / 2, z]);
  b.add(
    'band',
    'ribbon',
    solid.bar(band, { kind: 'rect', w: 0.0008, h: 0.032, r: 0.0002 }, { closed: true, up: [1, 0, 0] }),
  );
  b.add(
    'band sign',
    'second',
    solid.put(
      { op: 'text', value: '$', height: 0.018, depth: 0.0007, bevel: 0, font: 'sans' },
      [-0.022, y + 0.0009, 0.009],
      [-90, 0, 0],
    ),
    { detail: 0.7 },
  );
  const loose = Array.from({ length: 5 }, (_, i) =>
    Array.from({ length: 9 }, (_, j): Vec3 => {
      const [u, v] = [j / 8 - 0.5, i / 4 - 0.5];
      const c = Math.cos(0.42);
      const s = Math.sin(0.42);
      return [
        u * l * c - v * w * s + 0.03,
        0.0012 + 0.006 * Math.max(0, u - 0.15) ** 2 * 12,
        u * l * s + v * w * c + 0.064,
      ];
    }),
  );
  b.add('loose note', 'rim', { op: 'sheet', grid: loose, thickness: 0.0007 });
}

/** A bank card: chip, stripe, number, name, the marks of its issuer. */
export function buildCard(b: Bench): void {
  const [w, h] = [0.0856, 0.054];
  const y = h / 2 + 0.0004;
  const lean = (of: ReturnType<typeof solid.put>): ReturnType<typeof solid.put> =>
    solid.put(of, [0, 0, 0], [-16, 0, 0]);
  b.add(
    'card',
    'metal',
    lean(solid.slab(outline.roundRect(w, h, 0.0034, 0, y), 0.001, [0, 0, 0], 'z', { bevel: 0.0002 })),
    { detail: 1.3 },
  );
  b.add(
    'wave',
    'enamel',
    lean(
      solid.slab(
        outline.pairs([
          -0.0425, 0.003, -0.02, 0.012, 0.01, 0.008, 0.0425, 0.02, 0.0425, 0.003, 0.039, 0.0006, -0.039, 0.0006,
        ]),
        0.0006,
        [0, 0, 0.0004],
        'z',
        { bevel: 0.0001 },
      ),
    ),
  );
  b.add(
    'chip',
    'rim',
    lean(
      solid.slab(outline.roundRect(0.012, 0.0095, 0.002, -0.027, y + 0.003), 0.0006, [0, 0, 0.0006], 'z', {
        bevel: 0.0001,
      }),
    ),
  );
  b.add(
    'chip contacts',
    'relief',
    lean(
      solid.many([
        solid.box([0.012, 0.0004, 0.0004], [-0.027, y + 0.003, 0.0009], 0),
        solid.box([0.0004, 0.0094, 0.0004], [-0.029, y + 0.003, 0.0009], 0),
        solid.box([0.0004, 0.0094, 0.0004], [-0.025, y + 0.003, 0.0009], 0),
      ]),
    ),
    { detail: 0.4 },
  );
  b.add(
    'number',
    'relief',
    lean(
      solid.put(
        { op: 'text', value: '5284 1967 0342 8816', height: 0.0042, depth: 0.0006, bevel: 0.0001, font: 'sans' },
        [0, y - 0.0085, 0.0006],
      ),
    ),
    { detail: 0.5 },
  );
  b.add(
    'expiry',
    'relief',
    lean(
      solid.put({ op: 'text', value: '09/31', height: 0.0024, depth: 0.0005, bevel: 0, font: 'sans' }, [
        0.004,
        y - 0.0145,
        0.0006,
      ]),
    ),
    { detail: 0.4 },
  );
  b.add(
    'holder',
    'relief',
    lean(
      solid.put({ op: 'text', value: 'C. WORK', height: 0.0029, depth: 0.0005, bevel: 0, font: 'sans' }, [
        -0.027,
        y - 0.0205,
        0.0008,
      ]),
    ),
    { detail: 0.5 },
  );
  for (const [name, x, slot] of [
    ['left mark', 0.026, 'ribbon'],
    ['right mark', 0.033, 'second'],
  ] as const)
    b.add(
      name,
      slot,
      lean(solid.cyl(0.0052, 0.0005, [x, y - 0.0175, 0.0009 + (x > 0.03 ? 0.0003 : 0)], 'z', { bevel: 0.0001 })),
    );
  b.add('stripe', 'relief', lean(solid.box([w * 0.998, 0.009, 0.0004], [0, y + 0.015, -0.0006], 0.0001)));
}

/** A casino chip: body with edge spots, a ring of dashes, its value. */
export function buildChip(b: Bench, text: string): void {
  const r = 0.02;
  const t = 0.0034;
  const put = (of: ReturnType<typeof solid.put>): ReturnType<typeof solid.put> => solid.put(of, [0, r, 0]);
  b.add('body', 'metal', put(solid.cyl(r, t, [0, 0, 0], 'z', { bevel: 0.0005, segments: 56 })), { detail: 1.3 });
  for (let i = 0; i < 6; i++) {
    const arc = [
      ...outline.arc(0, 0, r * 1.003, i * 60 - 9, i * 60 + 9, 6),
      ...outline.arc(0, 0, r * 0.76, i * 60 - 9, i * 60 + 9, 4).reverse(),
    ];
    b.add(`edge spot ${i + 1}`, 'second', put(solid.slab(arc, t + 0.0004, [0, 0, 0], 'z', { bevel: 0.0003 })));
  }
  for (const [face, k] of [
    ['front', 1],
    ['back', -1],
  ] as const) {
    const side = (of: ReturnType<typeof solid.put>): ReturnType<typeof solid.put> =>
      put(solid.put(of, [0, 0, (k * t) / 2], k > 0 ? [0, 0, 0] : [0, 180, 0]));
    b.add(`${face} inlay`, 'second', side(solid.cyl(r * 0.6, 0.0007, [0, 0, 0.0001], 'z', { bevel: 0.0002 })));
    b.add(`${face} ring`, 'rim', side(solid.hoop(r * 0.61, { kind: 'circle', r: 0.0004 }, [0, 0, 0.0003], 'z', 48)));
    b.add(
      `${face} dashes`,
      'rim',
      side({
        op: 'arrayed',
        n: 24,
        around: 'z',
        of: solid.box([r * 0.05, r * 0.07, 0.0006], [0, r * 0.69, 0], 0.0001),
      }),
      { detail: 0.4 },
    );
    b.add(
      `${face} value`,
      'relief',
      side(
        solid.put({ op: 'text', value: text || '25', height: r * 0.42, depth: 0.0008, bevel: 0.0001, font: 'sans' }, [
          0,
          -r * 0.21,
          0.0005,
        ]),
      ),
      { detail: 0.8 },
    );
  }
}
