import type { LightName } from '../../picture/index.ts';

/** Three numbers: linear colour, or a direction. */
type Color = readonly [number, number, number];

/** How a light changes a picture that was taken in another one. Tints are OKLab a, b. */
export interface Grade {
  /** Stops, on the whole and towards the corners. */
  stops: number;
  corners: number;
  contrast: number;
  saturation: number;
  /** Of what is dark, and of what is light. */
  dark: readonly [number, number];
  light: readonly [number, number];
  /** A lamp: from which side (x to the right, y up, z to the viewer), its linear colour, and how much. */
  lamp?: { from: Color; color: Color; strength: number };
  second?: { from: Color; color: Color; strength: number };
  /** Light around the subject's rim; `side`: it comes from where sun or moon stand. */
  rim?: { color: Color; strength: number; side?: boolean };
  /** What white paper behind the subject becomes: linear colours above, at the height where the subject stands, and below. `stars`: above it. */
  paper?: { top: Color; middle: Color; bottom: Color; stars?: boolean };
  /** Another sky where there is one. */
  sky?: boolean;
  /** How much of what shines by itself stays bright, 0..1. */
  lamps?: number;
  /** Power that lightness is bent by, before all else: above 1 shades sink. */
  bend?: number;
}

const PLAIN = { stops: 0, corners: 0, contrast: 1, saturation: 1, dark: [0, 0], light: [0, 0] } as const;
/** By the light's name. */
export const GRADES: Readonly<Record<LightName, Grade>> = {
  studio: { ...PLAIN, contrast: 1.08, lamp: { from: [-0.5, 0.6, 0.6], color: [1, 1, 1], strength: 0.45 } },
  softbox: { ...PLAIN, stops: 0.25, contrast: 0.84, lamp: { from: [0, 0.8, 0.6], color: [1, 1, 1], strength: 0.2 } },
  rim: {
    ...PLAIN,
    stops: -0.9,
    contrast: 1.15,
    corners: 0.8,
    rim: { color: [1, 1, 1], strength: 1.1 },
    paper: { top: [0.004, 0.004, 0.005], middle: [0.03, 0.03, 0.034], bottom: [0.012, 0.012, 0.014] },
  },
  dramatic: {
    ...PLAIN,
    stops: -0.7,
    corners: 1.6,
    contrast: 1.3,
    saturation: 0.9,
    sky: true,
    lamps: 0.4,
    lamp: { from: [-0.8, 0.45, 0.35], color: [1, 0.95, 0.88], strength: 1.1 },
    paper: { top: [0.02, 0.02, 0.022], middle: [0.17, 0.16, 0.15], bottom: [0.06, 0.055, 0.05] },
  },
  backlight: {
    ...PLAIN,
    stops: -0.5,
    contrast: 1.1,
    light: [0.006, 0.03],
    rim: { color: [1, 0.86, 0.62], strength: 1.3 },
  },
  candle: {
    ...PLAIN,
    stops: -0.8,
    corners: 1.3,
    contrast: 1.1,
    dark: [0.012, 0.018],
    light: [0.014, 0.058],
    lamps: 0.6,
    lamp: { from: [0.5, -0.3, 0.7], color: [1, 0.6, 0.25], strength: 0.7 },
    paper: { top: [0.012, 0.006, 0.003], middle: [0.2, 0.09, 0.03], bottom: [0.1, 0.042, 0.013] },
  },
  neon: {
    ...PLAIN,
    stops: -1.1,
    corners: 0.6,
    contrast: 1.15,
    saturation: 1.1,
    dark: [0.012, -0.06],
    light: [0.02, -0.03],
    lamps: 0.7,
    lamp: { from: [-0.85, 0.1, 0.35], color: [1, 0.08, 0.75], strength: 1.2 },
    second: { from: [0.85, 0.15, 0.35], color: [0.05, 0.7, 1], strength: 1.2 },
    paper: { top: [0.012, 0.006, 0.03], middle: [0.1, 0.018, 0.16], bottom: [0.02, 0.03, 0.08] },
  },
  noon: {
    ...PLAIN,
    stops: 0.35,
    contrast: 1.12,
    saturation: 1.1,
    light: [0, 0.012],
    dark: [0, -0.012],
    sky: true,
    lamp: { from: [0.2, 0.9, 0.4], color: [1, 0.98, 0.92], strength: 0.35 },
  },
  golden: {
    ...PLAIN,
    stops: 0,
    contrast: 1.05,
    saturation: 1.08,
    dark: [0.012, 0.004],
    light: [0.018, 0.07],
    sky: true,
    lamps: 0.5,
    lamp: { from: [-0.85, 0.25, 0.35], color: [1, 0.72, 0.35], strength: 0.7 },
    rim: { color: [1, 0.75, 0.4], strength: 0.5, side: true },
    paper: { top: [0.5, 0.5, 0.52], middle: [1, 0.76, 0.42], bottom: [0.66, 0.43, 0.22] },
  },
  sunset: {
    ...PLAIN,
    stops: -0.45,
    contrast: 1.12,
    corners: 0.5,
    saturation: 1.1,
    dark: [0.022, -0.035],
    light: [0.05, 0.08],
    sky: true,
    lamps: 0.8,
    bend: 1.12,
    lamp: { from: [-0.9, 0.1, 0.3], color: [1, 0.45, 0.16], strength: 1 },
    rim: { color: [1, 0.6, 0.25], strength: 0.9, side: true },
    paper: { top: [0.075, 0.06, 0.19], middle: [0.95, 0.36, 0.11], bottom: [0.22, 0.09, 0.06] },
  },
  dawn: {
    ...PLAIN,
    stops: -0.1,
    contrast: 0.95,
    dark: [0.012, -0.03],
    light: [0.032, 0.03],
    sky: true,
    lamps: 0.6,
    lamp: { from: [0.9, 0.15, 0.3], color: [1, 0.66, 0.55], strength: 0.55 },
    rim: { color: [1, 0.72, 0.6], strength: 0.5, side: true },
    paper: { top: [0.24, 0.3, 0.52], middle: [0.95, 0.62, 0.52], bottom: [0.42, 0.33, 0.38] },
  },
  overcast: {
    ...PLAIN,
    stops: -0.15,
    contrast: 0.82,
    saturation: 0.72,
    light: [-0.004, -0.012],
    dark: [-0.002, -0.012],
    sky: true,
  },
  night: {
    ...PLAIN,
    stops: -1.75,
    corners: 1.5,
    contrast: 1.05,
    saturation: 0.5,
    dark: [0.001, -0.045],
    light: [-0.012, -0.05],
    sky: true,
    lamps: 1,
    bend: 1.55,
    lamp: { from: [0.55, 0.7, 0.3], color: [0.5, 0.68, 1], strength: 0.32 },
    rim: { color: [0.55, 0.75, 1], strength: 0.6, side: true },
    paper: { top: [0.0035, 0.006, 0.02], middle: [0.022, 0.042, 0.11], bottom: [0.008, 0.013, 0.035], stars: true },
  },
  moonlight: {
    ...PLAIN,
    stops: -1.35,
    corners: 1,
    contrast: 1.15,
    saturation: 0.45,
    dark: [0, -0.045],
    light: [-0.015, -0.04],
    sky: true,
    lamps: 1,
    bend: 1.4,
    lamp: { from: [0.5, 0.7, 0.3], color: [0.65, 0.82, 1], strength: 0.6 },
    rim: { color: [0.7, 0.85, 1], strength: 1, side: true },
    paper: { top: [0.006, 0.011, 0.034], middle: [0.045, 0.08, 0.19], bottom: [0.016, 0.026, 0.06], stars: true },
  },
};
