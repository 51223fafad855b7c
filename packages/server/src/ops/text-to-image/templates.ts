import { ARCHETYPES, COLORS, createRng, type PictureSpec, type SceneNode, type SceneSpec } from '@claywork/kernels';
import type { PictureOrder } from '../_shared/paint-picture.ts';
import type { PictureSheet } from '../_shared/paint-sheet.ts';
import type { Params } from './op.ts';

type Panels = PictureSheet['panels'];

/** Lays an order out as its template asks: one picture, or several on one sheet. */
export function applyTemplate(order: PictureOrder, template: Params['template']): Panels {
  switch (template) {
    case 't_pose':
      return [whole({ ...order, scene: posed(order.scene, 't_pose'), picture: standing(order.picture, 'front') })];
    case 'character_completion':
      return [
        whole({ ...order, scene: posed(order.scene, 'standing'), picture: standing(order.picture, 'three-quarter') }),
      ];
    case 'asset_extraction':
      return fromThreeSides(order);
    case 'variants':
      return variants(order);
    case 'figure':
      return [
        whole({ ...order, figurine: true, picture: { ...standing(order.picture, 'three-quarter'), bokeh: true } }),
      ];
    default:
      return [whole(order)];
  }
}

function whole(order: PictureOrder): Panels[number] {
  return { left: 0, top: 0, order };
}

/** All of the figure before plain paper, in even light; a place or a colour that was asked for stays. */
function standing(picture: PictureSpec, angle: PictureSpec['angle']): PictureSpec {
  const kept = picture.color !== undefined || !['studio', 'plain', 'gradient'].includes(picture.backdrop);
  return {
    ...picture,
    backdrop: kept ? picture.backdrop : 'plain',
    light: kept ? picture.light : 'softbox',
    angle,
    shot: 'full',
    bokeh: false,
  };
}

/** The first thing alone, in a pose that its kind knows; things without that pose stand. */
function posed(scene: SceneSpec | undefined, pose: string): SceneSpec | undefined {
  if (!scene) return undefined;
  const [first] = scene.nodes;
  const spec = ARCHETYPES[first.archetype ?? '']?.params.pose;
  const known = spec?.type === 'choice' ? [pose, 'standing'].find((p) => spec.of.includes(p)) : undefined;
  const node = known ? { ...first, params: { ...first.params, pose: known } } : first;
  // What it wears and holds comes along.
  const own = new Set([first.id]);
  for (const { a, rel, b } of scene.relations ?? [])
    if (a === first.id && (rel === 'wearing' || (rel === 'holding' && pose !== 't_pose'))) own.add(b);
  return {
    ...scene,
    nodes: [node, ...scene.nodes.slice(1).filter((n) => own.has(n.id))],
    relations: scene.relations?.filter((r) => own.has(r.a) && own.has(r.b)),
  };
}

/** The thing alone on white, from the front, at an angle, and from behind: beside or above each other. */
function fromThreeSides(order: PictureOrder): Panels {
  const { width, height } = order;
  const picture: PictureSpec = {
    ...order.picture,
    backdrop: 'plain',
    color: '#ffffff',
    light: 'softbox',
    shot: 'full',
    bokeh: false,
    weather: 'clear',
  };
  const across = width >= height;
  const scene = posed(order.scene, 'standing');
  const third = Math.floor((across ? width : height) / 3);
  const last = (across ? width : height) - 2 * third;
  return (['front', 'three-quarter', 'back'] as const).map((angle, i) => {
    const size = i === 2 ? last : third;
    return {
      left: across ? i * third : 0,
      top: across ? 0 : i * third,
      order: {
        ...order,
        scene,
        picture: { ...picture, angle },
        width: across ? size : width,
        height: across ? height : size,
      },
    };
  });
}

/** Colours that go with things of every kind, by fours. */
const SCHEMES = [
  ['teal', 'mustard', 'crimson'],
  ['navy', 'coral', 'sage green'],
  ['burgundy', 'turquoise', 'cream'],
  ['forest green', 'lavender', 'orange'],
] as const;

/** Two by two: as asked, and three other designs: other proportions and other main colours. */
function variants(order: PictureOrder): Panels {
  const { width, height, scene, seed } = order;
  const rng = createRng(seed).fork('variants');
  const scheme = rng.pick(SCHEMES);
  return [0, 1, 2, 3].map((i) => {
    const own = i === 0 || !scene ? scene : redesign(scene, COLORS[scheme[i - 1]], seed + i);
    return {
      left: i % 2 ? width / 2 : 0,
      top: i < 2 ? 0 : height / 2,
      order: { ...order, scene: own, width: width / 2, height: height / 2, seed: seed + i },
    };
  });
}

/** Every thing with numbers within a quarter of their range off, and its main surface in another colour unless one was asked for. */
function redesign(scene: SceneSpec, color: string | undefined, seed: number): SceneSpec {
  const rng = createRng(seed).fork('redesign');
  const nodes = scene.nodes.map((node): SceneNode => {
    const archetype = ARCHETYPES[node.archetype ?? ''];
    if (!archetype) return node;
    const params: Record<string, number | string | boolean> = { ...node.params };
    for (const [name, spec] of Object.entries(archetype.params)) {
      const asked = node.params?.[name];
      if (spec.type !== 'number' || (asked !== undefined && asked !== spec.default) || Number.isInteger(spec.default))
        continue;
      const value = spec.default + 0.22 * (spec.max - spec.min) * rng.range(-1, 1);
      params[name] = Math.min(spec.max, Math.max(spec.min, value));
    }
    const main = Object.keys(archetype.slots).find((slot) => archetype.slots[slot].main);
    const asked = main && node.materials?.[main]?.color;
    if (!main || !color || (asked && node.words?.includes(' '))) return { ...node, params };
    return {
      ...node,
      params,
      materials: { ...node.materials, [main]: { ...node.materials?.[main], color, color2: undefined } },
    };
  });
  return { ...scene, nodes, seed };
}
