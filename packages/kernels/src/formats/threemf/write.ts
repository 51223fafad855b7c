import type { Raster } from '../../image/index.ts';
import { GeometryError } from '../../math/index.ts';
import { type FlatPart, flattenScene, type Scene } from '../../scene/index.ts';
import { createTextBuffer, type TextBuffer } from '../_write/text-buffer.ts';
import { zipFiles } from '../_write/zip.ts';
import { BASE_MATERIALS, COLOR_GROUP, ColorTable, type PartColors } from './colors.ts';
import { createWelder } from './weld.ts';

export interface ThreeMfWriteOptions {
  /** The scene's pictures decoded, by texture index: colours are read from the base colour there. */
  pictures?: readonly (Raster | undefined)[];
}

const CORE = 'http://schemas.microsoft.com/3dmanufacturing/core/2015/02';
const MATERIALS = 'http://schemas.microsoft.com/3dmanufacturing/material/2015/02';
const TYPES = `<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/>
</Types>
`;
const RELATIONS = `<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Target="/3D/3dmodel.model" Id="rel0" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/>
</Relationships>
`;

/**
 * Writes a scene as a 3MF package for printing: millimetres, Z up, standing on the plate at the corner of the positive octant, poses applied. One
 * object per node with a mesh, all of them the components of one build item, so that they keep their places. Vertices are joined by place (to
 * 0.1 micrometre) and triangles that fall together are dropped; mirrored parts are turned back outwards. Materials of one colour are base
 * materials; textures and vertex colours become colours of corners. Throws GeometryError `bad-mesh` for numbers that are none and `empty` when
 * there is nothing to print. Same scene, same bytes.
 * Source: 3MF Consortium, "3MF Core Specification" 1.3 and "Materials and Properties Extension" 1.2.
 */
export function writeThreeMf(scene: Scene, options: ThreeMfWriteOptions = {}): Uint8Array {
  const nodes = new Map<number, FlatPart[]>();
  for (const part of flattenScene(scene)) nodes.set(part.node, [...(nodes.get(part.node) ?? []), part]);
  const table = new ColorTable();
  const objects: PrintObject[] = [];
  for (const parts of nodes.values()) {
    const object = joinParts(parts, (part) => table.add(part, scene, options.pictures ?? []));
    if (object.corners.length) objects.push(object);
  }
  if (objects.length === 0) throw new GeometryError('empty', 'The model has no faces that could be printed.');
  const text = createTextBuffer();
  text.line('<?xml version="1.0" encoding="UTF-8"?>');
  text.line(`<model unit="millimeter" xml:lang="en-US" xmlns="${CORE}" xmlns:m="${MATERIALS}">`);
  text.line('<metadata name="Application">Claywork</metadata>');
  text.line('<resources>');
  writeColors(table, text);
  objects.forEach((object, i) => {
    writeObject(object, FIRST_OBJECT + i, text);
  });
  const whole = objects.length === 1 ? FIRST_OBJECT : FIRST_OBJECT + objects.length;
  if (objects.length > 1) {
    text.line(`<object id="${whole}" type="model">`);
    text.line('<components>');
    objects.forEach((_, i) => {
      text.line(`<component objectid="${FIRST_OBJECT + i}"/>`);
    });
    text.line('</components>');
    text.line('</object>');
  }
  text.line('</resources>');
  text.line('<build>');
  const place = lowestCorner(objects)
    .map((x) => short(-x))
    .join(' ');
  text.line(`<item objectid="${whole}" transform="1 0 0 0 1 0 0 0 1 ${place}"/>`);
  text.line('</build>');
  text.line('</model>');
  const encoder = new TextEncoder();
  return zipFiles([
    { name: '[Content_Types].xml', bytes: encoder.encode(TYPES) },
    { name: '_rels/.rels', bytes: encoder.encode(RELATIONS) },
    { name: '3D/3dmodel.model', bytes: text.finish() },
  ]);
}

const FIRST_OBJECT = 3;

interface PrintObject {
  name: string;
  /** xyz, millimetres, Z up. */
  points: readonly number[];
  /** Per triangle: three points, the group, three indices into the group. */
  corners: number[];
}

/** Tens of nanometres are below what printers and their programs know. */
const round = (x: number): number => Math.round(x * 1e4) / 1e4 + 0;
const short = (x: number): string => String(round(x));

function joinParts(parts: readonly FlatPart[], colorsOf: (part: FlatPart) => PartColors): PrintObject {
  const welder = createWelder();
  const corners: number[] = [];
  for (const part of parts) {
    const { mesh, matrix: m } = part;
    const p = mesh.positions;
    if (mesh.indices.length === 0) continue;
    const colors = colorsOf(part);
    const points = new Int32Array(p.length / 3);
    for (let i = 0; i < points.length; i++) {
      const [x, y, z] = [p[3 * i], p[3 * i + 1], p[3 * i + 2]];
      const right = m[0] * x + m[4] * y + m[8] * z + m[12];
      const up = m[1] * x + m[5] * y + m[9] * z + m[13];
      const front = m[2] * x + m[6] * y + m[10] * z + m[14];
      if (!Number.isFinite(right + up + front))
        throw new GeometryError('bad-mesh', 'The mesh has positions that are not numbers.');
      points[i] = welder.add(round(1000 * right), round(-1000 * front), round(1000 * up));
    }
    const mirrored =
      m[0] * (m[5] * m[10] - m[9] * m[6]) - m[4] * (m[1] * m[10] - m[9] * m[2]) + m[8] * (m[1] * m[6] - m[5] * m[2]) <
      0;
    for (let f = 0; f + 2 < mesh.indices.length; f += 3) {
      const i = mesh.indices[f];
      const j = mesh.indices[f + (mirrored ? 2 : 1)];
      const k = mesh.indices[f + (mirrored ? 1 : 2)];
      if (Math.max(i, j, k) >= points.length)
        throw new GeometryError('bad-mesh', 'A triangle points past the vertices.');
      const [a, b, c] = [points[i], points[j], points[k]];
      if (a === b || b === c || c === a) continue;
      corners.push(a, b, c, colors.group, colors.index(i), colors.index(j), colors.index(k));
    }
  }
  return { name: parts[0].name, points: welder.points, corners };
}

function lowestCorner(objects: readonly PrintObject[]): [number, number, number] {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  for (const { points, corners } of objects) {
    // Not every point has a face.
    for (let f = 0; f < corners.length; f += 7)
      for (let c = 0; c < 3; c++) for (let k = 0; k < 3; k++) min[k] = Math.min(min[k], points[3 * corners[f + c] + k]);
  }
  return min;
}

function writeColors({ materials, colors }: ColorTable, text: TextBuffer): void {
  if (materials.length) {
    text.line(`<basematerials id="${BASE_MATERIALS}">`);
    for (const { name, color } of materials) text.line(`<base name="${quote(name)}" displaycolor="${color}"/>`);
    text.line('</basematerials>');
  }
  if (!colors.length) return;
  text.line(`<m:colorgroup id="${COLOR_GROUP}">`);
  for (const color of colors) text.line(`<m:color color="${color}"/>`);
  text.line('</m:colorgroup>');
}

function writeObject({ name, points, corners }: PrintObject, id: number, text: TextBuffer): void {
  const [pid, pindex] = [corners[3], corners[4]];
  text.line(`<object id="${id}" type="model" name="${quote(name)}" pid="${pid}" pindex="${pindex}">`);
  text.line('<mesh>');
  text.line('<vertices>');
  for (let i = 0; i < points.length; i += 3)
    text.line(`<vertex x="${points[i]}" y="${points[i + 1]}" z="${points[i + 2]}"/>`);
  text.line('</vertices>');
  text.line('<triangles>');
  for (let f = 0; f < corners.length; f += 7) {
    const [a, b, c, group, i, j, k] = corners.slice(f, f + 7);
    let color = '';
    if (i !== j || j !== k) color = ` pid="${group}" p1="${i}" p2="${j}" p3="${k}"`;
    else if (group !== pid || i !== pindex) color = ` pid="${group}" p1="${i}"`;
    text.line(`<triangle v1="${a}" v2="${b}" v3="${c}"${color}/>`);
  }
  text.line('</triangles>');
  text.line('</mesh>');
  text.line('</object>');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for an attribute: no characters that XML cannot hold. */
function quote(name: string): string {
  const clean = name.slice(0, 120).replace(/[^\t\x20-\ud7ff\ue000-\ufffd]+/g, '_');
  return clean.replace(/[&<>"]/g, (c) => ENTITIES[c]);
}
