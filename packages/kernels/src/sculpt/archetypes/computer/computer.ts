import type { Archetype } from '../../dsl/archetype.ts';
import type { ScreenLook } from '../../kits/fittings/index.ts';
import { createBench, read } from '../../kits/joinery/index.ts';
import { addKeyboard, addMonitor, addMouse, addTower } from './desktop.ts';
import { buildLaptop } from './laptop.ts';
import { computerPalettes } from './palettes.ts';
import { addRetroCase } from './retro.ts';
import { buildTablet } from './tablet.ts';

const BEIGE = { base: 'plastic', color: '#d9cfb6', rough: 0.55 };

/** Computers: notebook, desktop with tower, keyboard and mouse, monitor, tablet, eighties box; screens show an interface. */
export const computer: Archetype = {
  name: 'computer',
  kind: 'machine',
  size: { length: 0.9 },
  params: {
    kind: {
      type: 'choice',
      of: ['desktop', 'gaming', 'laptop', 'monitor', 'tablet', 'keyboard', 'mouse', 'tower', 'retro'],
      default: 'desktop',
      about: 'Kind of computer or piece of one.',
    },
    screen: {
      type: 'choice',
      of: ['any', 'desktop', 'code', 'home', 'picture', 'game', 'plain'],
      default: 'any',
      about: 'What the screen shows; any suits the kind.',
    },
    open: {
      type: 'number',
      min: 60,
      max: 140,
      default: 112,
      unit: 'degrees',
      about: 'How far a notebook stands open.',
    },
  },
  slots: {
    body: {
      material: { base: 'aluminium', color: '#b9bcc1', rough: 0.38 },
      words: ['body', 'case', 'tower', 'lid', 'computer'],
      main: true,
    },
    trim: { material: { base: 'plastic', color: '#131416', rough: 0.4 }, words: ['trim', 'bezel', 'frame'] },
    keys: { material: { base: 'plastic', color: '#2b2d32', rough: 0.5 }, words: ['key', 'keycap'] },
    keyboard: { material: { base: 'plastic', color: '#3a3d43', rough: 0.5 }, words: ['keyboard'] },
    mouse: { material: { base: 'plastic', color: '#2b2d32', rough: 0.4 }, words: ['mouse', 'pen'] },
    metal: { material: { base: 'brushed-steel', color: '#9a9da2' }, words: ['stand', 'metal', 'button', 'foot'] },
    glass: { material: { base: 'tinted-glass', color: '#aab6c0', transmission: 0.9 }, words: ['glass', 'window'] },
    rubber: { material: { base: 'rubber', color: '#18191b' }, words: ['rubber', 'vent', 'cable', 'port'] },
  },
  palettes: computerPalettes,
  presets: {
    computer: { size: { width: 0.95 } },
    'gaming pc': {
      open: ['body', 'keys', 'keyboard', 'mouse', 'trim'],
      params: { kind: 'gaming', screen: 'game' },
      materials: { body: { base: 'paint', color: '#17181c', clearcoat: 0.3 }, keys: { color: '#1a1b20' } },
      size: { width: 0.98 },
    },
    laptop: { params: { kind: 'laptop' }, size: { width: 0.34 } },
    monitor: {
      params: { kind: 'monitor' },
      materials: { body: { base: 'plastic', color: '#1b1c1f' } },
      size: { width: 0.56 },
    },
    tablet: { params: { kind: 'tablet' }, materials: { mouse: { color: '#f1f2f4' } }, size: { width: 0.25 } },
    keyboard: {
      params: { kind: 'keyboard' },
      materials: { keys: { color: '#e4e2da' }, keyboard: { color: '#b9bcc1', base: 'aluminium' } },
      size: { width: 0.44 },
    },
    'computer mouse': { params: { kind: 'mouse' }, materials: { mouse: { color: '#26282d' } }, size: { depth: 0.115 } },
    'computer tower': {
      open: ['body'],
      params: { kind: 'tower' },
      materials: { body: { base: 'paint', color: '#24262b' } },
      size: { height: 0.47 },
    },
    'retro computer': {
      open: ['body', 'keyboard', 'mouse', 'keys'],
      params: { kind: 'retro', screen: 'code' },
      materials: { body: BEIGE, keyboard: BEIGE, mouse: BEIGE, keys: { color: '#efe8d6' }, trim: { color: '#2a2622' } },
      size: { height: 0.36 },
    },
  },
  build({ params, materials, rng }) {
    const kind = read.word(params, 'kind');
    const asked = read.word(params, 'screen');
    const b = createBench(ofWhole(kind, materials));
    const taste = rng.fork('screen look');
    const suited: ScreenLook =
      kind === 'tablet' ? 'home' : kind === 'laptop' ? taste.pick(['desktop', 'desktop', 'code']) : 'desktop';
    const look = asked === 'any' ? suited : (asked as ScreenLook);
    if (kind === 'laptop') buildLaptop(b, look, read.num(params, 'open'), rng);
    else if (kind === 'tablet') buildTablet(b, look, rng);
    else if (kind === 'keyboard') addKeyboard(b, [0, 0, 0], 0.44);
    else if (kind === 'mouse') addMouse(b, [0, 0, 0]);
    else if (kind === 'monitor') addMonitor(b, [0, 0, 0], look, 0.56, rng);
    else if (kind === 'tower') addTower(b, [0, 0, 0], taste.next() < 0.5, rng);
    else if (kind === 'retro') {
      addRetroCase(b, look, rng);
      addKeyboard(b, [0, 0, 0.14], 0.36);
      addMouse(b, [0.24, 0, 0.14], 0.9);
    } else {
      addMonitor(b, [0.1, 0, -0.05], look, 0.56, rng);
      addTower(b, [-0.36, 0, -0.06], kind === 'gaming', rng);
      addKeyboard(b, [0.05, 0, 0.19], 0.42);
      addMouse(b, [0.34, 0, 0.19]);
    }
    return { parts: b.parts };
  },
};

/** A keyboard or mouse alone is what a colour said of the whole means. */
function ofWhole<T>(kind: string, materials: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return kind === 'keyboard' || kind === 'mouse' ? { ...materials, body: materials[kind] } : materials;
}
