import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { masonry } from '../../kits/building/masonry.ts';
import { spaced, voussoirs } from '../../kits/building/structure.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { addMaze, addPalisade, addSandbags, addSlabs } from './others.ts';
import { addBrick, addRoom, addTiles } from './rooms.ts';

/** Walls: coursed stone, brick, dry stone, castle wall with merlons, palisade, sandbags, slabs; with a gate, or half fallen. */
export const wall: Archetype = {
  name: 'wall',
  kind: 'building',
  size: { length: 4 },
  params: {
    kind: {
      type: 'choice',
      of: [
        'stone',
        'brick',
        'castle',
        'concrete',
        'palisade',
        'sandbags',
        'maze',
        'room',
        'dungeon',
        'one brick',
        'tiles',
      ],
      default: 'stone',
      about: 'Kind of wall.',
    },
    gate: { type: 'flag', default: false, about: 'An arched gate in the middle.' },
    ruined: { type: 'flag', default: false, about: 'Half fallen.' },
    ivy: { type: 'flag', default: false, about: 'Ivy growing over it.', vary: 0.3 },
  },
  slots: {
    stone: {
      material: { base: 'stone', color: '#a29988' },
      words: ['wall', 'stone', 'brick', 'block', 'log', 'bag'],
      main: true,
    },
    core: { material: { base: 'cut-stone', color: '#8f8676' }, words: ['core', 'mortar'] },
    coping: { material: { base: 'stone', color: '#b8af9c' }, words: ['coping', 'top', 'cap', 'trim'] },
    gate: { material: { base: 'oak', color: '#6e4a2c' }, words: ['gate', 'door'] },
    metal: { material: { base: 'iron', color: '#2f2d2b' }, words: ['metal', 'hinge', 'iron'] },
    plants: { material: { base: 'leaf', color: '#4a7a34' }, words: ['ivy', 'plant', 'moss', 'grass', 'hedge'] },
  },
  palettes: [
    {
      lead: 'stone',
      when: { kind: ['stone', 'castle'] },
      of: colorways({
        limestone: { weight: 2 },
        granite: { stone: '#8b8c8c', core: '#77787a', coping: '#a3a4a2' },
        sandstone: { stone: '#c0a074', core: '#a4875e', coping: '#d6bb90' },
        'red sandstone': { stone: '#a3705a', core: '#8a5c4a', coping: '#bf8f78' },
        slate: { stone: '#666a6e', core: '#55595d', coping: '#868a8c' },
      }),
    },
    {
      lead: 'stone',
      when: { kind: ['brick'] },
      of: colorways({
        red: { weight: 2 },
        brown: { stone: '#74543f' },
        yellow: { stone: '#bf9a62' },
        white: { stone: '#dcd6ca' },
        'dark red': { stone: '#6f3428' },
      }),
    },
  ],
  presets: {
    wall: { size: { height: 1.9 } },
    'stone wall': { params: { kind: 'stone' }, size: { height: 1.9 } },
    'brick wall': {
      params: { kind: 'brick' },
      open: ['stone'],
      materials: {
        stone: { base: 'ceramic', color: '#98503a', rough: 0.9 },
        core: { base: 'plaster', color: '#b8ad9a' },
      },
      size: { height: 1.9 },
    },
    'castle wall': { params: { kind: 'castle' }, size: { height: 5.2 } },
    'city gate': { params: { kind: 'castle', gate: true }, size: { height: 5.2 } },
    'ruined wall': { params: { kind: 'stone', ruined: true, ivy: true }, size: { height: 2 } },
    'concrete wall': {
      params: { kind: 'concrete' },
      materials: { stone: { base: 'concrete', color: '#a5a39c' }, coping: { base: 'concrete', color: '#b5b2aa' } },
      size: { height: 3 },
    },
    palisade: {
      params: { kind: 'palisade' },
      materials: { stone: { base: 'bark', color: '#7c5c3e' }, coping: { base: 'wood', color: '#b08a5a' } },
      size: { height: 2.9 },
    },
    sandbags: {
      params: { kind: 'sandbags' },
      materials: { stone: { base: 'canvas', color: '#a8946c' } },
      size: { height: 1 },
    },
    'hedge maze': {
      params: { kind: 'maze' },
      materials: { stone: { base: 'leaf', color: '#44702f' }, core: { base: 'sand', color: '#cdb98a' } },
      size: { height: 1.6 },
    },
    maze: { params: { kind: 'maze' }, size: { height: 1.6 } },
    room: {
      params: { kind: 'room' },
      materials: {
        stone: { base: 'plaster', color: '#d9cfbc' },
        core: { base: 'plaster', color: '#c4bba8' },
        coping: { base: 'paint', color: '#f2eee4' },
        gate: { base: 'oak', color: '#a0703f' },
      },
      size: { height: 2.8 },
    },
    'dungeon room': {
      params: { kind: 'dungeon' },
      materials: {
        stone: { base: 'cut-stone', color: '#7f7a72' },
        coping: { base: 'stone', color: '#8f8a80' },
        core: { base: 'cut-stone', color: '#66625c' },
      },
      size: { height: 2.8 },
    },
    brick: {
      params: { kind: 'one brick' },
      materials: { stone: { base: 'ceramic', color: '#a04e36', rough: 0.9 } },
      size: { height: 0.065 },
    },
    'floor tile': {
      params: { kind: 'tiles' },
      materials: {
        stone: { base: 'ceramic', color: '#d8cfc0', rough: 0.35 },
        core: { base: 'plaster', color: '#a8a298' },
      },
      size: { height: 0.11 },
    },
    'paving stone': { params: { kind: 'tiles' }, size: { height: 0.11 } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('wall');
    const kind = read.word(params, 'kind');
    const ruined = read.flag(params, 'ruined');
    const gate = read.flag(params, 'gate');
    if (kind === 'palisade') addPalisade(b, gate, taste);
    else if (kind === 'sandbags') addSandbags(b, taste);
    else if (kind === 'maze') addMaze(b, taste);
    else if (kind === 'room' || kind === 'dungeon') addRoom(b, kind === 'dungeon', taste);
    else if (kind === 'one brick') addBrick(b, taste);
    else if (kind === 'tiles') addTiles(b, taste);
    else if (kind === 'concrete') addSlabs(b, taste);
    else if (kind === 'castle') addCastleWall(b, gate, ruined, taste);
    else addCoursed(b, kind === 'brick', gate, ruined, taste);
    if (read.flag(params, 'ivy') && ['stone', 'brick', 'castle', 'concrete'].includes(kind))
      addIvy(b, kind === 'castle' ? 0.62 : 0.26, taste);
    return { parts: b.parts };
  },
};

/** How tall what still stands is, as a share, at x of a wall `l` long: a ragged slope. */
function standing(ruined: boolean, taste: Rng): (u: number) => number {
  if (!ruined) return () => 1;
  const steps = [1, 0.96, 0.9, 0.74, 0.8, 0.52, 0.42, 0.24, 0.3, 0.14].map((k) => k * taste.range(0.9, 1.06));
  return (u) => Math.min(1, steps[Math.min(9, Math.max(0, Math.floor(u * 10)))]);
}

/** Stones or bricks one by one in courses, both faces in one stone, with a coping; a door in an arch; or what has not fallen. */
function addCoursed(b: Bench, brick: boolean, gate: boolean, ruined: boolean, taste: Rng): void {
  const [l, t] = [3.6, 0.42];
  const [w, h] = brick ? [0.45, 0.15] : [0.62, 0.26];
  const rows = brick ? 11 : 6;
  const still = standing(ruined, taste);
  const door = { w: 0.95, h: 1.62 };
  const blocked = (x0: number, x1: number, y1: number, y0: number): boolean =>
    gate && x1 > -door.w / 2 - 0.2 && x0 < door.w / 2 + 0.2 && y0 < door.h + 0.2 && y1 > -1;
  for (let r = 0; r < rows; r++) {
    const shapes: Shape[] = [];
    const y = r * h;
    const cuts = [-l / 2];
    let x = -l / 2 + (r % 2 ? w / 2 : w) * (brick ? 1 : taste.range(0.75, 1.2));
    while (x < l / 2 - w * 0.4) {
      cuts.push(x);
      x += w * (brick ? 1 : taste.range(0.75, 1.3));
    }
    cuts.push(l / 2);
    for (let i = 0; i + 1 < cuts.length; i++) {
      const [x0, x1] = [cuts[i], cuts[i + 1]];
      const u = ((x0 + x1) / 2 + l / 2) / l;
      if ((r + 1) / rows > still(u) + 0.02 && ruined) continue;
      const spans: [number, number][] = blocked(x0, x1, y + h, y)
        ? (
            [
              [x0, Math.min(x1, -door.w / 2 - 0.2)],
              [Math.max(x0, door.w / 2 + 0.2), x1],
            ] as [number, number][]
          ).filter(([p, q]) => q - p > 0.08)
        : [[x0, x1]];
      for (const [p, q] of spans)
        shapes.push(
          solid.box(
            [q - p - 0.016, h - 0.016, t + (brick ? taste.range(-0.008, 0.008) : taste.range(-0.03, 0.05))],
            [(p + q) / 2, y + h / 2 + 0.02, brick ? 0 : taste.range(-0.01, 0.01)],
            brick ? 0.01 : 0.028,
          ),
        );
    }
    if (shapes.length) b.add(`course ${r + 1}`, 'stone', solid.many(shapes), { detail: 0.9 });
  }
  const core = Array.from({ length: 10 }, (_, i) => Math.floor(still((i + 0.5) / 10) * rows + 0.02) * h - 0.05);
  const profile: Vec2[] = [
    [-l / 2 + 0.03, 0],
    [l / 2 - 0.03, 0],
    ...core
      .map((y, i) => [y, i] as const)
      .toReversed()
      .flatMap(([y, i]): Vec2[] => [
        [Math.min(l / 2 - 0.03, -l / 2 + ((i + 1) * l) / 10 - 0.06), Math.max(0.1, y)],
        [Math.max(-l / 2 + 0.03, -l / 2 + (i * l) / 10 - 0.06), Math.max(0.1, y)],
      ]),
  ];
  const hole = outline.pairs([
    -door.w / 2 - 0.22,
    -0.1,
    door.w / 2 + 0.22,
    -0.1,
    door.w / 2 + 0.22,
    door.h + 0.1,
    -door.w / 2 - 0.22,
    door.h + 0.1,
  ]);
  const body = solid.slab(profile, t - 0.05, [0, 0.0, 0], 'z', { bevel: 0 });
  b.add('core', 'core', gate ? solid.cut(body, solid.slab(hole, 1, [0, 0, 0], 'z', { bevel: 0 })) : body);
  if (!ruined)
    for (const [i, { at }] of spaced(
      [-l / 2 + 0.3, rows * h + 0.07, 0],
      [l / 2 - 0.3, rows * h + 0.07, 0],
      6,
    ).entries())
      b.add(
        `coping ${i + 1}`,
        'coping',
        solid.box([l / 6 - 0.014, 0.11, t + 0.14], [(i - 2.5) * (l / 6), at?.[1] ?? 0, 0], 0.022),
      );
  else addFallen(b, brick, taste);
  if (gate) addGate(b, door.w, door.h, t, taste);
}

function addFallen(b: Bench, brick: boolean, taste: Rng): void {
  for (let i = 0; i < (brick ? 14 : 11); i++) {
    const s = brick ? [0.43, 0.14, 0.2] : [taste.range(0.22, 0.45), taste.range(0.16, 0.24), taste.range(0.2, 0.32)];
    const at: Vec3 = [taste.range(0, 1.7), s[1] * 0.58, (i % 3 === 0 ? -1 : 1) * taste.range(0.36, 0.95)];
    b.add(
      `fallen stone ${i + 1}`,
      'stone',
      solid.box([s[0], s[1], s[2]], at, brick ? 0.012 : 0.035, [
        taste.range(-7, 7),
        taste.range(0, 180),
        taste.range(-7, 7),
      ]),
    );
  }
  b.add(
    'weeds',
    'plants',
    solid.many(
      Array.from(
        { length: 14 },
        (_, i): Shape => ({
          op: 'ball',
          r: [0.1, 0.075, 0.09],
          at: [taste.range(-1.7, 1.8), 0.068, (i % 2 ? -1 : 1) * taste.range(0.26, 0.6)],
        }),
      ),
    ),
    { detail: 0.5 },
  );
}

/** An arch of wedge stones with a boarded door in it. */
function addGate(b: Bench, w: number, h: number, t: number, taste: Rng): void {
  const spring = h - w / 2;
  for (const [i, stone] of voussoirs({
    r: w / 2,
    wide: 0.24,
    depth: t + 0.1,
    n: 9,
    at: [0, spring, 0],
    key: 1.2,
  }).entries())
    b.add(i === 4 ? 'keystone' : `arch stone ${i + 1}`, 'coping', stone);
  b.add(
    'jambs',
    'coping',
    solid.both(
      solid.many(
        [0, 1, 2, 3].map((i) =>
          solid.box(
            [i % 2 ? 0.2 : 0.26, spring / 4 - 0.012, t + 0.1],
            [w / 2 + (i % 2 ? 0.1 : 0.13), (i + 0.5) * (spring / 4), 0],
            0.02,
          ),
        ),
      ),
    ),
  );
  const n = 6;
  for (let i = 0; i < n; i++) {
    const [a, c] = [-w / 2 + (w * i) / n + 0.004, -w / 2 + (w * (i + 1)) / n - 0.004];
    const top = (x: number): number => spring + Math.sqrt(Math.max(0.001, (w / 2) ** 2 - x * x)) - 0.01;
    b.add(
      `gate board ${i + 1}`,
      'gate',
      solid.slab(
        [
          [a, 0.02],
          [c, 0.02],
          [c, top(c)],
          [(a + c) / 2, top((a + c) / 2)],
          [a, top(a)],
        ],
        0.06,
        [0, 0, -0.03],
        'z',
        { bevel: 0.006 },
      ),
      { grain: [0, 1, 0] },
    );
  }
  b.add(
    'gate straps',
    'metal',
    solid.many(
      [0.35, 1.05].map((y) =>
        solid.box([w * 0.86, 0.06, 0.018], [-w * 0.06, y + taste.range(-0.01, 0.01), 0.006], 0.004),
      ),
    ),
  );
  b.add('gate ring', 'metal', solid.hoop(0.06, { kind: 'circle', r: 0.01 }, [w * 0.34, 0.76, 0.025], 'z', 24));
}

/** A curtain wall with a batter, merlons, walkway, slits, corbels; with a gate under a portcullis. */
function addCastleWall(b: Bench, gate: boolean, ruined: boolean, taste: Rng): void {
  const [l, t, h] = [6.4, 1.2, 4.1];
  const body = solid.slab(
    outline.pairs([-t / 2 - 0.3, 0, t / 2 + 0.3, 0, t / 2, 1, t / 2, h, -t / 2, h, -t / 2, 1]),
    l,
    [0, 0, 0],
    'x',
    { bevel: 0.01 },
  );
  const hole = solid.slab(masonry.archOutline(1.9, 2.8, false), 4, [0, -0.02, 0], 'z', { bevel: 0 });
  const bite = solid.many(
    [0, 1, 2].map((i) =>
      solid.box([1.7, 3, 4], [l / 2 - 0.3 - i * 0.85, h + 0.2 - i * -0.55, 0], 0, [taste.range(-8, 8), 0, 24 + i * 9]),
    ),
  );
  b.add(
    'wall',
    'core',
    solid.cut(
      body,
      ...(gate ? [hole] : []),
      ...(ruined ? [{ op: 'fuse' as const, of: bite.op === 'assembly' ? bite.of : [bite] }] : []),
    ),
    { detail: 1.3 },
  );
  const reach = ruined ? l * 0.55 : l;
  const x = ruined ? -l * 0.225 : 0;
  b.add('parapet', 'core', masonry.parapet(reach, h - 0.02, 1.25, [x, 0, t / 2 - 0.17], 0.36, 0.75));
  b.add('string course', 'coping', solid.box([reach + 0.04, 0.16, t + 0.2], [x, h - 0.02, 0], 0.03));
  b.add(
    'corbels',
    'coping',
    solid.at(
      solid.slab(outline.pairs([0, 0, 0.16, 0.2, 0.16, 0.36, 0, 0.36]), 0.2, [0, 0, 0], 'x', { bevel: 0.02 }),
      spaced([x - reach / 2 + 0.2, h - 0.44, t / 2 - 0.02], [x + reach / 2 - 0.2, h - 0.44, t / 2 - 0.02], 11),
    ),
    { detail: 0.5 },
  );
  b.add(
    'arrow slits',
    { base: 'plain', color: '#15120e' },
    solid.many(
      [-2.1, 2.1]
        .filter((u) => !ruined || u < 0)
        .flatMap((u) => [
          solid.box([0.11, 0.95, 0.06], [u, 2.5, t / 2], 0),
          solid.box([0.34, 0.11, 0.058], [u, 2.6, t / 2], 0),
        ]),
    ),
  );
  b.add(
    'footing stones',
    'stone',
    solid.many(
      Array.from({ length: 9 }, (_, i) => (i - 4) * 0.72)
        .filter((u) => !gate || Math.abs(u) > 1.4)
        .map((u) => solid.box([0.68, 0.34 + taste.range(-0.04, 0.06), 0.3], [u, 0.17, t / 2 + 0.34], 0.05)),
    ),
  );
  if (ruined) addFallen(b, false, taste);
  if (!gate) return;
  b.add(
    'gate arch stones',
    'coping',
    solid.many(voussoirs({ r: 0.93, wide: 0.36, depth: t + 0.3, n: 13, at: [0, 1.85, 0], key: 1.2 })),
  );
  b.add(
    'gate jambs',
    'coping',
    solid.both(
      solid.many(
        [0, 1, 2, 3].map((i) =>
          solid.box(
            [i % 2 ? 0.3 : 0.42, 0.45, t + 0.7 - i * 0.13],
            [0.93 + (i % 2 ? 0.15 : 0.21), 0.23 + i * 0.46, 0],
            0.03,
          ),
        ),
      ),
    ),
  );
  b.add(
    'portcullis',
    'metal',
    solid.many([
      ...[-0.7, -0.35, 0, 0.35, 0.7].map((u) => solid.rod([u, 1.5, 0.2], [u, 2.76 - u * u * 0.5, 0.2], 0.045)),
      ...[1.75, 2.2].map((y) => solid.box([1.86, 0.08, 0.07], [0, y, 0.22], 0.01)),
      ...[-0.7, -0.35, 0, 0.35, 0.7].map((u) => solid.cyl(0.055, 0.22, [u, 1.4, 0.2], 'y', { top: 0.055, bevel: 0 })),
    ]),
  );
  b.add(
    'gate leaves',
    'gate',
    solid.both(solid.put(solid.box([0.94, 1.8, 0.1], [-0.47, 0.92, 0], 0.01), [0.93, 0, -0.3], [0, 62, 0])),
    { grain: [0, 1, 0] },
  );
}

function addIvy(b: Bench, z: number, taste: Rng): void {
  const stems = [-1.45, -0.9, 1.2].map((x) =>
    Array.from({ length: 9 }, (_, i): Vec3 => [x + Math.sin(i * 0.8 + x) * 0.18 + i * 0.03, i * 0.17, z + 0.02]),
  );
  b.add(
    'ivy stems',
    { base: 'bark', color: '#5c4630' },
    solid.many(stems.slice(0, 2).map((s) => solid.tube(s, 0.016, { taper: s.map((_, i) => 1 - i * 0.09) }))),
  );
  b.add(
    'ivy leaves',
    'plants',
    solid.many(
      stems.slice(0, 2).flatMap((s) =>
        s.flatMap(([x, y], i): Shape[] =>
          [0, 1, 2, 3].map(
            (k): Shape => ({
              op: 'ball',
              r: [0.062, 0.07, 0.018],
              at: [x + taste.range(-0.17, 0.17), y + 0.17 + taste.range(-0.08, 0.08), z + 0.045 + 0.008 * k],
              rot: [taste.range(-25, 10), taste.range(-20, 20), taste.range(-60, 60) + i],
            }),
          ),
        ),
      ),
    ),
    { detail: 0.4 },
  );
}
