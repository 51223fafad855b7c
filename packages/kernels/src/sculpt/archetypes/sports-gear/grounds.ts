import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { drapery } from '../../kits/drapery.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { nets } from './nets.ts';

/** A boxing ring: platform with its apron, posts, four ropes, corner pads, steps. */
function buildRing(b: Bench): void {
  const x = 2.6;
  b.add('platform', 'dark', solid.box([6, 0.9, 6], [0, 0.45, 0], 0.03), { detail: 0.5 });
  b.add(
    'apron',
    'blue',
    solid.many(
      [0, 90, 180, 270].map((a) =>
        solid.put(solid.box([5.9, 0.78, 0.03], [0, 0.46, 3.0], 0.006), [0, 0, 0], [0, a, 0]),
      ),
    ),
  );
  b.add(
    'apron print',
    'board',
    solid.put({ op: 'text', value: 'CLAYWORK', height: 0.36, depth: 0.02, bevel: 0 }, [0, 0.28, 3.02]),
  );
  b.add('canvas', 'board', solid.box([5.96, 0.05, 5.96], [0, 0.915, 0], 0.012), { detail: 0.6 });
  b.add(
    'canvas mark',
    'blue',
    solid.put(solid.cyl(0.8, 0.006, [0, 0, 0], 'y', { bevel: 0.001, segments: 56 }), [0, 0.942, 0]),
  );
  const corners: readonly (readonly [string, number, number, string])[] = [
    ['red', x, x, 'ring'],
    ['blue', -x, -x, 'blue'],
    ['white', x, -x, 'board'],
    ['neutral', -x, x, 'board'],
  ];
  for (const [name, px, pz, slot] of corners) {
    b.add(`${name} post`, 'trim', solid.cyl(0.06, 1.45, [px, 1.66, pz]));
    b.add(`${name} post cap`, 'trim', { op: 'ball', r: [0.07, 0.05, 0.07], at: [px, 2.39, pz] });
    const k = 0.94;
    b.add(
      `${name} corner pad`,
      slot,
      solid.put(
        solid.box([0.3, 1.15, 0.09], [0, 0, 0], 0.03),
        [px * k, 1.72, pz * k],
        [0, Math.atan2(-px, -pz) * (180 / Math.PI), 0],
      ),
    );
    b.add(
      `${name} buckles`,
      'trim',
      solid.many([1.3, 1.6, 1.9, 2.2].map((y) => solid.box([0.05, 0.05, 0.05], [px * 0.97, y, pz * 0.97], 0.008))),
    );
  }
  [1.3, 1.6, 1.9, 2.2].forEach((y, i) => {
    const q = x * 0.96;
    b.add(
      ['lowest', 'second', 'third', 'top'][i].concat(' rope'),
      ['board', 'blue', 'board', 'ring'][i],
      solid.tube(
        [
          [q, y, q],
          [q, y, -q],
          [-q, y, -q],
          [-q, y, q],
        ],
        0.032,
        { spline: 'linear', closed: true },
      ),
      { detail: 0.6 },
    );
  });
  b.add(
    'rope spacers',
    'net',
    solid.many(
      [0, 90, 180, 270].flatMap((a) =>
        [-0.9, 0.9].map((u) =>
          solid.put(solid.box([0.04, 0.96, 0.02], [u, 1.75, x * 0.975], 0.004), [0, 0, 0], [0, a, 0]),
        ),
      ),
    ),
  );
  b.add(
    'steps',
    'trim',
    solid.many([0, 1, 2].map((i) => solid.box([0.8, 0.24, 0.3], [2.1, 0.12 + i * 0.24, 3.62 - i * 0.22], 0.015))),
  );
}

/** Lines on the ground: outer frame, halfway line, circle. */
function lines(w: number, d: number, t: number, y: number): Shape[] {
  const frame = solid.slab(outline.roundRect(w, d, 0.001), 0.006, [0, y, 0], 'y', {
    bevel: 0,
    holes: [outline.roundRect(w - 2 * t, d - 2 * t, 0.001)],
  });
  return [
    frame,
    solid.box([t, 0.005, d - 2 * t - 0.01], [0, y, 0], 0),
    solid.hoop(d * 0.15, { kind: 'rect', w: 0.006, h: t, r: 0 }, [0, y + 0.0008, 0], 'y', 56),
  ];
}

/** A court or pitch at a tenth and more of its size: ground, lines, goals or hoops or a net. */
function buildCourt(b: Bench, kind: string): void {
  const football = kind === 'pitch';
  const [w, d] = football ? [10, 6.6] : kind === 'court' ? [10, 5.4] : [10, 4.6];
  const green = football || kind === 'tennis';
  const ground = football
    ? { base: 'grass', color: '#4a8a34' }
    : kind === 'court'
      ? { base: 'paint', color: '#c8894e', rough: 0.3 }
      : { base: 'concrete', color: '#2f6aa0' };
  b.add(
    'surround',
    football ? { base: 'grass', color: '#3c7a2c' } : kind === 'court' ? 'blue' : { base: 'concrete', color: '#3a7a50' },
    solid.box([w + 1.4, 0.12, d + 1.4], [0, 0.06, 0], 0.02),
    { detail: 0.5 },
  );
  b.add('ground', ground, solid.box([w + 0.3, 0.02, d + 0.3], [0, 0.122, 0], 0.003), { detail: 0.8 });
  if (football)
    b.add(
      'mown stripes',
      { base: 'grass', color: '#569a3c' },
      solid.many(
        Array.from({ length: 5 }, (_, i) =>
          solid.box([w / 10, 0.006, d + 0.28], [-w / 2 + (w / 10) * (2 * i + 0.5), 0.1318, 0], 0),
        ),
      ),
      { detail: 0.4 },
    );
  const y = 0.1375;
  b.add('lines', 'board', solid.many(lines(w, d, 0.05, y)));
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const box = (bw: number, bd: number): Shape =>
      solid.slab(outline.roundRect(bw, bd, 0.001), 0.006, [s * (w / 2 - bw / 2), y + 0.001, 0], 'y', {
        bevel: 0,
        holes: [outline.roundRect(bw - 0.1, bd - 0.1, 0.001)],
      });
    if (kind === 'tennis') {
      b.add(
        `${name} service lines`,
        'board',
        solid.many([
          solid.box([0.05, 0.005, d * 0.75], [s * w * 0.27, y, 0], 0),
          solid.box([w * 0.27, 0.005, 0.05], [s * w * 0.135, y + 0.0007, 0], 0),
        ]),
      );
      b.add(`${name} singles line`, 'board', solid.box([w - 0.1, 0.005, 0.05], [0, y + 0.0012, s * d * 0.375], 0));
      continue;
    }
    b.add(`${name} area`, 'board', football ? solid.many([box(1.6, d * 0.55), box(0.6, d * 0.26)]) : box(2, 1.7));
    if (!football)
      b.add(
        `${name} three point line`,
        'board',
        solid.bar(
          outline
            .arc(s * (w / 2 - 0.5), 0, 2.2, s > 0 ? 92 : -88, s > 0 ? 268 : 88, 24)
            .map(([px, pz]): Vec3 => [px, y + 0.0016, pz]),
          { kind: 'rect', w: 0.05, h: 0.006 },
          { up: [0, 1, 0] },
        ),
      );
    const gear = createPart();
    if (football) nets.buildGoal(gear, 1.1, 0.55, 0.35, 0.025);
    else nets.buildHoop(gear);
    const k = football ? 1 : 0.36;
    for (const p of gear.parts)
      b.add(
        `${name} ${p.name}`,
        p.material,
        {
          op: 'placed',
          of: p.shape,
          places: [{ at: [s * (w / 2 + (football ? 0 : -0.38)), 0.13, 0], rot: [0, s * -90, 0], scale: k }],
        },
        { detail: 0.4 },
      );
  }
  function createPart(): Bench {
    const own: { name: string; material: Bench['parts'][number]['material']; shape: Shape }[] = [];
    return {
      parts: own,
      tint: b.tint,
      add: (name, slot, shape) =>
        void own.push({ name, shape, material: typeof slot === 'string' ? b.tint(slot, {}) : slot }),
    };
  }
  if (kind === 'tennis') {
    b.add('net', 'net', solid.box([0.02, 0.42, d + 0.5], [0, 0.36, 0], 0.004));
    b.add('net band', 'board', solid.box([0.04, 0.05, d + 0.5], [0, 0.59, 0], 0.006));
    b.add('posts', 'trim', solid.both(solid.cyl(0.04, 0.54, [0, 0.39, d / 2 + 0.27]), 'z'));
  }
  if (green && football)
    b.add(
      'corner flags',
      'ring',
      solid.many(
        [1, -1].flatMap((s) =>
          [1, -1].map((q) =>
            solid.slab(pairs([0, 0.42, 0.16, 0.47, 0, 0.53]), 0.008, [s * (w / 2), 0.1, q * (d / 2)], 'z', {
              bevel: 0,
            }),
          ),
        ),
      ),
    );
  if (football)
    b.add(
      'corner poles',
      'board',
      solid.many(
        [1, -1].flatMap((s) =>
          [1, -1].map((q) => solid.rod([s * (w / 2), 0.12, q * (d / 2)], [s * (w / 2), 0.63, q * (d / 2)], 0.012)),
        ),
      ),
    );
}

/** A flag in its hole on a round of green, a ball beside it. */
function buildHole(b: Bench): void {
  const edge = (k: number): Vec2[] =>
    outline
      .ngon(1, 40)
      .map(([x, z], i): Vec2 => [x * k * (1.3 + 0.16 * Math.sin(i * 0.47) + 0.1 * Math.cos(i * 0.79)), z * k * 1.05]);
  b.add('rough', { base: 'grass', color: '#3f7a2e' }, solid.slab(edge(1), 0.1, [0, 0.05, 0], 'y', { bevel: 0.03 }));
  b.add(
    'green',
    { base: 'grass', color: '#6ab04a', scale: 0.3 },
    solid.slab(edge(0.78), 0.02, [0, 0.1, 0], 'y', { bevel: 0.006 }),
  );
  b.add('cup', 'board', solid.hoop(0.058, { kind: 'rect', w: 0.012, h: 0.008, r: 0.002 }, [0, 0.112, 0], 'y', 36));
  b.add('hole', 'black', solid.cyl(0.054, 0.004, [0, 0.1115, 0], 'y', { bevel: 0 }));
  b.add('pole', 'board', solid.rod([0, 0.1, 0], [0, 2.2, 0], 0.014));
  for (const [i, y] of [0.5, 0.9, 1.3].entries())
    b.add(`pole band ${i + 1}`, 'ring', solid.cyl(0.0146, 0.16, [0, y, 0]));
  b.add(
    'flag',
    'ring',
    drapery.cloth(6, 14, 0.008, (u, v) => [
      0.012 + 0.55 * u,
      2.18 - (0.36 * v + 0.04 * u),
      0.05 * u * Math.sin(u * 6.5),
    ]),
  );
  b.add('pole knob', 'trim', { op: 'ball', r: 0.026, at: [0, 2.21, 0] });
  b.add('ball', 'board', { op: 'ball', r: 0.035, at: [0.42, 0.144, 0.35] });
}

/** A scoreboard on two legs: names, digits of lamps. */
function buildScoreboard(b: Bench): void {
  b.add('cabinet', 'dark', solid.box([2, 1.1, 0.16], [0, 1.75, 0], 0.02));
  b.add(
    'frame',
    'trim',
    solid.bar(
      outline.roundRect(2.0, 1.1, 0.03).map(([x, y]): Vec3 => [x, 1.75 + y, 0.06]),
      { kind: 'rect', w: 0.06, h: 0.05, r: 0.01 },
      { closed: true, up: [1, 0, 0] },
    ),
  );
  b.add('legs', 'trim', solid.both(solid.box([0.1, 1.25, 0.1], [0.8, 0.625, -0.01], 0.012)));
  const say = (name: string, slot: string, value: string, h: number, x: number, y: number): void =>
    b.add(name, slot, solid.put({ op: 'text', value, height: h, depth: 0.012, bevel: 0 }, [x, y, 0.084]), {
      detail: 0.5,
    });
  say('home', 'board', 'HOME', 0.11, -0.62, 2.08);
  say('guest', 'board', 'GUEST', 0.11, 0.62, 2.08);
  for (const [name, x, value] of [
    ['home score', -0.62, '21'],
    ['guest score', 0.62, '18'],
    ['clock', 0, '07:45'],
  ] as const) {
    const clock = name === 'clock';
    b.add(
      `${name} field`,
      'black',
      solid.box([clock ? 0.62 : 0.5, clock ? 0.26 : 0.44, 0.02], [x, clock ? 2.12 : 1.8, 0.075], 0.006),
    );
    b.add(
      name,
      'lamp',
      solid.put({ op: 'text', value, height: clock ? 0.16 : 0.32, depth: 0.01, bevel: 0 }, [
        x,
        clock ? 2.04 : 1.64,
        0.088,
      ]),
      { detail: 0.5 },
    );
  }
  say('period', 'board', 'PERIOD', 0.08, 0, 1.74);
  say('period lamp', 'lamp', '2', 0.2, 0, 1.47);
  b.add('sponsor', 'ring', solid.box([1.9, 0.16, 0.02], [0, 1.31, 0.075], 0.005));
  say('sponsor text', 'board', 'CLAYWORK', 0.09, 0, 1.265);
}

/** Grounds and what stands on them, on y = 0: metres. */
export const grounds = { buildRing, buildCourt, buildHole, buildScoreboard };
