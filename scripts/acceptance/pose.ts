import { type Animation, flattenScene, type Scene } from '../../packages/kernels/src/scene/index.ts';

/** The scene at a moment of a clip: node transforms and shape weights set, the clip itself left as it is. */
export function poseScene(scene: Scene, animation: Animation | undefined, time: number): Scene {
  const nodes = scene.nodes.map((n) => ({ ...n }));
  const meshes = scene.meshes.map((m) => ({ ...m }));
  for (const { node, path, interpolation, times, values } of animation?.channels ?? []) {
    const width = values.length / times.length;
    let i = 0;
    while (i + 1 < times.length && times[i + 1] <= time) i++;
    const j = Math.min(times.length - 1, i + 1);
    const span = times[j] - times[i];
    const t = span > 0 && interpolation !== 'STEP' ? Math.min(1, Math.max(0, (time - times[i]) / span)) : 0;
    const a = [...values.subarray(width * i, width * i + width)];
    const b = [...values.subarray(width * j, width * j + width)];
    const value = path === 'rotation' ? slerp(a, b, t) : a.map((x, k) => x + (b[k] - x) * t);
    if (path === 'weights') {
      const mesh = nodes[node].mesh;
      if (mesh !== undefined) meshes[mesh].weights = value;
    } else Object.assign(nodes[node], { [path]: value });
  }
  return { ...scene, nodes, meshes };
}

function slerp(a: number[], b: number[], t: number): number[] {
  let dot = 0;
  for (let k = 0; k < 4; k++) dot += a[k] * b[k];
  const angle = Math.acos(Math.min(1, Math.abs(dot)));
  const [wa, wb] =
    angle < 1e-6 ? [1 - t, t] : [Math.sin((1 - t) * angle) / Math.sin(angle), Math.sin(t * angle) / Math.sin(angle)];
  const out = a.map((x, k) => wa * x + (dot < 0 ? -wb : wb) * b[k]);
  const length = Math.hypot(...out) || 1;
  return out.map((x) => x / length);
}

/** All vertices that triangles use, in the world, skinned and morphed: xyz one after the other. */
export function worldPoints(scene: Scene): Float64Array {
  const out: number[] = [];
  for (const { mesh, matrix: m } of flattenScene(scene)) {
    const p = mesh.positions;
    const used = new Set(mesh.indices);
    for (const v of used) {
      const [x, y, z] = [p[3 * v], p[3 * v + 1], p[3 * v + 2]];
      for (let r = 0; r < 3; r++) out.push(m[r] * x + m[4 + r] * y + m[8 + r] * z + m[12 + r]);
    }
  }
  return Float64Array.from(out);
}
