import type { Shape } from '../../../curves/index.ts';
import type { FieldShape } from '../../../field/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { fitting, glowing, proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, pairs, read, solid } from '../../kits/joinery/index.ts';
import { buildArcade } from './arcade.ts';
import { buildConsole, buildHandheld, buildJoystick } from './consoles.ts';
import { gamepadPalettes } from './palettes.ts';

/** Game hardware: controller, console with its pad, handheld, arcade cabinet, joystick. */
export const gamepad: Archetype = {
  name: 'gamepad',
  kind: 'machine',
  size: { length: 0.16 },
  params: {
    kind: { type: 'choice', of: ['pad', 'console', 'handheld', 'arcade', 'joystick'], default: 'pad', about: 'Kind.' },
  },
  slots: {
    body: {
      material: { base: 'plastic', color: '#26282e', rough: 0.42 },
      words: ['body', 'case', 'controller', 'cabinet'],
      main: true,
    },
    trim: { material: { base: 'plastic', color: '#121316', rough: 0.35 }, words: ['trim', 'stick', 'grip', 'pad'] },
    buttons: { material: { base: 'plastic', color: '#d8281e', rough: 0.25 }, words: ['button'] },
    metal: { material: { base: 'chrome', color: '#d4d7da' }, words: ['metal', 'ring', 'shaft'] },
    accent: {
      material: { base: 'paint', color: '#f0b81c', rough: 0.3, clearcoat: 0.5 },
      words: ['stripe', 'art', 'accent'],
    },
  },
  palettes: gamepadPalettes,
  presets: {
    gamepad: { size: { width: 0.16 } },
    'game console': { params: { kind: 'console' }, materials: { body: { color: '#e6e7e9' } }, size: { width: 0.42 } },
    'handheld console': {
      open: ['body', 'buttons'],
      params: { kind: 'handheld' },
      materials: { body: { color: '#c9c6bd', rough: 0.5 }, buttons: { color: '#9a2a5a' } },
      size: { height: 0.15 },
    },
    'arcade machine': {
      open: ['body'],
      params: { kind: 'arcade' },
      materials: { body: { base: 'paint', color: '#1c2f7a', rough: 0.35, clearcoat: 0.4 } },
      size: { height: 1.75 },
    },
    joystick: { params: { kind: 'joystick' }, size: { height: 0.2 } },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'arcade') buildArcade(b, rng);
    else if (kind === 'handheld') buildHandheld(b, rng);
    else if (kind === 'joystick') buildJoystick(b);
    else if (kind === 'console') {
      buildConsole(b);
      addPad(b, (of) => solid.put(of, [0.02, 0, 0.19], [0, 14, 0]));
    } else addPad(b, (of) => solid.put(of, [0, 0.0235, 0], [24, 0, 0]));
    return { parts: proportioned(b.parts, rng) };
  },
};

/** A controller lying with its handles forward: sticks, cross, four buttons, shoulders, light bar. */
function addPad(b: Bench, put: (of: Shape) => Shape): void {
  const e = (r: Vec3, at: Vec3, rot?: Vec3): FieldShape => ({ op: 'ellipsoid', r, at, ...(rot ? { rot } : {}) });
  const half: FieldShape = {
    op: 'union',
    k: 0.014,
    of: [
      { op: 'box', size: [0.07, 0.03, 0.062], round: 0.014, at: [0.03, 0.03, -0.012] },
      e([0.03, 0.0185, 0.032], [0.05, 0.03, -0.01]),
      {
        op: 'chain',
        points: [
          [0.054, 0.03, 0.0],
          [0.064, 0.026, 0.035],
          [0.07, 0.018, 0.062],
        ],
        radii: [0.02, 0.0175, 0.014],
      },
    ],
  };
  b.add('body', 'body', put({ op: 'mirror', axis: 'x', of: half, k: 0.01 } as FieldShape), { detail: 1.3 });
  const y = 0.0465;
  for (const [side, s, z] of [
    ['left', -1, 0.012],
    ['right', 1, 0.012],
  ] as const) {
    const x = s * 0.0265;
    b.add(
      `${side} stick ring`,
      'metal',
      put(solid.hoop(0.0118, { kind: 'rect', w: 0.003, h: 0.0022, r: 0.0008 }, [x, y - 0.0005, z], 'y', 36)),
    );
    b.add(`${side} stick post`, 'trim', put(solid.cyl(0.0052, 0.012, [x, y + 0.003, z])));
    b.add(
      `${side} stick`,
      'trim',
      put(
        solid.turned(
          pairs([0, 0, 0.0088, 0, 0.0098, 0.002, 0.0092, 0.0042, 0.0078, 0.0036, 0, 0.003]),
          [x, y + 0.007, z],
          { bevel: 0.0005 },
        ),
      ),
      { detail: 1.2 },
    );
    b.add(
      `${side} bumper`,
      'trim',
      put(solid.box([0.034, 0.009, 0.011], [s * 0.05, 0.042, -0.0405], 0.004, [0, s * 10, 0])),
    );
    b.add(
      `${side} trigger`,
      'trim',
      put(solid.box([0.026, 0.013, 0.014], [s * 0.052, 0.029, -0.0435], 0.005, [0, s * 10, 0])),
    );
  }
  addKeys(b, put, y);
}

/** Cross, the four buttons, touch plate, lights and menu keys. */
function addKeys(b: Bench, put: (of: Shape) => Shape, y: number): void {
  const cross = outline.rounded(
    pairs([
      -0.0036, -0.011, 0.0036, -0.011, 0.0036, -0.0036, 0.011, -0.0036, 0.011, 0.0036, 0.0036, 0.0036, 0.0036, 0.011,
      -0.0036, 0.011, -0.0036, 0.0036, -0.011, 0.0036, -0.011, -0.0036, -0.0036, -0.0036,
    ]),
    0.001,
  );
  b.add(
    'direction cross',
    'trim',
    put(
      solid.slab(
        cross.map(([x, v]): Vec2 => [x - 0.052, v + 0.012]),
        0.008,
        [0, y + 0.0005, 0],
        'y',
        { bevel: 0.001 },
      ),
    ),
  );
  const colors = ['#3f9ae8', '#d8281e', '#43b85a', '#e8b81c'];
  (
    [
      [0, -0.0105],
      [0.0105, 0],
      [0, 0.0105],
      [-0.0105, 0],
    ] as const
  ).forEach(([u, v], i) => {
    b.add(
      `button ${i + 1}`,
      b.tint('buttons', { color: colors[i] }),
      put(solid.put(fitting.button(0.0058, 0.0052).cap, [0.052 + u, y + 0.0018, -0.012 + v])),
    );
  });
  b.add(
    'touch plate',
    'trim',
    put(solid.slab(outline.roundRect(0.034, 0.019, 0.003, 0, 0.019), 0.004, [0, y - 0.0006, 0], 'y', { bevel: 0.001 })),
  );
  b.add(
    'light bar',
    glowing('#46b4ff', 1.6),
    put(solid.box([0.036, 0.0014, 0.0018], [0, y + 0.0012, -0.0305], 0.0005)),
    { detail: 0.5 },
  );
  b.add(
    'menu buttons',
    'trim',
    put(
      solid.both(
        solid.slab(
          outline.superellipse(0.002, 0.0036, 2.4, 18).map(([x, v]): Vec2 => [x + 0.0225, v + 0.022]),
          0.004,
          [0, y - 0.0002, 0],
          'y',
          { bevel: 0.0006 },
        ),
      ),
    ),
  );
  b.add('home button', glowing('#e8f4ff', 1.2), put(solid.cyl(0.0042, 0.003, [0, y + 0.0002, 0.004])));
  b.add(
    'loudspeaker',
    'trim',
    put(solid.many([-2, -1, 0, 1, 2].map((i) => solid.cyl(0.0009, 0.003, [i * 0.0032, y - 0.0002, 0.0135])))),
    { detail: 0.3, hidden: true },
  );
}
