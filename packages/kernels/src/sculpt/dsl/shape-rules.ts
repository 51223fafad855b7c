import { asObject, own, type Rule, rules } from './rules.ts';
import { LIMITS, refuse, type ValidationState } from './validation.ts';

const { number, tuple, list, choice, flag, text, optional, record } = rules;

const coordinate = number(-LIMITS.extent, LIMITS.extent);
const length = number(1e-5, LIMITS.extent);
const span = number(0, LIMITS.extent);
const degrees = number(-3600, 3600);
const unit = number(0, 1);
const vec2 = tuple(2, coordinate);
const vec3 = tuple(3, coordinate);
const size3 = tuple(3, length);
const axis = choice('x', 'y', 'z');
const spline = optional(choice('linear', 'catmull'));
const copies = number(1, 256, true);

const scale: Rule = (value, path, state) =>
  Array.isArray(value) ? tuple(3, number(0.001, 1000))(value, path, state) : number(0.001, 1000)(value, path, state);

const placement = { at: optional(vec3), rot: optional(tuple(3, degrees)), scale: optional(scale) };

const radius3: Rule = (value, path, state) =>
  Array.isArray(value) ? size3(value, path, state) : length(value, path, state);

const section: Rule = (value, path, state) => {
  const kinds: Readonly<Record<string, Rule>> = {
    circle: record({ kind: choice('circle'), r: length }),
    ellipse: record({ kind: choice('ellipse'), rx: length, ry: length }),
    rect: record({ kind: choice('rect'), w: length, h: length, r: optional(span) }),
    polygon: record({ kind: choice('polygon'), points: list(vec2, 3, 256), smooth: optional(flag) }),
  };
  const kind = own(asObject(value, path), 'kind');
  const rule = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  return rule ? rule(value, path, state) : refuse(`${path}.kind`, `must be one of ${Object.keys(kinds).join(', ')}`);
};

const shape: Rule = (value, path, state) => validateShape(value, path, state);
const fieldShape: Rule = (value, path, state) => validateShape(value, path, state, true);
const shapes = list(shape, 1, 512);
const fieldShapes = list(fieldShape, 1, 512);
const blend = optional(span);
const bevel = { bevel: optional(span), bevelSegments: optional(number(1, 16, true)) };

/** Fields of every operation that is evaluated as a field. */
const FIELD_OPS: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  sphere: { r: length },
  ellipsoid: { r: size3 },
  box: { size: size3, round: optional(span) },
  cylinder: { r: length, r1: optional(span), h: length, round: optional(span) },
  torus: { r: length, tube: length },
  superellipsoid: { r: size3, e: tuple(2, number(0.05, 2)) },
  chain: {
    points: list(vec3, 2, 512),
    radii: list(length, 2, 512),
    spline,
    flat: optional(number(0.05, 1)),
    up: optional(vec3),
  },
  prism: { outline: list(vec2, 3, 1024), depth: length, round: optional(span) },
  revolve: { profile: list(vec2, 2, 512), spline },
  halfspace: { normal: vec3, offset: coordinate },
  union: { of: fieldShapes, k: blend, blend: optional(list(span, 1, 512)) },
  intersect: { of: fieldShapes, k: blend },
  subtract: { from: fieldShape, cut: fieldShapes, k: blend },
  mirror: { axis, of: fieldShape, k: blend },
  array: { n: copies, around: optional(axis), arc: optional(degrees), step: optional(vec3), of: fieldShape, k: blend },
  shell: { thickness: length, of: fieldShape },
  inflate: { r: number(-10, 10), of: fieldShape },
  twist: { deg: degrees, of: fieldShape },
  bend: { deg: degrees, of: fieldShape },
  taper: { y0: coordinate, y1: coordinate, from: number(0.01, 100), to: number(0.01, 100), of: fieldShape },
  displace: {
    amp: number(0, 10),
    freq: number(0.01, 1000),
    seed: optional(number(0, 2 ** 31 - 1, true)),
    of: fieldShape,
  },
};

/** Fields of every operation that is meshed directly. */
const MESH_OPS: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  block: { size: size3, ...bevel },
  ball: { r: radius3, from: optional(number(0, 180)), to: optional(number(0, 180)) },
  lathe: {
    profile: list(vec2, 2, 512),
    spline,
    bevel: optional(span),
    segments: optional(number(3, 256, true)),
    sides: optional(number(3, 256, true)),
  },
  sweep: {
    path: list(vec3, 2, 1024),
    section,
    spline,
    taper: optional(list(number(0, 100), 2, 1024)),
    twist: optional(degrees),
    closed: optional(flag),
    cap: optional(choice('flat', 'round', 'point')),
    up: optional(vec3),
  },
  loft: {
    sections: list(record({ points: list(vec3, 3, 512) }), 2, 256),
    spline,
    smooth: optional(flag),
    closed: optional(flag),
    cap: optional(choice('flat', 'round')),
  },
  extrude: {
    outline: list(vec2, 3, 1024),
    holes: optional(list(list(vec2, 3, 1024), 0, 64)),
    depth: length,
    ...bevel,
    smooth: optional(flag),
  },
  sheet: { grid: list(list(vec3, 2, 128), 2, 128), thickness: span, spline },
  text: {
    value: text(64),
    height: length,
    depth: length,
    bevel: optional(span),
    font: optional(choice('sans', 'serif', 'round')),
  },
  hull: { points: list(vec3, 4, 1024), bevel: optional(span) },
  polyhedron: {
    points: list(vec3, 4, 1024),
    faces: list(list(number(0, 1023, true), 3, 64), 4, 2048),
    bevel: optional(span),
  },
  carve: { from: shape, cut: shapes },
  fuse: { of: shapes },
  assembly: { of: shapes },
  mirrored: { axis, of: shape },
  arrayed: { n: copies, around: optional(axis), arc: optional(degrees), step: optional(vec3), of: shape },
  placed: { of: shape, places: list(record(placement), 1, 512) },
  scatter: {
    on: shape,
    of: shape,
    n: number(1, 5000, true),
    seed: optional(number(0, 2 ** 31 - 1, true)),
    sink: optional(number(-1, 1)),
    jitter: optional(unit),
    where: optional(fieldShape),
    align: optional(choice('normal', 'up')),
  },
};

/** Validates one shape and everything below it. `fieldOnly` where only implicit solids may stand. */
export function validateShape(
  value: unknown,
  path: string,
  state: ValidationState,
  fieldOnly = false,
): Record<string, unknown> {
  if (++state.ops > LIMITS.ops) return refuse(path, `more than ${LIMITS.ops} operations`);
  if (state.depth >= LIMITS.depth) return refuse(path, `nested deeper than ${LIMITS.depth}`);
  const op = own(asObject(value, path), 'op');
  const table = typeof op === 'string' && Object.hasOwn(FIELD_OPS, op) ? FIELD_OPS : fieldOnly ? {} : MESH_OPS;
  if (typeof op !== 'string' || !Object.hasOwn(table, op))
    return refuse(`${path}.op`, `unknown ${fieldOnly ? 'field ' : ''}operation ${JSON.stringify(op)?.slice(0, 60)}`);
  state.depth++;
  const clean = record({ op: choice(op), ...placement, ...table[op] })(value, path, state);
  state.depth--;
  if (op === 'chain' && (clean.points as unknown[]).length !== (clean.radii as unknown[]).length)
    return refuse(`${path}.radii`, 'must have one radius per point');
  return clean;
}
