import type { Shape } from '../../../curves/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, pairs, read, solid } from '../../kits/joinery/index.ts';

/** Stamps: a rubber stamp with turned handle beside its ink pad and print; a wax seal with its stamp; a branding iron. */
export const stamp: Archetype = {
  name: 'stamp',
  kind: 'tool',
  size: { height: 0.09 },
  params: {
    kind: { type: 'choice', of: ['rubber', 'seal', 'brand'], default: 'rubber', about: 'Kind of stamp.' },
    text: { type: 'text', default: '', max: 10, about: 'Word that it prints.' },
  },
  slots: {
    handle: {
      material: { base: 'wood', color: '#a8632e', color2: '#7d451c', rough: 0.28, clearcoat: 0.6, relief: 0.4 },
      words: ['handle', 'grip', 'stamp', 'knob'],
      main: true,
    },
    metal: { material: { base: 'brass', color: '#cfa048', rough: 0.22 }, words: ['metal', 'ring', 'seal', 'iron'] },
    rubber: { material: { base: 'rubber', color: '#b03a34' }, words: ['rubber', 'face'] },
    ink: { material: { base: 'paint', color: '#b0201c', rough: 0.5 }, words: ['ink', 'print', 'wax'] },
    paper: { material: { base: 'paper', color: '#f2ead6' }, words: ['paper', 'card', 'letter'] },
  },
  palettes: [
    {
      lead: 'handle',
      of: colorways({
        beech: {},
        walnut: { handle: '#5f351b' },
        black: { handle: { base: 'paint', color: '#1b1b1e' } },
        cherry: { handle: '#7a2e1c' },
        oak: { handle: '#c29250' },
      }),
    },
  ],
  presets: {
    stamp: { size: { height: 0.092 } },
    'wax seal': { params: { kind: 'seal' }, size: { height: 0.1 } },
    'branding iron': { params: { kind: 'brand' }, materials: { metal: { base: 'iron', color: '#3a3a3c' } } },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const text = String(params.text ?? '').toUpperCase();
    if (kind === 'seal') buildSeal(b, text);
    else if (kind === 'brand') buildBrand(b, text);
    else buildRubber(b, text);
    const y = kind === 'brand' ? 0.03 : 0.06;
    return {
      parts: proportioned(b.parts, rng),
      sockets: { handle: { at: [0, y, 0], dir: kind === 'brand' ? [1, 0, 0] : [0, -1, 0], size: 0.03 } },
    };
  },
};

const GRIP = pairs([
  0, 0.026, 0.013, 0.026, 0.014, 0.03, 0.0095, 0.036, 0.008, 0.048, 0.012, 0.06, 0.0185, 0.07, 0.0205, 0.08, 0.017,
  0.089, 0.008, 0.0925, 0, 0.093,
]);

function buildRubber(b: Bench, text: string): void {
  const turn = (of: Shape): Shape => solid.put(of, [0, 0.003, 0], [0, 20, 0]);
  b.add(
    'paper',
    'paper',
    solid.put(
      solid.slab(outline.roundRect(0.16, 0.12, 0.001), 0.0016, [0, 0.0008, 0], 'y', { bevel: 0 }),
      [0.01, 0, 0.02],
      [0, -6, 0],
    ),
  );
  b.add('rubber face', 'rubber', turn(solid.box([0.062, 0.004, 0.03], [0, 0.002, 0], 0.0006)));
  b.add('cushion', { base: 'rubber', color: '#c9b89a' }, turn(solid.box([0.06, 0.004, 0.028], [0, 0.006, 0], 0.0008)));
  b.add('mount', 'handle', turn(solid.box([0.066, 0.02, 0.034], [0, 0.018, 0], 0.004)), {
    detail: 1.1,
    grain: [1, 0, 0],
  });
  b.add('index label', 'paper', turn(solid.box([0.05, 0.011, 0.0008], [0, 0.018, 0.0172], 0.0002)));
  b.add(
    'index word',
    'ink',
    turn(
      solid.put({ op: 'text', value: text || 'CLAY', height: 0.0075, depth: 0.0006, bevel: 0 }, [0, 0.0143, 0.0178]),
    ),
    { detail: 0.4 },
  );
  b.add(
    'ferrule',
    'metal',
    turn(solid.hoop(0.0138, { kind: 'rect', w: 0.005, h: 0.002, r: 0.0006 }, [0, 0.0305, 0], 'y', 36)),
  );
  b.add('handle', 'handle', turn(solid.turned(GRIP, [0, 0, 0], { smooth: false, bevel: 0.003, segments: 44 })), {
    detail: 1.3,
  });
  b.add('front mark', 'metal', turn(solid.cyl(0.002, 0.002, [0, 0.08, 0.0202], 'z')), { detail: 0.3 });
  const flat = (of: Shape, x: number, z: number): Shape => solid.put(of, [x, 0.0017, z], [-90, -8, 0]);
  b.add(
    'print word',
    'ink',
    flat({ op: 'text', value: text || 'CLAY', height: 0.017, depth: 0.0005, bevel: 0 }, 0.022, 0.063),
    { detail: 0.5 },
  );
  b.add(
    'print frame',
    'ink',
    flat(
      solid.slab(outline.roundRect(0.062, 0.026, 0.003, 0, 0.0085), 0.0005, [0, 0, 0], 'z', {
        bevel: 0,
        holes: [outline.roundRect(0.058, 0.022, 0.002, 0, 0.0085).reverse()],
      }),
      0.022,
      0.063,
    ),
    { detail: 0.4 },
  );
  const pad = (of: Shape): Shape => solid.put(of, [-0.075, 0.0016, -0.012], [0, 14, 0]);
  b.add('pad tin', 'metal', pad(solid.box([0.08, 0.012, 0.056], [0, 0.006, 0], 0.003)));
  b.add('ink pad', 'ink', pad(solid.box([0.07, 0.004, 0.046], [0, 0.0125, 0], 0.001)));
  b.add(
    'pad lid',
    'metal',
    pad(solid.put(solid.box([0.082, 0.006, 0.058], [0, 0.003, -0.029], 0.002), [0, 0.013, -0.029], [68, 0, 0])),
  );
  b.add('pad hinge', 'metal', pad(solid.cyl(0.0022, 0.06, [0, 0.012, -0.0295], 'x')));
}

function buildSeal(b: Bench, text: string): void {
  b.add(
    'envelope',
    'paper',
    solid.slab(outline.roundRect(0.17, 0.115, 0.002), 0.003, [0, 0.0015, 0.012], 'y', { bevel: 0.0006 }),
  );
  b.add(
    'flap',
    'paper',
    solid.slab(
      outline.rounded(pairs([-0.085, 0.045, 0.085, 0.045, 0.006, -0.02, -0.006, -0.02]).reverse(), 0.004),
      0.0012,
      [0, 0.0037, 0.012],
      'y',
      { bevel: 0.0002 },
    ),
  );
  const edge = outline.ngon(0.0215, 40).map(([x, z], i): [number, number] => {
    const k = 1 + 0.07 * Math.sin(i * 0.9) + 0.05 * Math.sin(i * 2.1);
    return [x * k, z * k];
  });
  const at = (of: Shape): Shape => solid.put(of, [0.0, 0.004, 0.036]);
  b.add('wax', 'ink', at(solid.slab(edge, 0.005, [0, 0.0025, 0], 'y', { bevel: 0.0018 })), { detail: 1.2 });
  b.add('wax rim', 'ink', at(solid.hoop(0.0145, { kind: 'circle', r: 0.0014 }, [0, 0.0052, 0], 'y', 44)));
  b.add(
    'wax relief',
    'ink',
    at(
      solid.put(
        { op: 'text', value: (text || 'C')[0], height: 0.015, depth: 0.0022, bevel: 0.0003, font: 'serif' },
        [0, 0.0052, 0.0075],
        [-90, 0, 0],
      ),
    ),
    { detail: 0.6 },
  );
  const put = (of: Shape): Shape => solid.put(of, [-0.045, 0.0045, -0.006]);
  b.add(
    'seal die',
    'metal',
    put(
      solid.turned(
        pairs([0, 0, 0.0135, 0, 0.014, 0.0015, 0.0135, 0.009, 0.008, 0.014, 0.007, 0.022, 0, 0.022]),
        [0, 0, 0],
        { bevel: 0.0008, segments: 44 },
      ),
    ),
    { detail: 1.1 },
  );
  b.add('seal ring', 'metal', put(solid.hoop(0.009, { kind: 'circle', r: 0.0015 }, [0, 0.022, 0], 'y', 36)));
  b.add(
    'handle',
    'handle',
    put(
      solid.turned(
        pairs([
          0, 0.021, 0.0085, 0.021, 0.0075, 0.028, 0.0065, 0.036, 0.0095, 0.05, 0.0135, 0.066, 0.014, 0.078, 0.0105,
          0.088, 0.005, 0.0915, 0, 0.092,
        ]),
        [0, 0, 0],
        { bevel: 0.002, segments: 40 },
      ),
    ),
    { detail: 1.2 },
  );
  b.add('handle tip', 'metal', put({ op: 'ball', r: 0.0042, at: [0, 0.0935, 0] }));
  b.add(
    'wax stick',
    'ink',
    solid.put(solid.box([0.011, 0.011, 0.07], [0, 0, 0], 0.002), [0.056, 0.0085, -0.012], [0, 32, 0]),
  );
  b.add(
    'wick',
    { base: 'rope', color: '#e8e0cc' },
    solid.rod([0.0745, 0.0085, 0.018], [0.081, 0.0095, 0.028], 0.0012),
    { detail: 0.3 },
  );
  b.add(
    'ribbon',
    { base: 'silk', color: '#7a1a1a' },
    solid.many(
      [1, -1].map((s) =>
        solid.bar(
          [
            [s * 0.002, 0.0046, 0.04],
            [s * 0.016, 0.0048, 0.058],
            [s * 0.02, 0.0046, 0.078],
          ],
          { kind: 'rect', w: 0.009, h: 0.0008, r: 0.0002 },
          { spline: 'catmull', up: [0, 1, 0] },
        ),
      ),
    ),
  );
}

function buildBrand(b: Bench, text: string): void {
  const y = 0.035;
  b.add('shaft', 'metal', solid.rod([-0.26, y, 0], [0.34, y, 0], 0.007));
  b.add(
    'neck',
    'metal',
    solid.tube(
      [
        [0.33, y, 0],
        [0.37, y, 0],
        [0.385, y, 0],
      ],
      0.009,
    ),
  );
  b.add(
    'head plate',
    'metal',
    solid.slab(outline.roundRect(0.1, 0.07, 0.006, 0, y), 0.008, [0.388, 0, 0], 'x', { bevel: 0.002 }),
  );
  b.add(
    'brand',
    'metal',
    solid.put(
      { op: 'text', value: (text || 'C').slice(0, 3), height: 0.05, depth: 0.02, bevel: 0.002, font: 'serif' },
      [0.4, y - 0.025, 0],
      [0, 90, 0],
    ),
    { detail: 1.2 },
  );
  b.add(
    'brand frame',
    'metal',
    solid.put(
      solid.slab(outline.roundRect(0.096, 0.066, 0.012, 0, 0), 0.02, [0, 0, 0], 'z', {
        bevel: 0.002,
        holes: [outline.roundRect(0.086, 0.057, 0.009).reverse()],
      }),
      [0.4, y, 0],
      [0, 90, 0],
    ),
  );
  b.add('ferrule', 'metal', solid.cyl(0.0135, 0.02, [-0.17, y, 0], 'x'));
  b.add(
    'handle',
    'handle',
    solid.turned(
      pairs([
        0, -0.35, 0.014, -0.35, 0.017, -0.335, 0.015, -0.3, 0.0135, -0.26, 0.0155, -0.22, 0.013, -0.175, 0, -0.175,
      ]),
      [0, y, 0],
      { axis: 'x', bevel: 0.002, segments: 32 },
    ),
    { detail: 1.1 },
  );
  b.add('hanging ring', 'metal', solid.hoop(0.012, { kind: 'circle', r: 0.0024 }, [-0.361, y, 0], 'y', 26));
  b.add(
    'rest',
    'metal',
    solid.tube(
      [
        [0.1, 0.004, 0.05],
        [0.1, 0.03, 0.01],
        [0.1, 0.026, 0],
        [0.1, 0.03, -0.01],
        [0.1, 0.004, -0.05],
      ],
      0.004,
    ),
  );
}
