import { linearToOklab } from '../image/index.ts';
import { faceArea } from '../mesh/index.ts';
import { flattenScene, type Scene } from '../scene/index.ts';
import { type ColorReader, LOOKS } from './color-reader.ts';

/** OKLab distance within which the places of a face show one colour, and within which colours are one. */
const FLAT = 0.06;
const ALIKE = 0.075;
/** Share of a mesh's surface that must be of plain faces, and how many colours it may have: else its picture is painted, no palette. */
const PLAIN = 0.97;
const COLORS_MAX = 20;

interface Color {
  lab: readonly [number, number, number];
  area: number;
}

/**
 * Which colour each face has where a mesh takes its colours from the flat cells of a palette: by face of the joined scene, a number that faces of one
 * colour share. Undefined for the faces of all other meshes. Colours count from the largest; those that are nearly alike are one.
 */
export function findColorCells(scene: Scene, read: ColorReader): (number | undefined)[] {
  const cells: (number | undefined)[] = [];
  for (const part of flattenScene(scene)) {
    const faces = Math.floor(part.mesh.indices.length / 3);
    const isPictured = part.material !== undefined && scene.materials[part.material].baseColorTexture !== undefined;
    const found = isPictured || part.mesh.colors ? colorsOfFaces(part, faces, read) : undefined;
    for (let f = 0; f < faces; f++) cells.push(found?.[f]);
  }
  return cells;
}

function colorsOfFaces(
  part: ReturnType<typeof flattenScene>[0],
  faces: number,
  read: ColorReader,
): number[] | undefined {
  const lab = new Float64Array(3 * LOOKS.length);
  const color = new Float64Array(3);
  const means: (readonly [number, number, number])[] = [];
  const areas: number[] = [];
  let [plain, all] = [0, 0];
  for (let f = 0; f < faces; f++) {
    LOOKS.forEach(([u, v], i) => {
      read(part, f, u, v, color);
      linearToOklab(color[0], color[1], color[2], lab, 3 * i);
    });
    const area = faceArea(part.mesh.positions, part.mesh.indices, f);
    means.push([lab[0], lab[1], lab[2]]);
    areas.push(area);
    all += area;
    if (LOOKS.every((_, i) => distance([lab[3 * i], lab[3 * i + 1], lab[3 * i + 2]], means[f]) < FLAT)) plain += area;
  }
  if (!(plain > PLAIN * all)) return undefined;
  const colors = gather(means, areas);
  if (colors.length < 2 || colors.length > COLORS_MAX) return undefined;
  return means.map((mean) => nearest(mean, colors));
}

/** The colours that faces have, each the first of those alike, by their surface, the largest first. */
function gather(means: readonly (readonly [number, number, number])[], areas: readonly number[]): Color[] {
  const exact = new Map<string, Color>();
  means.forEach((lab, f) => {
    const key = lab.map((v) => Math.round(v * 64)).join();
    const color = exact.get(key) ?? { lab, area: 0 };
    color.area += areas[f];
    exact.set(key, color);
  });
  const colors: Color[] = [];
  for (const each of [...exact.values()].sort((a, b) => b.area - a.area)) {
    const like = colors.find(({ lab }) => distance(lab, each.lab) < ALIKE);
    if (like) like.area += each.area;
    else colors.push(each);
  }
  return colors;
}

function nearest(lab: readonly number[], colors: readonly Color[]): number {
  let best = 0;
  colors.forEach((color, c) => {
    if (distance(lab, color.lab) < distance(lab, colors[best].lab)) best = c;
  });
  return best;
}

function distance(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
