import { type Canvas, drawScreen, screenFor } from './canvas.ts';
import { type Pose, placeView } from './pose.ts';
import type { ProxyModel } from './proxy.ts';
import { startPose } from './refine.ts';

const AZIMUTHS = 18;
const ELEVATIONS = [0.04, 0.28, 0.56, 0.95];

/** Poses that things are drawn in for the library: all round for what is lopsided, else one half of it. */
export function libraryPoses(symmetric: boolean): Pose[] {
  const count = symmetric ? AZIMUTHS / 2 + 1 : AZIMUTHS;
  return ELEVATIONS.flatMap((elevation) =>
    Array.from({ length: count }, (_, k) => startPose((2 * Math.PI * k) / AZIMUTHS, elevation)),
  );
}

/** Draws a proxy so that it fills the canvas both ways. Answers the logarithm of its width over its height. */
export function drawAlone(canvas: Canvas, proxy: ProxyModel, pose: Pose): number {
  const { size } = canvas;
  const whole = { left: 0, top: 0, right: size, bottom: size };
  const screen = screenFor(canvas, proxy);
  placeView(pose, proxy.positions, whole, canvas.view, screen);
  const low = [Infinity, Infinity];
  const high = [-Infinity, -Infinity];
  for (let i = 0; i < screen.length; i += 3)
    for (let a = 0; a < 2; a++) {
      if (screen[i + a] < low[a]) low[a] = screen[i + a];
      if (screen[i + a] > high[a]) high[a] = screen[i + a];
    }
  for (let i = 0; i < screen.length; i += 3)
    for (let a = 0; a < 2; a++) screen[i + a] = (size * (screen[i + a] - low[a])) / Math.max(1e-6, high[a] - low[a]);
  drawScreen(canvas, proxy);
  return Math.log(Math.max(1e-6, high[0] - low[0]) / Math.max(1e-6, high[1] - low[1]));
}
