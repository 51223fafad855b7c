import { blur, createFloatImage, type FloatImage } from '../../image/index.ts';
import type { LightName } from '../../picture/index.ts';

/** How dark shadows are by the light. */
const DEPTH: Readonly<Partial<Record<LightName, number>>> = {
  overcast: 0.45,
  softbox: 0.5,
  night: 0.55,
  moonlight: 0.55,
};

/** A ground with the shadow of what stands on it. `foot`: the row it stands on. */
export function contactShadow(ground: FloatImage, alpha: FloatImage, foot: number, light: LightName): FloatImage {
  const shadow = shadowOf(alpha, foot);
  const depth = DEPTH[light] ?? 0.62;
  const out = { ...ground, data: ground.data.slice() };
  for (let i = 0; i < shadow.data.length; i++) {
    const k = 1 - depth * shadow.data[i];
    for (let c = 0; c < 3; c++) out.data[3 * i + c] *= k;
  }
  return out;
}

/**
 * The shadow that a thing throws on the ground it stands on, one channel 0..1: its outline laid flat behind and before its foot, leaning away from a light at the upper
 * left, and dark where it touches.
 */
export function shadowOf(alpha: FloatImage, foot: number): FloatImage {
  const { width, height } = alpha;
  const size = Math.max(width, height);
  const flat = createFloatImage(width, height, 1);
  const core = createFloatImage(width, height, 1);
  const lean = 0.35;
  const squash = 0.14;
  for (let y = 0; y < height; y++) {
    // Rows above the foot of what is thrown come from higher up the thing.
    const up = (foot - y) / squash;
    if (up < -0.04 * size || up > foot) continue;
    const from = Math.min(height - 1, Math.max(0, Math.round(foot - Math.max(0, up))));
    for (let x = 0; x < width; x++) {
      const u = Math.round(x - lean * Math.max(0, up) * squash * 2);
      if (u >= 0 && u < width) flat.data[y * width + x] = alpha.data[from * width + u];
    }
  }
  const reach = 0.07 * size;
  for (let x = 0; x < width; x++) {
    let y = height - 1;
    while (y >= 0 && alpha.data[y * width + x] < 0.5) y--;
    if (y < foot - reach || y < 0) continue;
    const near = 1 - (foot - y) / reach;
    for (let v = Math.max(0, Math.round(y - 0.01 * size)); v <= Math.min(height - 1, y + 0.008 * size); v++)
      core.data[v * width + x] = Math.max(core.data[v * width + x], near);
  }
  const wide = blur(flat, 0.012 * size);
  const near = blur(core, 0.007 * size);
  for (let i = 0; i < wide.data.length; i++) {
    const s = 0.6 * wide.data[i];
    wide.data[i] = Math.min(1, s + (1 - s) * Math.min(1, 1.5 * near.data[i]));
  }
  return wide;
}
