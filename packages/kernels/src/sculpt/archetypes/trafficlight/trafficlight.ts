import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, pairs, read, solid } from '../../kits/joinery/index.ts';

const LIGHTS = { red: '#ff2a1c', amber: '#ffb01c', green: '#22e05a' };
type Light = keyof typeof LIGHTS;

/** A lamp with its visor, on a front at z. */
function addLamp(b: Bench, name: Light, at: Vec3, r: number, lit: boolean): void {
  const color = LIGHTS[name];
  const dark = { red: '#5a1410', amber: '#5c4010', green: '#10502a' }[name];
  const glass = lit
    ? { base: 'lamp', color, color2: color, emissiveStrength: 1.6 }
    : { base: 'plastic', color: dark, rough: 0.12, clearcoat: 1 };
  b.add(
    `${name} lamp`,
    glass,
    { op: 'ball', r: [r, r, r * 0.32], at: [at[0], at[1], at[2] + r * 0.04] },
    { detail: 1.2 },
  );
  b.add(
    `${name} rim`,
    'housing',
    solid.hoop(
      r * 1.06,
      { kind: 'rect', w: r * 0.24, h: r * 0.16, r: r * 0.04 },
      [at[0], at[1], at[2] + r * 0.1],
      'z',
      44,
    ),
  );
  const arch = outline
    .arc(0, 0, r * 1.14, -20, 200, 22)
    .map(([x, y]): Vec3 => [at[0] + x, at[1] + y, at[2] + r * 0.55]);
  b.add(
    `${name} visor`,
    'housing',
    solid.bar(arch, { kind: 'rect', w: r * 1.1, h: r * 0.07, r: r * 0.02 }, { up: [1, 0, 0] }),
  );
}

/** A head of lamps from top to bottom, its middle at `at`, with backplate, doors, hinges. */
function addHead(b: Bench, lights: readonly Light[], lit: string, at: Vec3, r: number, plate: boolean): void {
  const pitch = r * 2.7;
  const h = pitch * lights.length;
  if (plate) {
    b.add(
      'backplate',
      'plate',
      solid.slab(outline.roundRect(r * 4.3, h + r * 1.7, r * 0.5), r * 0.09, [at[0], at[1], at[2] - r * 0.35], 'z', {
        bevel: r * 0.02,
      }),
    );
    b.add(
      'backplate edge',
      'edge',
      solid.slab(
        outline.roundRect(r * 4.16, h + r * 1.56, r * 0.44),
        r * 0.03,
        [at[0], at[1], at[2] - r * 0.295],
        'z',
        { bevel: 0, holes: [outline.roundRect(r * 3.86, h + r * 1.26, r * 0.36)] },
      ),
    );
  }
  lights.forEach((light, i) => {
    const y = at[1] + h / 2 - pitch * (i + 0.5);
    b.add(
      `${light} section`,
      'housing',
      solid.box([r * 2.75, pitch * 0.99, r * 1.7], [at[0], y, at[2] - r * 0.85], r * 0.16),
    );
    b.add(
      `${light} hinges`,
      'metal',
      solid.many(
        [0.7, -0.7].map((k) => solid.cyl(r * 0.1, r * 0.5, [at[0] - r * 1.4, y + r * k, at[2] - r * 0.2], 'y')),
      ),
      { detail: 0.4 },
    );
    addLamp(b, light, [at[0], y, at[2]], r, lit === light || lit === 'all');
  });
  b.add(
    'top cap',
    'housing',
    solid.cyl(r * 0.9, r * 0.3, [at[0], at[1] + h / 2 + r * 0.12, at[2] - r * 0.85], 'y', { top: r * 0.6 }),
  );
}

function addPole(b: Bench, h: number, r: number): void {
  b.add('pole', 'pole', solid.cyl(r, h, [0, h / 2, -0.24], 'y', { top: r * 0.9, bevel: 0.004 }), { detail: 0.8 });
  b.add(
    'base',
    'pole',
    solid.turned(
      pairs([0, 0, r * 2.8, 0, r * 2.8, 0.03, r * 1.9, 0.06, r * 1.6, 0.3, r * 1.1, 0.36, 0, 0.36]),
      [0, 0, -0.24],
      { bevel: 0.006 },
    ),
  );
  b.add(
    'anchor bolts',
    'metal',
    solid.put(
      { op: 'arrayed', n: 4, around: 'y', of: solid.cyl(0.014, 0.05, [r * 2.3, 0.045, 0], 'y', { segments: 6 }) },
      [0, 0, -0.24],
      [0, 45, 0],
    ),
  );
  b.add('hatch', 'pole', solid.box([r * 0.9, 0.2, 0.012], [0, 0.62, -0.24 + r * 0.99], 0.004));
}

/** The green walker or red stander of a pedestrian light, of height 1 about (0, 0). */
function figure(walks: boolean): Shape[] {
  const bar = (p: Vec2, q: Vec2, r: number): Shape => solid.rod([p[0], p[1], 0], [q[0], q[1], 0], r);
  const limbs: [Vec2, Vec2][] = walks
    ? [
        [
          [0, -0.05],
          [-0.16, -0.45],
        ],
        [
          [0, -0.05],
          [0.2, -0.45],
        ],
        [
          [0, 0.2],
          [-0.22, 0],
        ],
        [
          [0, 0.2],
          [0.22, 0.02],
        ],
      ]
    : [
        [
          [-0.06, -0.05],
          [-0.06, -0.46],
        ],
        [
          [0.06, -0.05],
          [0.06, -0.46],
        ],
        [
          [-0.15, 0.2],
          [-0.17, -0.08],
        ],
        [
          [0.15, 0.2],
          [0.17, -0.08],
        ],
      ];
  return [
    { op: 'ball', r: [0.1, 0.1, 0.04], at: [0, 0.38, 0] },
    bar([0, 0.22], [0, -0.06], walks ? 0.1 : 0.13),
    ...limbs.map(([p, q]) => bar(p, q, 0.06)),
  ];
}

function buildPedestrian(b: Bench, lit: string): void {
  addPole(b, 2.5, 0.05);
  (
    [
      ['red', 2.22, false],
      ['green', 1.88, true],
    ] as const
  ).forEach(([light, y, walks]) => {
    b.add(`${light} section`, 'housing', solid.box([0.34, 0.33, 0.2], [0, y, -0.06], 0.025));
    b.add(
      `${light} glass`,
      { base: 'glass', color: '#0c0d0e', rough: 0.1, transmission: 0, clearcoat: 1 },
      solid.box([0.27, 0.26, 0.012], [0, y, 0.041], 0.004),
    );
    const on = lit === light || lit === 'all';
    b.add(
      `${light} figure`,
      on
        ? { base: 'lamp', color: LIGHTS[light], color2: LIGHTS[light], emissiveStrength: 1.6 }
        : { base: 'plastic', color: light === 'red' ? '#5a1410' : '#10502a' },
      solid.put({ op: 'placed', of: solid.many(figure(walks)), places: [{ scale: [0.22, 0.22, 0.06] }] }, [0, y, 0.05]),
    );
    b.add(`${light} visor`, 'housing', solid.box([0.32, 0.012, 0.16], [0, y + 0.15, 0.11], 0.004));
  });
  b.add('button box', 'edge', solid.box([0.11, 0.2, 0.09], [0, 1.1, -0.15], 0.015));
  b.add('button', 'metal', solid.cyl(0.026, 0.02, [0, 1.08, -0.1], 'z'));
  b.add('brackets', 'metal', solid.many([1.8, 2.3].map((y) => solid.box([0.09, 0.04, 0.12], [0, y, -0.19], 0.008))));
}

/** Traffic lights for cars, walkers and trains. */
export const trafficlight: Archetype = {
  name: 'trafficlight',
  kind: 'thing',
  size: { height: 3 },
  params: {
    kind: {
      type: 'choice',
      of: ['vehicle', 'pedestrian', 'railway', 'head'],
      default: 'vehicle',
      about: 'For whom; head is the lamps alone.',
    },
    lit: {
      type: 'choice',
      of: ['red', 'amber', 'green', 'all'],
      default: 'all',
      about: 'Which light is on.',
      vary: { red: 2, green: 2, amber: 1, all: 3 },
    },
  },
  slots: {
    housing: {
      material: { base: 'paint', color: '#26282b', rough: 0.4, clearcoat: 0.2 },
      words: ['housing', 'box', 'case', 'head'],
      main: true,
    },
    plate: { material: { base: 'paint', color: '#17181a', rough: 0.6 }, words: ['backplate', 'board'] },
    edge: { material: { base: 'paint', color: '#f0b81c', rough: 0.4 }, words: ['edge', 'border'] },
    pole: { material: { base: 'paint', color: '#5c6166', rough: 0.5 }, words: ['pole', 'post'] },
    metal: { material: { base: 'steel', color: '#9a9ea4' }, words: ['bracket', 'button', 'bolt'] },
  },
  palettes: [
    {
      lead: 'housing',
      of: colorways({
        black: { weight: 2 },
        yellow: { housing: '#e8ac14' },
        green: { housing: '#1f4a34', pole: '#1f4a34' },
        'yellow all': { housing: '#e8ac14', pole: '#3a3d40', edge: '#f2f0e8' },
        grey: { housing: '#53585e' },
      }),
    },
  ],
  presets: {
    'traffic light': { size: { height: 3 } },
    'pedestrian light': { params: { kind: 'pedestrian' }, size: { height: 2.5 } },
    'railway signal': { params: { kind: 'railway' }, size: { height: 3.9 } },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const lit = read.word(params, 'lit');
    if (kind === 'pedestrian') buildPedestrian(b, lit);
    else if (kind === 'head') {
      addHead(b, ['red', 'amber', 'green'], lit, [0, 0.52, 0.1], 0.11, false);
      b.add('foot', 'pole', solid.cyl(0.11, 0.06, [0, 0.05, 0.005], 'y', { top: 0.08 }));
      b.add('stand', 'pole', solid.cyl(0.16, 0.025, [0, 0.0125, 0.005], 'y'));
    } else {
      const rail = kind === 'railway';
      addPole(b, rail ? 3.5 : 2.5, 0.065);
      addHead(b, ['red', 'amber', 'green'], lit, [0, rail ? 3.1 : 2.25, 0], rail ? 0.13 : 0.15, true);
      b.add(
        'brackets',
        'metal',
        solid.many([-0.3, 0.3].map((y) => solid.box([0.08, 0.05, 0.16], [0, (rail ? 3.1 : 2.25) + y, -0.22], 0.01))),
      );
      if (rail) {
        b.add(
          'ladder',
          'metal',
          solid.many([
            ...[0.12, -0.12].map((x) => solid.rod([x, 0.1, -0.42], [x, 2.9, -0.42], 0.014)),
            ...Array.from({ length: 10 }, (_, i) =>
              solid.rod([-0.12, 0.3 + i * 0.27, -0.42], [0.12, 0.3 + i * 0.27, -0.42], 0.01),
            ),
          ]),
        );
        b.add(
          'ladder stays',
          'metal',
          solid.many([0.6, 1.8, 2.8].map((y) => solid.rod([0, y, -0.42], [0, y, -0.24], 0.012))),
        );
        b.add('platform', 'metal', solid.box([0.5, 0.03, 0.35], [0, 2.36, -0.42], 0.006));
      } else {
        b.add('side button', 'edge', solid.box([0.1, 0.17, 0.07], [0, 1.1, -0.155], 0.014));
        b.add('button', 'metal', solid.cyl(0.024, 0.02, [0, 1.09, -0.118], 'z'));
      }
    }
    return { parts: proportioned(b.parts, rng, 0.02) };
  },
};
