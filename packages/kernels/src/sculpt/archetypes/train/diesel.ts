import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { coach, fitting, pairs, steps } from '../../kits/vehicle/index.ts';
import { addBogie, addBuffers } from './bogie.ts';
import type { Line } from './track.ts';

/** A hood-unit diesel: low nose, cab with split screen, long engine hood with doors and fans, walkways with railings. */
export function buildDiesel(b: Bench, rng: Rng): Line {
  const [f, e, deck] = [6.4, -6.6 + rng.range(-0.3, 0.3), 1.5];
  b.add('deck', 'trim', solid.box([2.7, 0.3, f - e], [0, deck - 0.15, (f + e) / 2], 0.04));
  fitting.pair(
    b,
    'deck stripe',
    'stripe',
    solid.box([0.016, 0.12, f - e - 0.1], [1.352, deck - 0.1, (f + e) / 2], 0.004),
  );
  const chevron = b.tint('body', {
    layers: [
      {
        mask: { kind: 'stripes', dir: [0.7, 0.7, 0], period: 0.42, width: 0.5, soft: 0.01 },
        material: { color: b.tint('stripe', {}).color },
      },
    ],
  });
  const nose = outline.rounded(
    pairs([f - 0.55, deck - 0.02, f - 0.55, 2.55, f - 0.8, 2.72, f - 2.1, 2.8, f - 2.1, deck - 0.02]),
    [0.02, 0.2, 0.2, 0.02, 0.02],
  );
  b.add('nose', chevron, solid.slab(nose, 1.7, [0, 0, 0], 'x', { bevel: 0.14 }), { detail: 1.2 });
  addCab(b, f, deck);
  addDieselFittings(e, f, b, deck);
  fitting.pair(
    b,
    'nose railing',
    'stripe',
    fitting.railing(
      [
        [1.28, deck, f - 2.1],
        [1.28, deck, f - 0.3],
        [0.5, deck, f - 0.12],
      ],
      0.95,
      0.022,
      0,
    ),
  );
  for (const [name, z] of [
    ['front', f - 0.35],
    ['rear', e + 0.35],
  ] as const)
    fitting.pair(
      b,
      `${name} steps`,
      'trim',
      solid.many([0.5, 0.85, 1.2].map((y) => solid.box([0.3, 0.04, 0.5], [1.2, y, z], 0.01))),
    );
  b.add(
    'fuel tank',
    'trim',
    solid.slab(
      outline.rounded(pairs([-1.2, 1.2, -1.2, 0.62, -0.9, 0.42, 0.9, 0.42, 1.2, 0.62, 1.2, 1.2]), 0.08),
      3.2,
      [0, 0, -0.1],
      'z',
      { bevel: 0.05 },
    ),
  );
  addBogie(b, 'front bogie', f - 2.4, 0.5);
  addBogie(b, 'rear bogie', e + 2.4, 0.5);
  addBuffers(b, 'front', f + 0.02, 1, 1.14);
  addBuffers(b, 'rear', e - 0.02, -1, 1.14);
  b.add(
    'snow plough',
    'stripe',
    solid.put(
      solid.slab(outline.rounded(pairs([-1.25, 0, 1.25, 0, 1.05, -0.55, -1.05, -0.55]), 0.04), 0.06, [0, 0, 0], 'z', {
        bevel: 0.01,
      }),
      [0, 0.9, f + 0.14],
      [-14, 0, 0],
    ),
  );
  return { from: e - 0.5, to: f + 0.5, top: 3.6 };
}

/** What is fitted to it. */
function addDieselFittings(e: number, f: number, b: Bench, deck: number): void {
  const [h0, h1] = [e + 0.8, f - 3.95];
  const band = {
    mask: {
      kind: 'all' as const,
      of: [
        { kind: 'span' as const, dir: [0, 1, 0] as Vec3, from: 2.02, to: 2.04 },
        { kind: 'span' as const, dir: [0, -1, 0] as Vec3, from: -2.4, to: -2.38 },
      ],
    },
    material: { color: b.tint('stripe', {}).color },
  };
  b.add(
    'engine hood',
    b.tint('body', { layers: [band] }),
    solid.slab(
      outline.rounded(
        pairs([-0.88, deck - 0.02, 0.88, deck - 0.02, 0.88, 3.2, 0.6, 3.45, -0.6, 3.45, -0.88, 3.2]),
        0.08,
      ),
      h1 - h0,
      [0, 0, (h0 + h1) / 2],
      'z',
      { bevel: 0.06 },
    ),
    { detail: 1.3 },
  );
  fitting.pair(
    b,
    'hood doors',
    b.tint('body', { rough: 0.45 }),
    solid.many(steps(h0 + 0.9, h1 - 0.6, 8).map((z) => solid.box([0.02, 1.2, 0.66], [0.885, 2.3 - 0.05, z], 0.006))),
    { detail: 0.6 },
  );
  fitting.pair(
    b,
    'hood door latches',
    'chrome',
    solid.many(steps(h0 + 0.9, h1 - 0.6, 8).map((z) => solid.box([0.03, 0.1, 0.04], [0.9, 2.25, z + 0.26], 0.008))),
    { detail: 0.4 },
  );
  fitting.pair(
    b,
    'radiator grille',
    'trim',
    solid.many(steps(2.78, 3.12, 5).map((y) => solid.box([0.03, 0.04, 2.2], [0.885, y, h0 + 1.6], 0.01))),
  );
  b.add(
    'roof fans',
    'trim',
    solid.many(
      [0.9, 2.0, 3.1].map((d) =>
        solid.hoop(0.44, { kind: 'rect', w: 0.1, h: 0.06, r: 0.01 }, [0, 3.46, h0 + d], 'y', 32),
      ),
    ),
  );
  b.add(
    'fan blades',
    'chrome',
    solid.many(
      [0.9, 2.0, 3.1].map((d) =>
        solid.put(
          { ...fitting.propeller([0, 0, 0], 0.4, 0.2, 5, 0.08), rot: [-90, 0, 0] } as Parameters<typeof solid.put>[0],
          [0, 3.43, h0 + d],
        ),
      ),
    ),
  );
  b.add(
    'exhaust stacks',
    'trim',
    solid.many([-0.2, 0.2].map((x) => solid.box([0.24, 0.3, 0.6], [x, 3.52, (h0 + h1) / 2 + 0.6], 0.03))),
  );
  b.add('dynamic brake blister', 'body', solid.box([1.3, 0.16, 1.6], [0, 3.5, h1 - 1.3], 0.05));
  b.add(
    'horns',
    'chrome',
    solid.many(
      [-0.14, 0, 0.14].map((x) =>
        solid.turned(pairs([0, 0, 0.025, 0, 0.035, 0.24, 0.075, 0.36, 0, 0.36]), [x, 3.72, f - 3.0], { axis: 'z' }),
      ),
    ),
  );
  const walk = (z0: number, z1: number, n: number): Vec3[] => steps(z0, z1, n).map((z): Vec3 => [1.28, deck, z]);
  fitting.pair(b, 'hood railing', 'stripe', fitting.railing(walk(e + 0.2, h1 - 0.1, 7), 0.95, 0.022, 0));
}

function addCab(b: Bench, f: number, deck: number): void {
  const [z0, z1, w, y1] = [f - 3.9, f - 2.05, 1.34, 3.62];
  const win: Vec2[][] = [
    pairs([z0 + 0.25, 2.5, z0 + 0.95, 2.5, z0 + 0.95, 3.2, z0 + 0.25, 3.2]),
    pairs([z0 + 1.05, 2.5, z1 - 0.2, 2.5, z1 - 0.2, 3.2, z0 + 1.05, 3.2]),
  ];
  const sides = win.flatMap((o) => [coach.opening(o, 'x', w, 0.05, 0.06), coach.opening(o, 'x', -w, 0.05, 0.06)]);
  const fronts = [-1, 1].map((s) =>
    coach.opening(
      pairs([s * 0.08, 2.86, s * 1.1, 2.86, s * 1.02, 3.34, s * 0.08, 3.38]).sort(
        (a, c) => Math.atan2(a[1] - 3.1, a[0] - s * 0.6) - Math.atan2(c[1] - 3.1, c[0] - s * 0.6),
      ),
      'z',
      z1,
      0.05,
      0.04,
    ),
  );
  const back = [-1, 1].map((s) => coach.opening(outline.roundRect(0.3, 0.6, 0.04, s * 1.1, 2.95), 'z', z0, 0.05, 0.03));
  const block = solid.slab(
    outline.rounded(
      pairs([-w, deck - 0.02, w, deck - 0.02, w, 3.4, 0.85, y1, -0.85, y1, -w, 3.4]),
      [0.03, 0.03, 0.16, 0.16, 0.16, 0.16],
    ),
    z1 - z0,
    [0, 0, (z0 + z1) / 2],
    'z',
    { bevel: 0.04 },
  );
  const flip = (t: ReturnType<typeof coach.opening>) =>
    z0 > 0 ? { tool: solid.put(t.tool, [0, 0, 0]), pane: solid.put(t.pane, [0, 0, 0.075]) } : t;
  b.add('cab', 'body', solid.cut(block, ...[...sides, ...fronts, ...back].map((o) => o.tool)), { detail: 1.2 });
  b.add('cab side windows', 'windows', solid.many(sides.map((o) => o.pane)));
  b.add('windscreens', 'windows', solid.many(fronts.map((o) => o.pane)));
  b.add('rear cab windows', 'windows', solid.many(back.map((o) => flip(o).pane)));
  coach.lamps(b, 'headlamp', 'lights', [0.16, 3.46, z1 + 0.02], 0.1, 1);
  b.add('number boards', 'trim', solid.both(solid.box([0.4, 0.2, 0.12], [0.62, 3.48, z1 - 0.02], 0.03)));
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${name} board number`, 'lights', {
      op: 'text',
      value: '4014',
      height: 0.12,
      depth: 0.02,
      at: [s * 0.62, 3.42, z1 + 0.042],
    });
    b.add(
      `${name} cab number`,
      'stripe',
      solid.put(
        { op: 'text', value: '4014', height: 0.3, depth: 0.016 },
        [s * (w + 0.002), 1.95, (z0 + z1) / 2],
        [0, s * 90, 0],
      ),
    );
  }
  fitting.pair(b, 'ditch lamps', 'lights', solid.cyl(0.09, 0.08, [0.9, 1.62, f - 0.05], 'z', { bevel: 0.02 }));
  fitting.pair(
    b,
    'cab sun shade',
    'trim',
    solid.put(solid.box([0.02, 0.24, 1.4], [0, 0, 0], 0.005), [w + 0.1, 3.28, (z0 + z1) / 2 + 0.1], [0, 0, 55]),
  );
  fitting.pair(b, 'cab mirror', 'chrome', solid.box([0.16, 0.3, 0.03], [w + 0.12, 2.8, z1 - 0.15], 0.01));
  b.add(
    'nose door',
    'trim',
    solid.put(
      coach.seam(pairs([-0.34, 1.55, 0.34, 1.55, 0.34, 2.5, -0.34, 2.5]), 0, 0.02, 0.06),
      [0.35, 0, f - 0.55],
      [0, -90, 0],
    ),
  );
}
