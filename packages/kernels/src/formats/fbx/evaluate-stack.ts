import { multiplyQuats, type Quat, slerp, type Vec3 } from '../../math/index.ts';
import { evaluateCurve } from './curve.ts';
import type { LocalValues } from './local-transform.ts';
import type { Model } from './read-models.ts';
import type { FbxObject } from './read-objects.ts';
import type { AnimatedValue, AnimationLayer, AnimationStack } from './read-stacks.ts';
import { eulerToQuat } from './rotation.ts';

/** The animated values of a model at a time, all layers put together. */
export function evaluateStack(stack: AnimationStack, model: Model, time: number): LocalValues {
  const { object, values, pivots } = model;
  let { translation, scaling } = values;
  let rotation = values.rotation;
  let quaternion: Quat | undefined;
  stack.layers.forEach((layer, index) => {
    const properties = layer.values.get(object);
    if (!properties) return;
    const adds = index > 0 && layer.mode === 'add';
    const weight = index > 0 ? layer.weight : 1;
    const t = properties.get('Lcl Translation');
    if (t) translation = blend(translation, vectorAt(t, adds ? [0, 0, 0] : values.translation, time), adds, weight);
    const s = properties.get('Lcl Scaling');
    if (s) scaling = blendScaling(scaling, vectorAt(s, adds ? [1, 1, 1] : values.scaling, time), adds, weight, layer);
    const r = properties.get('Lcl Rotation');
    if (!r) return;
    const turn = vectorAt(r, adds ? [0, 0, 0] : values.rotation, time);
    if (index === 0 || layer.addsRotation || (!adds && weight === 1)) {
      rotation = blend(rotation, turn, adds, weight);
      if (!adds) quaternion = undefined;
      else if (quaternion) quaternion = multiplyQuats(quaternion, eulerToQuat(scale(turn, weight), pivots.order));
      return;
    }
    const below = quaternion ?? eulerToQuat(rotation, pivots.order);
    const above = eulerToQuat(turn, pivots.order);
    quaternion = adds ? multiplyQuats(below, slerp([0, 0, 0, 1], above, weight)) : slerp(below, above, weight);
  });
  return quaternion ? { translation, rotation, scaling, quaternion } : { translation, rotation, scaling };
}

/** A single number, such as a blend shape's percentage. */
export function evaluateNumber(
  stack: AnimationStack,
  object: FbxObject,
  property: string,
  rest: number,
  time: number,
): number {
  let result = rest;
  stack.layers.forEach((layer, index) => {
    const value = layer.values.get(object)?.get(property);
    if (!value) return;
    const at = numberAt(value, 0, index > 0 && layer.mode === 'add' ? 0 : rest, time);
    if (index > 0 && layer.mode === 'add') result += layer.weight * at;
    else result += (at - result) * (index > 0 ? layer.weight : 1);
  });
  return result;
}

function numberAt({ curves, defaults }: AnimatedValue, axis: number, rest: number, time: number): number {
  const curve = curves[axis];
  return curve ? evaluateCurve(curve, time) : (defaults[axis] ?? rest);
}

function vectorAt(value: AnimatedValue, rest: Vec3, time: number): Vec3 {
  return [numberAt(value, 0, rest[0], time), numberAt(value, 1, rest[1], time), numberAt(value, 2, rest[2], time)];
}

function blend(below: Vec3, above: Vec3, adds: boolean, weight: number): Vec3 {
  const at = (k: number): number => below[k] + weight * (adds ? above[k] : above[k] - below[k]);
  return [at(0), at(1), at(2)];
}

function blendScaling(below: Vec3, above: Vec3, adds: boolean, weight: number, layer: AnimationLayer): Vec3 {
  if (!adds || layer.addsScaling) return blend(below, above, adds, weight);
  const at = (k: number): number => below[k] * (above[k] < 0 ? 1 + weight * (above[k] - 1) : above[k] ** weight);
  return [at(0), at(1), at(2)];
}

function scale(v: Vec3, s: number): Vec3 {
  return [v[0] * s, v[1] * s, v[2] * s];
}
