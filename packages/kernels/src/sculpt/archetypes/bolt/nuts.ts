import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { oval, thread } from '../../kits/mechanics/index.ts';
import { hexagon, inward } from './hexagon.ts';

/** A hexagon nut, its thread inside. */
export function buildNut(b: Bench): void {
  b.add('nut', 'metal', hexagon(0.03, 0.0155, 0, 0.0098), { detail: 1.6 });
  // a thread that points inwards: a helix of ridges on the wall of the bore
  const ridge = thread({ r: 0.0101, depth: -0.0021, pitch: 0.0028, from: 0.0006, to: 0.0149, per: 26 });
  b.add('inner thread', 'thread', inward(ridge), { detail: 1.4 });
  for (const [name, y] of [
    ['lower bore ring', 0.0004],
    ['upper bore ring', 0.0151],
  ] as const)
    b.add(name, 'trim', solid.hoop(0.0101, { kind: 'ellipse', rx: 0.0005, ry: 0.0004 }, [0, y, 0], 'y', 40), {
      detail: 0.4,
    });
}

/** A washer on its edge. */
export function buildWasher(b: Bench): void {
  const put = (of: Shape): Shape => solid.put(of, [0, 0.0168, 0], [0, 0, 0]);
  b.add(
    'washer',
    'metal',
    put(
      solid.slab(outline.ngon(0.0168, 56), 0.0032, [0, 0, 0], 'z', {
        bevel: 0.0007,
        holes: [outline.ngon(0.0086, 40)],
      }),
    ),
    { detail: 1.6 },
  );
  for (const s of [1, -1]) {
    b.add(
      s > 0 ? 'front stamp' : 'rear stamp',
      'trim',
      put(
        solid.put(
          { op: 'text', value: 'M16', height: 0.0036, depth: 0.0005, bevel: 0 },
          [0, 0.0106, s * 0.0016],
          [0, s > 0 ? 0 : 180, 0],
        ),
      ),
      { detail: 0.4 },
    );
    b.add(
      s > 0 ? 'front bead' : 'rear bead',
      'thread',
      put(solid.hoop(0.0152, { kind: 'ellipse', rx: 0.0002, ry: 0.0004 }, [0, 0, s * 0.0016], 'z', 56)),
      { detail: 0.4 },
    );
  }
}

/** A wing nut. */
export function buildWing(b: Bench): void {
  const cone: Vec2[] = [
    [0.0056, 0],
    [0.0105, 0],
    [0.0108, 0.0012],
    [0.0082, 0.0125],
    [0.0078, 0.013],
    [0.0056, 0.013],
  ];
  b.add(
    'hub',
    'metal',
    solid.hoop(0.0082, { kind: 'polygon', points: cone.map(([r, y]): Vec2 => [y, r - 0.0082]) }, [0, 0, 0], 'y', 44),
    { detail: 1.3 },
  );
  for (const [side, s] of [
    ['left', -1],
    ['right', 1],
  ] as const) {
    const wing = [
      [0.0065, 0.0055, 0.009, 0.0062],
      [0.011, 0.0105, 0.0112, 0.005],
      [0.016, 0.0175, 0.0125, 0.0042],
      [0.0195, 0.0242, 0.0105, 0.0036],
      [0.021, 0.0285, 0.005, 0.003],
    ].map(([x, y, w, d]) => ({ at: [s * x, y, 0] as Vec3, w, d }));
    b.add(`${side} wing`, 'metal', oval(wing, { e: 2.4 }), { detail: 1.2 });
    b.add(
      `${side} wing mark`,
      'trim',
      { op: 'ball', r: [0.0022, 0.0022, 0.0006], at: [s * 0.0172, 0.02, 0.0019] },
      { detail: 0.3 },
    );
  }
  b.add(
    'inner thread',
    'thread',
    inward(thread({ r: 0.0059, depth: -0.0012, pitch: 0.0018, from: 0.0004, to: 0.0126, per: 22 })),
    { detail: 1 },
  );
}
