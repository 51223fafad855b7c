import { expect, test } from 'vitest';
import { rotateVector, V3, type Vec3 } from '../../math/index.ts';
import { type Mesh, mergeMeshes } from '../../mesh/index.ts';
import { fitBody } from '../index.ts';
import { limb } from '../shapes.testing.ts';
import { makeBody } from './body.ts';
import { fitSkeleton } from './fit-skeleton.ts';
import { legsForward } from './legs-forward.ts';

const FEET: readonly Vec3[] = [0.14, 0, -0.14].map((z): Vec3 => [0.14, 0.32, z]);

/** A wasp in the air that looks to +Z: legs that hang below its thorax, an abdomen that hangs lower, wings that trail behind it, long feelers. */
function wasp(): Mesh {
  const parts = [limb([0, 0.75, -0.15], [0, 0.75, 0.15], 0.13, 0.13), limb([0, 0.78, 0.34], [0, 0.76, 0.4], 0.11, 0.1)];
  parts.push(limb([0, 0.62, -0.3], [0, 0.2, -0.32], 0.12, 0.06), limb([0, 0.72, -0.2], [0, 0.66, -0.3], 0.06, 0.06));
  for (const s of [1, -1]) {
    for (const [x, y, z] of FEET) {
      parts.push(limb([s * 0.06, 0.66, 0.6 * z], [s * 0.16, 0.52, z], 0.025, 0.02));
      parts.push(limb([s * 0.16, 0.52, z], [s * x, y, z], 0.02, 0.015));
    }
    parts.push(limb([s * 0.08, 0.86, -0.05], [s * 0.4, 0.95, -0.75], 0.03, 0.05));
    parts.push(limb([s * 0.05, 0.86, 0.42], [s * 0.2, 1.0, 0.8], 0.02, 0.012));
  }
  return mergeMeshes(parts);
}

test('legs of an insect in the air hang below it; its feelers are none, nor is a wing its tail', () => {
  const { skeleton, turn } = fitBody(wasp(), { rigType: 'hexapod' });
  const chains = skeleton?.chains ?? [];
  const at = (joint: number): Vec3 => skeleton?.joints[joint].at as Vec3;
  const legs = chains.filter(({ kind, side }) => kind === 'leg' && side > 0);
  expect(legs).toHaveLength(3);
  for (const [k, { joints }] of legs.entries()) {
    const foot = rotateVector(turn, FEET[k]);
    expect(V3.distance(at(joints[joints.length - 1]), foot), `leg ${k}`).toBeLessThan(0.12);
    expect(at(joints[0])[1] - foot[1]).toBeGreaterThan(0.15);
  }
  const ends = chains.filter(({ kind }) => kind === 'tail').map(({ joints }) => at(joints[joints.length - 1]));
  for (const [x] of ends) expect(Math.abs(x)).toBeLessThan(0.1);
  // its feelers are no wings either
  const wings = chains.filter(({ kind, side }) => kind === 'wing' && side > 0);
  expect(wings).toHaveLength(1);
  expect(V3.distance(at(wings[0].joints.at(-1) as number), rotateVector(turn, [0.4, 0.95, -0.75]))).toBeLessThan(0.12);
});

/** Where the knees and feet of `scorpion` are, left side. */
const KNEES: readonly Vec3[] = [0.21, 0.07, -0.07, -0.21].map((z): Vec3 => [0.3, 0.32, 1.5 * z]);

/** A scorpion that looks to +Z: its knees are higher than its back, it holds long claws before it over the ground and its tail over its back. */
function scorpion(): Mesh {
  const parts = [limb([0, 0.16, -0.3], [0, 0.16, 0.3], 0.09, 0.1), limb([0, 0.18, -0.3], [0, 0.3, -0.75], 0.06, 0.05)];
  parts.push(limb([0, 0.3, -0.75], [0, 0.6, -0.8], 0.05, 0.04), limb([0, 0.6, -0.8], [0, 0.75, -0.55], 0.04, 0.05));
  for (const s of [1, -1]) {
    for (const [x, y, z] of KNEES) {
      parts.push(limb([s * 0.06, 0.16, z / 1.5], [s * x, y, z], 0.025, 0.022));
      parts.push(limb([s * x, y, z], [s * 1.5 * x, 0.02, 1.3 * z], 0.022, 0.015));
    }
    parts.push(limb([s * 0.06, 0.18, 0.32], [s * 0.3, 0.2, 0.6], 0.03, 0.03));
    parts.push(limb([s * 0.3, 0.2, 0.6], [s * 0.15, 0.2, 1.05], 0.06, 0.03));
  }
  return mergeMeshes(parts);
}

test('legs of a scorpion bend at its knees; its claws are no legs, and its tail ends over its back', () => {
  const { skeleton, turn } = fitBody(scorpion(), { rigType: 'octopod' });
  const at = (joint: number): Vec3 => skeleton?.joints[joint].at as Vec3;
  const legs = (skeleton?.chains ?? []).filter(({ kind, side }) => kind === 'leg' && side > 0);
  expect(legs).toHaveLength(4);
  const nearest = (p: Vec3, places: readonly Vec3[]): number =>
    Math.min(...places.map((place) => V3.distance(p, rotateVector(turn, place))));
  for (const [k, { joints }] of legs.entries()) {
    expect(nearest(at(joints[2]), KNEES), `knee ${k}`).toBeLessThan(0.1);
    const feet = KNEES.map(([x, , z]): Vec3 => [1.5 * x, 0.02, 1.3 * z]);
    expect(nearest(at(joints[joints.length - 1]), feet), `foot ${k}`).toBeLessThan(0.1);
  }
  const tail = skeleton?.chains.find(({ kind }) => kind === 'tail')?.joints ?? [];
  expect(at(tail[tail.length - 1])[1]).toBeGreaterThan(0.6);
  const claws = (skeleton?.chains ?? []).filter(({ kind }) => kind === 'claw');
  expect(claws.map(({ side }) => side)).toEqual([1, -1]);
  for (const { side, joints } of claws)
    expect(V3.distance(at(joints[joints.length - 1]), rotateVector(turn, [side * 0.15, 0.2, 1.05]))).toBeLessThan(0.1);
});

test('a mantis walks on four legs and holds its claws before it', () => {
  const parts = [limb([0, 0.3, -0.5], [0, 0.3, 0.1], 0.06), limb([0, 0.3, 0.1], [0, 0.68, 0.36], 0.05, 0.06)];
  parts.push(limb([0, 0.68, 0.36], [0, 0.7, 0.45], 0.07));
  for (const s of [1, -1]) {
    for (const z of [0.1, -0.02]) {
      parts.push(limb([s * 0.04, 0.3, z], [s * 0.18, 0.42, 2.5 * z - 0.1], 0.02));
      parts.push(limb([s * 0.18, 0.42, 2.5 * z - 0.1], [s * 0.34, 0, 4 * z - 0.15], 0.02, 0.015));
    }
    parts.push(limb([s * 0.05, 0.6, 0.3], [s * 0.12, 0.46, 0.5], 0.03));
    parts.push(limb([s * 0.12, 0.46, 0.5], [s * 0.12, 0.62, 0.6], 0.035));
    parts.push(limb([s * 0.12, 0.62, 0.6], [s * 0.12, 0.46, 0.68], 0.025, 0.02));
  }
  const { skeleton, turn } = fitBody(mergeMeshes(parts), { rigType: 'hexapod' });
  const ends = (kind: string): Vec3[] =>
    (skeleton?.chains ?? [])
      .filter((chain) => chain.kind === kind && chain.side > 0)
      .map(({ joints }) => skeleton?.joints[joints[joints.length - 1]].at as Vec3);
  const near = (p: Vec3 | undefined, q: Vec3): void =>
    expect(V3.distance(p as Vec3, rotateVector(turn, q))).toBeLessThan(0.1);
  expect(ends('leg')).toHaveLength(2);
  near(ends('leg')[0], [0.34, 0, 0.25]);
  near(ends('leg')[1], [0.34, 0, -0.23]);
  expect(ends('claw')).toHaveLength(1);
  near(ends('claw')[0], [0.12, 0.46, 0.68]);
});

/** Eight arms that lie on the ground around a mantle that leans back; the tips of two arms of a side touch. */
function octopus(): { mesh: Mesh; tips: Vec3[] } {
  const parts = [limb([0, 0.2, 0], [0, 0.5, -0.12], 0.15, 0.18)];
  const tips: Vec3[] = [];
  for (let k = 0; k < 8; k++) {
    const around = ((k + 0.5) / 8) * 2 * Math.PI;
    const at = (r: number, y: number, turn = 0): Vec3 => [r * Math.sin(around + turn), y, r * Math.cos(around + turn)];
    tips.push(at(0.8, 0.05, k % 2 ? -0.33 : 0.33));
    parts.push(limb(at(0.1, 0.16), at(0.3, 0.07), 0.08, 0.06), limb(at(0.3, 0.07), at(0.6, 0.06), 0.06, 0.045));
    parts.push(limb(at(0.6, 0.06), tips[k], 0.045, 0.02));
  }
  return { mesh: mergeMeshes(parts), tips };
}

test('all arms of an octopus are found, though tips touch; its mantle is its head', () => {
  const { mesh, tips } = octopus();
  const { skeleton, turn } = fitBody(mesh, { rigType: 'octopod' });
  const at = (joint: number): Vec3 => skeleton?.joints[joint].at as Vec3;
  const arms = (skeleton?.chains ?? []).filter(({ kind }) => kind === 'tentacle').map(({ joints }) => joints.map(at));
  expect(arms).toHaveLength(8);
  for (const tip of tips) {
    const nearest = Math.min(...arms.map((arm) => V3.distance(arm[arm.length - 1], rotateVector(turn, tip))));
    expect(nearest).toBeLessThan(0.08);
  }
  for (const [root] of arms) expect(Math.hypot(root[0], root[2])).toBeLessThan(0.2);
  const top = skeleton?.joints.find(({ name }) => name === 'HeadTop_End')?.at as Vec3;
  expect(V3.distance(top, rotateVector(turn, [0, 0.67, -0.19]))).toBeLessThan(0.1);
});

test('a beetle without a neck has its head in its front end, its legs root below its back, its tail ends behind', () => {
  const parts = [limb([0, 0.24, -0.3], [0, 0.24, 0.05], 0.2), limb([0, 0.22, 0.2], [0, 0.2, 0.36], 0.14, 0.11)];
  for (const s of [1, -1])
    for (const z of [0.2, 0.05, -0.1]) {
      parts.push(limb([s * 0.05, 0.16, z], [s * 0.3, 0.24, 1.6 * z], 0.03, 0.025));
      parts.push(limb([s * 0.3, 0.24, 1.6 * z], [s * 0.5, 0, 2.2 * z], 0.025, 0.015));
    }
  const { skeleton, turn } = fitBody(mergeMeshes(parts), { rigType: 'hexapod' });
  const joint = (name: string): Vec3 => skeleton?.joints.find((j) => j.name === name)?.at as Vec3;
  expect(V3.distance(joint('Head'), rotateVector(turn, [0, 0.2, 0.36]))).toBeLessThan(0.08);
  for (const side of ['Left', 'Right'])
    for (const k of [1, 2, 3]) expect(joint(`${side}Leg${k}_1`)[1]).toBeLessThan(0.2);
  const tail = skeleton?.joints.filter(({ name }) => name.startsWith('Tail')).at(-1)?.at as Vec3;
  expect(V3.distance(tail, rotateVector(turn, [0, 0.24, -0.5]))).toBeLessThan(0.08);
});

test('a butterfly has fore and hind wings, and its feelers are neither', () => {
  const parts = [limb([0, 0.3, -0.35], [0, 0.33, 0.1], 0.05), limb([0, 0.34, 0.2], [0, 0.34, 0.22], 0.06)];
  const tips: readonly Vec3[] = [
    [0.6, 0.75, 0.3],
    [0.45, 0.65, -0.4],
  ];
  for (const s of [1, -1]) {
    for (const z of [0.1, 0, -0.1]) parts.push(limb([s * 0.03, 0.3, z], [s * 0.15, 0, 2 * z], 0.02, 0.015));
    for (const [x, y, z] of tips) parts.push(limb([s * 0.03, 0.35, 0.1 * z], [s * x, y, z], 0.02));
    parts.push(limb([s * 0.03, 0.38, 0.24], [s * 0.12, 0.5, 0.5], 0.012));
  }
  const mesh = mergeMeshes(parts);
  const { joints, chains } = fitSkeleton(makeBody(mesh), 'hexapod', mesh);
  const wings = chains.filter(({ kind, side }) => kind === 'wing' && side > 0);
  expect(wings).toHaveLength(2);
  for (const [k, tip] of tips.entries())
    expect(V3.distance(joints[wings[k].joints.at(-1) as number].at, tip), `wing ${k}`).toBeLessThan(0.08);
});

test('legs tell which way a spider looks, however it was turned: its abdomen is behind them', () => {
  const parts = [limb([0, 0.3, -0.1], [0, 0.3, 0.2], 0.1), limb([0, 0.36, -0.5], [0, 0.36, -0.35], 0.24)];
  for (const s of [1, -1])
    for (const [z, out] of [
      [0.16, 0.7],
      [0.08, 0.25],
      [0, -0.2],
      [-0.08, -0.6],
    ]) {
      parts.push(limb([s * 0.05, 0.28, z], [s * 0.4, 0.6, (z + out) / 2], 0.03));
      parts.push(limb([s * 0.4, 0.6, (z + out) / 2], [s * 0.75, 0, out], 0.03, 0.02));
    }
  const mesh = mergeMeshes(parts);
  const turned = { ...mesh, positions: mesh.positions.map((v, i) => (i % 3 === 1 ? v : -v)) };
  expect(legsForward(makeBody(mesh))).toBeGreaterThan(0.1);
  expect(legsForward(makeBody(turned))).toBeLessThan(-0.1);
  const front = (positions: Float32Array): Vec3 =>
    rotateVector(fitBody({ ...mesh, positions }, { rigType: 'octopod' }).turn, [0, 0, 1]);
  expect(front(mesh.positions)[2]).toBeGreaterThan(0.9);
  expect(front(turned.positions)[2]).toBeLessThan(-0.9);
});

test('a mantle that leans tells which way an octopus looks, whichever way it was turned', () => {
  const { positions, indices } = octopus().mesh;
  for (const angle of [0.5, 2.2, -2.7]) {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const turned = positions.slice();
    for (let i = 0; i < turned.length; i += 3) {
      turned[i] = cos * positions[i] + sin * positions[i + 2];
      turned[i + 2] = cos * positions[i + 2] - sin * positions[i];
    }
    const { turn } = fitBody({ positions: turned, indices }, { rigType: 'octopod' });
    expect(rotateVector(turn, [sin, 0, cos])[2], `turned by ${angle}`).toBeGreaterThan(0.7);
  }
});
