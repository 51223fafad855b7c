import { computeNormals, extractFaces, labelComponents, type Mesh, nextSide, type Surface } from '../mesh/index.ts';
import type { Primitive } from '../scene/index.ts';
import { thickenSheet } from '../solid/index.ts';
import { bulgePatch, continueRims, tightenPatch } from './bulge-patch.ts';
import { continuePattern, isPatterned, type PatternSource, sourceOf } from './continue-pattern.ts';
import type { Twin } from './find-twins.ts';
import type { Whole } from './leave-solid.ts';
import type { PartLooks } from './part-looks.ts';
import { buildPartSurface, type PartSurface, turnPrimitives } from './part-surface.ts';
import { CREASE_ROUND, type DressedPatch, dressPatch, joinPatches, meansOf } from './patch-primitive.ts';
import { refinePatch } from './refine-patch.ts';
import { groupRims, listRims, type RimGroup, type RimLoop } from './rim-loops.ts';
import { sinkPatch } from './sink-patch.ts';
import { type Patch, spanRims } from './span-rims.ts';
import { straightenPatch } from './straight-patch.ts';
import { findShown, followTwin } from './twin-patch.ts';

/** What the parts of one model share. */
export interface CompleteContext {
  mode: 'ai' | 'cap';
  /** Everything the model shows: what is hidden stays within. */
  all: Whole;
  looks: PartLooks;
  /** Thickness that sheets get, metres. */
  wall: number;
}

/** What closing a part took. */
export interface PartReport {
  /** Fillings: a hole with islands is one. */
  holes: number;
  /** Shells without a body, which got a thickness behind what they show. */
  sheets: number;
  /** Faces that looked the other way than those around them. */
  turned: number;
  /** Edges where more than two faces met: they came apart into surfaces of their own. */
  nonManifoldEdges: number;
}

/** Edges of a filling in shares of the rim's radius: at least, and at most where the surface is rounded. */
const FINEST = 0.04;
const ROUND = 0.22;
/** And where a pattern goes on in it. */
const PATTERNED = 0.055;

/** Thickness of a small sheet, as a share of its width. */
const SHEET_SHARE = 0.06;

/**
 * The primitives of a part with what closes it; those of the part stay as they are but for faces that look the wrong way. `twins`: mirror images of the
 * part, whose surface goes on where they show what is hidden here.
 */
export function completePart(
  primitives: readonly Primitive[],
  context: CompleteContext,
  twins: () => readonly Twin[] = () => [],
): { primitives: Primitive[]; report: PartReport } {
  const part = buildPartSurface(primitives);
  const { surface: s } = part;
  const report: PartReport = {
    ...{ holes: 0, sheets: 0, nonManifoldEdges: part.nonManifoldEdges },
    turned: part.turned.reduce((sum, t) => sum + t, 0),
  };
  const spanned = groupRims(s.positions, listRims(s)).flatMap((group) => spanRims(s.positions, group));
  const kept = turnPrimitives(primitives, part);
  if (!spanned.length) return { primitives: kept, report };
  const isTaken = findChords(s);
  const dressed: DressedPatch[] = [];
  let source: PatternSource | undefined;
  const { shellOf, sheets } = findSheets(s, spanned, context.wall);
  for (const shell of sheets) {
    dressed.push(backOf(part, primitives, shellOf, shell, context));
    report.sheets++;
  }
  for (const { group, patch, isFlat } of spanned) {
    if (sheets.has(shellOf[Math.floor(group[0].sides[0] / 3)])) continue;
    const ring = group.flatMap((loop) => loop.ring);
    const onward = context.mode === 'ai' ? continueRims(s, group) : undefined;
    const pattern = onward && (source ??= sourceOf(part, primitives, context.looks));
    const goesOn = onward && pattern && isPatterned(pattern, group, onward) ? pattern : undefined;
    const { radius } = group[0];
    const refined = (share: number): { fine: Patch; lengths: number[] } => {
      const coarsest = onward ? share * radius : Number.POSITIVE_INFINITY;
      const lengths = group.flatMap((loop) => rimLengths(s, loop, coarsest));
      const fine = refinePatch(patch, { lengths, isTaken: (a, b) => isTaken(ring[a], ring[b]) });
      if (!isFlat) tightenPatch(fine);
      sinkPatch(fine, context.all, context.wall, radius);
      return { fine, lengths };
    };
    let { fine, lengths } = refined(goesOn ? PATTERNED : ROUND);
    let crease: number | undefined;
    const known = onward && findShown(fine, twins(), radius);
    if (known && !goesOn) ({ fine, lengths } = refined(PATTERNED));
    const shown = known && (goesOn ? known : findShown(fine, [known.twin], radius));
    const copied = shown && followTwin(fine, shown, context.all, radius);
    if (copied) crease = CREASE_ROUND;
    else if (onward) {
      const straight = straightenPatch(s, fine, onward, group, lengths, context.all);
      if (!straight) {
        bulgePatch(s, fine, onward, group, context.all);
        crease = CREASE_ROUND;
      } else fine = straight;
    }
    const { looks, like } = sampleRims(part, primitives, group, lengths, context.looks);
    const drawn = copied ?? (goesOn && onward && continuePattern(goesOn, fine, group, onward));
    dressed.push(dressPatch(fine, group, looks, like, onward, crease, drawn));
    report.holes++;
  }
  return { primitives: [...kept, ...joinPatches(dressed, context.looks)], report };
}

function rimLengths(s: Surface, { ring, radius }: RimLoop, coarsest: number): number[] {
  const n = ring.length;
  const p = s.positions;
  const length = ring.map((v, i) => {
    const w = ring[(i + 1) % n];
    return Math.hypot(p[3 * v] - p[3 * w], p[3 * v + 1] - p[3 * w + 1], p[3 * v + 2] - p[3 * w + 2]);
  });
  // Over a few neighbours: cuts leave long and short sides in turns.
  return ring.map((_, i) => {
    let sum = 0;
    for (let k = -3; k < 3; k++) sum += length[(i + k + 3 * n) % n] / 6;
    return Math.max(FINEST * radius, Math.min(coarsest, sum));
  });
}

/** Tells of two border vertices whether an edge within the surface joins them: a filling must not have it again. */
function findChords(s: Surface): (a: number, b: number) => boolean {
  const n = s.positions.length / 3;
  const isBorder = new Uint8Array(n);
  for (let c = 0; c < s.twin.length; c++)
    if (s.twin[c] < 0) isBorder[s.vertex[c]] = isBorder[s.vertex[nextSide(c)]] = 1;
  const chords = new Set<number>();
  for (let c = 0; c < s.twin.length; c++) {
    const [a, b] = [s.vertex[c], s.vertex[nextSide(c)]];
    if (isBorder[a] && isBorder[b]) chords.add(Math.min(a, b) * n + Math.max(a, b));
  }
  return (a, b) => chords.has(Math.min(a, b) * n + Math.max(a, b));
}

/** Shells (joined where one filling closes several) that have no body even when they are closed: less than a wall's worth. */
function findSheets(
  s: Surface,
  spanned: ReturnType<typeof spanRims>,
  wall: number,
): { shellOf: Uint32Array; sheets: Set<number> } {
  const shells = labelComponents({
    positions: new Float32Array(s.positions.length),
    indices: Uint32Array.from(s.vertex),
  });
  const root = Int32Array.from({ length: shells.count }, (_, i) => i);
  const find = (i: number): number => (root[i] === i ? i : (root[i] = find(root[i])));
  const shellAt = (loop: RimLoop): number => shells.ofFace[Math.floor(loop.sides[0] / 3)];
  for (const { group } of spanned) for (const loop of group) root[find(shellAt(loop))] = find(shellAt(group[0]));
  const shellOf = shells.ofFace.map((shell) => find(shell));
  const area = new Float64Array(shells.count);
  const volume = new Float64Array(shells.count);
  for (let f = 0; f < shellOf.length; f++) {
    const m = measure(s.positions, s.vertex, 3 * f);
    area[shellOf[f]] += m.area;
    volume[shellOf[f]] += m.volume;
  }
  const sheets = new Set<number>();
  for (const { group, patch } of spanned)
    for (let c = 0; c < patch.corners.length; c += 3)
      volume[find(shellAt(group[0]))] += measure(patch.positions, patch.corners, c).volume;
  for (const { group } of spanned) {
    const shell = find(shellAt(group[0]));
    if (volume[shell] < area[shell] * wall) sheets.add(shell);
  }
  return { shellOf, sheets };
}

function measure(p: ArrayLike<number>, corners: ArrayLike<number>, at: number): { area: number; volume: number } {
  const [a, b, c] = [3 * corners[at], 3 * corners[at + 1], 3 * corners[at + 2]];
  const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
  const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  return { area: Math.hypot(nx, ny, nz) / 2, volume: (p[a] * nx + p[a + 1] * ny + p[a + 2] * nz) / 6 };
}

/** The back and the edges of a sheet, in the colours of its front. */
function backOf(
  part: PartSurface,
  primitives: readonly Primitive[],
  shellOf: Uint32Array,
  shell: number,
  { looks, wall }: CompleteContext,
): DressedPatch {
  const s = part.surface;
  const faces: number[] = [];
  for (let f = 0; f < shellOf.length; f++) if (shellOf[f] === shell) faces.push(f);
  const all: Mesh = { positions: Float32Array.from(s.positions), indices: Uint32Array.from(s.vertex) };
  let area = 0;
  for (const f of faces) area += measure(s.positions, s.vertex, 3 * f).area;
  // Small things get thin backs.
  const thickness = Math.min(wall, SHEET_SHARE * Math.sqrt(area));
  const front = extractFaces({ ...all, faceGroups: Uint32Array.from(shellOf, (_, f) => f) }, faces);
  const thick = thickenSheet(front, thickness, 'behind');
  const n = front.positions.length / 3;
  const samples = new Float64Array(6 * n);
  const isDone = new Uint8Array(n);
  faces.forEach((f, i) => {
    for (let k = 0; k < 3; k++) {
      const v = front.indices[3 * i + k];
      if (!isDone[v]) sampleCorner(part, primitives, 3 * f + k, wall, looks, samples, 6 * v);
      isDone[v] = 1;
    }
  });
  const colors = new Float32Array((4 * thick.positions.length) / 3);
  for (let v = 0; 4 * v < colors.length; v++) for (let k = 0; k < 4; k++) colors[4 * v + k] = samples[6 * (v % n) + k];
  const shaded = computeNormals({ ...thick, colors, faceGroups: undefined });
  const back = Array.from({ length: thick.indices.length / 3 - faces.length }, (_, i) => faces.length + i);
  const mesh = extractFaces(shaded, back);
  const like = primitives[part.primitiveOf[faces[0]]].material;
  return { mesh, ...meansOf(samples, n), like };
}

/** What stands around the rims: six numbers a vertex, and the material of most sides. */
function sampleRims(
  part: PartSurface,
  primitives: readonly Primitive[],
  group: RimGroup,
  lengths: readonly number[],
  looks: PartLooks,
): { looks: Float64Array; like: number | undefined } {
  const out = new Float64Array(6 * lengths.length);
  const count = new Map<number | undefined, number>();
  let at = 0;
  for (const { sides } of group) {
    for (const side of sides) {
      // The side ends where its vertex of the ring is.
      sampleCorner(part, primitives, nextSide(side), lengths[at], looks, out, 6 * at);
      const { material } = primitives[part.primitiveOf[Math.floor(side / 3)]];
      count.set(material, (count.get(material) ?? 0) + 1);
      at++;
    }
  }
  const [like] = [...count].reduce((a, b) => (b[1] > a[1] ? b : a));
  return { looks: out, like };
}

/** Colour, metallic and roughness at a corner of the surface, into `out`. */
function sampleCorner(
  { surface: s, primitiveOf, faceOf }: PartSurface,
  primitives: readonly Primitive[],
  corner: number,
  width: number,
  looks: PartLooks,
  out: Float64Array,
  at: number,
): void {
  const f = Math.floor(corner / 3);
  const primitive = primitives[primitiveOf[f]];
  const { positions: p, indices } = primitive.mesh;
  const v = 3 * s.vertex[corner];
  const k = [0, 1, 2].find((i) => {
    const o = 3 * indices[3 * faceOf[f] + i];
    return p[o] === s.positions[v] && p[o + 1] === s.positions[v + 1] && p[o + 2] === s.positions[v + 2];
  });
  const seen = looks.sample(primitive, faceOf[f], k ?? 0, width);
  out.set([seen.r, seen.g, seen.b, seen.alpha, seen.metallic, seen.roughness], at);
}
