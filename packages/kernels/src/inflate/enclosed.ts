import { blur, type FloatImage } from '../image/index.ts';

/** What differs so much (OKLab, lightness less, hue and chroma more) from everything on the rim nearby is something else. */
const APART = 0.12;
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

/**
 * What the front has and the outline nothing of, such as eyes, a mouth or the seat of a chair, and what lies so deep that no rim is nearby: 1 there. `lab`: colours (OKLab),
 * `distance`: signed, to the outline, pixels.
 */
export function findEnclosed(lab: FloatImage, distance: FloatImage): Uint8Array {
  const { width, height } = lab;
  const longest = Math.max(width, height);
  // 1: differs, 2: has been visited.
  const state = findOthers(lab, distance);
  const out = new Uint8Array(width * height);
  const piece = new Int32Array(width * height);
  for (let start = 0; start < state.length; start++) {
    if (state[start] !== 1) continue;
    let [count, onRim] = [1, 0];
    piece[0] = start;
    state[start] = 2;
    for (let k = 0; k < count; k++) {
      const i = piece[k];
      if (distance.data[i] < RIM[1] * longest) onRim++;
      for (const j of [i - 1, i + 1, i - width, i + width]) {
        if (state[j] !== 1) continue;
        state[j] = 2;
        piece[count++] = j;
      }
    }
    if (onRim < Math.max(ON_RIM_FEW, ON_RIM * count)) for (let k = 0; k < count; k++) out[piece[k]] = 1;
  }
  return out;
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
      if (!(distance.data[i] > 0) || rim.some((r) => isLike(data, i, r) && apart(i, r, width) < reach)) continue;
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++)
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++)
          if (distance.data[v * width + u] > 0) out[v * width + u] = 1;
    }
  return out;
}

function isLike(lab: Float32Array, i: number, j: number): boolean {
  const light = LIGHT * (lab[3 * i] - lab[3 * j]);
  const a = HUE * (lab[3 * i + 1] - lab[3 * j + 1]);
  const b = HUE * (lab[3 * i + 2] - lab[3 * j + 2]);
  return light * light + a * a + b * b < APART * APART;
}

/** Squared distance of two pixels. */
function apart(i: number, j: number, width: number): number {
  return ((i % width) - (j % width)) ** 2 + (Math.floor(i / width) - Math.floor(j / width)) ** 2;
}
