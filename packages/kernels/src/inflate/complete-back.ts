import { blur, createFloatImage, type FloatImage, resize } from '../image/index.ts';

/** Pixels from the outline at which the subject's own colours begin, as a share of the longest side. */
const RIM = 0.012;
/** Colours go around a body rather than along it. */
const ALONG = 0.12;
const SWEEPS = 50;
const COARSEST = 24;
/** How much of the front's fine detail the back has, and the most of it. */
const DETAIL = 0.6;
const DETAIL_MOST = 0.07;

/**
 * What the back of a subject may look like, seen through it from the front: colours of the left and right outline meet in the middle, so that belts and
 * stripes go around while faces do not; the front's fine grain is laid over it. `lab`: colours of the front in OKLab (three channels), `distance`: signed, to the
 * outline, pixels. Where there is no subject the nearest colours stand.
 */
export function completeBack(lab: FloatImage, distance: FloatImage): FloatImage {
  const { width, height } = lab;
  const rim = Math.max(1.2, RIM * Math.max(width, height));
  const fixed = createFloatImage(width, height, 4);
  for (let i = 0; i < distance.data.length; i++) {
    const d = distance.data[i];
    // The colour a little inside stands for the rim itself, where the ground shines through.
    const w = d > rim && d < 2.6 * rim ? 1 : d > 0.5 && d <= rim ? 1e-3 : 0;
    for (let c = 0; c < 3; c++) fixed.data[4 * i + c] = w * lab.data[3 * i + c];
    fixed.data[4 * i + 3] = w;
  }
  const inside = createFloatImage(width, height, 1);
  for (let i = 0; i < inside.data.length; i++) inside.data[i] = distance.data[i] > 0 ? 1 : 0;
  const back = diffuse(fixed, inside);
  addGrain(back, lab, distance, rim);
  return back;
}

/** Lays the front's grain over the back; what is much stronger than the usual, such as eyes and seams, is no grain. */
function addGrain(back: FloatImage, lab: FloatImage, distance: FloatImage, rim: number): void {
  const longest = Math.max(lab.width, lab.height);
  const smooth = blur(lab, Math.max(1.2, longest / 120));
  const strength = createFloatImage(lab.width, lab.height, 1);
  const inside: number[] = [];
  for (let i = 0; i < strength.data.length; i++) {
    if (distance.data[i] < 2 * rim) continue;
    for (let c = 0; c < 3; c++) strength.data[i] += Math.abs(lab.data[3 * i + c] - smooth.data[3 * i + c]);
  }
  const around = blur(strength, longest / 40).data;
  for (let i = 0; i < around.length; i++) if (distance.data[i] >= 2 * rim) inside.push(around[i]);
  const usual = inside.sort((a, b) => a - b)[Math.floor(inside.length * 0.35)] ?? 0;
  for (let i = 0; i < around.length; i++) {
    const fade =
      Math.min(1, Math.max(0, distance.data[i] / (3 * rim))) * Math.min(1, (usual / (around[i] + 1e-6)) ** 2);
    for (let c = 0; c < 3; c++) {
      const fine = DETAIL * (lab.data[3 * i + c] - smooth.data[3 * i + c]);
      back.data[3 * i + c] += fade * Math.min(DETAIL_MOST, Math.max(-DETAIL_MOST, fine));
    }
  }
}

/** Spreads what is fixed (weighted colours and weight) over the inside, further across than along. */
function diffuse(fixed: FloatImage, inside: FloatImage): FloatImage {
  const { width, height } = fixed;
  const out = createFloatImage(width, height, 3);
  if (Math.max(width, height) > COARSEST) {
    const w = Math.max(1, Math.ceil(width / 2));
    const h = Math.max(1, Math.ceil(height / 2));
    out.data.set(resize(diffuse(resize(fixed, w, h), resize(inside, w, h)), width, height).data);
  } else out.data.set(meanOf(fixed));
  const { data } = out;
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++) {
        const own = 8 * fixed.data[4 * i + 3];
        if (inside.data[i] < 0.25 && own === 0) continue;
        const l = x > 0 ? inside.data[i - 1] : 0;
        const r = x < width - 1 ? inside.data[i + 1] : 0;
        const u = ALONG * (y > 0 ? inside.data[i - width] : 0);
        const d = ALONG * (y < height - 1 ? inside.data[i + width] : 0);
        const sum = l + r + u + d + own;
        if (!(sum > 0)) continue;
        for (let c = 0; c < 3; c++) {
          const value =
            (l > 0 ? l * data[3 * (i - 1) + c] : 0) +
            (r > 0 ? r * data[3 * (i + 1) + c] : 0) +
            (u > 0 ? u * data[3 * (i - width) + c] : 0) +
            (d > 0 ? d * data[3 * (i + width) + c] : 0) +
            8 * fixed.data[4 * i + c];
          data[3 * i + c] = value / sum;
        }
      }
  return out;
}

function meanOf({ width, height, data }: FloatImage): Float32Array {
  const sum = [0, 0, 0, 1e-9];
  for (let i = 0; i < data.length; i++) sum[i % 4] += data[i];
  return Float32Array.from({ length: 3 * width * height }, (_, i) => sum[i % 3] / sum[3]);
}
