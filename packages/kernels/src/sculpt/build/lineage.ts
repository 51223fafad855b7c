import { rotateVector, V3 } from '../../math/index.ts';
import { flattenScene, type Scene } from '../../scene/index.ts';
import type { Joint, Skeleton } from '../dsl/archetype.ts';
import type { SceneSpec } from '../dsl/scene.ts';
import type { ShapedModel } from './shape.ts';
import type { StagedNode } from './stage.ts';

/** What a sculpted model hands on to later operations: the scene language, the parts and the exact skeletons. */
export interface Lineage {
  version: 1;
  scene: SceneSpec;
  nodes: {
    id: string;
    family: string;
    /** Names of the parts in file order, the joint that a rigid one follows, and its faces. */
    parts: { name: string; joint?: string; faces: number; material: string }[];
    /** Joints in output metres, world space. */
    skeleton?: Skeleton;
  }[];
}

/** Facts for the task's output. */
export interface SceneFacts {
  faces: number;
  vertices: number;
  parts: number;
  size: { x: number; y: number; z: number; unit: 'm' };
}

/**
 * Describes a built scene for later operations. Part meshes are merged in the file unless asked for; their names live on here, in the order that
 * `orderOf` gives for each model: that of their faces in the file.
 */
export function describeLineage(
  scene: SceneSpec,
  models: readonly ShapedModel[],
  staged: readonly StagedNode[],
  orderOf: (model: number) => readonly number[],
): Lineage {
  return {
    version: 1,
    scene,
    nodes: staged.map((place) => {
      const model = models[place.model];
      const parts = orderOf(place.model).map((i) => {
        const { spec, mesh } = model.parts[i];
        return {
          name: spec.name,
          joint: spec.joint,
          faces: mesh.indices.length / 3,
          material: spec.material.base,
        };
      });
      return {
        id: place.node.id,
        family: model.family,
        parts,
        skeleton: placeSkeleton(model.sculpture.skeleton, place),
      };
    }),
  };
}

function placeSkeleton(skeleton: Skeleton | undefined, place: StagedNode): Skeleton | undefined {
  if (!skeleton) return undefined;
  const { at, rotation, scale } = place;
  const joints: Joint[] = skeleton.joints.map((joint) => ({
    ...joint,
    at: V3.add(at, V3.scale(rotateVector(rotation, joint.at), scale)),
  }));
  return { rigType: skeleton.rigType, joints };
}

/** Counts what a file shows: copies count as often as they stand there. */
export function measureScene(scene: Scene, models: readonly ShapedModel[]): SceneFacts {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  let faces = 0;
  let vertices = 0;
  for (const { mesh, matrix } of flattenScene(scene)) {
    faces += mesh.indices.length / 3;
    vertices += mesh.positions.length / 3;
    const p = mesh.positions;
    for (let i = 0; i < p.length; i += 3)
      for (let a = 0; a < 3; a++) {
        const v = matrix[a] * p[i] + matrix[4 + a] * p[i + 1] + matrix[8 + a] * p[i + 2] + matrix[12 + a];
        if (v < min[a]) min[a] = v;
        if (v > max[a]) max[a] = v;
      }
  }
  const extent = (a: number): number => Math.round((max[a] - min[a]) * 1e4) / 1e4;
  const parts = models.reduce((sum, model) => sum + model.parts.length * model.nodes.length, 0);
  return { faces, vertices, parts, size: { x: extent(0), y: extent(1), z: extent(2), unit: 'm' } };
}
