import { invertQuat, multiplyQuats, type Quat, rotateVector, type Vec3 } from '../../math/index.ts';
import type { FbxProperties } from './read-properties.ts';
import { eulerToQuat } from './rotation.ts';

/** What may be animated of a model's place: translation, rotation (degrees), scaling. */
export interface LocalValues {
  translation: Vec3;
  rotation: Vec3;
  scaling: Vec3;
  /** Stands for `rotation` where several layers of a clip turn the model. */
  quaternion?: Quat;
}

/** A transform in parts. */
export interface LocalTransform {
  translation: [number, number, number];
  rotation: Quat;
  scale: [number, number, number];
}

/** The fixed parts of a model's transform. */
export interface Pivots {
  order: number;
  pre: Quat;
  /** Inverse of the post-rotation. */
  post: Quat;
  rotationOffset: Vec3;
  rotationPivot: Vec3;
  scalingOffset: Vec3;
  scalingPivot: Vec3;
  /** Rotation or scaling moves the origin, because some pivot is not there. */
  moves: boolean;
}

/** Reads pivots, offsets, rotation order and pre- and post-rotation. The last three do not count where the
 * model says so. */
export function readPivots(properties: FbxProperties): Pivots {
  const active =
    properties.number('RotationActive', 1) !== 0 && properties.number('RotationSpaceForLimitOnly', 0) === 0;
  const vector = (name: string): Vec3 => properties.vector(name, [0, 0, 0]);
  const pivots = {
    order: active ? properties.number('RotationOrder', 0) : 0,
    pre: active ? eulerToQuat(vector('PreRotation'), 0) : ([0, 0, 0, 1] as Quat),
    post: active ? invertQuat(eulerToQuat(vector('PostRotation'), 0)) : ([0, 0, 0, 1] as Quat),
    rotationOffset: vector('RotationOffset'),
    rotationPivot: vector('RotationPivot'),
    scalingOffset: vector('ScalingOffset'),
    scalingPivot: vector('ScalingPivot'),
  };
  const some = (v: Vec3): boolean => v.some((x) => x !== 0);
  return { ...pivots, moves: [pivots.rotationPivot, pivots.scalingOffset, pivots.scalingPivot].some(some) };
}

/** The values that stand in the model itself. */
export function readLocalValues(properties: FbxProperties): LocalValues {
  return {
    translation: properties.vector('Lcl Translation', [0, 0, 0]),
    rotation: properties.vector('Lcl Rotation', [0, 0, 0]),
    scaling: properties.vector('Lcl Scaling', [1, 1, 1]),
  };
}

/**
 * Parent from local is T Roff Rp Rpre R Rpost^-1 Rp^-1 Soff Sp S Sp^-1. All but R and S are translations or rotations next to R, so that the
 * product is always one translation, one rotation and one scaling: pivots need no nodes of their own.
 */
export function composeLocal(pivots: Pivots, values: LocalValues): LocalTransform {
  const turn = values.quaternion ?? eulerToQuat(values.rotation, pivots.order);
  const rotation = multiplyQuats(pivots.pre, multiplyQuats(turn, pivots.post));
  const { rotationPivot: rp, rotationOffset: ro, scalingOffset: so, scalingPivot: sp } = pivots;
  const { translation: t, scaling: s } = values;
  const arm: [number, number, number] = [0, 0, 0];
  for (let k = 0; k < 3; k++) arm[k] = -rp[k] + so[k] + sp[k] - s[k] * sp[k];
  const turned = rotateVector(rotation, arm);
  const translation: [number, number, number] = [0, 0, 0];
  for (let k = 0; k < 3; k++) translation[k] = t[k] + ro[k] + rp[k] + turned[k];
  return { translation, rotation, scale: [s[0], s[1], s[2]] };
}

/** The transform of the vertices alone, which children do not inherit. Undefined where there is none. */
export function readGeometricTransform(properties: FbxProperties): LocalTransform | undefined {
  const translation = properties.vector('GeometricTranslation', [0, 0, 0]);
  const euler = properties.vector('GeometricRotation', [0, 0, 0]);
  const scale = properties.vector('GeometricScaling', [1, 1, 1]);
  if (![...translation, ...euler].some((x) => x !== 0) && scale.every((x) => x === 1)) return undefined;
  return { translation, rotation: eulerToQuat(euler, 0), scale };
}
