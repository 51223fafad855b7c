import { fbm, linearToSrgb, type Vec3 } from '../../math/index.ts';
import type { PathLight, PathPart, RenderTexture } from '../../render/index.ts';
import { linearOf } from '../build/color.ts';
import { matte } from '../build/matte.ts';
import { MeshBuilder } from '../build/mesh-builder.ts';
import { fillMap } from '../sky/panorama.ts';
import { lampsOf } from '../stage/lamps.ts';
import type { Stage, StageInput } from '../stage/types.ts';
import { viewOf } from '../stage/view.ts';

/** Things smaller than this stand on a table. */
const TABLE_BELOW = 0.55;

/** Measures of a room, metres, and its axes: across the picture, up, and away from the camera. */
interface Plan {
  at: (across: number, y: number, away: number) => Vec3;
  onTable: boolean;
  floorY: number;
  back: number;
  left: number;
  right: number;
  high: number;
  front: number;
  /** The window in the left wall: heights, and from near to far. */
  sill: number;
  lintel: number;
  near: number;
  far: number;
  night: boolean;
}

const DARK = new Set(['night', 'moonlight', 'candle', 'neon', 'dramatic', 'rim']);

/** A room: floor, back wall with skirting, a side wall with a window, a picture and a sideboard behind. Small things stand on a table in it. */
export function buildRoom(input: StageInput): Stage {
  const plan = measureRoom(input);
  const { night } = plan;
  const textures: RenderTexture[] = [boards(input.seed)];
  const parts: PathPart[] = [...buildShell(input, plan), buildTrim(input, plan)];
  const grey: Vec3 = [0.2, 0.2, 0.2];
  const map = fillMap(16, 8, { top: grey, middle: grey, bottom: [0.15, 0.14, 0.13] });
  return {
    parts,
    textures,
    lights: lightRoom(input, plan),
    environment: { map, strength: night ? 0.06 : 0.4 },
    exposure: 0,
    key: night ? 0.5 : 0.95,
  };
}

function measureRoom({ spec, subject, camera, aspect }: StageInput): Plan {
  const forward = viewOf(camera, aspect).forward;
  const yaw = Math.hypot(forward[0], forward[2]) > 0.2 ? Math.atan2(forward[0], forward[2]) : Math.PI;
  const s = subject.size;
  const onTable = s < TABLE_BELOW && !spec.surface;
  const floorY = onTable ? -0.74 : 0;
  const reach = Math.hypot(camera.eye[0], camera.eye[2]);
  const back = onTable ? 2.1 : Math.max(1.5 * s, 1.1);
  const left = onTable ? 2 : Math.max(1.9 * s, 1.9);
  const high = onTable ? 2.6 : Math.max(2.6, 2.1 * subject.bounds.max[1]);
  const front = reach + Math.max(2, 1.2 * s);
  const at = (across: number, y: number, away: number): Vec3 => [
    across * Math.cos(yaw) + away * Math.sin(yaw),
    y,
    -across * Math.sin(yaw) + away * Math.cos(yaw),
  ];
  const right = left * 1.9;
  const sill = floorY + 0.34 * high;
  const lintel = floorY + 0.84 * high;
  const near = -Math.min(0.25 * front, 0.9 * left);
  const far = 0.72 * back;
  const night = DARK.has(spec.light);
  return { at, onTable, floorY, back, left, right, high, front, sill, lintel, near, far, night };
}

/** Floor, ceiling and walls. */
function buildShell({ spec }: StageInput, plan: Plan): PathPart[] {
  const { at, floorY, back, left, right, high, front, sill, lintel, near, far } = plan;
  const wallColor: Vec3 = spec.color ? linearOf(spec.color) : [0.56, 0.53, 0.47];
  const parts: PathPart[] = [];
  const floor = new MeshBuilder();
  floor.quad(
    at(-left, floorY, -front),
    at(right, floorY, -front),
    at(right, floorY, back),
    at(-left, floorY, back),
    floorTint(spec.surface),
    [(left + right) / 1.6, (front + back) / 1.6],
  );
  parts.push({
    mesh: floor.finish(),
    material: matte(spec.surface === 'marble' || spec.surface === 'ceramic' ? 0.12 : 0.38, {
      doubleSided: true,
      ...(isWood(spec.surface) ? { baseColorTexture: { texture: 0 } } : {}),
    }),
  });

  const walls = new MeshBuilder();
  walls.quad(
    at(-left, floorY, back),
    at(right, floorY, back),
    at(right, floorY + high, back),
    at(-left, floorY + high, back),
    wallColor,
  );
  // The side wall leaves the window open.
  walls.quad(
    at(-left, floorY, -front),
    at(-left, floorY, back),
    at(-left, sill, back),
    at(-left, sill, -front),
    wallColor,
  );
  walls.quad(
    at(-left, lintel, -front),
    at(-left, lintel, back),
    at(-left, floorY + high, back),
    at(-left, floorY + high, -front),
    wallColor,
  );
  walls.quad(
    at(-left, sill, -front),
    at(-left, sill, near),
    at(-left, lintel, near),
    at(-left, lintel, -front),
    wallColor,
  );
  walls.quad(at(-left, sill, far), at(-left, sill, back), at(-left, lintel, back), at(-left, lintel, far), wallColor);
  walls.quad(
    at(right, floorY, -front),
    at(right, floorY, back),
    at(right, floorY + high, back),
    at(right, floorY + high, -front),
    wallColor,
  );
  walls.quad(
    at(-left, floorY + high, -front),
    at(right, floorY + high, -front),
    at(right, floorY + high, back),
    at(-left, floorY + high, back),
    [0.72, 0.71, 0.69],
  );
  parts.push({ mesh: walls.finish(), material: matte(0.9, { doubleSided: true }) });
  return parts;
}

/** Skirting, window bars, furniture, table. */
function buildTrim({ spec, subject }: StageInput, plan: Plan): PathPart {
  const { at, onTable, floorY, back, left, right, high, sill, lintel, near, far } = plan;
  const s = subject.size;
  const trim = new MeshBuilder();
  const bar = (a0: number, y0: number, w0: number, a1: number, y1: number, w1: number, color: Vec3): void =>
    slab(trim, at, [a0, y0, w0], [a1, y1, w1], color);
  const white: Vec3 = [0.74, 0.73, 0.71];
  bar(-left, floorY, back - 0.022, right, floorY + 0.12, back, white);
  const middle = (near + far) / 2;
  const t = 0.035;
  for (const z of [near, middle, far]) bar(-left - t, sill, z - t, -left + t, lintel, z + t, white);
  for (const y of [sill, (sill + lintel) / 2, lintel])
    bar(-left - t, y - t, near, -left + t * (y === sill ? 3 : 1), y + t, far, white);
  if (!spec.without.includes('furniture')) furnish(bar, { left, right, back, floorY, high, onTable });
  if (onTable) {
    const w = Math.max(0.75, 3.2 * s);
    bar(-w, -0.035, -Math.max(0.55, 2.6 * s), w, -0.0005, Math.max(0.42, 2 * s), [0.3, 0.17, 0.085]);
  }
  return { mesh: trim.finish(20), material: matte(0.42, { doubleSided: true }) };
}

/** Daylight from the window, and what the room gives back of it; after dark, lamps. */
function lightRoom(input: StageInput, plan: Plan): PathLight[] {
  const { spec } = input;
  const { at, floorY, left, right, high, front, sill, lintel, near, far, night } = plan;
  const middle = (near + far) / 2;
  const lights: PathLight[] = [];
  const daylight: Vec3 =
    spec.light === 'sunset' || spec.light === 'golden'
      ? [1, 0.68, 0.4]
      : spec.light === 'overcast'
        ? [0.8, 0.9, 1]
        : [0.92, 0.97, 1];
  const windowLight = night ? 0.05 : 4.6;
  lights.push({
    kind: 'rect',
    centre: at(-left - 0.08, (sill + lintel) / 2, middle),
    right: scale(at(0, 0, 1), (far - near) / 2),
    up: [0, (lintel - sill) / 2, 0],
    radiance: [daylight[0] * windowLight, daylight[1] * windowLight, daylight[2] * windowLight * (night ? 2 : 1)],
    seenByCamera: true,
  });
  if (night) lights.push(...lampsOf(input).lights);
  else {
    // The rest of the room gives some light back.
    lights.push({
      kind: 'rect',
      centre: at((right - left) / 2, floorY + high - 0.06, -0.2 * front),
      right: scale(at(1, 0, 0), 0.5 * right),
      up: scale(at(0, 0, 1), 0.4 * front),
      radiance: [0.5, 0.49, 0.47],
    });
  }
  return lights;
}

type Bar = (a0: number, y0: number, w0: number, a1: number, y1: number, w1: number, color: Vec3) => void;

/** A sideboard with books and a framed picture, off the middle. */
function furnish(
  bar: Bar,
  {
    left,
    right,
    back,
    floorY,
    high,
    onTable,
  }: { left: number; right: number; back: number; floorY: number; high: number; onTable: boolean },
): void {
  const x0 = onTable ? 0.25 : 0.28 * right;
  const x1 = onTable ? 1.5 : 0.75 * right;
  const deep = 0.42;
  const top = floorY + 0.78;
  const wood: Vec3 = [0.24, 0.13, 0.065];
  bar(x0, floorY + 0.1, back - deep, x1, top, back - 0.02, wood);
  const doors = 3;
  for (let k = 0; k < doors; k++) {
    const a = x0 + ((x1 - x0) * k) / doors;
    const b = x0 + ((x1 - x0) * (k + 1)) / doors;
    bar(a + 0.015, floorY + 0.13, back - deep - 0.012, b - 0.015, top - 0.03, back - deep, [0.28, 0.155, 0.08]);
  }
  const spines: Vec3[] = [
    [0.32, 0.06, 0.05],
    [0.06, 0.14, 0.22],
    [0.5, 0.42, 0.28],
    [0.08, 0.2, 0.12],
    [0.42, 0.2, 0.06],
  ];
  let x = x0 + 0.08;
  for (let k = 0; k < 11 && x < x1 - 0.4; k++) {
    const w = 0.024 + 0.009 * ((k * 7) % 5);
    bar(x, top, back - 0.24, x + w, top + 0.19 + 0.014 * ((k * 5) % 4), back - 0.06, spines[k % spines.length]);
    x += w + 0.002;
  }
  const px = onTable ? -0.75 : -0.5 * left;
  const py = floorY + 0.62 * high;
  const w = Math.min(0.5, 0.24 * left);
  bar(px - w, py - 0.72 * w, back - 0.03, px + w, py + 0.72 * w, back - 0.004, [0.05, 0.04, 0.035]);
  bar(px - 0.88 * w, py - 0.6 * w, back - 0.034, px + 0.88 * w, py + 0.6 * w, back - 0.028, [0.7, 0.68, 0.62]);
  bar(px - 0.55 * w, py - 0.28 * w, back - 0.037, px + 0.2 * w, py + 0.3 * w, back - 0.033, [0.12, 0.24, 0.34]);
  bar(px - 0.1 * w, py - 0.4 * w, back - 0.04, px + 0.6 * w, py + 0.05 * w, back - 0.036, [0.62, 0.24, 0.1]);
}

/** A block between two corners given across, up and away. */
function slab(
  mesh: MeshBuilder,
  at: (a: number, y: number, w: number) => Vec3,
  min: Vec3,
  max: Vec3,
  color: Vec3,
): void {
  const p = (x: number, y: number, z: number): Vec3 =>
    at(x ? max[0] : min[0], y ? max[1] : min[1], z ? max[2] : min[2]);
  mesh.quad(p(0, 0, 0), p(1, 0, 0), p(1, 1, 0), p(0, 1, 0), color);
  mesh.quad(p(1, 0, 1), p(0, 0, 1), p(0, 1, 1), p(1, 1, 1), color);
  mesh.quad(p(1, 0, 0), p(1, 0, 1), p(1, 1, 1), p(1, 1, 0), color);
  mesh.quad(p(0, 0, 1), p(0, 0, 0), p(0, 1, 0), p(0, 1, 1), color);
  mesh.quad(p(0, 1, 0), p(1, 1, 0), p(1, 1, 1), p(0, 1, 1), color);
  mesh.quad(p(0, 0, 1), p(1, 0, 1), p(1, 0, 0), p(0, 0, 0), color);
}

function isWood(surface: string | undefined): boolean {
  return surface === undefined || surface === 'wood';
}

function floorTint(surface: string | undefined): Vec3 {
  const tints: Readonly<Record<string, Vec3>> = {
    marble: [0.78, 0.77, 0.75],
    stone: [0.3, 0.29, 0.27],
    concrete: [0.38, 0.37, 0.36],
    ceramic: [0.6, 0.58, 0.54],
    brick: [0.36, 0.15, 0.1],
    wool: [0.4, 0.14, 0.12],
  };
  return (surface && tints[surface]) || [1, 1, 1];
}

/** Parquet: boards of uneven tone with grain and dark joints. Tiles. */
function boards(seed: number): RenderTexture {
  const size = 1024;
  const data = new Uint8Array(3 * size * size);
  const rows = 8;
  const s = seed & 0xffff;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const column = Math.floor((x * rows) / size);
      const offset = ((column * 397) % 1000) / 1000;
      const along = y / size + offset;
      const piece = Math.floor(along * 2);
      const tone = 0.78 + 0.34 * (((column * 131 + piece * 57 + s) % 100) / 100);
      const grain = 0.5 + 0.5 * fbm((x / size) * 46, along * 5, column * 3.3 + piece, 4, s);
      const u = (x * rows) / size - column;
      const v = along * 2 - piece;
      const joint = Math.min(u, 1 - u) < 0.012 || Math.min(v, 1 - v) < 0.0025 ? 0.35 : 1;
      const k = tone * (0.78 + 0.36 * grain) * joint;
      const o = 3 * (y * size + x);
      data[o] = Math.round(255 * linearToSrgb(Math.min(1, 0.36 * k)));
      data[o + 1] = Math.round(255 * linearToSrgb(Math.min(1, 0.205 * k)));
      data[o + 2] = Math.round(255 * linearToSrgb(Math.min(1, 0.105 * k)));
    }
  return { raster: { width: size, height: size, channels: 3, data } };
}

function scale(v: Vec3, k: number): Vec3 {
  return [v[0] * k, v[1] * k, v[2] * k];
}
