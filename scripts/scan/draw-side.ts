import { type Raster, renderScene } from '../../packages/kernels/src/index.ts';
import type { Truth } from './truth.ts';

/** Sides, and the azimuth that each is seen from. */
export const SIDES = { front: 0, left: -90, back: 180, right: 90 } as const;
export type Side = keyof typeof SIDES;

/**
 * Light of the pictures: `matte` stands still and shows no reflections, so that a place looks alike from everywhere; `standing` stands still, `turning` turns with the camera,
 * as before a turntable, both with the model's own gloss; `none`: colours alone.
 */
export const LIGHTS = ['matte', 'standing', 'turning', 'none'] as const;
export type Light = (typeof LIGHTS)[number];

/** The model from one side: parallel, or with a field of view. Its height and width fill at most `1 / room` of the picture. */
export function drawSide(
  { render, size }: Pick<Truth, 'render' | 'size'>,
  side: Side,
  pixels: number,
  { fovDeg, light = 'matte' }: { fovDeg?: number; light?: Light } = {},
): Raster {
  const a = (SIDES[side] * Math.PI) / 180;
  const away = fovDeg ? 0.6 / Math.tan((fovDeg * Math.PI) / 360) + 0.3 : 3;
  const y = size[1] / 2;
  const camera = { eye: [away * Math.sin(a), y, away * Math.cos(a)] as const, target: [0, y, 0] as const };
  const parts = render.parts.map((part) => ({
    ...part,
    material: {
      ...part.material,
      doubleSided: true,
      ...(light === 'matte' && { metallicFactor: 0, roughnessFactor: 1 }),
    },
  }));
  return renderScene(
    { ...render, parts },
    {
      camera: { ...camera, ...(fovDeg ? { fovDeg } : { height: 1.15 }) } as never,
      width: pixels,
      height: pixels,
      lights: 12,
      lightMapSize: 128,
      ground: false,
      lit: light !== 'none',
      ...(light === 'turning' ? {} : { lightAzimuthDeg: 0 }),
    },
  );
}
