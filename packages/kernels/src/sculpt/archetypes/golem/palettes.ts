import type { PaletteGroup } from '../../dsl/archetype.ts';

const stone = (name: string, weight: number, body: string, limbs: string, light: string, deep: string) => ({
  name,
  weight,
  slots: { body: { color: body }, limbs: { color: limbs }, glow: { color: light, color2: deep } },
});

/** Rocks of many mountains, and what burns in them. */
export const golemPalettes: readonly PaletteGroup[] = [
  {
    lead: 'body',
    of: [
      stone('grey', 4, '#8a867c', '#77736a', '#7fe0ff', '#2a9ae0'),
      stone('slate', 3, '#5f646c', '#4e535c', '#ffb84a', '#f0701a'),
      stone('sand', 2, '#b09a74', '#9a8460', '#a0f07a', '#3fb04a'),
      stone('rust', 2, '#8a6250', '#735040', '#ffe08a', '#e0a02a'),
      stone('basalt', 1, '#3f3f42', '#333338', '#ff7a5a', '#e0301a'),
    ],
  },
];
