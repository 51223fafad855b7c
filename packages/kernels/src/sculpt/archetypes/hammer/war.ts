import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { winding } from '../../kits/fittings/index.ts';
import { type Bench, formed, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A war hammer: square fluted head, back spike, top spike, langets on the haft. Returns where it is held. */
export function buildWar(b: Bench, rng: Rng): number {
  const taste = rng.fork('war');
  const h = 0.84;
  const y = h - 0.02;
  b.add('haft', 'handle', solid.rod([0, 0.02, 0], [0, h, 0], 0.0155, 0.014), { grain: [0, 1, 0] });
  b.add(
    'pommel',
    'head',
    solid.turned(
      pairs([0, 0, 0.014, 0.001, 0.024, 0.01, 0.026, 0.022, 0.02, 0.034, 0.0165, 0.04, 0, 0.04]),
      [0, 0, 0],
      { smooth: false, bevel: 0.002 },
    ),
  );
  b.add('grip', 'grip', winding(0.0165, 0.05, 0.3, 16), { detail: 0.8 });
  b.add(
    'grip rings',
    'trim',
    solid.many(
      [0.046, 0.304].map((v) => solid.hoop(0.0185, { kind: 'rect', w: 0.01, h: 0.005, r: 0.0015 }, [0, v, 0], 'y', 32)),
    ),
  );
  const ring = (x: number, w: number): { points: Vec3[] } => ({
    points: outline.roundRect(w, w, w * 0.14, 0, 0, 2).map(([z, v]): Vec3 => [x, y + v, -z]),
  });
  b.add(
    'hammer head',
    'head',
    {
      op: 'loft',
      sections: [
        ring(0, 0.05),
        ring(0.022, 0.05),
        ring(0.03, 0.044),
        ring(0.06, 0.046),
        ring(0.072, 0.064),
        ring(0.1, 0.067),
        ring(0.106, 0.06),
      ],
      spline: 'linear',
      smooth: false,
      cap: 'flat',
    },
    { detail: 1.4 },
  );
  const teeth: Shape[] = [];
  for (const i of [-1, 1])
    for (const j of [-1, 1])
      teeth.push({
        op: 'hull',
        points: [
          [0.104, y + i * 0.016 - 0.012, j * 0.016 - 0.012],
          [0.104, y + i * 0.016 + 0.012, j * 0.016 - 0.012],
          [0.104, y + i * 0.016 - 0.012, j * 0.016 + 0.012],
          [0.104, y + i * 0.016 + 0.012, j * 0.016 + 0.012],
          [0.124, y + i * 0.016, j * 0.016],
        ],
      });
  b.add('strike teeth', 'head', solid.many(teeth));
  b.add('socket', 'head', solid.box([0.05, 0.066, 0.05], [0, y, 0], 0.006));
  b.add(
    'back spike',
    'head',
    formed.board(
      [
        [-0.02, 0, 0.04, 0.036],
        [-0.06, 0.002, 0.026, 0.03],
        [-0.11, -0.008, 0.014, 0.02],
        [-0.17, -0.032, 0.003, 0.004],
      ].map(([x, dy, w, hh]) => ({ at: [x, y + dy, 0] as Vec3, w, h: hh })),
      0.0012,
    ),
    { detail: 1.2 },
  );
  addFittings(b, y, taste);
  return 0.16;
}

/** Spikes over the head, langets down the haft, inlays. */
function addFittings(b: Bench, y: number, taste: Rng): void {
  b.add('top spike', 'head', {
    op: 'lathe',
    profile: pairs([0, -0.01, 0.016, -0.01, 0.02, 0.008, 0.012, 0.016, 0.009, 0.04, 0, 0.12]),
    at: [0, y + 0.034, 0],
    sides: 4,
  });
  for (const [side, rot] of [
    ['front', 0],
    ['rear', 180],
  ] as const)
    b.add(
      `${side} langet`,
      'head',
      solid.put(
        solid.slab(
          outline
            .rounded(pairs([-0.009, 0, 0.009, 0, 0.009, 0.2, -0.009, 0.2]), 0.006)
            .map(([x, v]): Vec2 => [x, v + y - 0.23]),
          0.004,
          [0, 0, 0.015],
          'z',
        ),
        [0, 0, 0],
        [0, rot, 0],
      ),
    );
  b.add(
    'langet rivets',
    'trim',
    solid.both(
      solid.many(
        [0.05, 0.1, 0.15].map((v): Shape => ({ op: 'ball', r: [0.004, 0.004, 0.003], at: [0, y - 0.23 + v, 0.0175] })),
      ),
      'z',
    ),
    { detail: 0.4 },
  );
  b.add(
    'head inlay',
    'trim',
    solid.both(
      solid.slab(
        outline.ngon(0.017, taste.pick([4, 6, 8])).map(([x, v]): Vec2 => [x, v + y]),
        0.004,
        [0, 0, 0.0255],
        'z',
        { bevel: 0.001 },
      ),
      'z',
    ),
  );
  b.add(
    'haft bands',
    'trim',
    solid.many(
      [0.45, 0.58].map((v) => solid.hoop(0.0158, { kind: 'rect', w: 0.014, h: 0.0035, r: 0.001 }, [0, v, 0], 'y', 32)),
    ),
  );
}

/** The thunder god's hammer: short wound handle, great block with cut corners and knotwork borders, wrist strap. */
export function buildMjolnir(b: Bench): number {
  const y = 0.42;
  const [w, hh, d] = [0.3, 0.165, 0.155];
  const corner = outline.rounded(
    pairs([
      -d / 2 + 0.03,
      -hh / 2,
      d / 2 - 0.03,
      -hh / 2,
      d / 2,
      -hh / 2 + 0.03,
      d / 2,
      hh / 2 - 0.03,
      d / 2 - 0.03,
      hh / 2,
      -d / 2 + 0.03,
      hh / 2,
      -d / 2,
      hh / 2 - 0.03,
      -d / 2,
      -hh / 2 + 0.03,
    ]),
    0.003,
  );
  const ring = (x: number, k: number): { points: Vec3[] } => ({
    points: corner.map(([z, v]): Vec3 => [x, y + v * k, -z * k]),
  });
  b.add(
    'head',
    'head',
    {
      op: 'loft',
      sections: [ring(-w / 2, 0.72), ring(-w / 2 + 0.035, 1), ring(w / 2 - 0.035, 1), ring(w / 2, 0.72)],
      spline: 'linear',
      smooth: false,
      cap: 'flat',
    },
    { detail: 1.5 },
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const band = (x: number, k: number): Shape =>
      solid.bar(
        ring(s * x, k).points,
        { kind: 'rect', w: 0.006, h: 0.012, r: 0.0015 },
        { closed: true, up: [1, 0, 0] },
      );
    b.add(`${side} border`, 'trim', solid.many([band(w / 2 - 0.04, 1.0), band(w / 2 - 0.064, 1.0)]), { detail: 0.7 });
    b.add(
      `${side} face ring`,
      'trim',
      solid.hoop(0.034, { kind: 'rect', w: 0.006, h: 0.008, r: 0.002 }, [s * (w / 2), y, 0], 'x', 40),
    );
    b.add(`${side} face boss`, 'trim', solid.cyl(0.016, 0.008, [s * (w / 2), y, 0], 'x'));
  }
  const rune = (points: readonly number[]): Shape =>
    solid.bar(
      pairs(points).map(([x, v]): Vec3 => [x, y + v, d / 2 + 0.0005]),
      { kind: 'rect', w: 0.005, h: 0.004, r: 0.001 },
      { up: [0, 0, 1] },
    );
  const knot = solid.many([
    rune([-0.045, -0.03, 0, 0.04, 0.045, -0.03]),
    rune([-0.03, 0.025, 0.0, -0.035, 0.03, 0.025]),
    solid.hoop(0.032, { kind: 'rect', w: 0.004, h: 0.005, r: 0.001 }, [0, y, d / 2 + 0.0005], 'z', 40),
  ]);
  b.add('knotwork', 'trim', solid.both(knot, 'z'), { detail: 0.7 });
  b.add(
    'top plate',
    'trim',
    solid.slab(outline.roundRect(0.07, 0.06, 0.01), 0.01, [0, y + hh / 2 + 0.002, 0], 'y', { bevel: 0.003 }),
  );
  b.add(
    'neck',
    'head',
    solid.turned(pairs([0, 0, 0.024, 0, 0.03, 0.01, 0.028, 0.022, 0.036, 0.04, 0.036, 0.06, 0, 0.06]), [
      0,
      y - hh / 2 - 0.05,
      0,
    ]),
  );
  b.add('handle core', 'handle', solid.rod([0, 0.03, 0], [0, y - hh / 2, 0], 0.018));
  b.add('grip', 'grip', winding(0.0195, 0.045, y - hh / 2 - 0.05, 15), { detail: 0.8 });
  b.add(
    'pommel',
    'head',
    solid.turned(pairs([0, 0, 0.018, 0, 0.028, 0.01, 0.028, 0.03, 0.022, 0.042, 0, 0.042]), [0, 0, 0], {
      bevel: 0.003,
    }),
  );
  b.add(
    'strap',
    'grip',
    solid.bar(
      [
        [0.02, 0.02, 0.0],
        [0.055, 0.028, 0.012],
        [0.085, 0.07, 0.022],
        [0.075, 0.13, 0.018],
        [0.04, 0.15, 0.01],
        [0.021, 0.135, 0.004],
      ],
      { kind: 'rect', w: 0.003, h: 0.014, r: 0.001 },
      { spline: 'catmull', up: [0, 0, 1] },
    ),
  );
  return 0.15;
}
