import {
  type Animation,
  framePoints,
  measureBounds,
  measureExposure,
  placeParts,
  poseScene,
  type RenderTexture,
  renderScene,
  type Scene,
  toRenderScene,
  viewOfShape,
} from '@claywork/kernels';

interface FrameOptions {
  clip: Animation | undefined;
  /** Length of it all. */
  seconds: number;
  /** Pictures. */
  count: number;
  /** Pixels along a side. */
  size: number;
  /** The camera goes round once. */
  round: boolean;
}

/** Poses that the camera is set up for. */
const LOOKS = 12;
/** Travel of more than this share of the model's size is followed. */
const TRAVEL = 0.25;
/** Directions of light: fewer than of a picture that stands still. */
const LIGHTS = 14;
const GROUND: [number, number, number] = [236, 238, 241];

type Place = [number, number, number];

/** Draws the frames of a clip, or of a turntable, one RGBA picture each. The camera stands still and holds all of it; it goes along with steady travel. */
export function drawFrames(
  scene: Scene,
  pictures: readonly (RenderTexture | undefined)[],
  { clip, seconds, count, size, round }: FrameOptions,
): Buffer[] {
  const posed = (share: number) => toRenderScene(poseScene(scene, clip, share * seconds), pictures);
  const still = posed(0);
  const view = viewOfShape(still);
  const exposure = measureExposure(still, view);
  const travel = travelOf(posed);
  const clouds: Float32Array[] = [];
  for (let i = 0; i < LOOKS; i++) {
    const share = i / (LOOKS - 1);
    for (const { positions } of placeParts(posed(share).parts)) clouds.push(shifted(positions, travel, -share));
  }
  const out: Buffer[] = [];
  for (let i = 0; i < count; i++) {
    const share = i / count;
    const turned = { ...view, azimuthDeg: view.azimuthDeg + (round ? 360 * share : 0) };
    const camera = framePoints(round ? turnTable(clouds) : clouds, { ...turned, fovDeg: 26, margin: 0.05 });
    const along = (p: readonly [number, number, number]): Place => [
      p[0] + travel[0] * share,
      p[1] + travel[1] * share,
      p[2] + travel[2] * share,
    ];
    const { data } = renderScene(posed(share), {
      ...{ width: size, height: size, lights: LIGHTS, exposure, background: GROUND },
      camera: { ...camera, eye: along(camera.eye), target: along(camera.target) },
    });
    out.push(Buffer.from(data.buffer, data.byteOffset, data.byteLength));
  }
  return out;
}

/** How far the middle of the model gets from the first moment to the last; nothing where that is little. */
function travelOf(posed: (share: number) => ReturnType<typeof toRenderScene>): Place {
  const box = (share: number) => measureBounds(placeParts(posed(share).parts.filter((p) => p.mesh.indices.length > 0)));
  const [a, b] = [box(0), box(1)];
  const size = Math.hypot(...a.max.map((v, k) => v - a.min[k]));
  const move = [0, 1, 2].map((k) => (b.min[k] + b.max[k] - a.min[k] - a.max[k]) / 2) as Place;
  return Math.hypot(...move) > TRAVEL * size ? move : [0, 0, 0];
}

function shifted(positions: Float32Array, by: Place, share: number): Float32Array {
  return positions.map((v, i) => v + by[i % 3] * share);
}

/** The points as a round body: the camera keeps its distance as it goes round. */
function turnTable(clouds: readonly Float32Array[]): Float32Array[] {
  let [low, high, far] = [Infinity, -Infinity, 0];
  const middle = [0, 0];
  let count = 0;
  for (const cloud of clouds) {
    for (let i = 0; i + 2 < cloud.length; i += 3) {
      middle[0] += cloud[i];
      middle[1] += cloud[i + 2];
      count++;
    }
  }
  const [x, z] = middle.map((v) => v / Math.max(1, count));
  for (const cloud of clouds) {
    for (let i = 0; i + 2 < cloud.length; i += 3) {
      low = Math.min(low, cloud[i + 1]);
      high = Math.max(high, cloud[i + 1]);
      far = Math.max(far, Math.hypot(cloud[i] - x, cloud[i + 2] - z));
    }
  }
  const rim: number[] = [];
  for (let k = 0; k < 32; k++)
    for (const y of [low, high])
      rim.push(x + far * Math.cos((k * Math.PI) / 16), y, z + far * Math.sin((k * Math.PI) / 16));
  return [Float32Array.from(rim)];
}
