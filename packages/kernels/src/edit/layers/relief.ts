import { blur, createFloatImage, type FloatImage, luminanceOf, signedDistance } from '../../image/index.ts';

/**
 * Normals of the subject as if it were blown up like a balloon, with the picture's own light and shade as fine relief: three channels, x to the right, y up, z to
 * the viewer. What an edit needs to light it anew; not a measurement.
 */
export function reliefOf(image: FloatImage, subject: FloatImage, fine = 1): FloatImage {
  const { width, height } = image;
  const distance = signedDistance(subject).data;
  let deepest = 1;
  for (const d of distance) if (d > deepest) deepest = d;
  const reach = Math.max(4, 0.8 * deepest);
  const raised = createFloatImage(width, height, 1);
  for (let i = 0; i < raised.data.length; i++) {
    const t = Math.min(1, Math.max(0, distance[i]) / reach);
    raised.data[i] = reach * Math.sqrt(t * (2 - t));
  }
  const body = blur(raised, Math.max(1.5, 0.05 * reach));
  const light = blur(luminanceOf(image), Math.max(0.8, Math.max(width, height) / 900));
  const out = createFloatImage(width, height, 3);
  const bump = fine * 0.02 * Math.max(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const l = x > 0 ? i - 1 : i;
      const r = x + 1 < width ? i + 1 : i;
      const u = y > 0 ? i - width : i;
      const d = y + 1 < height ? i + width : i;
      const dx = 0.5 * (body.data[r] - body.data[l] + bump * (Math.sqrt(light.data[r]) - Math.sqrt(light.data[l])));
      const dy = 0.5 * (body.data[d] - body.data[u] + bump * (Math.sqrt(light.data[d]) - Math.sqrt(light.data[u])));
      const n = 1 / Math.sqrt(dx * dx + dy * dy + 1);
      out.data[3 * i] = -dx * n;
      out.data[3 * i + 1] = dy * n;
      out.data[3 * i + 2] = n;
    }
  return out;
}
