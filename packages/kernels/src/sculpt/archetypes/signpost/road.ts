import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { lettering } from '../../kits/building/lettering.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

const Y = 1.75;

/** The pole of a road sign: tube with its cap, base plate and bolts. */
function addPole(b: Bench, h: number, z = -0.03): void {
  b.add('pole', 'pole', solid.cyl(0.028, h, [0, h / 2, z], 'y', { bevel: 0.003 }));
  b.add('pole cap', 'pole', { op: 'ball', r: [0.031, 0.016, 0.031], at: [0, h, z] });
  b.add('base plate', 'pole', solid.box([0.16, 0.014, 0.16], [0, 0.007, z], 0.003));
  b.add('base sleeve', 'pole', solid.cyl(0.036, 0.12, [0, 0.068, z], 'y', { bevel: 0.006 }));
  b.add(
    'bolts',
    'metal',
    solid.many(
      [1, -1].flatMap((s) =>
        [1, -1].map((q) => solid.cyl(0.009, 0.016, [s * 0.06, 0.02, z + q * 0.06], 'y', { segments: 6 })),
      ),
    ),
  );
}

/** A plate of an outline about (0, Y) with a border and its clamps. */
function addPlate(b: Bench, shape: readonly Vec2[], slot: string, border: string, k = 0.93, inner = slot): void {
  const at = (s: number): Vec2[] => shape.map(([x, y]): Vec2 => [x * s, y * s]);
  b.add('plate', slot, solid.slab(at(1), 0.005, [0, Y, 0.006], 'z', { bevel: 0.001 }), { detail: 1.2 });
  b.add(
    'border',
    border,
    solid.slab(at(k + 0.03), 0.002, [0, Y, 0.0092], 'z', { bevel: 0.0004, holes: [at(k - 0.03)] }),
  );
  if (inner !== slot) b.add('field', inner, solid.slab(at(k - 0.028), 0.002, [0, Y, 0.0088], 'z', { bevel: 0 }));
  b.add(
    'clamps',
    'metal',
    solid.many([0.12, -0.12].map((y) => solid.box([0.09, 0.03, 0.05], [0, Y + y, -0.018], 0.006))),
  );
  b.add(
    'rivets',
    'metal',
    solid.many(
      [0.12, -0.12].flatMap((y) => [-0.03, 0.03].map((x) => solid.cyl(0.006, 0.004, [x, Y + y, 0.0095], 'z'))),
    ),
    { hidden: true, detail: 0.3 },
  );
}

const say = (b: Bench, slot: string, text: string, w: number, h: number, y = 0): void =>
  b.add('letters', slot, lettering(text, [0, Y + y, 0.0105], w, h, 0.003), { detail: 0.7 });
const regular = (r: number, n: number, turn: number): Vec2[] => outline.rounded(outline.ngon(r, n, turn), 0.02, 3);
const circle = (r: number): Vec2[] => outline.ngon(r, 48);

/** An arrow that goes up and bends to the right, about (0, 0), of size 1. */
const BEND = pairs([
  -0.3, -0.5, -0.12, -0.5, -0.12, -0.05, 0.12, 0.1, 0.12, -0.02, 0.42, 0.2, 0.12, 0.42, 0.12, 0.3, -0.2, 0.12, -0.3, 0,
]);

const PLATES: Readonly<Record<string, (b: Bench, text: string) => void>> = {
  stop: (b, text) => {
    addPlate(b, regular(0.4, 8, 22.5), 'face', 'white');
    say(b, 'white', text || 'STOP', 0.62, 0.26);
  },
  warning: (b, text) => {
    addPlate(b, regular(0.46, 4, 0), 'face', 'ink');
    if (text) say(b, 'ink', text, 0.5, 0.26);
    else
      b.add(
        'symbol',
        'ink',
        solid.slab(
          BEND.map(([x, y]): Vec2 => [x * 0.42, y * 0.42]),
          0.003,
          [0, Y, 0.0105],
          'z',
          { bevel: 0 },
        ),
      );
  },
  danger: (b, text) => {
    addPlate(b, outline.rounded(outline.ngon(0.46, 3, 90), 0.05, 4), 'face', 'ink', 0.9);
    if (text) say(b, 'ink', text, 0.4, 0.14, -0.06);
    else
      b.add(
        'symbol',
        'ink',
        solid.many([
          solid.slab(
            outline.rounded(pairs([-0.022, -0.04, 0.022, -0.04, 0.036, 0.17, -0.036, 0.17]), 0.012),
            0.003,
            [0, Y, 0.0105],
            'z',
            { bevel: 0 },
          ),
          solid.cyl(0.03, 0.003, [0, Y - 0.095, 0.0105], 'z', { bevel: 0 }),
        ]),
      );
  },
  speed: (b, text) => {
    addPlate(b, circle(0.36), 'white', 'face', 0.88);
    say(b, 'ink', text || '50', 0.46, 0.28);
  },
  parking: (b, text) => {
    addPlate(b, outline.roundRect(0.6, 0.6, 0.05), 'face', 'white');
    say(b, 'white', text || 'P', 0.44, 0.38);
  },
  'no-parking': (b) => {
    addPlate(b, circle(0.36), 'blue', 'face', 0.88);
    b.add(
      'bar',
      'face',
      solid.put(
        solid.slab(outline.roundRect(0.62, 0.07, 0.01), 0.003, [0, 0, 0], 'z', { bevel: 0 }),
        [0, Y, 0.0107],
        [0, 0, -45],
      ),
    );
  },
  route: (b, text) => {
    const shield = outline.rounded(
      pairs([
        0, -0.36, 0.2, -0.27, 0.32, -0.05, 0.29, 0.14, 0.33, 0.29, 0.17, 0.36, 0, 0.3, -0.17, 0.36, -0.33, 0.29, -0.29,
        0.14, -0.32, -0.05, -0.2, -0.27,
      ]),
      0.05,
      4,
    );
    addPlate(b, shield, 'white', 'ink');
    b.add('route', 'ink', lettering('ROUTE', [0, Y + 0.17, 0.0105], 0.4, 0.08, 0.003));
    say(b, 'ink', text || '66', 0.44, 0.26, -0.04);
  },
  bus: (b, text) => {
    addPlate(b, outline.roundRect(0.5, 0.62, 0.04), 'face', 'white');
    b.add(
      'bus',
      'white',
      solid.slab(outline.roundRect(0.3, 0.24, 0.03, 0, 0.08), 0.003, [0, Y, 0.0105], 'z', {
        bevel: 0,
        holes: [outline.roundRect(0.24, 0.09, 0.015, 0, 0.11)],
      }),
    );
    b.add(
      'bus wheels',
      'white',
      solid.many([-0.09, 0.09].map((x) => solid.box([0.05, 0.04, 0.003], [x, Y - 0.055, 0.0105], 0))),
    );
    say(b, 'white', text || 'BUS STOP', 0.42, 0.13, -0.18);
  },
};

/** Two blades with street names across the pole's top. */
function buildStreet(b: Bench, text: string): void {
  addPole(b, 2.5, 0);
  for (const [name, y, turn, words] of [
    ['upper', 2.62, 0, text || 'MAIN ST'],
    ['lower', 2.42, 90, 'OAK AVE'],
  ] as const) {
    const put = (of: Shape): Shape => solid.put(of, [0, y, 0], [0, turn + 14, 0]);
    const z = name === 'lower' ? 0.034 : 0;
    b.add(
      `${name} blade`,
      'face',
      put(solid.slab(outline.roundRect(0.86, 0.17, 0.02), 0.008, [0, 0, z], 'z', { bevel: 0.0015 })),
    );
    for (const [side, s] of [
      ['front', 1],
      ['back', -1],
    ] as const) {
      b.add(
        `${name} ${side} border`,
        'white',
        put(
          solid.slab(outline.roundRect(0.84, 0.15, 0.015), 0.0016, [0, 0, z + s * 0.0046], 'z', {
            bevel: 0,
            holes: [outline.roundRect(0.82, 0.13, 0.01)],
          }),
        ),
        { detail: 0.6 },
      );
      b.add(
        `${name} ${side} letters`,
        'white',
        put(solid.put(lettering(words, [0, 0, 0.005], 0.72, 0.095, 0.002), [0, 0, z], [0, s > 0 ? 0 : 180, 0])),
        { detail: 0.6 },
      );
    }
    b.add(
      `${name} bracket`,
      'metal',
      put(
        name === 'upper'
          ? solid.box([0.05, 0.07, 0.02], [0, -0.09, 0], 0.004)
          : solid.box([0.08, 0.09, 0.05], [0, 0, 0.006], 0.006),
      ),
    );
  }
}

/** A crossbuck with its lamps, at a level crossing. */
function buildCrossing(b: Bench): void {
  addPole(b, 2.9);
  for (const [name, a, z, words] of [
    ['first', 45, 0.012, 'RAIL   ROAD'],
    ['second', -45, 0.02, 'CROSS   ING'],
  ] as const) {
    const put = (of: Shape): Shape => solid.put(of, [0, 2.6, z], [0, 0, -a]);
    b.add(
      `${name} arm`,
      'white',
      put(solid.slab(outline.roundRect(1.2, 0.2, 0.02), 0.007, [0, 0, 0], 'z', { bevel: 0.0015 })),
    );
    const [one, two] = words.split('   ');
    b.add(
      `${name} letters`,
      'ink',
      put(
        solid.many([
          lettering(one, [-0.36, 0, 0.0045], 0.34, 0.11, 0.002),
          lettering(two, [0.36, 0, 0.0045], 0.34, 0.11, 0.002),
        ]),
      ),
      { detail: 0.6 },
    );
  }
  b.add('lamp beam', 'metal', solid.box([0.72, 0.06, 0.04], [0, 1.85, 0.0], 0.01));
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${name} shield`, 'ink', solid.cyl(0.2, 0.012, [s * 0.3, 1.85, 0.035], 'z', { segments: 48 }));
    b.add(
      `${name} lamp`,
      s > 0 ? 'lamp' : { base: 'tinted-glass', color: '#5a1010', transmission: 0, rough: 0.15 },
      solid.put({ op: 'ball', r: [0.1, 0.1, 0.03] }, [s * 0.3, 1.85, 0.045]),
    );
    const arch = outline.arc(0, 0, 0.112, 0, 180, 14).map(([x, y]): Vec3 => [s * 0.3 + x, 1.85 + y, 0.1]);
    b.add(`${name} visor`, 'ink', solid.bar(arch, { kind: 'rect', w: 0.12, h: 0.006, r: 0.001 }, { up: [1, 0, 0] }));
  }
}

/** A poster on two columns, floodlit, with its catwalk. */
function buildBillboard(b: Bench, text: string): void {
  const [w, h, y] = [6, 3, 4.4];
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${name} column`, 'pole', solid.box([0.24, y + h / 2, 0.24], [s * 1.7, (y + h / 2) / 2, -0.25], 0.02));
    b.add(
      `${name} footing`,
      { base: 'concrete', color: '#a8a6a0' },
      solid.box([0.7, 0.22, 0.7], [s * 1.7, 0.11, -0.25], 0.03),
    );
    b.add(
      `${name} brace`,
      'pole',
      solid.bar(
        [
          [s * 1.7, 1.9, -0.25],
          [s * 0.4, 2.85, -0.25],
        ],
        { kind: 'rect', w: 0.1, h: 0.1, r: 0.01 },
      ),
    );
  }
  b.add('frame', 'metal', solid.box([w + 0.2, h + 0.2, 0.14], [0, y, 0], 0.02));
  b.add('poster', 'face', solid.box([w, h, 0.03], [0, y, 0.07], 0.004), { detail: 1.2 });
  b.add('sun', 'trim', solid.cyl(0.62, 0.012, [w * 0.31, y + 0.35, 0.087], 'z', { segments: 56 }));
  b.add(
    'hills',
    'second',
    solid.slab(
      [
        ...Array.from(
          { length: 25 },
          (_, i): Vec2 => [w / 2 - (w * i) / 24, -h * 0.2 + 0.26 * Math.sin(i * 0.55) + 0.1 * Math.cos(i * 1.3)],
        ),
        [-w / 2, -h / 2],
        [w / 2, -h / 2],
      ],
      0.014,
      [0, y, 0.09],
      'z',
      { bevel: 0 },
    ),
  );
  b.add('letters', 'white', lettering(text || 'CLAYWORK', [-w * 0.1, y + 0.4, 0.09], w * 0.62, h * 0.34, 0.02));
  b.add('catwalk', 'metal', solid.box([w + 0.1, 0.06, 0.7], [0, y - h / 2 - 0.2, 0.36], 0.01));
  b.add(
    'catwalk rail',
    'metal',
    solid.many([
      solid.rod([-w / 2, y - h / 2 + 0.3, 0.68], [w / 2, y - h / 2 + 0.3, 0.68], 0.022),
      ...Array.from({ length: 7 }, (_, i) =>
        solid.rod([-w / 2 + (w * i) / 6, y - h / 2 - 0.19, 0.68], [-w / 2 + (w * i) / 6, y - h / 2 + 0.3, 0.68], 0.02),
      ),
    ]),
  );
  for (let i = 0; i < 4; i++) {
    const x = -w * 0.375 + i * w * 0.25;
    b.add(
      `light arm ${i + 1}`,
      'metal',
      solid.tube(
        [
          [x, y + h / 2 + 0.08, 0],
          [x, y + h / 2 + 0.4, 0.3],
          [x, y + h / 2 + 0.36, 0.75],
        ],
        0.025,
      ),
    );
    b.add(`light ${i + 1}`, 'pole', solid.box([0.3, 0.12, 0.16], [x, y + h / 2 + 0.32, 0.82], 0.03, [35, 0, 0]));
  }
}

/** A lit panel with a running figure or a word, on its foot. */
function buildExit(b: Bench, text: string): void {
  const y = 0.24;
  b.add('foot', 'ink', solid.box([0.3, 0.02, 0.09], [0, 0.01, 0], 0.005));
  b.add('stem', 'ink', solid.rod([0, 0.015, 0], [0, 0.12, 0], 0.012));
  b.add('case', 'ink', solid.box([0.6, 0.26, 0.05], [0, y, 0], 0.012));
  b.add('panel', 'glow', solid.box([0.56, 0.22, 0.012], [0, y, 0.022], 0.003));
  b.add('letters', 'bright', lettering(text || 'EXIT', [0, y, 0.0285], 0.46, 0.13, 0.004));
}

function buildPlate(b: Bench, kind: string, text: string): void {
  addPole(b, kind === 'warning' || kind === 'danger' ? 2.1 : 2.05);
  PLATES[kind](b, text);
}

/** Signs of sheet metal on poles, billboards, lit panels: metres, facing +Z. */
export const road = { plates: Object.keys(PLATES), buildPlate, buildStreet, buildCrossing, buildBillboard, buildExit };
