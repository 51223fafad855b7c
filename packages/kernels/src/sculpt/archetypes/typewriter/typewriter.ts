import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { addBasket } from './basket.ts';
import { addBody, addCarriage, addKeys } from './machine.ts';

/** A typewriter: shell, rows of round keys on their levers, type bars, ribbon spools, carriage with paper and return lever. */
export const typewriter: Archetype = {
  name: 'typewriter',
  kind: 'machine',
  size: { length: 0.36 },
  params: {
    paper: { type: 'flag', default: true, about: 'Whether a sheet is in the carriage.', vary: 0.85 },
    round: { type: 'flag', default: true, about: 'Round keys with rims, or square ones of later years.', vary: 0.8 },
    text: { type: 'text', default: '', max: 12, about: 'Word typed on the sheet.' },
  },
  slots: {
    body: {
      material: { base: 'paint', color: '#1c1d20', rough: 0.2, clearcoat: 0.8 },
      words: ['body', 'shell', 'case', 'typewriter'],
      main: true,
    },
    keys: { material: { base: 'plastic', color: '#17171a', rough: 0.25, clearcoat: 0.5 }, words: ['key', 'button'] },
    metal: { material: { base: 'chrome', color: '#cfd2d6' }, words: ['metal', 'lever', 'rim', 'ring'] },
    roller: { material: { base: 'rubber', color: '#1c1c1e' }, words: ['roller', 'platen'] },
    paper: { material: { base: 'paper', color: '#f3ecd8' }, words: ['paper', 'sheet', 'page'] },
    dark: { material: { base: 'iron', color: '#2b2c2f', rough: 0.5 }, words: ['basket', 'type bar', 'frame'] },
    accent: { material: { base: 'gold', color: '#d0a24a' }, words: ['lettering', 'logo', 'trim'] },
    rubber: { material: { base: 'rubber', color: '#151517' }, words: ['foot', 'rubber', 'knob'] },
  },
  palettes: [
    {
      lead: 'body',
      of: colorways({
        black: { weight: 3 },
        'sea green': { body: '#7fb5a4', keys: '#2c3a36', accent: { base: 'chrome', color: '#d6d8da' } },
        red: { body: '#a3231e' },
        cream: { body: '#e6dabc', keys: '#3a3430', accent: { base: 'chrome', color: '#d6d8da' } },
        'sky blue': { body: '#7fa6c0', keys: '#26303a', accent: { base: 'chrome', color: '#d6d8da' } },
        olive: { body: '#5a5f42' },
        burgundy: { body: '#571820' },
      }),
    },
  ],
  presets: { typewriter: { size: { width: 0.4 } } },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    addBody(b);
    addKeys(b, read.flag(params, 'round'));
    addBasket(b);
    addCarriage(b, {
      paper: read.flag(params, 'paper'),
      text: String(params.text ?? ''),
      shift: rng.fork('carriage').range(-0.03, 0.03),
      rng,
    });
    return { parts: proportioned(b.parts, rng) };
  },
};
