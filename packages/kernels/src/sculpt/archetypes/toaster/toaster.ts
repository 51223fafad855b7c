import type { Rng, Vec2 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { appliance, glowing, proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, pairs, read, solid } from '../../kits/joinery/index.ts';

/** Toasters: round-shouldered shell, slots with what is in them, lever, dial, keys, crumb tray, cord. */
export const toaster: Archetype = {
  name: 'toaster',
  kind: 'machine',
  size: { length: 0.3 },
  params: {
    slots: { type: 'number', min: 1, max: 4, default: 2, about: 'Slots side by side.', vary: { 2: 5, 4: 1 } },
    toast: { type: 'flag', default: true, about: 'Whether toast stands in the slots.', vary: 0.75 },
  },
  slots: {
    body: {
      material: { base: 'steel', color: '#c9ccd0', rough: 0.16 },
      words: ['body', 'shell', 'toaster', 'case'],
      main: true,
    },
    trim: { material: { base: 'plastic', color: '#1d1e21', rough: 0.35 }, words: ['trim', 'lever', 'base', 'end'] },
    metal: { material: { base: 'chrome', color: '#dcdfe2' }, words: ['metal', 'plate'] },
    knobs: { material: { base: 'plastic', color: '#232427', rough: 0.35 }, words: ['knob', 'dial'] },
    accent: { material: { base: 'plastic', color: '#e8e4da' }, words: ['button', 'mark', 'badge'] },
    toast: { material: { base: 'bread', color: '#c98a44', color2: '#e2b878' }, words: ['toast', 'bread', 'slice'] },
    rubber: { material: { base: 'rubber', color: '#1a1b1d' }, words: ['foot', 'rubber'] },
    cord: { material: { base: 'rubber', color: '#26272a' }, words: ['cord', 'cable', 'plug'] },
  },
  palettes: [
    {
      lead: 'body',
      of: colorways({
        steel: { weight: 2 },
        red: { body: { base: 'enamel', color: '#b8241f', clearcoat: 0.8 } },
        mint: { body: { base: 'enamel', color: '#93ccb9', clearcoat: 0.8 } },
        cream: { body: { base: 'enamel', color: '#efe3c4', clearcoat: 0.8 } },
        'sky blue': { body: { base: 'enamel', color: '#86b6d0', clearcoat: 0.8 } },
        pink: { body: { base: 'enamel', color: '#e5a9b2', clearcoat: 0.8 } },
        black: { body: { base: 'enamel', color: '#1c1d20', clearcoat: 0.8 } },
      }),
    },
  ],
  presets: {
    toaster: { size: { height: 0.24 } },
    'toaster with toast': { params: { toast: true }, size: { height: 0.24 } },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const slots = Math.round(read.num(params, 'slots'));
    const d = 0.1 + slots * 0.042;
    addShell(b, slots, d);
    addControls(b, d, rng);
    if (read.flag(params, 'toast')) addToast(b, slots);
    return { parts: proportioned(b.parts, rng) };
  },
};

const [W, Y, H] = [0.27, 0.014, 0.17];
const zOf = (i: number, slots: number): number => (i - (slots - 1) / 2) * 0.044;

/** Cross-section of the shell in (z, y): straight sides, round shoulders. */
function section(d: number, k: number, low: number): Vec2[] {
  const [w, h] = [(d / 2) * k, H * k];
  return outline.rounded(
    pairs([-w, low, w, low, w, low + h * 0.98, -w, low + h * 0.98]),
    [0.008, 0.008, 0.046, 0.046],
    8,
  );
}

function addShell(b: Bench, slots: number, d: number): void {
  appliance.feet(b, W * 0.94, d * 0.96, 0.014, Y + 0.002);
  const cuts = Array.from({ length: slots }, (_, i) =>
    solid.box([0.15, 0.16, 0.024], [-0.004, Y + H - 0.03, zOf(i, slots)], 0.004),
  );
  b.add('base', 'trim', solid.box([W * 0.985, 0.02, d * 0.98], [0, Y + 0.011, 0], 0.006));
  b.add(
    'shell',
    'body',
    solid.cut(solid.slab(section(d, 1, Y + 0.012), W - 0.036, [0, 0, 0], 'x', { bevel: 0.002 }), ...cuts),
    { detail: 1.3 },
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${side} end`,
      'trim',
      solid.slab(section(d * 0.985, 0.985, Y + 0.012), 0.022, [s * (W / 2 - 0.011), 0, 0], 'x', { bevel: 0.008 }),
    );
    b.add(
      `${side} end trim`,
      'metal',
      solid.slab(section(d * 1.006, 1.004, Y + 0.012), 0.004, [s * (W / 2 - 0.02), 0, 0], 'x', { bevel: 0.001 }),
    );
  }
  for (let i = 0; i < slots; i++) {
    const z = zOf(i, slots);
    b.add(
      `slot rim ${i + 1}`,
      'metal',
      solid.slab(outline.roundRect(0.162, 0.034, 0.008, -0.004, -z), 0.004, [0, Y + H + 0.0105, 0], 'y', {
        bevel: 0.001,
        holes: [outline.roundRect(0.148, 0.0225, 0.004, -0.004, -z).reverse()],
      }),
    );
    for (const s of [1, -1])
      b.add(
        `${s > 0 ? 'front' : 'back'} wires ${i + 1}`,
        'metal',
        solid.many(
          Array.from({ length: 7 }, (_, k) =>
            solid.rod(
              [-0.064 + k * 0.02, Y + H - 0.1, z + s * 0.0095],
              [-0.064 + k * 0.02, Y + H - 0.002, z + s * 0.0095],
              0.0011,
            ),
          ),
        ),
        { detail: 0.3 },
      );
    b.add(`heat ${i + 1}`, glowing('#ff6a1c', 1), solid.box([0.13, 0.005, 0.018], [-0.004, Y + H - 0.107, z], 0.001), {
      hidden: true,
    });
  }
  b.add('crumb tray', 'metal', solid.box([0.012, 0.01, d * 0.7], [-W / 2 - 0.002, Y + 0.012, 0], 0.003));
  b.add('tray pull', 'trim', solid.box([0.008, 0.005, 0.04], [-W / 2 - 0.01, Y + 0.012, 0], 0.002));
}

/** On the end at +x: lever in its slot, browning dial, keys; the maker's name in front. */
function addControls(b: Bench, d: number, rng: Rng): void {
  const x = W / 2;
  const side = (
    name: string,
    slot: string,
    size: readonly [number, number, number],
    y: number,
    z: number,
    out: number,
    bevel: number,
  ): void => b.add(name, slot, solid.box([size[2], size[1], size[0]], [x + out, Y + y, z], bevel), { detail: 0.6 });
  side('lever slot', 'rubber', [0.008, 0.1, 0.003], 0.105, 0, 0.0005, 0.001);
  side('lever plate', 'metal', [0.03, 0.116, 0.002], 0.105, 0, 0.0002, 0.0008);
  side('lever arm', 'metal', [0.006, 0.008, 0.02], 0.142, 0, 0.008, 0.002);
  side('lever', 'trim', [0.05, 0.016, 0.02], 0.142, 0, 0.022, 0.006);
  const dial = createBench({ knobs: b.tint('knobs', {}), accent: b.tint('accent', {}), metal: b.tint('metal', {}) });
  appliance.dial(dial, 'browning dial', [0, 0, 0], 0.016, 0.014, {
    turn: rng.fork('browning').range(-60, 60),
    collar: 'metal',
  });
  for (const part of dial.parts)
    b.add(part.name, part.material, solid.put(part.shape, [x, Y + 0.07, d * 0.28], [0, 90, 0]), {
      detail: part.detail,
    });
  ['bagel', 'defrost', 'cancel'].forEach((name, i) => {
    side(`${name} key`, i === 2 ? 'accent' : 'metal', [0.018, 0.009, 0.005], 0.1 - i * 0.02, -d * 0.28, 0.001, 0.002);
  });
  b.add(
    'lamp',
    glowing('#5ac8ff', 1.2),
    solid.cyl(0.002, 0.002, [x + 0.0008, Y + 0.12, -d * 0.28], 'x', { segments: 12 }),
    { detail: 0.2 },
  );
  appliance.label(b, 'maker name', 'CLAY', [0, Y + 0.05, d / 2 + 0.0002], 0.016, 'metal');
  for (const [i, y] of [0.034, 0.03].entries())
    b.add(`groove ${i + 1}`, 'trim', solid.box([W - 0.04, 0.0014, 0.0012], [0, Y + y, d / 2], 0.0003), { detail: 0.3 });
  appliance.cord(
    b,
    [
      [-0.08, Y + 0.014, -d / 2 + 0.002],
      [-0.08, 0.012, -d / 2 - 0.02],
      [-0.05, 0.0035, -d / 2 - 0.045],
      [0.01, 0.0035, -d / 2 - 0.05],
      [0.06, 0.0035, -d / 2 - 0.03],
    ],
    0.003,
  );
}

/** Slices with domed tops, crust round a paler crumb. */
function addToast(b: Bench, slots: number): void {
  const slice = outline.rounded(
    pairs([
      -0.052, 0, 0.052, 0, 0.05, 0.07, 0.058, 0.082, 0.054, 0.1, 0.03, 0.107, -0.03, 0.107, -0.054, 0.1, -0.058, 0.082,
      -0.05, 0.07,
    ]),
    0.012,
    4,
  );
  for (let i = 0; i < slots; i++) {
    const z = zOf(i, slots);
    const y = Y + H - 0.066 + (i % 2) * 0.003;
    b.add(
      `toast ${i + 1}`,
      b.tint('toast', { color: '#8f5522' }),
      solid.slab(slice, 0.0145, [-0.004, y, z], 'z', { bevel: 0.003 }),
      { detail: 1.2 },
    );
    b.add(
      `crumb ${i + 1}`,
      'toast',
      solid.slab(
        slice.map(([u, v]): Vec2 => [u * 0.9, 0.0055 + v * 0.9]),
        0.0165,
        [-0.004, y, z],
        'z',
        { bevel: 0.001 },
      ),
      { detail: 0.8 },
    );
  }
}
