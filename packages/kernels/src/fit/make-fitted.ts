import { meshShape } from '../curves/index.ts';
import type { CutOut } from '../image/index.ts';
import { hashString, multiplyQuats, type Quat } from '../math/index.ts';
import type { Mesh } from '../mesh/index.ts';
import { densify } from '../remesh/index.ts';
import type { Archetype, SceneSpec, Sculpture } from '../sculpt/index.ts';
import { findUnseen } from './drop-unseen.ts';
import { type FittedOptions, type FittedPart, type FittedShape, flatten } from './fitted-shape.ts';
import { meetOutline } from './meet-outline.ts';
import { paintParts } from './paint-parts.ts';
import { createView, POSE, type Pose, placeView } from './pose.ts';
import type { Candidate } from './recognise.ts';
import { makeTarget } from './target.ts';
import { sculptVariant } from './variant.ts';

/** Pixels a side of the canvas that the outline is first met on. */
const CANVAS = 192;
/** Longest edge of what is moved, of half the longest side. */
const EDGE = 0.09;
/** Faces that any part may have for it. */
const FACES = 3000;

/**
 * Makes the model of what was recognised: its parts finely meshed, stretched and moved as one until its silhouette is the picture's, the picture on all that the
 * camera saw. Front +Z, in its archetype's metres; with `align` it is turned and leans as the camera saw it. 1 to 3 s.
 */
export function makeFitted(
  cut: CutOut,
  candidate: Candidate,
  archetypes: Readonly<Record<string, Archetype>>,
  options: FittedOptions,
): SceneSpec {
  const shape = shapeFitted(cut, candidate, sculptVariant(candidate.variant, archetypes), options);
  const parts = paintParts(cut, shape, candidate, options);
  const turn = options.align ? turnToCamera(candidate.pose) : undefined;
  const node = { id: 'subject', parts, transform: { turn }, words: nameOf(candidate) };
  return { dsl: 1, seed: options.seed, nodes: [node] };
}

/** How a thing is turned so that a camera along -Z sees it as one in this pose does, were that held upright. */
function turnToCamera(pose: Pose): Quat {
  const [yaw, pitch] = [-pose[POSE.azimuth] / 2, pose[POSE.elevation] / 2];
  return multiplyQuats([Math.sin(pitch), 0, 0, Math.cos(pitch)], [0, Math.sin(yaw), 0, Math.cos(yaw)]);
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
    const { positions: p, indices } = isLonger(mesh, edge)
      ? densify(mesh, Math.max(FACES, mesh.indices.length), edge)
      : mesh;
    const positions = new Float32Array(p.length);
    for (let i = 0; i < p.length; i++) positions[i] = (stretch[i % 3] * (p[i] - proxy.centre[i % 3])) / proxy.scale;
    return { ...part, positions, indices };
  });
  const target = makeTarget(cut, CANVAS);
  const view = createView();
  const plain = pose.slice();
  plain[POSE.wide] = 0;
  plain[POSE.deep] = 0;
  // The proxy's box, which the pose was found with: fine parts reach a little further.
  const stretched = proxy.positions.map((v, i) => v * stretch[i % 3]);
  placeView(plain, stretched, target.box, view, new Float32Array(stretched.length));
  const drawn: FittedShape = { parts, rows: view.m, nearness: view.nearness, scale: view.scale, x: view.x, y: view.y };
  const unseen = findUnseen(drawn, target.distance);
  const shape: FittedShape = {
    ...drawn,
    parts: parts.filter((_, i) => !unseen[i]),
    scale: view.scale * target.step,
    x: view.x * target.step + target.originX,
    y: view.y * target.step + target.originY,
  };
  meetOutline(shape, cut, target);
  if (align) flatten(shape, pose[POSE.roll]);
  return shape;
}

/** Whether an edge of a mesh is longer than so many metres. */
function isLonger({ positions: p, indices }: Mesh, edge: number): boolean {
  for (let c = 0; c < indices.length; c++) {
    const [a, b] = [3 * indices[c], 3 * indices[c % 3 === 2 ? c - 2 : c + 1]];
    if (Math.hypot(p[a] - p[b], p[a + 1] - p[b + 1], p[a + 2] - p[b + 2]) > edge) return true;
  }
  return false;
}
