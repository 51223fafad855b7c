import type { PaletteGroup } from '../../dsl/archetype.ts';

const bone = (name: string, color: string, cartilage: string, weight: number) => ({
  name,
  weight,
  slots: { bone: { color }, cartilage: { color: cartilage } },
});

/** Bones as they are found, and rags. */
export const SKELETON_PALETTES: readonly PaletteGroup[] = [
  {
    lead: 'bone',
    of: [
      bone('ivory', '#e3d8bf', '#cdbb94', 4),
      bone('bleached', '#efeae0', '#d8d0c0', 3),
      bone('old', '#cdb98f', '#a88f62', 2),
      bone('earth', '#a8916c', '#86704e', 1),
    ],
  },
  {
    lead: 'cloth',
    of: [
      { name: 'wine', slots: { cloth: { color: '#5a1a22' } } },
      { name: 'soot', slots: { cloth: { color: '#2a2830' } } },
      { name: 'moss', slots: { cloth: { color: '#3d4a30' } } },
      { name: 'night', slots: { cloth: { color: '#2a2f58' } } },
    ],
  },
];
