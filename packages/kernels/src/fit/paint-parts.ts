import {
  ColourTally,
  type CutOut,
  type FloatImage,
  oklabToLinear,
  resize,
  signedDistance,
  toOklab,
  toRaster,
} from '../image/index.ts';
import { linearToHex, shareArray } from '../math/index.ts';
import { createDepthBuffer, rasterize } from '../render/index.ts';
import type { ScenePart } from '../sculpt/index.ts';
import { type CameraProjection, colorToOklab, findRecipe, type MaterialSpec } from '../texture/index.ts';
import { extendColours } from './extend-colours.ts';
import { type FittedOptions, type FittedShape, project } from './fitted-shape.ts';
import { mainColour } from './main-colour.ts';
import { findMirror, findMirrors } from './mirrors.ts';
import type { Candidate } from './recognise.ts';
import { sharpen } from './target.ts';

/** Pixels at the picture's outline that take the colours of what is further inside, as a share of its longest side. */
const RIM = 0.006;
/** Pixels past the outline up to which what sticks out over it is still the subject's. */
const OVER = 1.5;
/** Seen pixels from which a part's colour is known, and what share of its front they must be: of what is mostly hidden, the pixels are its neighbours'. */
const SEEN = 24;
const OPEN = 0.2;
/** Chroma of OKLab under which a material is grey, and lightness under which it is dark: unseen tyres stay black on a yellow car. */
const GREY = 0.04;
const DARK = 0.45;
/** Difference in OKLab up to which a colour is as its archetype has it, and from what share of such pixels on the archetype is believed on what is not seen. */
const ALIKE = 0.09;
const TRUSTED = 0.6;

/** Lays the picture on the parts that the camera saw; what it did not see takes the part's or its material's main colour in the picture. */
export function paintParts(
  cut: CutOut,
  shape: FittedShape,
  candidate: Candidate,
  { pixels }: FittedOptions,
): ScenePart[] {
  const { scale: metres, centre } = candidate.proxy;
  const k = Math.min(1, pixels / Math.max(cut.width, cut.height));
  const [width, height] = [Math.round(cut.width * k), Math.round(cut.height * k)];
  const taken = resize({ ...cut, channels: 3, data: cut.colors }, width, height);
  const alpha = resize({ ...cut, channels: 1, data: cut.alpha }, width, height);
  const distance = signedDistance(sharpen(alpha));
  const rim = Math.max(1.2, RIM * Math.max(width, height));
  const inside = new Uint8Array(width * height);
  for (let i = 0; i < inside.length; i++) inside[i] = 255 * Math.min(1, Math.max(0, 1 + distance.data[i] / OVER));
  const scaled = { ...shape, scale: shape.scale * k, x: shape.x * k, y: shape.y * k };
  const colours = extendColours(taken, distance, rim);
  const drawn = drawDepth(scaled, width, height);
  const { nearness } = drawn;
  const mains = mainColours(scaled, { ...drawn, colours, inside });
  const m = shape.rows;
  // Part-local points are metres about the floor: p = (q - centre) / metres.
  const rows = [0, 3, 6].flatMap((r) => {
    const row = [m[r] / metres, m[r + 1] / metres, m[r + 2] / metres];
    return [...row, -(row[0] * centre[0] + row[1] * centre[1] + row[2] * centre[2])];
  });
  const photo: CameraProjection = {
    ...{ kind: 'camera', width, height, rows, nearness: shape.nearness, scale: scaled.scale, x: scaled.x, y: scaled.y },
    picture: shareArray(toRaster(colours).data as Uint8Array),
    inside: shareArray(inside),
    depth: shareArray(nearness),
    ...{ depthWidth: width, depthHeight: height, slack: 0.035 * shape.nearness },
  };
  const placed = shape.parts.map(({ name, positions }) => ({
    name,
    positions: positions.map((v, j) => v * metres + centre[j % 3]),
  }));
  const mirrors = findMirrors(placed, findMirror(candidate.proxy));
  return shape.parts.map((part, i) => ({
    ...{ name: part.name, detail: part.detail, twoSided: part.twoSided, hidden: part.hidden },
    shape: { op: 'mesh', positions: placed[i].positions, indices: part.indices },
    material: { ...recolour(part.material, mains[i]), photo: { ...photo, mirror: mirrors[i] } },
  }));
}

function drawDepth(shape: FittedShape, width: number, height: number) {
  const buffer = createDepthBuffer(width, height, true);
  const starts: number[] = [];
  const fronts: number[] = [];
  let base = 0;
  for (const part of shape.parts) {
    const screen = project(shape, part.positions);
    starts.push(base);
    fronts.push(frontOf(screen, part.indices));
    if (!part.hidden) rasterize(buffer, screen, part.indices, base, 'both');
    base += part.indices.length / 3;
  }
  return { nearness: buffer.nearness, ids: buffer.ids as Uint32Array, starts, fronts };
}

/** Pixels that the faces of a part would cover that are turned to the camera. */
function frontOf(screen: Float32Array, indices: Uint32Array): number {
  let sum = 0;
  for (let f = 0; f < indices.length; f += 3) {
    const [a, b, c] = [3 * indices[f], 3 * indices[f + 1], 3 * indices[f + 2]];
    const [ux, uy] = [screen[b] - screen[a], screen[b + 1] - screen[a + 1]];
    // rows run downwards
    sum -= Math.min(0, ux * (screen[c + 1] - screen[a + 1]) - uy * (screen[c] - screen[a])) / 2;
  }
  return sum;
}

/** Main colour of every part in the picture; of those of its material where too little is seen of it itself. OKLab; nothing where its own is to stay. */
function mainColours(
  { parts }: FittedShape,
  seen: {
    colours: FloatImage;
    inside: Uint8Array;
    ids: Uint32Array;
    starts: readonly number[];
    fronts: readonly number[];
  },
): (Float64Array | undefined)[] {
  const { colours, inside, ids, starts, fronts } = seen;
  const { data } = toOklab(colours);
  const own = parts.map(() => new ColourTally());
  let part = 0;
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i] - 1;
    if (id < 0 || inside[i] < 250) continue;
    while (part > 0 && id < starts[part]) part--;
    while (part + 1 < starts.length && id >= starts[part + 1]) part++;
    own[part].add(data[3 * i], data[3 * i + 1], data[3 * i + 2]);
  }
  const kinds = parts.map(({ material }) => `${material.base}/${material.color ?? ''}`);
  const whole = new ColourTally();
  const byKind = new Map<string, Kind>();
  parts.forEach(({ material }, p) => {
    const expected = colorToOklab(ownColour(material));
    if (!byKind.has(kinds[p])) byKind.set(kinds[p], { tally: new ColourTally(), front: 0, expected });
  });
  own.forEach((tally, p) => {
    const kind = byKind.get(kinds[p]) as Kind;
    whole.addAll(tally);
    kind.tally.addAll(tally);
    kind.front += fronts[p];
  });
  const isKnown = ({ count }: ColourTally, front: number): boolean => count >= SEEN && count >= OPEN * front;
  const ofKind = new Map<string, Float64Array>();
  for (const [kind, { tally, front, expected }] of byKind) {
    const main = isKnown(tally, front) && mainColour(tally, expected);
    if (main) ofKind.set(kind, main);
  }
  // Where what is seen has the colours that were expected, what is not seen will have them, too.
  let [asExpected, all] = [0, 0];
  for (const [kind, main] of ofKind) {
    const { tally, expected } = byKind.get(kind) as Kind;
    all += tally.count;
    asExpected += distanceOf(main, expected) < ALIKE ? tally.count : 0;
  }
  const elsewhere = asExpected < TRUSTED * all ? mainColour(whole) : undefined;
  return parts.map(({ material }, p) => {
    const kind = ofKind.get(kinds[p]);
    if (kind && isKnown(own[p], fronts[p])) return mainColour(own[p], kind);
    return kind ?? (isNeutral(material) ? undefined : elsewhere);
  });
}

/** Parts of one material: their pixels, how many there could be, and its own colour, OKLab. */
interface Kind {
  tally: ColourTally;
  front: number;
  expected: Float64Array;
}

/** Between colours in OKLab; lightness, which light and shadow change, counts half. */
function distanceOf(one: Float64Array, other: Float64Array): number {
  return Math.hypot((one[0] - other[0]) / 2, one[1] - other[1], one[2] - other[2]);
}

/** Whether a material looks the same on a thing of any colour: tyres, panes, chrome. */
function isNeutral(material: MaterialSpec): boolean {
  const recipe = findRecipe(material.base);
  const [l, a, b] = colorToOklab(ownColour(material));
  return Math.hypot(a, b) < GREY && (l < DARK || (recipe.metal ?? 0) > 0.5 || (recipe.transmission ?? 0) > 0);
}

/** What colour a material has by itself. */
function ownColour({ base, color }: Pick<MaterialSpec, 'base' | 'color'>): string {
  return color ?? findRecipe(base).color;
}

/** A material in the colour that the picture gives it: opaque, without what its archetype paints on it. */
function recolour(material: MaterialSpec, main: Float64Array | undefined): MaterialSpec {
  const { base, scale, rough, grain, flow, about, clearcoat, sheen } = material;
  const kept = { base, scale, rough, grain, flow, about, sheen, transmission: 0, metal: 0 };
  const color = main ? linearToHex(linearOf(main)) : material.color;
  return { ...kept, color, clearcoat };
}

function linearOf([l, a, b]: Float64Array): Float64Array {
  const rgb = new Float64Array(3);
  oklabToLinear(l, a, b, rgb, 0);
  return rgb.map((v) => Math.max(0, v));
}
