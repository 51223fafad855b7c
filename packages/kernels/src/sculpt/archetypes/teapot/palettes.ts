import type { PaletteGroup } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';

/** Porcelain and glazes. */
export const teapotPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    of: colorways({
      usual: { weight: 2 },
      sage: {
        body: { base: 'ceramic', color: '#9ab094' },
        handle: { base: 'ceramic', color: '#9ab094' },
        spout: { base: 'ceramic', color: '#9ab094' },
        lid: { base: 'ceramic', color: '#9ab094' },
        trim: '#f2eee2',
        knob: { base: 'ceramic', color: '#f2eee2' },
      },
      cobalt: {
        body: { base: 'ceramic', color: '#24489a' },
        handle: { base: 'ceramic', color: '#24489a' },
        spout: { base: 'ceramic', color: '#24489a' },
        lid: { base: 'ceramic', color: '#24489a' },
        trim: '#e8c860',
        knob: { base: 'gold', color: '#d8b04c' },
      },
      terracotta: {
        body: { base: 'ceramic', color: '#b8623f' },
        handle: { base: 'ceramic', color: '#b8623f' },
        spout: { base: 'ceramic', color: '#b8623f' },
        lid: { base: 'ceramic', color: '#b8623f' },
        trim: '#7a3a24',
        knob: { base: 'ceramic', color: '#7a3a24' },
      },
      black: {
        body: { base: 'ceramic', color: '#26262a' },
        handle: { base: 'ceramic', color: '#26262a' },
        spout: { base: 'ceramic', color: '#26262a' },
        lid: { base: 'ceramic', color: '#26262a' },
        trim: '#c89a4a',
        knob: { base: 'gold', color: '#d8b04c' },
      },
      'cream and gold': {
        body: { base: 'ceramic', color: '#f4ecd8' },
        handle: { base: 'ceramic', color: '#f4ecd8' },
        spout: { base: 'ceramic', color: '#f4ecd8' },
        lid: { base: 'ceramic', color: '#f4ecd8' },
        trim: '#c8a04a',
        knob: { base: 'gold', color: '#d8b04c' },
      },
      blush: {
        body: { base: 'ceramic', color: '#e6bcb4' },
        handle: { base: 'ceramic', color: '#e6bcb4' },
        spout: { base: 'ceramic', color: '#e6bcb4' },
        lid: { base: 'ceramic', color: '#e6bcb4' },
        trim: '#a86a6a',
        knob: { base: 'ceramic', color: '#a86a6a' },
      },
      celadon: {
        body: { base: 'ceramic', color: '#a8ccb8' },
        handle: { base: 'ceramic', color: '#a8ccb8' },
        spout: { base: 'ceramic', color: '#a8ccb8' },
        lid: { base: 'ceramic', color: '#a8ccb8' },
        trim: '#5a8a78',
        knob: { base: 'ceramic', color: '#5a8a78' },
      },
    }),
  },
];
