import { GeometryError, srgbToLinear } from '../../math/index.ts';
import type { Budget } from '../_read/budget.ts';
import { FloatList, IntList } from '../_read/lists.ts';
import { TextScanner } from '../_read/text-scanner.ts';

/** A Wavefront OBJ as it stands in the file, indices resolved. */
export interface ObjData {
  /** xyz, as written. */
  positions: FloatList;
  /** rgba per position, linear, from the first coloured vertex on padded with white; empty without colours. */
  colors: FloatList;
  uvs: FloatList;
  normals: FloatList;
  /** Position, texture coordinate and normal of each corner, counted from 0; -1 = none. Not yet checked against what is there. */
  corners: IntList;
  /** Per polygon: where its corners begin, the part it belongs to, its material (-1 = none). */
  polygons: IntList;
  parts: string[];
  materials: string[];
  /** Metres per unit, where a comment says so. */
  unit?: number;
  /** Paths of the material libraries, as the file names them. */
  libraries: string[];
  points: number;
  surfaces: number;
}

const PARTS_MAX = 20_000;
/** Far more places, texture coordinates or normals than the corners of the largest model that is taken. */
const PLACES_MAX = 8_000_000;
const LIBRARIES_MAX = 64;
const BEYOND = -2;
const SLASH = 47;
const UNITS: Readonly<Record<string, number>> = {
  millimeters: 0.001,
  centimeters: 0.01,
  decimeters: 0.1,
  meters: 1,
  metres: 1,
  inches: 0.0254,
  feet: 0.3048,
  yards: 0.9144,
};

/** Reads the lines of an OBJ. Unknown ones are passed over: the format has many that only surfaces need. */
export function parseObj(bytes: Uint8Array, budget: Budget): ObjData {
  const scan = new TextScanner(bytes);
  const data: ObjData = {
    positions: new FloatList(budget),
    colors: new FloatList(budget),
    uvs: new FloatList(budget),
    normals: new FloatList(budget),
    corners: new IntList(budget),
    polygons: new IntList(budget),
    parts: [],
    materials: [],
    libraries: [],
    points: 0,
    surfaces: 0,
  };
  const parts = new Map<string, number>();
  const materials = new Map<string, number>();
  let [object, group, part, material] = ['', '', -1, -1];
  for (; scan.nextLine(); scan.skipLine()) {
    const first = bytes[scan.at];
    const second = bytes[scan.at + 1] ?? 10;
    if (first === 118 && second <= 32) readVertex(scan, data);
    else if (first === 102 && (second <= 32 || (second === 111 && bytes[scan.at + 2] <= 32))) {
      if (part < 0) part = numberOf(parts, data.parts, joinNames(object, group), PARTS_MAX);
      readFace(scan, data, part, material);
    } else if (first === 118) readAttribute(scan, data, second);
    else if (first === 35) readComment(scan, data);
    else {
      const key = scan.word();
      if (key === 'usemtl') material = numberOf(materials, data.materials, scan.rest(), PARTS_MAX);
      else if (key === 'o') [object, group, part] = [scan.rest(), '', -1];
      else if (key === 'g') [group, part] = [scan.rest(), -1];
      else if (key === 'mtllib') addLibraries(data, scan.rest());
      else if (key === 'l' || key === 'p') data.points++;
      else if (key === 'curv' || key === 'curv2' || key === 'surf') data.surfaces++;
    }
  }
  return data;
}

/** A line may name several files, or one whose name has blanks, behind backslashes or not: all readings are tried. */
function addLibraries({ libraries }: ObjData, line: string): void {
  const several = line.split(/(?<!\\)\s+/).map((name) => name.replaceAll('\\ ', ' '));
  for (const name of [line, ...several])
    if (name && libraries.length < LIBRARIES_MAX && !libraries.includes(name)) libraries.push(name);
}

/** The group within the object; exporters that know only one of them say the same in both, or "default". */
function joinNames(object: string, group: string): string {
  if (group === '' || group === 'default' || group === '(null)' || group === 'off') return object || group;
  return object === '' || group === object || group.startsWith(`${object}_`) ? group : `${object} ${group}`;
}

function numberOf(known: Map<string, number>, names: string[], name: string, most: number): number {
  const before = known.get(name);
  if (before !== undefined) return before;
  if (names.length >= most) throw new GeometryError('bad-obj', `The file has more than ${most} groups or materials.`);
  known.set(name, names.length);
  names.push(name);
  return names.length - 1;
}

function refuseMore(count: number): void {
  if (count >= PLACES_MAX) throw new GeometryError('bad-obj', `The file has more than ${PLACES_MAX} vertices.`);
}

/** `v x y z`, `v x y z w` (a weight that only curves use) or `v x y z r g b`. */
function readVertex(scan: TextScanner, data: ObjData): void {
  scan.at++;
  const { positions, colors } = data;
  refuseMore(positions.length / 3);
  for (let k = 0; k < 3; k++) positions.push(scan.number());
  if (scan.skipBlanks()) {
    if (colors.length) for (let k = 0; k < 4; k++) colors.push(1);
    return;
  }
  const values = [scan.number(), scan.number(), scan.number()];
  const colored = values.every((x) => Number.isFinite(x));
  if (colored) while (colors.length < (positions.length / 3 - 1) * 4) colors.push(1);
  if (!colored && colors.length === 0) return;
  for (const x of values) colors.push(colored ? srgbToLinear(Math.min(1, Math.max(0, x))) : 1);
  colors.push(1);
}

/** `vt u v` and `vn x y z`; `vp` belongs to surfaces. What is no number counts as 0. */
function readAttribute(scan: TextScanner, data: ObjData, second: number): void {
  const size = second === 116 ? 2 : second === 110 ? 3 : 0;
  const list = size === 2 ? data.uvs : data.normals;
  refuseMore(list.length / (size || 3));
  scan.at += 2;
  for (let k = 0; k < size; k++) {
    const value = scan.number();
    list.push(Math.abs(value) < 1e30 ? value : 0);
  }
}

function readFace(scan: TextScanner, data: ObjData, part: number, material: number): void {
  const { corners, polygons } = data;
  const start = corners.length;
  const { bytes } = scan;
  while (bytes[scan.at] > 32) scan.at++;
  while (!scan.skipBlanks()) {
    corners.push(resolve(scan.numberHere(), data.positions.length / 3));
    corners.push(readIndex(scan, data.uvs.length / 2));
    corners.push(readIndex(scan, data.normals.length / 3));
    while (bytes[scan.at] > 32 && bytes[scan.at] !== 92) scan.at++;
    // a backslash that joins no lines would never be left
    if (bytes[scan.at] === 92 && !scan.skipBlanks() && bytes[scan.at] === 92) scan.at++;
  }
  polygons.push(start);
  polygons.push(part);
  polygons.push(material);
}

/** The index behind a slash; -1 where there is none. */
function readIndex(scan: TextScanner, count: number): number {
  if (scan.bytes[scan.at] !== SLASH) return -1;
  scan.at++;
  const byte = scan.bytes[scan.at];
  return byte > 32 && byte !== SLASH ? resolve(scan.numberHere(), count) : -1;
}

/** From 1 up, or back from the last one by negative numbers. Nothing else is an index. */
function resolve(index: number, count: number): number {
  if (!Number.isInteger(index) || index === 0) return BEYOND;
  const value = index > 0 ? index - 1 : count + index;
  return value >= 0 && value < 2147483647 ? value : BEYOND;
}

/** What Maya and others write of units, and this service's own files. */
function readComment(scan: TextScanner, data: ObjData): void {
  if (data.unit !== undefined || scan.at > 4096) return;
  const text = scan.rest();
  const found = /uses (\w+) as units|units?\s*[=:]\s*(\w+)|^# (metres), \+Y up/i.exec(text);
  const name = (found?.[1] ?? found?.[2] ?? found?.[3])?.toLowerCase();
  if (name && name in UNITS) data.unit = UNITS[name];
}
