import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { starOutline } from '../../kits/star-outline.ts';
import { addCoin, heap } from './struck.ts';

/** Many coins: a heap with some scattered round it, or neat stacks; light coins, one with the full strike leaning on them. */
export function buildPile(b: Bench, stacks: boolean, rng: Rng): void {
  const r = 0.0125;
  const t = 0.0024;
  const disc = solid.turned(
    [
      [0, -t / 2],
      [r, -t / 2],
      [r, t / 2],
      [r * 0.88, t / 2],
      [r * 0.84, t * 0.3],
      [0, t * 0.3],
    ],
    [0, 0, 0],
    { bevel: 0, segments: 26 },
  );
  const lying = (at: Vec3, rot: Vec3): Shape => solid.put(disc, at, rot);
  const taste = rng.fork('pile');
  if (stacks) {
    for (const [i, [x, z, n]] of [
      [0, 0, 9],
      [0.03, 0.008, 6],
      [-0.029, 0.012, 4],
      [0.006, 0.031, 3],
      [-0.02, -0.022, 7],
    ].entries())
      b.add(
        `stack ${i + 1}`,
        i % 2 ? 'rim' : 'metal',
        solid.many(
          Array.from({ length: n }, (_, k) =>
            lying(
              [x + taste.range(-0.0007, 0.0007), t / 2 + k * t * 1.01, z + taste.range(-0.0007, 0.0007)],
              [0, taste.range(0, 90), 0],
            ),
          ),
        ),
        { detail: 0.9 },
      );
  } else {
    const places = heap(r, t, rng);
    for (let i = 0; i < 8; i++) {
      const part = places.filter((_, k) => k % 8 === i).map((p) => lying(p.at, p.rot));
      if (part.length) b.add(`coins ${i + 1}`, i % 3 === 2 ? 'rim' : 'metal', solid.many(part), { detail: 0.8 });
    }
    const far = Array.from({ length: 7 }, (_, i): Shape => {
      const a = 0.6 + i * 0.84 + taste.range(-0.2, 0.2);
      const d = 0.064 + taste.range(0, 0.03);
      return lying([d * Math.sin(a), t / 2, d * Math.cos(a)], [0, taste.range(0, 90), 0]);
    });
    b.add('scattered coins', 'metal', solid.many(far), { detail: 0.7 });
  }
  const [y, z] = stacks ? [0.0124, 0.048] : [0.0122, 0.062];
  addCoin(
    b,
    { r, t: t * 0.9, relief: 'crown', text: '', hole: 0, sides: 0 },
    (of) => solid.put(of, [stacks ? 0.002 : 0.01, y, z], [-14, 0, 0]),
    'leaning ',
  );
}

/** A medal on its ribbon: the disc with a wreath and a number or star, suspended from a bar. */
export function buildMedal(b: Bench, text: string, military: boolean): void {
  const r = 0.032;
  const y = r;
  const t = 0.004;
  if (military) {
    const cross = outline.rounded(
      Array.from({ length: 4 }, (_, i) => {
        const a = (i * Math.PI) / 2;
        const at = (d: number, w: number): Vec2 => [
          d * Math.sin(a) + w * Math.cos(a),
          d * Math.cos(a) - w * Math.sin(a),
        ];
        return [at(0.007, -0.0055), at(0.031, -0.0145), at(0.031, 0.0145), at(0.007, 0.0055)];
      })
        .flat()
        .reverse(),
      0.001,
    );
    b.add(
      'cross',
      'metal',
      solid.slab(
        cross.map(([x, v]): Vec2 => [x, v + y]),
        t,
        [0, 0, 0],
        'z',
        { bevel: 0.0008 },
      ),
      { detail: 1.2 },
    );
    b.add(
      'cross enamel',
      'enamel',
      solid.slab(
        cross.map(([x, v]): Vec2 => [x * 0.86, v * 0.86 + y]),
        t + 0.001,
        [0, 0, 0],
        'z',
        { bevel: 0.0004 },
      ),
    );
    b.add('centre', 'rim', solid.cyl(0.0105, t + 0.0026, [0, y, 0], 'z', { bevel: 0.0006 }));
    b.add(
      'centre star',
      'relief',
      solid.slab(
        starOutline(5, 0.008, 0.0033).map(([x, v]): Vec2 => [x, v + y]),
        t + 0.004,
        [0, 0, 0],
        'z',
        { bevel: 0.0006 },
      ),
    );
  } else {
    addCoin(b, { r, t, relief: text ? '' : 'star', text, hole: 0, sides: 0 }, (of) => solid.put(of, [0, y, 0]));
    for (const [name, s] of [
      ['left', 1],
      ['right', -1],
    ] as const)
      b.add(
        `${name} laurel`,
        'relief',
        solid.many(
          Array.from({ length: 9 }, (_, i): Shape => {
            const a = -Math.PI / 2 + s * (0.35 + i * 0.26);
            return {
              op: 'ball',
              r: [0.0036, 0.0017, 0.0011],
              at: [0.0225 * Math.cos(a), y + 0.0225 * Math.sin(a), t / 2],
              rot: [0, 0, (a * 180) / Math.PI + 90 + s * (i % 2 ? 24 : -18)],
            };
          }),
        ),
        { detail: 0.5 },
      );
  }
  const top = 2 * r;
  b.add('suspension eye', 'rim', solid.hoop(0.0042, { kind: 'circle', r: 0.0011 }, [0, top + 0.003, 0], 'x', 22));
  b.add('ring', 'rim', solid.hoop(0.0058, { kind: 'circle', r: 0.0011 }, [0, top + 0.01, 0], 'z', 26));
  addRibbon(b, top + 0.0145, military);
}

/** A ribbon: folded to a point and pinned on a bar, or two bands that go up to hang round the neck. */
function addRibbon(b: Bench, y: number, pinned: boolean): void {
  const stripe = (slot: string, name: string, x0: number, x1: number, z: number): void => {
    if (pinned) {
      const shape = outline.pairs([
        x0 * 0.2,
        y,
        x1 * 0.2,
        y,
        x1,
        y + 0.024,
        x1,
        y + 0.052,
        x0,
        y + 0.052,
        x0,
        y + 0.024,
      ]);
      b.add(name, slot, solid.slab(shape, 0.0018, [0, 0, z], 'z', { bevel: 0.0003 }));
      return;
    }
    for (const [side, s] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      const at = (x: number, k: number): Vec3 => [
        s * (0.002 + k * 0.036) + x * (1 - 0.25 * k),
        y + k * 0.1 - Math.abs(x) * (1 - k) * 0.2,
        s * 0.0012 * (1 - k) + z - 0.016 * k * k,
      ];
      const grid = [0, 0.25, 0.5, 0.75, 1].map((k) => [at(x0, k), at((x0 + x1) / 2, k), at(x1, k)]);
      b.add(`${side} ${name}`, slot, { op: 'sheet', grid, thickness: 0.0014 }, { detail: 0.9 });
    }
  };
  stripe('ribbon', 'ribbon', -0.016, 0.016, 0);
  stripe('second', 'ribbon stripe', -0.0045, 0.0045, 0.0009);
  if (!pinned) return;
  b.add(
    'brooch bar',
    'rim',
    solid.slab(outline.roundRect(0.042, 0.009, 0.002, 0, y + 0.055), 0.0034, [0, 0, 0], 'z', { bevel: 0.0008 }),
  );
  b.add('pin', 'rim', solid.rod([-0.017, y + 0.055, -0.0035], [0.017, y + 0.055, -0.0035], 0.0008));
  b.add('pin catch', 'rim', solid.box([0.003, 0.004, 0.004], [0.016, y + 0.055, -0.0028], 0.0006));
}

/** A sheriff's star with balls on its points and letters round its middle, or a shield badge. */
export function buildBadge(b: Bench, star: boolean, text: string): void {
  const r = 0.035;
  const y = star ? r * 1.03 + 0.0038 : r * 1.02;
  const shape = star
    ? starOutline(6, r, r * 0.56)
    : outline.rounded(
        outline
          .pairs([
            0, -1.02, 0.42, -0.7, 0.74, -0.2, 0.7, 0.42, 0.84, 0.72, 0.46, 0.72, 0, 1, -0.46, 0.72, -0.84, 0.72, -0.7,
            0.42, -0.74, -0.2, -0.42, -0.7,
          ])
          .map(([x, v]): Vec2 => [x * r, v * r]),
        0.003,
      );
  const put = (of: Shape): Shape => solid.put(of, [0, y, 0]);
  b.add('plate', 'metal', put(solid.slab(shape, 0.003, [0, 0, 0], 'z', { bevel: 0.0009 })), { detail: 1.3 });
  b.add(
    'plate rim',
    'rim',
    put(
      solid.tube(
        shape.map(([x, v]): Vec3 => [x * 0.9, v * 0.9, 0.0015]),
        0.0007,
        { closed: true, spline: 'linear' },
      ),
    ),
  );
  if (star)
    for (let i = 0; i < 6; i++) {
      const a = Math.PI / 2 + (i * Math.PI) / 3;
      b.add(
        `point ball ${i + 1}`,
        'rim',
        put({ op: 'ball', r: 0.0038, at: [r * 1.03 * Math.cos(a), r * 1.03 * Math.sin(a), 0] }),
      );
    }
  b.add('centre disc', 'enamel', put(solid.cyl(r * 0.44, 0.0044, [0, 0, 0], 'z', { bevel: 0.0006 })));
  b.add('centre ring', 'rim', put(solid.hoop(r * 0.44, { kind: 'circle', r: 0.0009 }, [0, 0, 0.0018], 'z', 48)));
  b.add(
    'centre star',
    'relief',
    put(
      solid.slab(
        starOutline(5, r * 0.27, r * 0.11).map(([x, v]): Vec2 => [x, v - r * 0.02]),
        0.0062,
        [0, 0, 0],
        'z',
        { bevel: 0.0005 },
      ),
    ),
  );
  if (!star) {
    for (const [name, v, k] of [
      ['upper banner', 0.56, 1],
      ['lower banner', -0.56, 0.72],
    ] as const)
      b.add(
        name,
        'enamel',
        put(
          solid.slab(outline.roundRect(r * 1.1 * k, r * 0.2, 0.0015, 0, r * v), 0.0046, [0, 0, 0], 'z', {
            bevel: 0.0005,
          }),
        ),
      );
  }
  const label = text || 'SHERIFF';
  const h = star ? r * 0.085 : r * 0.12;
  b.add(
    'letters',
    'relief',
    put(
      solid.put({ op: 'text', value: label, height: h, depth: 0.001, bevel: 0.0001, font: 'sans' }, [
        0,
        star ? -r * 0.36 : r * 0.5,
        0.0024,
      ]),
    ),
    { detail: 0.8 },
  );
  b.add('pin', 'rim', put(solid.rod([-r * 0.4, 0, -0.0036], [r * 0.4, 0, -0.0036], 0.0008)));
  b.add(
    'pin hinges',
    'rim',
    put(solid.many([1, -1].map((s) => solid.box([0.004, 0.005, 0.004], [s * r * 0.4, 0, -0.0028], 0.0006)))),
  );
}
