import type { Vec3 } from '../math/index.ts';
import { type Mesh, mergeMeshes } from '../mesh/index.ts';
import type { Scene } from '../scene/index.ts';
import type { SculptedBody } from './known/sculpted-body.ts';

/** A closed tube with rounded ends from one place to another: `rings` around, `steps` along. */
export function tube(from: Vec3, to: Vec3, radius: number, rings = 16, steps = 24): Mesh {
  const d = [0, 1, 2].map((k) => to[k] - from[k]);
  const length = Math.hypot(...d);
  const y = d.map((x) => x / length);
  const helper = Math.abs(y[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0];
  const x = unit(cross(helper, y));
  const z = cross(x, y);
  const positions: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = (i / steps) * (length + 2 * radius) - radius;
    const over = Math.max(0, -t, t - length) / radius;
    const r = radius * Math.sqrt(Math.max(0.0004, 1 - over * over));
    for (let k = 0; k < rings; k++) {
      const a = (2 * Math.PI * k) / rings;
      for (let c = 0; c < 3; c++) positions.push(from[c] + t * y[c] + r * (Math.cos(a) * x[c] + Math.sin(a) * z[c]));
    }
  }
  for (let i = 0; i < steps; i++)
    for (let k = 0; k < rings; k++) {
      const [a, b] = [i * rings + k, i * rings + ((k + 1) % rings)];
      indices.push(a, a + rings, b, b, a + rings, b + rings);
    }
  for (let k = 1; k < rings - 1; k++) {
    indices.push(0, k, k + 1);
    const top = steps * rings;
    indices.push(top, top + k + 1, top + k);
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

function cross(a: readonly number[], b: readonly number[]): number[] {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(a: readonly number[]): number[] {
  const l = Math.hypot(...a);
  return a.map((x) => x / l);
}

/** A person of tubes, arms hanging beside the body, 1.8 m, and its joints as a sculpture names them. */
export function tubePerson(): { mesh: Mesh; body: SculptedBody } {
  const joints: { name: string; parent: number; at: Vec3 }[] = [];
  const add = (name: string, parent: string, at: Vec3): void => {
    joints.push({ name, parent: joints.findIndex((joint) => joint.name === parent), at });
  };
  add('hips', '', [0, 0.95, 0]);
  add('spine', 'hips', [0, 1.07, 0]);
  add('chest', 'spine', [0, 1.25, 0]);
  add('neck', 'chest', [0, 1.5, 0]);
  add('head', 'neck', [0, 1.57, 0]);
  add('head end', 'head', [0, 1.8, 0]);
  const meshes = [tube([0, 1, 0], [0, 1.35, 0], 0.15), tube([0, 1.4, 0], [0, 1.72, 0], 0.08)];
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    add(`${side} shoulder`, 'chest', [0.05 * s, 1.43, 0]);
    add(`${side} upper arm`, `${side} shoulder`, [0.2 * s, 1.42, 0]);
    add(`${side} forearm`, `${side} upper arm`, [0.25 * s, 1.13, 0]);
    add(`${side} hand`, `${side} forearm`, [0.28 * s, 0.87, 0.02]);
    add(`${side} hand end`, `${side} hand`, [0.29 * s, 0.7, 0.03]);
    add(`${side} thigh`, 'hips', [0.1 * s, 0.92, 0]);
    add(`${side} shin`, `${side} thigh`, [0.1 * s, 0.5, 0.01]);
    add(`${side} foot`, `${side} shin`, [0.1 * s, 0.1, 0]);
    add(`${side} toe`, `${side} foot`, [0.1 * s, 0.04, 0.13]);
    meshes.push(
      tube([0.19 * s, 1.4, 0], [0.25 * s, 1.13, 0], 0.05),
      tube([0.25 * s, 1.13, 0], [0.29 * s, 0.72, 0.03], 0.04),
      tube([0.1 * s, 0.95, 0], [0.1 * s, 0.1, 0], 0.085, 20, 48),
      tube([0.1 * s, 0.06, 0], [0.1 * s, 0.05, 0.18], 0.045),
    );
  }
  const mesh = mergeMeshes(meshes);
  return { mesh, body: { rigType: 'biped', joints, parts: [{ name: 'body', points: mesh.positions }] } };
}

/** A scene that shows a mesh, by a node that moves it. */
export function sceneOf(mesh: Mesh, place: Partial<Scene['nodes'][number]> = {}): Scene {
  const node = {
    name: 'body',
    children: [],
    translation: [0, 0, 0] as [number, number, number],
    rotation: [0, 0, 0, 1] as [number, number, number, number],
    scale: [1, 1, 1] as [number, number, number],
    mesh: 0,
    ...place,
  };
  return {
    nodes: [node],
    roots: [0],
    meshes: [{ name: 'body', primitives: [{ mesh }] }],
    materials: [],
    textures: [],
    skins: [],
    animations: [],
  };
}
