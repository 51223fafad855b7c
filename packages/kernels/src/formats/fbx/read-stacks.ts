import type { Budget } from '../_read/budget.ts';
import { type Curve, isFlat } from './curve.ts';
import { readCurve } from './read-curves.ts';
import { type FbxObject, type FbxObjects, plainName, sectionOf } from './read-objects.ts';
import { readTakeCurve } from './read-take-curve.ts';
import { childOf, numberOf, textOf } from './read-values.ts';
import { FBX_TICKS_PER_SECOND, type FbxDocument, type FbxNode } from './tree.ts';

/** Up to three numbers over time, those of one property. */
export interface AnimatedValue {
  curves: (Curve | undefined)[];
  /** What stands for numbers without a curve; undefined: the object's own value. */
  defaults: (number | undefined)[];
}

/** One sheet of animation; those after the first are added to, or laid over, what is below. */
export interface AnimationLayer {
  /** 0 to 1. */
  weight: number;
  mode: 'add' | 'replace';
  /** Rotations and scalings of a layer are added number by number, instead of multiplied. */
  addsRotation: boolean;
  addsScaling: boolean;
  values: Map<FbxObject, Map<string, AnimatedValue>>;
}

/** A clip of the file. */
export interface AnimationStack {
  name: string;
  /** Seconds. Not after `start` when the file does not say. */
  start: number;
  stop: number;
  layers: AnimationLayer[];
}

/** The properties that a scene can show moving. */
const PROPERTIES = new Set(['Lcl Translation', 'Lcl Rotation', 'Lcl Scaling', 'DeformPercent']);
const BLINKS = 'The animation of visibility was left out.';
const AXES = ['X', 'Y', 'Z'];

/** Reads all clips, of either way of keeping them. */
export function readStacks(
  document: FbxDocument,
  objects: FbxObjects,
  budget: Budget,
  warn: (text: string) => void,
): AnimationStack[] {
  const takes = sectionOf(document, 'Takes').filter((n) => n.name === 'Take');
  const stacks = objects.all.filter((o) => o.kind === 'AnimationStack');
  if (stacks.length === 0) return takes.map((take) => readTake(take, objects, budget, warn)).filter(hasKeys);
  const curves = new Map<FbxObject, Curve | undefined>();
  const curveOf = (object: FbxObject): Curve | undefined => {
    if (!curves.has(object)) curves.set(object, readCurve(object.node, document.ascii, budget));
    return curves.get(object);
  };
  return stacks
    .map((stack): AnimationStack => {
      const layers = objects.sources(stack, 'AnimationLayer').map((l) => l.object);
      const seconds = (name: string): number => stack.properties.number(name, 0) / FBX_TICKS_PER_SECOND;
      return {
        name: stack.name,
        start: seconds('LocalStart'),
        stop: seconds('LocalStop'),
        layers: layers
          .filter((l) => l.properties.number('Mute', 0) === 0)
          .map((l) => readLayer(l, objects, curveOf, warn)),
      };
    })
    .filter(hasKeys);
}

/** Whether no clip changes a property of an object by itself. */
export function isFixed(stacks: readonly AnimationStack[], object: FbxObject, property: string): boolean {
  for (const { layers } of stacks) {
    for (const layer of layers) {
      const value = layer.values.get(object)?.get(property);
      if (value?.curves.some((c) => c && !isFlat(c))) return false;
    }
  }
  return true;
}

function isSteady(curve: Curve | undefined): boolean {
  return !curve || isFlat(curve);
}

function hasKeys(stack: AnimationStack): boolean {
  return stack.layers.some((l) => l.values.size > 0);
}

function readLayer(
  layer: FbxObject,
  objects: FbxObjects,
  curveOf: (object: FbxObject) => Curve | undefined,
  warn: (text: string) => void,
): AnimationLayer {
  const values: AnimationLayer['values'] = new Map();
  for (const { object: node } of objects.sources(layer, 'AnimationCurveNode')) {
    const links = objects.sources(node, 'AnimationCurve');
    for (const { object, property } of objects.targets(node)) {
      if (property.startsWith('Visibility') && links.some((l) => !isSteady(curveOf(l.object)))) warn(BLINKS);
      if (!PROPERTIES.has(property)) continue;
      const names = property === 'DeformPercent' ? [property] : AXES;
      const value: AnimatedValue = { curves: names.map(() => undefined), defaults: names.map(() => undefined) };
      names.forEach((name, i) => {
        if (node.properties.has(`d|${name}`)) value.defaults[i] = node.properties.number(`d|${name}`, 0);
      });
      for (const link of links) {
        const axis = names.indexOf(link.property.replace('d|', ''));
        if (axis >= 0) value.curves[axis] = curveOf(link.object);
      }
      put(values, object, property, value);
    }
  }
  const { properties } = layer;
  return {
    weight: Math.min(1, Math.max(0, properties.number('Weight', 100) / 100)),
    mode: properties.number('BlendMode', 0) === 0 ? 'add' : 'replace',
    addsRotation: properties.number('RotationAccumulationMode', 0) === 1,
    addsScaling: properties.number('ScaleAccumulationMode', 0) === 1,
    values,
  };
}

function put(values: AnimationLayer['values'], object: FbxObject, property: string, value: AnimatedValue): void {
  let of = values.get(object);
  if (!of) values.set(object, (of = new Map()));
  if (!of.has(property)) of.set(property, value);
}

/** Version 6100: a take holds models, models hold channels: Transform > T, R, S > X, Y, Z. */
function readTake(take: FbxNode, objects: FbxObjects, budget: Budget, warn: (text: string) => void): AnimationStack {
  const values: AnimationLayer['values'] = new Map();
  const byId = new Map(objects.all.map((o) => [o.id, o]));
  for (const model of take.children) {
    const object = model.name === 'Model' ? byId.get(textOf(model.properties[0])) : undefined;
    if (!object) continue;
    const channels = new Map(
      model.children.filter((n) => n.name === 'Channel').map((n) => [textOf(n.properties[0]), n]),
    );
    const blink = channels.get('Visibility');
    if (blink && !isSteady(readTakeCurve(blink, budget))) warn(BLINKS);
    const transform = channels.get('Transform');
    for (const [letter, property] of [
      ['T', 'Lcl Translation'],
      ['R', 'Lcl Rotation'],
      ['S', 'Lcl Scaling'],
    ]) {
      const group = transform?.children.find((n) => n.name === 'Channel' && textOf(n.properties[0]) === letter);
      if (!group) continue;
      const value: AnimatedValue = {
        curves: [undefined, undefined, undefined],
        defaults: [undefined, undefined, undefined],
      };
      for (const node of group.children) {
        const axis = node.name === 'Channel' ? AXES.indexOf(textOf(node.properties[0])) : -1;
        if (axis < 0) continue;
        value.curves[axis] = readTakeCurve(node, budget);
        const fallback = childOf(node, 'Default');
        if (fallback) value.defaults[axis] = numberOf(fallback.properties[0]);
      }
      put(values, object, property, value);
    }
  }
  const time = (childOf(take, 'LocalTime') ?? childOf(take, 'ReferenceTime'))?.properties ?? [];
  return {
    name: plainName(textOf(take.properties[0])),
    start: numberOf(time[0]) / FBX_TICKS_PER_SECOND,
    stop: numberOf(time[1]) / FBX_TICKS_PER_SECOND,
    layers: [{ weight: 1, mode: 'replace', addsRotation: false, addsScaling: false, values }],
  };
}
