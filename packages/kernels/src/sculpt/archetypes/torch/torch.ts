import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { addBlaze, addFlame, fitting, glowing, winding } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, pairs, read, solid } from '../../kits/joinery/index.ts';

/** Torches: burning wood, a wall torch in its bracket, a tiki torch, an Olympic torch, a flashlight, a match, a lighter. */
export const torch: Archetype = {
  name: 'torch',
  kind: 'tool',
  size: { height: 0.5 },
  params: {
    kind: {
      type: 'choice',
      of: ['burning', 'wall', 'tiki', 'olympic', 'flashlight', 'match', 'lighter'],
      default: 'burning',
      about: 'Kind.',
    },
    lit: { type: 'flag', default: true, about: 'Whether it burns or shines.' },
  },
  slots: {
    handle: {
      material: { base: 'bark', color: '#6a4428', scale: 0.2 },
      words: ['handle', 'torch', 'shaft', 'body'],
      main: true,
    },
    wrap: { material: { base: 'fabric', color: '#8a7250' }, words: ['wrap', 'cloth', 'grip'] },
    metal: { material: { base: 'iron', color: '#46474b', wear: 0.3 }, words: ['metal', 'bracket', 'band', 'head'] },
    glass: { material: { base: 'glass', color: '#f4f6f4', transmission: 0.85 }, words: ['lens', 'glass'] },
  },
  presets: {
    torch: { size: { height: 0.62 } },
    'wall torch': { params: { kind: 'wall' }, size: { height: 0.62 } },
    'tiki torch': {
      params: { kind: 'tiki' },
      materials: { handle: { base: 'wood', color: '#c39a5a' }, wrap: { base: 'wicker', color: '#a8793c' } },
      size: { height: 1.6 },
    },
    'olympic torch': {
      params: { kind: 'olympic' },
      materials: { handle: { base: 'gold', color: '#e2b54e' }, metal: { base: 'chrome', color: '#e2e4e6' } },
      size: { height: 0.85 },
    },
    flashlight: {
      params: { kind: 'flashlight' },
      materials: { handle: { base: 'aluminium', color: '#2a2c30' }, metal: { base: 'aluminium', color: '#2a2c30' } },
      size: { height: 0.19 },
    },
    match: {
      params: { kind: 'match' },
      materials: { handle: { base: 'wood', color: '#dcbc8a' } },
      size: { height: 0.062 },
    },
    lighter: {
      params: { kind: 'lighter' },
      materials: { handle: { base: 'brushed-steel', color: '#c4c6ca' }, metal: { base: 'steel', color: '#a9abb0' } },
      size: { height: 0.085 },
    },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const lit = read.flag(params, 'lit');
    if (kind === 'flashlight') buildFlashlight(b, lit);
    else if (kind === 'lighter') buildLighter(b, lit);
    else if (kind === 'match') buildMatch(b, lit);
    else if (kind === 'olympic') buildOlympic(b, lit, rng.fork('fire'));
    else if (kind === 'tiki') buildTiki(b, lit, rng.fork('fire'));
    else buildBurning(b, kind === 'wall', lit, rng);
    return { parts: b.parts, sockets: { handle: { at: [0, 0.16, 0], dir: [0, 1, 0], size: 0.03 } } };
  },
};

function buildBurning(b: Bench, wall: boolean, lit: boolean, rng: Rng): void {
  const taste = rng.fork('torch');
  const lean: Vec3 = wall ? [16, 0, 0] : [0, 0, 0];
  const at: Vec3 = wall ? [0, 0.03, 0.02] : [0, 0, 0];
  const put = (of: Shape): Shape => solid.put(of, at, lean);
  const wob = (): number => taste.range(-0.004, 0.004);
  b.add(
    'shaft',
    'handle',
    put(
      solid.tube(
        [
          [0, 0.005, 0],
          [wob(), 0.12, wob()],
          [wob(), 0.25, wob()],
          [0, 0.4, 0],
        ],
        0.019,
        { taper: [0.75, 0.9, 1, 1.15], cap: 'flat' },
      ),
    ),
    { grain: [0, 1, 0], detail: 1.2 },
  );
  b.add(
    'head',
    'wrap',
    put(
      solid.turned(
        pairs([0, 0.34, 0.024, 0.34, 0.034, 0.36, 0.04, 0.4, 0.038, 0.44, 0.028, 0.46, 0, 0.462]),
        [0, 0, 0],
        { bevel: 0.003 },
      ),
    ),
    { detail: 1.2 },
  );
  b.add(
    'head wrapping',
    'wrap',
    put(
      solid.many(
        [0.36, 0.378, 0.396, 0.414, 0.432].map((y, i) =>
          solid.put(
            solid.hoop(
              0.0365 + 0.003 * Math.sin(i * 2),
              { kind: 'ellipse', rx: 0.0085, ry: 0.005 },
              [0, 0, 0],
              'y',
              30,
            ),
            [0, y, 0],
            [taste.range(-7, 7), 0, taste.range(-7, 7)],
          ),
        ),
      ),
    ),
    { detail: 0.7 },
  );
  b.add(
    'bands',
    'metal',
    put(
      solid.many(
        [0.345, 0.452].map((y, i) =>
          solid.hoop(i ? 0.034 : 0.027, { kind: 'rect', w: 0.012, h: 0.004, r: 0.001 }, [0, y, 0], 'y', 36),
        ),
      ),
    ),
  );
  b.add(
    'cage',
    'metal',
    put({
      op: 'arrayed',
      n: 4,
      around: 'y',
      of: solid.tube(
        [
          [0.026, 0.335, 0],
          [0.043, 0.38, 0],
          [0.045, 0.42, 0],
          [0.034, 0.456, 0],
        ],
        0.003,
      ),
    }),
  );
  b.add('grip', 'wrap', put(winding(0.0185, 0.07, 0.17, 7, 0.004)));
  b.add(
    'tail',
    'wrap',
    put({
      op: 'sheet',
      grid: [0, 1, 2, 3].map((i): Vec3[] => [
        [0.028 + i * 0.006, 0.36 - i * 0.025, 0.012 + 0.006 * (i % 2)],
        [0.03 + i * 0.006, 0.355 - i * 0.025, 0.028 - i * 0.003],
      ]),
      thickness: 0.0016,
    }),
  );
  if (lit) {
    const a = (lean[0] * Math.PI) / 180;
    const top: Vec3 = [0, at[1] + 0.44 * Math.cos(a), at[2] + 0.44 * Math.sin(a)];
    addBlaze(b, top, { r: 0.058, h: 0.24, taste, tongues: 6 });
  }
  if (wall) addBracket(b, put, at);
}

/** Plate, rings and arms that hold a torch at the wall. */
function addBracket(b: Bench, put: (of: Shape) => Shape, at: Vec3): void {
  b.add(
    'wall plate',
    'metal',
    solid.slab(
      outline
        .rounded(pairs([-0.04, 0, 0.04, 0, 0.05, 0.06, 0.04, 0.22, 0, 0.26, -0.04, 0.22, -0.05, 0.06]), 0.012)
        .map(([x, y]): Vec2 => [x, y]),
      0.014,
      [0, 0, -0.03],
      'z',
      { bevel: 0.004 },
    ),
  );
  b.add(
    'bracket rings',
    'metal',
    solid.many(
      [0.1, 0.22].map((y) =>
        put(solid.hoop(0.023, { kind: 'rect', w: 0.016, h: 0.006, r: 0.0015 }, [0, y, 0], 'y', 30)),
      ),
    ),
  );
  b.add(
    'bracket arms',
    'metal',
    solid.many(
      [0.1, 0.22].map((y) =>
        solid.rod([0, y + 0.02, -0.028], [0, at[1] + y * 0.96, at[2] + y * 0.275 - 0.018], 0.0075),
      ),
    ),
  );
  b.add(
    'plate nails',
    'metal',
    solid.both(
      solid.many([0.04, 0.2].map((y): Shape => ({ op: 'ball', r: [0.008, 0.008, 0.005], at: [0.028, y, -0.022] }))),
    ),
    { detail: 0.4 },
  );
}

function buildTiki(b: Bench, lit: boolean, taste: Rng): void {
  b.add('pole', 'handle', solid.rod([0, 0, 0], [0, 1.16, 0], 0.016, 0.018), { grain: [0, 1, 0] });
  b.add(
    'pole joints',
    'handle',
    solid.many(
      [0.25, 0.52, 0.8, 1.05].map((y) =>
        solid.hoop(0.0175, { kind: 'ellipse', rx: 0.008, ry: 0.0035 }, [0, y, 0], 'y', 28),
      ),
    ),
    { detail: 0.6 },
  );
  b.add(
    'basket',
    'wrap',
    solid.turned(
      pairs([0, 1.14, 0.02, 1.14, 0.04, 1.2, 0.06, 1.27, 0.07, 1.34, 0.06, 1.34, 0.05, 1.3, 0, 1.29]),
      [0, 0, 0],
      { bevel: 0.003 },
    ),
    { detail: 1.2 },
  );
  b.add(
    'basket rings',
    'wrap',
    solid.many(
      [
        [1.16, 0.028],
        [1.23, 0.051],
        [1.29, 0.065],
        [1.335, 0.07],
      ].map(([y, r]) => solid.hoop(r, { kind: 'ellipse', rx: 0.008, ry: 0.005 }, [0, y, 0], 'y', 40)),
    ),
  );
  b.add(
    'basket ribs',
    'handle',
    {
      op: 'arrayed',
      n: 10,
      around: 'y',
      of: solid.tube(
        [
          [0.02, 1.13, 0],
          [0.044, 1.2, 0],
          [0.066, 1.28, 0],
          [0.076, 1.36, 0],
        ],
        0.005,
      ),
    },
    { detail: 0.6 },
  );
  b.add(
    'can',
    'metal',
    solid.turned(
      pairs([0, 1.28, 0.045, 1.28, 0.045, 1.34, 0.038, 1.352, 0.014, 1.36, 0.014, 1.372, 0, 1.372]),
      [0, 0, 0],
    ),
  );
  b.add('lashing', 'wrap', winding(0.0185, 1.07, 1.14, 6, 0.005));
  if (lit) addBlaze(b, [0, 1.362, 0], { r: 0.05, h: 0.22, taste, tongues: 5 });
}

function buildOlympic(b: Bench, lit: boolean, taste: Rng): void {
  b.add(
    'shaft',
    'handle',
    solid.turned(
      pairs([
        0, 0, 0.012, 0, 0.016, 0.01, 0.019, 0.16, 0.024, 0.32, 0.036, 0.48, 0.05, 0.56, 0.05, 0.565, 0.04, 0.55, 0,
        0.53,
      ]),
      [0, 0, 0],
      { bevel: 0.002, segments: 48 },
    ),
    { detail: 1.4 },
  );
  const blade = solid.slab(
    outline.rounded(
      pairs([0.012, 0.18, 0.026, 0.3, 0.052, 0.5, 0.066, 0.62, 0.05, 0.66, 0.044, 0.56, 0.03, 0.46]),
      0.006,
    ),
    0.007,
    [0, 0, 0],
    'z',
    { bevel: 0.002 },
  );
  b.add('blades', 'metal', { op: 'arrayed', n: 6, around: 'y', of: blade });
  b.add(
    'rings',
    'metal',
    solid.many(
      [
        [0.02, 0.0175],
        [0.17, 0.0205],
        [0.3, 0.0245],
      ].map(([y, r]) => solid.hoop(r, { kind: 'rect', w: 0.008, h: 0.004, r: 0.0012 }, [0, y, 0], 'y', 40)),
    ),
  );
  b.add('grip', 'wrap', winding(0.0185, 0.04, 0.15, 9, 0.003));
  b.add('burner', 'metal', solid.cyl(0.03, 0.02, [0, 0.545, 0]));
  if (lit) addBlaze(b, [0, 0.55, 0], { r: 0.05, h: 0.26, taste, tongues: 6 });
}

/** A flashlight on its tail, lens up, light shining. */
function buildFlashlight(b: Bench, lit: boolean): void {
  b.add(
    'tube',
    'handle',
    solid.turned(
      pairs([
        0, 0, 0.014, 0, 0.0155, 0.003, 0.0155, 0.115, 0.017, 0.12, 0.024, 0.145, 0.024, 0.178, 0.0215, 0.18, 0.0205,
        0.172, 0, 0.165,
      ]),
      [0, 0, 0],
      { bevel: 0.0008, segments: 48 },
    ),
    { detail: 1.4 },
  );
  b.add(
    'tail cap',
    'metal',
    solid.slab(fitting.ribbed(0.0168, 24, 0.0011), 0.02, [0, 0.012, 0], 'y', { bevel: 0.001 }),
  );
  b.add('grip', 'metal', solid.slab(fitting.ribbed(0.0163, 30, 0.0009), 0.046, [0, 0.06, 0], 'y', { bevel: 0.0006 }));
  b.add(
    'grip grooves',
    'wrap',
    solid.many(
      [0.045, 0.06, 0.075].map((y) =>
        solid.hoop(0.0164, { kind: 'rect', w: 0.002, h: 0.0012, r: 0.0003 }, [0, y, 0], 'y', 36),
      ),
    ),
    { detail: 0.4 },
  );
  b.add(
    'head rings',
    'metal',
    solid.many(
      [0.15, 0.158, 0.166].map((y) =>
        solid.hoop(0.0242, { kind: 'rect', w: 0.003, h: 0.0024, r: 0.0006 }, [0, y, 0], 'y', 44),
      ),
    ),
  );
  b.add('bezel', 'metal', solid.hoop(0.0228, { kind: 'rect', w: 0.006, h: 0.004, r: 0.0012 }, [0, 0.179, 0], 'y', 44));
  b.add('switch plate', 'wrap', solid.box([0.01, 0.028, 0.004], [0, 0.1, 0.0155], 0.0015));
  b.add('switch', { base: 'rubber', color: '#c8281e' }, solid.cyl(0.0042, 0.005, [0, 0.102, 0.0172], 'z'));
  b.add(
    'reflector',
    { base: 'chrome', color: '#eef0f2' },
    solid.turned(
      pairs([0.004, 0.166, 0.012, 0.168, 0.02, 0.176, 0.0185, 0.176, 0.011, 0.17, 0.004, 0.1685, 0.004, 0.166]),
      [0, 0, 0],
      { bevel: 0.0002 },
    ),
    { hidden: true },
  );
  b.add(
    'lamp',
    lit ? glowing('#fff3cf', 4) : 'glass',
    { op: 'ball', r: [0.007, 0.006, 0.007], at: [0, 0.17, 0] },
    { hidden: true },
  );
  b.add('lens', lit ? glowing('#fff8e4', 1.4) : 'glass', solid.cyl(0.0208, 0.002, [0, 0.1785, 0], 'y'));
  b.add(
    'lanyard',
    'wrap',
    solid.tube(
      [
        [0.0, 0.014, -0.016],
        [0.01, 0.012, -0.03],
        [0.03, 0.0022, -0.05],
        [0.012, 0.0022, -0.07],
        [-0.012, 0.0022, -0.054],
        [-0.004, 0.012, -0.026],
      ],
      0.0014,
    ),
  );
}

function buildMatch(b: Bench, lit: boolean): void {
  b.add('stick', 'handle', solid.box([0.0022, 0.043, 0.0022], [0, 0.0215, 0], 0.0003), { grain: [0, 1, 0] });
  b.add(
    'head',
    { base: 'plain', color: lit ? '#2a1410' : '#b3241c', rough: 0.9 },
    { op: 'ball', r: [0.0021, 0.003, 0.0021], at: [0, 0.0435, 0] },
    { detail: 1.2, hidden: lit },
  );
  b.add(
    'burnt end',
    { base: 'plain', color: '#2a201a', rough: 0.9 },
    solid.box([0.0024, 0.008, 0.0024], [0, 0.0385, 0], 0.0004),
  );
  b.add(
    'dipped wax',
    b.tint('handle', { color: '#b8925c' }),
    solid.box([0.0023, 0.008, 0.0023], [0, 0.0305, 0], 0.0003),
  );
  if (lit) addFlame(b, [0, 0.04, 0], 0.022);
}

/** A petrol lighter with its lid swung open. */
function buildLighter(b: Bench, lit: boolean): void {
  const [w, d] = [0.038, 0.0135];
  b.add('case', 'handle', solid.slab(outline.roundRect(w, d, 0.005), 0.034, [0, 0.017, 0], 'y', { bevel: 0.0012 }), {
    detail: 1.3,
  });
  b.add(
    'insert',
    'metal',
    solid.slab(outline.roundRect(w * 0.94, d * 0.88, 0.004), 0.006, [0, 0.0365, 0], 'y', { bevel: 0.0005 }),
  );
  b.add(
    'lid',
    'handle',
    solid.put(
      solid.slab(outline.roundRect(w, d, 0.005), 0.021, [w / 2, 0.0105, 0], 'y', { bevel: 0.0012 }),
      [w / 2 + 0.0012, 0.034, 0],
      [0, 0, -76],
    ),
    { detail: 1.2 },
  );
  b.add('hinge', 'metal', solid.cyl(0.0016, 0.009, [w / 2 + 0.0006, 0.0342, 0], 'z'));
  b.add(
    'chimney',
    'metal',
    solid.slab(outline.roundRect(0.017, d * 0.8, 0.003), 0.015, [0.001, 0.046, 0], 'y', {
      holes: [outline.roundRect(0.014, d * 0.6, 0.002)],
      bevel: 0.0004,
    }),
  );
  b.add(
    'chimney holes',
    'wrap',
    solid.both(
      solid.many(
        [0.0435, 0.0475, 0.0515].flatMap((y, i) =>
          (i === 1 ? [-0.005, 0, 0.005] : [-0.0028, 0.0028]).map((x) =>
            solid.cyl(0.0012, 0.0008, [x + 0.001, y, d * 0.4], 'z', { segments: 10 }),
          ),
        ),
      ),
      'z',
    ),
    { detail: 0.3 },
  );
  b.add(
    'wheel',
    'metal',
    solid.slab(fitting.ribbed(0.0046, 26, 0.0005), 0.0052, [-0.0122, 0.0458, 0], 'z', { bevel: 0.0004 }),
  );
  b.add('wheel fork', 'metal', solid.both(solid.box([0.006, 0.009, 0.001], [-0.0122, 0.0425, 0.0034], 0.0003), 'z'));
  b.add('wick', 'wrap', solid.cyl(0.0016, 0.008, [0.001, 0.046, 0]), { hidden: true });
  b.add(
    'engraving',
    'metal',
    solid.slab(outline.ngon(0.006, 4), 0.0008, [0, 0.018, d / 2], 'z', {
      holes: [outline.ngon(0.004, 4)],
      bevel: 0.0001,
    }),
  );
  if (lit) addFlame(b, [0.001, 0.049, 0], 0.034);
}
