import { meshShape } from '../curves/index.ts';
import { type CutOut, createFloatImage, type FloatImage, signedDistance } from '../image/index.ts';
import { hashString } from '../math/index.ts';
import type { Mesh } from '../mesh/index.ts';
import { densify } from '../remesh/index.ts';
import { createDepthBuffer, rasterize } from '../render/index.ts';
import type { Archetype, SceneSpec, Sculpture } from '../sculpt/index.ts';
import { findUnseen } from './drop-unseen.ts';
import { type FittedOptions, type FittedPart, type FittedShape, flatten, project } from './fitted-shape.ts';
import { sculptVariant } from './library.ts';
import { paintParts } from './paint-parts.ts';
import { createView, POSE, placeView } from './pose.ts';
import type { Candidate } from './recognise.ts';
import { makeTarget } from './target.ts';
import { findWarp, readWarp, type WarpField } from './warp.ts';

/** Pixels a side of the field that the outline is moved on, and rounds of drawing and moving. */
const FIELD = 192;
const ROUNDS = 3;
/** Pixels of the field that hidden parts stay away from the outline. */
const TUCKED = 0.7;
/** Longest edge of what is moved, of half the longest side. */
const EDGE = 0.09;

/**
 * Makes the model of what was recognised: its parts finely meshed, stretched and moved as one until its silhouette is the picture's, the picture on all that the
 * camera saw. Front +Z, in its archetype's metres. 1 to 3 s.
 */
export function makeFitted(
  cut: CutOut,
  candidate: Candidate,
  archetypes: Readonly<Record<string, Archetype>>,
  options: FittedOptions,
): SceneSpec {
  const shape = shapeFitted(cut, candidate, sculptVariant(candidate.variant, archetypes), options);
  const parts = paintParts(cut, shape, candidate, options);
  const yaw = options.align ? -candidate.pose[POSE.azimuth] : 0;
  const node = { id: 'subject', parts, transform: { yaw: (yaw * 180) / Math.PI }, words: nameOf(candidate) };
  return { dsl: 1, seed: options.seed, nodes: [node] };
}

/** What the thing is called: its preset, or its archetype. */
function nameOf({ variant }: Candidate): string {
  return variant.preset ?? variant.archetype;
}

/** Meshes, stretches and moves the parts. */
export function shapeFitted(
  cut: CutOut,
  { proxy, pose }: Candidate,
  sculpture: Sculpture,
  { cells, seed, align }: FittedOptions,
): FittedShape {
  const stretch = [Math.exp(pose[POSE.wide]), 1, Math.exp(pose[POSE.deep])];
  const parts = sculpture.parts.map((part): FittedPart => {
    const fine = Math.sqrt(Math.min(3, Math.max(0.25, part.detail ?? 1)));
    const mesh = meshShape(part.shape, {
      cellsMax: Math.min(512, Math.max(8, Math.round(cells * fine))),
      detail: fine,
      seed: hashString(part.name, seed),
      size: 2 * proxy.scale,
    });
    // Long faces could not bend; strings need no more than three times as many, and slivers are slow to unwrap.
    const edge = EDGE * proxy.scale;
    const { positions: p, indices } = isLonger(mesh, edge) ? densify(mesh, mesh.indices.length, edge) : mesh;
    const positions = new Float32Array(p.length);
    for (let i = 0; i < p.length; i++) positions[i] = (stretch[i % 3] * (p[i] - proxy.centre[i % 3])) / proxy.scale;
    return { ...part, positions, indices };
  });
  const target = makeTarget(cut, FIELD);
  const view = createView();
  const plain = pose.slice();
  plain[POSE.wide] = 0;
  plain[POSE.deep] = 0;
  // The proxy's box, which the pose was found with: fine parts reach a little further.
  const stretched = proxy.positions.map((v, i) => v * stretch[i % 3]);
  placeView(plain, stretched, target.box, view, new Float32Array(stretched.length));
  const shape: FittedShape = { parts, rows: view.m, nearness: view.nearness, scale: view.scale, x: view.x, y: view.y };
  const unseen = findUnseen(shape, target.distance);
  shape.parts = parts.filter((_, i) => !unseen[i]);
  const mask = createFloatImage(FIELD, FIELD, 1);
  mask.data.set(target.soft);
  for (let round = 0; round < ROUNDS; round++) moveParts(shape, shape.parts, findWarp(drawMask(shape, FIELD), mask));
  tuckHidden(shape);
  if (align) flatten(shape, pose[POSE.roll]);
  return {
    ...shape,
    scale: view.scale * target.step,
    x: view.x * target.step + target.originX,
    y: view.y * target.step + target.originY,
  };
}

/** Whether an edge of a mesh is longer than so many metres. */
function isLonger({ positions: p, indices }: Mesh, edge: number): boolean {
  for (let c = 0; c < indices.length; c++) {
    const [a, b] = [3 * indices[c], 3 * indices[c % 3 === 2 ? c - 2 : c + 1]];
    if (Math.hypot(p[a] - p[b], p[a + 1] - p[b + 1], p[a + 2] - p[b + 2]) > edge) return true;
  }
  return false;
}

/** Draws the silhouette, four samples a pixel. */
function drawMask(shape: FittedShape, size: number): FloatImage {
  const fine = 2 * size;
  const buffer = createDepthBuffer(fine, fine, false);
  const twice = { ...shape, scale: 2 * shape.scale, x: 2 * shape.x, y: 2 * shape.y };
  for (const part of shape.parts)
    if (!part.hidden) rasterize(buffer, project(twice, part.positions), part.indices, 0, 'both');
  const out = createFloatImage(size, size, 1);
  for (let i = 0; i < fine * fine; i++)
    if (buffer.nearness[i] > 0) out.data[((i % fine) >> 1) + size * Math.floor(i / fine / 2)] += 0.25;
  return out;
}

/** What is hidden by design, such as a floor pan, stands out nowhere, however the rest was stretched: it is drawn in behind the outline. */
function tuckHidden(shape: FittedShape): void {
  const hidden = shape.parts.filter((part) => part.hidden);
  if (hidden.length === 0) return;
  const { data } = signedDistance(drawMask(shape, FIELD));
  const field = createFloatImage(FIELD, FIELD, 2);
  for (let y = 1; y < FIELD - 1; y++)
    for (let x = 1, i = y * FIELD + 1; x < FIELD - 1; x++, i++) {
      const way = TUCKED - data[i];
      if (way <= 0) continue;
      const [gx, gy] = [data[i + 1] - data[i - 1], data[i + FIELD] - data[i - FIELD]];
      const length = Math.hypot(gx, gy) || 1;
      field.data[2 * i] = (way * gx) / length;
      field.data[2 * i + 1] = (way * gy) / length;
    }
  // From a corner the straight way in misses a little.
  for (let round = 0; round < ROUNDS; round++) moveParts(shape, hidden, field);
}

/** Moves every vertex of some parts along the picture's plane, as far as its pixel goes. */
function moveParts(shape: FittedShape, parts: readonly FittedPart[], field: WarpField): void {
  const { rows: m, scale } = shape;
  for (const { positions } of parts) {
    const screen = project(shape, positions);
    for (let i = 0; i < positions.length; i += 3) {
      const k = scale * screen[i + 2];
      const right = readWarp(field, screen[i], screen[i + 1], 0) / k;
      const up = -readWarp(field, screen[i], screen[i + 1], 1) / k;
      for (let a = 0; a < 3; a++) positions[i + a] += right * m[a] + up * m[3 + a];
    }
  }
}
