import { blur, type FloatImage, findPieces } from '../image/index.ts';

/** What differs so much (OKLab, lightness less, hue and chroma more) from everything on the rim nearby is something else. */
const APART = 0.12;
/** And what differs so much from what would be there by the outline alone is striking. */
const STRIKING = 0.2;
/** As do eyes, which are darker somewhere by this: not so spots and blossoms. */
const DARK = 0.25;
/** Stripes are so many times as long as wide. */
const LONG = 2.6;
const LIGHT = 0.7;
const HUE = 1.4;
/** Which pixels make the rim, from the outline on, and how far away they still count; shares of the longest side. */
const RIM = [0.008, 0.03] as const;
const NEARBY = 0.12;
/** Rim and subject are compared at every so many-th pixel. */
const STEP = 3;
/** Something is enclosed where less than this share of it, or fewer pixels, lies on the rim. */
const ON_RIM = 0.04;
const ON_RIM_FEW = 3;

/** What the front has and the outline nothing of, such as the seat of a chair, and what lies so deep that no rim is nearby: 1 there. `lab`: colours (OKLab), `distance`: signed, to the outline, pixels. */
export function findEnclosed(lab: FloatImage, distance: FloatImage): Uint8Array {
  return keepEnclosed(findOthers(lab, distance), distance);
}

/** What stands out of the colours around it without reaching the outline, as eyes do: 1 there. `smooth`: the colours by the outline alone, as `lab`. */
export function findFeatures(lab: FloatImage, smooth: FloatImage, distance: FloatImage): Uint8Array {
  const odd = new Uint8Array(distance.data.length);
  const dark = new Uint8Array(odd.length);
  for (let i = 0; i < odd.length; i++) {
    odd[i] = distance.data[i] > 0 && !isLike(lab.data, i, smooth.data, i, STRIKING) ? 1 : 0;
    dark[i] = lab.data[3 * i] < smooth.data[3 * i] - DARK ? 1 : 0;
  }
  return keepEnclosed(odd, distance, dark);
}

/** The pieces of a mask (1) of which next to nothing lies on the rim. With `dark`: only those that have some of it and are no stripes. */
function keepEnclosed(mask: Uint8Array, distance: FloatImage, dark?: Uint8Array): Uint8Array {
  const { width, height } = distance;
  const rim = RIM[1] * Math.max(width, height);
  const { label, facts, count } = findPieces(mask, width, height, 1);
  const onRim = new Uint32Array(count);
  const some = new Uint32Array(count);
  const squares = new Float64Array(3 * count);
  for (let i = 0; i < label.length; i++) {
    const p = label[i];
    if (p < 0) continue;
    if (distance.data[i] < rim) onRim[p]++;
    some[p] += dark ? dark[i] : 1;
    const [x, y] = [i % width, Math.floor(i / width)];
    squares[3 * p] += x * x;
    squares[3 * p + 1] += x * y;
    squares[3 * p + 2] += y * y;
  }
  const isKept = Array.from({ length: count }, (_, p) => {
    const few = Math.max(ON_RIM_FEW, ON_RIM * facts[4 * p]);
    const isLong = (): boolean => isStripe(facts.subarray(4 * p, 4 * p + 3), squares.subarray(3 * p, 3 * p + 3));
    return some[p] > 0 && onRim[p] < few && !(dark && isLong());
  });
  return Uint8Array.from(label, (p) => (p >= 0 && isKept[p] ? 1 : 0));
}

/** Whether pixels make something long, by their second moments: how many, the sums of x and y, and of xx, xy and yy. */
function isStripe([n, x, y]: Float64Array, [xx, xy, yy]: Float64Array): boolean {
  const [a, b, c] = [xx / n - (x / n) ** 2, xy / n - (x * y) / n / n, yy / n - (y / n) ** 2];
  const [mean, off] = [(a + c) / 2, Math.hypot((a - c) / 2, b)];
  return mean + off > LONG * LONG * Math.max(0.08, mean - off);
}

/** 1 where nothing on the rim nearby has colours alike. */
function findOthers(lab: FloatImage, distance: FloatImage): Uint8Array {
  const { width, height } = lab;
  const longest = Math.max(width, height);
  const { data } = blur(lab, 1);
  const rim: number[] = [];
  for (let y = 0; y < height; y += STEP)
    for (let x = 0; x < width; x += STEP) {
      const d = distance.data[y * width + x];
      if (d > Math.max(1.5, RIM[0] * longest) && d < Math.max(4, RIM[1] * longest)) rim.push(y * width + x);
    }
  const out = new Uint8Array(width * height);
  const reach = (NEARBY * longest) ** 2;
  for (let y = 0; y < height; y += STEP)
    for (let x = 0; x < width; x += STEP) {
      const i = y * width + x;
      if (!(distance.data[i] > 0) || rim.some((r) => isLike(data, i, data, r, APART) && apart(i, r, width) < reach))
        continue;
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++)
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++)
          if (distance.data[v * width + u] > 0) out[v * width + u] = 1;
    }
  return out;
}

function isLike(lab: Float32Array, i: number, other: Float32Array, j: number, most: number): boolean {
  const light = LIGHT * (lab[3 * i] - other[3 * j]);
  const a = HUE * (lab[3 * i + 1] - other[3 * j + 1]);
  const b = HUE * (lab[3 * i + 2] - other[3 * j + 2]);
  return light * light + a * a + b * b < most * most;
}

/** Squared distance of two pixels. */
function apart(i: number, j: number, width: number): number {
  return ((i % width) - (j % width)) ** 2 + (Math.floor(i / width) - Math.floor(j / width)) ** 2;
}
