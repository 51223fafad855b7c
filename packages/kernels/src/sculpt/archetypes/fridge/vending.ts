import type { Rng } from '../../../math/index.ts';
import { appliance, glowing } from '../../kits/fittings/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { addDoor, addHousing, type Box } from './front.ts';

const WRAPS = ['#d8402c', '#e8b02c', '#3f8fc8', '#58a850', '#c85a98', '#f0ece0', '#7a4ac0', '#f07a2c'];

/** A vending machine: lit window with shelves of drinks and snacks, keypad, coin slot, note reader, flap, name in lights. */
export function buildVending(b: Bench, rng: Rng): void {
  const f: Box = { w: 0.92, h: 1.78, d: 0.76, y: 0.04 };
  addHousing(b, f, 0.02);
  const { w, h, y } = f;
  const z = addDoor(b, 'door', [0, y + h / 2], [w, h * 0.985], f.d / 2, { thick: 0.05, r: 0.02 });
  const [wx, wy, ww, wh] = [-w * 0.12, y + h * 0.57, w * 0.66, h * 0.6];
  b.add(
    'window back',
    glowing('#f4f8ff', 0.75),
    solid.slab(outline.roundRect(ww, wh, 0.014, wx, wy), 0.006, [0, 0, z], 'z', { bevel: 0 }),
  );
  b.add(
    'window frame',
    'metal',
    solid.slab(outline.roundRect(ww + 0.05, wh + 0.05, 0.03, wx, wy), 0.07, [0, 0, z + 0.03], 'z', {
      bevel: 0.006,
      holes: [outline.roundRect(ww - 0.006, wh - 0.006, 0.012, wx, wy).reverse()],
    }),
  );
  addGoods(b, [wx, wy, ww, wh, z], rng);
  const px = w * 0.345;
  b.add(
    'control panel',
    'panel',
    solid.slab(outline.roundRect(w * 0.2, h * 0.6, 0.014, px, wy), 0.012, [0, 0, z + 0.003], 'z', { bevel: 0.003 }),
  );
  b.add(
    'display',
    { base: 'glass', color: '#0d1216', transmission: 0 },
    solid.slab(outline.roundRect(w * 0.15, 0.06, 0.006, px, wy + wh * 0.4), 0.006, [0, 0, z + 0.009], 'z'),
  );
  appliance.label(b, 'price', '1.50', [px, wy + wh * 0.4 - 0.017, z + 0.0125], 0.034, glowing('#6af0b0', 1.1));
  for (let i = 0; i < 12; i++)
    b.add(
      `key ${i + 1}`,
      'metal',
      solid.box(
        [0.032, 0.028, 0.008],
        [px + ((i % 3) - 1) * 0.042, wy + wh * 0.29 - Math.floor(i / 3) * 0.04, z + 0.011],
        0.003,
      ),
      { detail: 0.3 },
    );
  b.add('note reader', 'trim', solid.box([0.12, 0.07, 0.03], [px, wy - wh * 0.06, z + 0.014], 0.006));
  b.add(
    'note slot',
    glowing('#58e070', 1.2),
    solid.box([0.075, 0.006, 0.004], [px, wy - wh * 0.055, z + 0.0295], 0.001),
  );
  b.add(
    'coin plate',
    'metal',
    solid.slab(outline.roundRect(0.075, 0.09, 0.01, px, wy - wh * 0.2), 0.01, [0, 0, z + 0.011], 'z'),
  );
  b.add('coin slot', 'rubber', solid.box([0.006, 0.036, 0.004], [px - 0.016, wy - wh * 0.2, z + 0.0165], 0.001));
  b.add(
    'coin knob',
    'handle',
    appliance.front(solid.cyl(0.013, 0.012, [0, 0.006, 0]), [px + 0.018, wy - wh * 0.2, z + 0.015]),
  );
  b.add('coin return', 'trim', solid.box([0.08, 0.06, 0.024], [px, wy - wh * 0.4, z + 0.012], 0.008));
  b.add('lock', 'metal', appliance.front(solid.cyl(0.016, 0.014, [0, 0.004, 0]), [px, wy - wh * 0.29, z + 0.006]));
  b.add(
    'flap frame',
    'trim',
    solid.slab(outline.roundRect(w * 0.66, h * 0.115, 0.016, wx, y + h * 0.145), 0.014, [0, 0, z + 0.004], 'z', {
      bevel: 0.004,
    }),
  );
  b.add('flap', 'metal', solid.box([w * 0.6, h * 0.082, 0.01], [wx, y + h * 0.145, z + 0.013], 0.003, [-4, 0, 0]));
  appliance.label(b, 'push sign', 'PUSH', [wx, y + h * 0.138, z + 0.0185], 0.022, 'trim');
  b.add(
    'sign',
    glowing('#fff6e0', 0.7),
    solid.slab(outline.roundRect(w * 0.86, h * 0.075, 0.012, 0, y + h * 0.935), 0.012, [0, 0, z + 0.003], 'z', {
      bevel: 0.003,
    }),
  );
  appliance.label(
    b,
    'sign name',
    rng.fork('sign').pick(['SNACKS', 'DRINKS', 'COLD DRINKS', 'SODA']),
    [0, y + h * 0.917, z + 0.01],
    0.06,
    'body',
  );
}

/** Shelves with rows of cans, bottles and bags. */
function addGoods(b: Bench, [wx, wy, ww, wh, z]: readonly number[], rng: Rng): void {
  const taste = rng.fork('goods');
  const rows = 5;
  for (let r = 0; r < rows; r++) {
    const sy = wy - wh / 2 + 0.02 + (r * (wh - 0.02)) / rows;
    b.add(`shelf ${r + 1}`, 'metal', solid.box([ww - 0.012, 0.012, 0.056], [wx, sy, z + 0.03], 0.003), { detail: 0.4 });
    b.add(`price strip ${r + 1}`, 'panel', solid.box([ww - 0.02, 0.02, 0.004], [wx, sy - 0.002, z + 0.0595], 0.001), {
      detail: 0.3,
    });
    for (let c = 0; c < 6; c++) {
      const x = wx + (c - 2.5) * (ww / 6.2);
      const color = taste.pick(WRAPS);
      const material = { base: r < 2 ? 'paint' : 'plastic', color, rough: 0.3 };
      if (r < 2)
        b.add(
          `can ${r * 6 + c + 1}`,
          material,
          solid.turned(
            [
              [0, 0],
              [0.024, 0],
              [0.027, 0.006],
              [0.027, 0.1],
              [0.021, 0.112],
              [0.021, 0.116],
              [0, 0.116],
            ],
            [x, sy + 0.006, z + 0.031],
            { segments: 18, bevel: 0.001 },
          ),
          { detail: 0.4 },
        );
      else if (r < 3)
        b.add(
          `bottle ${c + 1}`,
          material,
          solid.turned(
            [
              [0, 0],
              [0.024, 0],
              [0.026, 0.006],
              [0.026, 0.085],
              [0.011, 0.125],
              [0.011, 0.145],
              [0, 0.145],
            ],
            [x, sy + 0.006, z + 0.031],
            { segments: 18, bevel: 0.001 },
          ),
          { detail: 0.4 },
        );
      else
        b.add(
          `snack ${(r - 3) * 6 + c + 1}`,
          material,
          {
            op: 'loft',
            sections: [0, 0.12, 0.5, 0.88, 1]
              .map((t, i) => ({
                points: outline
                  .roundRect(0.074, [0.002, 0.022, 0.032, 0.022, 0.002][i], 0.001, 0, 0, 2)
                  .map(([u, v]): [number, number, number] => [x + u, sy + 0.007 + t * 0.12, z + 0.032 + v]),
              }))
              .reverse(),
            spline: 'linear',
            smooth: true,
            cap: 'flat',
          },
          { detail: 0.4 },
        );
    }
  }
}
