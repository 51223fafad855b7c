import type { Vec3 } from '../../math/index.ts';
import type { SceneGraphNode } from '../../scene/index.ts';
import { refuse } from './expect.ts';
import {
  composeLocal,
  type LocalTransform,
  type LocalValues,
  type Pivots,
  readLocalValues,
  readPivots,
} from './local-transform.ts';
import type { FbxObject, FbxObjects } from './read-objects.ts';
import { convertParts, convertPoint, convertRotation, type Space } from './space.ts';

const DEPTH_MAX = 1000;

/** A model of the file and the node or nodes of the scene that stand for it. */
export interface Model {
  object: FbxObject;
  parent?: Model;
  /**
   * How the parent's scaling comes down: 'all' as in every scene graph (RSrs), 'componentwise' along the child's own axes (RrSs), 'none' without the parent's own
   * (Rrs). Where the difference cannot show it is 'all'.
   */
  inherit: 'all' | 'componentwise' | 'none';
  pivots: Pivots;
  values: LocalValues;
  /** The scene's node with translation and rotation, and with scaling unless `full` is another one. */
  node: number;
  /** The scene's node with the whole transform: what meshes and skins hang from. */
  full: number;
}

/** Values of a model at some moment. */
export type ValuesOf = (model: Model) => LocalValues;

/**
 * Builds the node tree. Models that children follow without their scaling get two nodes: one that turns and moves, under which those
 * children come (their translations scaled), and under it one that scales. `scaleIsFixed` says that no clip changes a model's scaling.
 */
export function readModels(
  objects: FbxObjects,
  space: Space,
  scaleIsFixed: (object: FbxObject) => boolean,
  warn: (text: string) => void,
): { models: Map<FbxObject, Model>; nodes: SceneGraphNode[]; roots: number[] } {
  const list = orderModels(objects, warn);
  const models = new Map<FbxObject, Model>();
  const split = new Set<Model>();
  for (const { object, parent } of list) {
    const up = parent && models.get(parent);
    const values = readLocalValues(object.properties);
    const model: Model = { object, inherit: 'all', pivots: readPivots(object.properties), values, node: -1, full: -1 };
    if (up) model.parent = up;
    model.inherit = inheritanceOf(model, scaleIsFixed);
    if (up && model.inherit !== 'all') split.add(up);
    models.set(object, model);
  }
  const nodes: SceneGraphNode[] = [];
  const roots: number[] = [];
  const isHidden = (o: FbxObject): boolean => o.properties.number('Visibility', 1) === 0;
  for (const model of models.values()) {
    if (isHidden(model.object)) warn('Hidden objects are shown: visibility was not kept.');
    const { parent } = model;
    const local = convertTransform(
      space,
      evaluateModel(model, (m) => m.values),
    );
    const place = (name: string, parts: LocalTransform, under: number | undefined): number => {
      nodes.push({ name, children: [], ...parts });
      (under === undefined ? roots : nodes[under].children).push(nodes.length - 1);
      return nodes.length - 1;
    };
    const under = parent && (model.inherit === 'all' ? parent.full : parent.node);
    if (split.has(model)) {
      model.node = place(model.object.name, { ...local, scale: [1, 1, 1] }, under);
      const scaling: LocalTransform = { translation: [0, 0, 0], rotation: [0, 0, 0, 1], scale: local.scale };
      model.full = place(`${model.object.name} scaling`, scaling, model.node);
    } else model.node = model.full = place(model.object.name, local, under);
  }
  return { models, nodes, roots };
}

/** The local transform of a model's nodes, in the file's space: scaling is for `full`, the rest for `node`. */
export function evaluateModel(model: Model, valuesOf: ValuesOf): LocalTransform {
  const local = composeLocal(model.pivots, valuesOf(model));
  if (model.inherit === 'all' || !model.parent) return local;
  const arm = effectiveScale(model.parent, valuesOf);
  const { translation: t } = local;
  return {
    translation: [t[0] * arm[0], t[1] * arm[1], t[2] * arm[2]],
    rotation: local.rotation,
    scale: [...times(local.scale, inheritedScale(model, valuesOf))],
  };
}

/** A transform of the file as one of the scene. */
export function convertTransform(space: Space, local: LocalTransform): LocalTransform {
  return {
    translation: convertPoint(space, local.translation),
    rotation: convertRotation(space, local.rotation),
    scale: convertParts.scale(space, local.scale),
  };
}

function effectiveScale(model: Model, valuesOf: ValuesOf): Vec3 {
  return times(valuesOf(model).scaling, inheritedScale(model, valuesOf));
}

/** What of the scaling above a model is applied along its own axes. */
function inheritedScale({ parent, inherit }: Model, valuesOf: ValuesOf): Vec3 {
  if (!parent || inherit === 'all') return [1, 1, 1];
  return inherit === 'componentwise' ? effectiveScale(parent, valuesOf) : inheritedScale(parent, valuesOf);
}

function times(a: Vec3, b: Vec3): Vec3 {
  return [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
}

function inheritanceOf(model: Model, scaleIsFixed: (object: FbxObject) => boolean): Model['inherit'] {
  const { parent } = model;
  const type = model.object.properties.number('InheritType', 1);
  if (!parent || (type !== 0 && type !== 2)) return 'all';
  let fixed = scaleIsFixed(parent.object);
  for (let up: Model | undefined = parent; up?.parent && up.inherit !== 'all'; up = up.parent)
    fixed &&= scaleIsFixed(up.parent.object);
  const own = parent.values.scaling;
  const isOne = (s: Vec3): boolean => s.every((x) => Math.abs(x - 1) < 1e-6);
  if (type === 0 || (fixed && isOne(own))) {
    const s = effectiveScale(parent, (m) => m.values);
    const size = Math.abs(s[0]);
    const isEven = Math.abs(s[0] - s[1]) <= 1e-6 * size && Math.abs(s[0] - s[2]) <= 1e-6 * size;
    return fixed && isEven ? 'all' : 'componentwise';
  }
  return 'none';
}

/** Every model with its parent, parents first. Models that hang under themselves are cut loose. */
function orderModels(objects: FbxObjects, warn: (text: string) => void): { object: FbxObject; parent?: FbxObject }[] {
  const parents = new Map<FbxObject, FbxObject>();
  const children = new Map<FbxObject, FbxObject[]>();
  const all = objects.all.filter((o) => o.kind === 'Model');
  for (const object of all) {
    const parent = objects.targets(object, 'Model').find((l) => l.property === '')?.object;
    if (!parent) continue;
    parents.set(object, parent);
    const siblings = children.get(parent);
    if (siblings) siblings.push(object);
    else children.set(parent, [object]);
  }
  const out: { object: FbxObject; parent?: FbxObject }[] = [];
  const seen = new Set<FbxObject>();
  const visit = (root: FbxObject): void => {
    let level: { object: FbxObject; parent?: FbxObject }[] = [{ object: root }];
    seen.add(root);
    for (let depth = 0; level.length; depth++) {
      if (depth > DEPTH_MAX) throw refuse(`The objects of the file are nested deeper than ${DEPTH_MAX}.`);
      for (const entry of level) out.push(entry);
      const next: typeof level = [];
      for (const { object } of level) {
        for (const child of children.get(object) ?? []) {
          if (seen.has(child)) continue;
          seen.add(child);
          next.push({ object: child, parent: object });
        }
      }
      level = next;
    }
  };
  for (const object of all) if (!parents.has(object)) visit(object);
  for (const object of all) {
    if (seen.has(object)) continue;
    warn('Objects that hang under each other in a circle were cut loose.');
    visit(object);
  }
  return out;
}
