import { computeWorldMatrices, createProjection, type Scene } from '@claywork/kernels';
import sharp from 'sharp';
import { drawThumbnail } from '../_shared/thumbnail.ts';

type Point = [x: number, y: number];
type Projection = ReturnType<typeof createProjection>;

/** The preview of a rig: the model at rest, its bones lightly over it. WebP. */
export async function drawRig(scene: Scene): Promise<Uint8Array> {
  const { raster, camera } = await drawThumbnail(scene);
  const { width, height, channels, data } = raster;
  const bones = drawBones(scene, createProjection(camera, width, height));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${bones}</svg>`;
  return sharp(data, { raw: { width, height, channels } })
    .composite([{ input: Buffer.from(svg) }])
    .webp({ quality: 86, effort: 3 })
    .toBuffer();
}

/** Slim octahedra from joint to joint, and a dot at each. */
function drawBones(scene: Scene, projection: Projection): string {
  const world = computeWorldMatrices(scene);
  const joints = new Set(scene.skins.flatMap((skin) => skin.joints));
  const at = new Map<number, Point>();
  for (const joint of joints) {
    const m = world[joint];
    const p = m && project(projection, [m[12], m[13], m[14]]);
    if (p) at.set(joint, p);
  }
  const lines: string[] = [];
  const dots: string[] = [];
  for (const [joint, from] of at) {
    dots.push(`<circle cx="${from[0].toFixed(1)}" cy="${from[1].toFixed(1)}" r="${dotOf(from, joint).toFixed(1)}"/>`);
    for (const child of scene.nodes[joint].children) {
      const to = at.get(child);
      if (to) lines.push(octahedron(from, to));
    }
  }
  return (
    `<g fill="#ffffff" fill-opacity="0.42" stroke="#0b5d66" stroke-opacity="0.8" stroke-width="0.9" stroke-linejoin="round">${lines.join('')}</g>` +
    `<g fill="#19c2c9" fill-opacity="0.9" stroke="#06363b" stroke-opacity="0.8" stroke-width="0.6">${dots.join('')}</g>`
  );

  /** Joints that crowd, as those of fingers do, get small dots. */
  function dotOf(from: Point, joint: number): number {
    let least = Infinity;
    for (const [other, p] of at)
      if (other !== joint) least = Math.min(least, Math.hypot(p[0] - from[0], p[1] - from[1]));
    return Math.max(0.7, Math.min(2.6, 0.3 * least));
  }
}

function octahedron([x0, y0]: Point, [x1, y1]: Point): string {
  const length = Math.hypot(x1 - x0, y1 - y0);
  if (length < 0.5) return '';
  const wide = Math.min(4.5, 0.09 * length) / length;
  const [mx, my] = [x0 + 0.16 * (x1 - x0), y0 + 0.16 * (y1 - y0)];
  const [nx, ny] = [-(y1 - y0) * wide, (x1 - x0) * wide];
  const points = [
    [x0, y0],
    [mx + nx, my + ny],
    [x1, y1],
    [mx - nx, my - ny],
  ];
  return `<polygon points="${points.map((p) => p.map((v) => v.toFixed(1)).join(',')).join(' ')}"/>`;
}

function project(
  { eye, right, up, forward, focal, width, height }: Projection,
  p: readonly number[],
): Point | undefined {
  const d = [p[0] - eye[0], p[1] - eye[1], p[2] - eye[2]];
  const along = (v: readonly number[]): number => d[0] * v[0] + d[1] * v[1] + d[2] * v[2];
  const z = along(forward);
  if (!(z > 0)) return undefined;
  return [width / 2 + (focal * along(right)) / z, height / 2 - (focal * along(up)) / z];
}
