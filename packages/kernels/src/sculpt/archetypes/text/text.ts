import type { Shape } from '../../../curves/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { textPalettes } from './palettes.ts';

/** Extruded letters: each its own part, bevelled, optionally on a base or in a frame with bulbs. */
export const text: Archetype = {
  name: 'text',
  kind: 'text',
  size: { height: 0.3 },
  params: {
    value: { type: 'text', default: 'HELLO', max: 40, about: 'the letters' },
    height: { type: 'number', min: 0.02, max: 5, default: 0.3, unit: 'm', about: 'height of a capital' },
    depth: { type: 'number', min: 0.05, max: 2, default: 0.28, about: 'depth over the height', vary: [0.22, 0.4] },
    font: {
      type: 'choice',
      of: ['sans', 'serif', 'round'],
      default: 'sans',
      about: 'kind of letters',
      vary: { sans: 3, serif: 2, round: 2 },
    },
    base: { type: 'flag', default: false, about: 'a plinth under the letters' },
    bulbs: { type: 'flag', default: false, about: 'a row of marquee bulbs along the plinth' },
  },
  slots: {
    letters: {
      material: { base: 'paint', color: '#d8362f' },
      words: ['letter', 'text', 'word', 'name', 'logo'],
      main: true,
    },
    base: { material: { base: 'dark-wood', color: '#5a3a22' }, words: ['base', 'plinth', 'stand'] },
    bulbs: {
      material: { base: 'lamp', color: '#ffe9b0', emissive: '#ffd98a', emissiveStrength: 3 },
      words: ['bulb', 'light'],
    },
  },
  palettes: textPalettes,
  presets: {
    text: { size: { height: 0.35 } },
    sign: { params: { base: true }, size: { height: 0.4 } },
    letter: { params: { value: 'A' }, size: { height: 0.3 } },
    logo: { params: { base: true }, size: { height: 0.4 } },
    'marquee sign': { params: { bulbs: true }, size: { height: 0.5 } },
    'neon sign': {
      params: { font: 'round', base: true },
      materials: {
        letters: { base: 'lamp', color: '#ff3fa4', emissive: '#ff3fa4', emissiveStrength: 3 },
        base: { base: 'plastic', color: '#1b1b22' },
      },
      size: { height: 0.4 },
    },
  },
  build,
};

function build({ params, materials }: ArchetypeInput): Sculpture {
  const b = createBench(materials);
  const h = read.num(params, 'height');
  const d = h * read.num(params, 'depth');
  const value = read.word(params, 'value').trim() || 'HELLO';
  const font = read.word(params, 'font') as 'sans' | 'serif' | 'round';
  const lines = wrap(value);
  const leading = h * 1.32;
  const baseH = read.flag(params, 'base') ? h * 0.2 : 0;
  const widest = Math.max(...lines.map((l) => l.length)) * h * 0.78;
  lines.forEach((line, i) => {
    const y = baseH + (lines.length - 1 - i) * leading;
    // Letters sink a hair into the plinth, as if they were pinned to it.
    const shape: Shape = {
      op: 'text',
      value: line,
      height: h,
      depth: d,
      bevel: h * 0.018,
      font,
      at: [0, y - (baseH ? h * 0.004 : 0), 0],
    };
    b.add(lines.length > 1 ? `line ${i + 1}` : 'letters', 'letters', shape, { detail: 1.5 });
  });
  if (baseH) addBase(b, widest, baseH, d, read.flag(params, 'bulbs'));
  return {
    parts: b.parts,
    sockets: { top: { at: [0, baseH + lines.length * leading, 0], dir: [0, 1, 0], size: widest } },
  };
}

/** At most about 12 letters a line, broken at spaces. */
function wrap(value: string): string[] {
  const lines: string[] = [];
  for (const word of value.split(/\s+/)) {
    const last = lines[lines.length - 1];
    if (last !== undefined && last.length + word.length + 1 <= 12) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function addBase(b: Bench, width: number, h: number, d: number, bulbs: boolean): void {
  const w = width + h * 2;
  const depth = d + h * 1.6;
  b.add(
    'plinth',
    'base',
    solid.slab(outline.roundRect(w, depth, h * 0.3), h * 0.72, [0, h * 0.64, 0], 'y', { bevel: h * 0.06 }),
    { grain: [1, 0, 0] },
  );
  b.add(
    'plinth foot',
    'base',
    solid.slab(outline.roundRect(w + h * 0.5, depth + h * 0.5, h * 0.4), h * 0.28, [0, h * 0.14, 0], 'y', {
      bevel: h * 0.05,
    }),
    { grain: [1, 0, 0] },
  );
  if (!bulbs) return;
  const n = Math.max(5, Math.round(w / (h * 0.8)));
  const places = Array.from({ length: n }, (_, i) => ({
    at: [-w / 2 + (w * (i + 0.5)) / n, h * 0.64, depth / 2] as const,
  }));
  b.add('bulbs', 'bulbs', { op: 'placed', of: { op: 'ball', r: h * 0.17 }, places });
  b.add(
    'bulb sockets',
    { base: 'brass', color: '#b8903f' },
    { op: 'placed', of: solid.cyl(h * 0.2, h * 0.06, [0, 0, 0.02 * h], 'z'), places },
  );
}
