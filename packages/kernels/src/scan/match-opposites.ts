import { type CutOut, createFloatImage, opaqueBox, resize, signedDistance } from '../image/index.ts';
import { cropPicture } from '../inflate/index.ts';

/** A picture's box, pixels; it may reach past what the picture shows. */
export interface ViewBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Outlines are compared at so many pixels along the longest side, with as much room around. */
const SIDE = 96;
/** Points of an outline that lie this far from the other's, as a share of its longest side, still agree by two thirds: from round to round. */
const NEAR = [0.03, 0.012, 0.006] as const;
/** Scales that are tried: factors between neighbours, and so many either way. */
const SCALE = 1.07;
const SCALES = 10;
/** Places that are tried at each: distance between neighbours, and so many either way; then so many rounds for each of what counts as near. */
const STEP = 0.045;
const PLACES = 11;
const ROUNDS = 12;
/** Outlines whose boxes agree by this much are laid box on box; another way must be better by so much. */
const ALIKE = 0.6;
const BETTER = 0.12;
/** What one lacks reaches this far out of its box, as a share of its longest side: perspective alone, at 40 degrees, makes up to 0.18. */
const LACKING = 0.2;

/** An outline's contour and distances, longest side of its box 1, from the middle of the box on: x to the right, y down. */
interface Contour {
  points: Float64Array;
  /** Distance to the contour. */
  far(x: number, y: number): number;
}

/** How the second outline, mirrored, is laid on the first: scaled, then moved; in the first one's units. */
interface Fit {
  scale: number;
  x: number;
  y: number;
}

/**
 * Boxes of two pictures of opposite sides that show the same part of space. Outlines of opposite sides are mirror images, so that their boxes do, unless one shows what the other lacks:
 * a fin that was cut off, a sheet that is seen from one side alone. Then what both share is laid on each other, and both boxes are the one around all of it.
 */
export function matchOpposites(first: CutOut, second: CutOut): [ViewBox, ViewBox] {
  const boxes: [ViewBox, ViewBox] = [opaqueBox(first), opaqueBox(second)];
  const [a, b] = [contourOf(first, boxes[0]), contourOf(second, boxes[1])];
  const [tallA, tallB] = boxes.map((box) => (box.bottom - box.top) / longestOf(box));
  const asBoxes = agreement(a, b, { scale: tallA / tallB, x: 0, y: 0 }, NEAR[0]);
  if (asBoxes >= ALIKE) return boxes;
  const fit = search(a, b);
  if (agreement(a, b, fit, NEAR[0]) < asBoxes + BETTER) return boxes;
  const both = around(boxes, fit);
  return both.some((box, i) => growth(boxes[i], box) > LACKING) ? both : boxes;
}

function longestOf({ left, top, right, bottom }: ViewBox): number {
  return Math.max(1, right - left, bottom - top);
}

/** How far a box around another reaches past it. */
function growth(own: ViewBox, whole: ViewBox): number {
  const past = [own.left - whole.left, own.top - whole.top, whole.right - own.right, whole.bottom - own.bottom];
  return Math.max(...past) / longestOf(own);
}

function contourOf(cut: CutOut, box: ViewBox): Contour {
  const longest = longestOf(box);
  const [left, top] = [box.left + box.right, box.top + box.bottom].map((sum) => Math.round((sum - longest) / 2));
  const frame = { left, top, width: longest, height: longest };
  const whole = cropPicture({ width: cut.width, height: cut.height, channels: 1, data: cut.alpha }, frame);
  const small = resize(whole, SIDE, SIDE);
  const n = 2 * SIDE;
  const alpha = createFloatImage(n, n, 1);
  for (let v = 0; v < SIDE; v++)
    alpha.data.set(small.data.subarray(v * SIDE, (v + 1) * SIDE), (v + SIDE / 2) * n + SIDE / 2);
  const { data } = signedDistance(alpha);
  const per = 1 / SIDE;
  const points: number[] = [];
  for (let v = 0, i = 0; v < n; v++)
    for (let u = 0; u < n; u++, i++)
      if (Math.abs(data[i]) <= 0.5) points.push((u + 0.5 - SIDE) * per, (v + 0.5 - SIDE) * per);
  const far = (x: number, y: number): number => {
    const [u, v] = [Math.round(x / per + SIDE - 0.5), Math.round(y / per + SIDE - 0.5)];
    if (u < 0 || v < 0 || u >= n || v >= n) return 1;
    return Math.abs(data[v * n + u]) * per;
  };
  return { points: Float64Array.from(points), far };
}

/** Share of both contours that lies on the other's, 0..1. Chamfer matching (Barrow et al., 1977) with a bound on what a point counts. */
function agreement(a: Contour, b: Contour, { scale, x, y }: Fit, near: number): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < a.points.length; i += 2) {
    const d = scale * b.far((x - a.points[i]) / scale, (a.points[i + 1] - y) / scale);
    sum += 1 / (1 + 0.5 * (d / near) ** 2);
  }
  count += a.points.length / 2;
  for (let i = 0; i < b.points.length; i += 2) {
    const d = a.far(x - scale * b.points[i], y + scale * b.points[i + 1]);
    sum += scale / (1 + 0.5 * (d / near) ** 2);
  }
  count += (scale * b.points.length) / 2;
  return sum / Math.max(1, count);
}

/** From every scale's likeliest place, coarsely, then ever nearer: what one lacks draws the other's scale aside, which shows only near by. */
function search(a: Contour, b: Contour): Fit {
  let best: Fit = { scale: 1, x: 0, y: 0 };
  let most = -1;
  for (let k = -SCALES; k <= SCALES; k++) {
    const fit = climb(a, b, placeAt(a, b, SCALE ** k));
    const found = agreement(a, b, fit, NEAR[NEAR.length - 1]);
    if (found > most) [most, best] = [found, fit];
  }
  return best;
}

function placeAt(a: Contour, b: Contour, scale: number): Fit {
  let best: Fit = { scale, x: 0, y: 0 };
  let most = -1;
  for (let x = -PLACES; x <= PLACES; x++)
    for (let y = -PLACES; y <= PLACES; y++) {
      const fit = { scale, x: x * STEP, y: y * STEP };
      const found = agreement(a, b, fit, NEAR[0]);
      if (found > most) [most, best] = [found, fit];
    }
  return best;
}

function climb(a: Contour, b: Contour, from: Fit): Fit {
  let best = from;
  let reach = STEP;
  for (const near of NEAR) {
    let most = agreement(a, b, best, near);
    for (let round = 0; round < ROUNDS && reach > near / 8; round++) {
      const { scale, x, y } = best;
      const tried = [-reach, reach].flatMap((d) => [
        { scale, x: x + d, y },
        { scale, x, y: y + d },
        { scale: scale * (1 + d), x, y },
      ]);
      let moved = false;
      for (const fit of tried) {
        const found = agreement(a, b, fit, near);
        if (found > most) [most, best, moved] = [found, fit, true];
      }
      if (!moved) reach /= 2;
    }
  }
  return best;
}

/** The box around both outlines, in the pixels of each. */
function around([a, b]: readonly [ViewBox, ViewBox], { scale, x, y }: Fit): [ViewBox, ViewBox] {
  const [la, lb] = [longestOf(a), longestOf(b)];
  const halves = (box: ViewBox, long: number): [number, number] => [
    (box.right - box.left) / 2 / long,
    (box.bottom - box.top) / 2 / long,
  ];
  const [aw, ah] = halves(a, la);
  const [bw, bh] = halves(b, lb).map((v) => v * scale);
  const [left, right] = [Math.min(-aw, x - bw), Math.max(aw, x + bw)];
  const [top, bottom] = [Math.min(-ah, y - bh), Math.max(ah, y + bh)];
  const [ax, ay] = [(a.left + a.right) / 2, (a.top + a.bottom) / 2];
  const [bx, by] = [(b.left + b.right) / 2, (b.top + b.bottom) / 2];
  const k = lb / scale;
  return [
    {
      left: Math.round(ax + left * la),
      right: Math.round(ax + right * la),
      top: Math.round(ay + top * la),
      bottom: Math.round(ay + bottom * la),
    },
    {
      // Mirrored: its left is the other's right.
      left: Math.round(bx - (right - x) * k),
      right: Math.round(bx - (left - x) * k),
      top: Math.round(by + (top - y) * k),
      bottom: Math.round(by + (bottom - y) * k),
    },
  ];
}
