import type { Rng } from '../../../math/index.ts';
import { outline, solid } from '../joinery/index.ts';
import { felt, type Warp } from './felt.ts';
import type { HatPart } from './hat-part.ts';
import { bow } from './ribbons.ts';

const { bandShell, feltShell, hem } = felt;

const bumpAt = (x: number, at: number, w: number): number => Math.exp(-(((x - at) / w) ** 2));

/** Top hat: flared silk cylinder with a rolled brim. */
export function topHat(rng: Rng): HatPart[] {
  const h = rng.range(0.135, 0.16);
  const flare = rng.range(0, 0.008);
  const line = outline.pairs([
    0.0006,
    h,
    0.06,
    h + 0.001,
    0.088 + flare,
    h - 0.001,
    0.0935 + flare,
    h - 0.005,
    0.094 + flare,
    h - 0.012,
    0.09,
    h * 0.6,
    0.0885,
    h * 0.35,
    0.0905,
    0.02,
    0.092,
    0.006,
    0.096,
    0.001,
    0.112,
    -0.001,
    0.13,
    0.001,
    0.139,
    0.005,
  ]);
  const warp: Warp = (a, r, y) => {
    const out = Math.max(0, r - 0.093);
    return [r * Math.sin(a), y + out * (0.42 * Math.sin(a) ** 2 - 0.22 * Math.cos(a) ** 2), r * Math.cos(a)];
  };
  return [
    { name: 'hat', slot: 'hat', shape: feltShell(line, 0.0028, warp), detail: 1.4 },
    { name: 'brim binding', slot: 'trim', shape: hem(0.139, 0.0045, 0.0028, warp, 56), detail: 0.6 },
    { name: 'band', slot: 'band', shape: bandShell(0.006, 0.042, () => 0.0905, 0.0016, warp) },
    { name: 'bow', slot: 'band', shape: bow([-0.0945, 0.024, 0.004], -90) },
    { name: 'crown edge', slot: 'trim', shape: hem(0.0938 + flare, h - 0.008, 0.0012, warp), detail: 0.5 },
  ];
}

/** Cowboy hat: pinched crown, sides of the brim rolled up. */
export function cowboyHat(rng: Rng): HatPart[] {
  const h = 0.125;
  const roll = rng.range(0.85, 1.1);
  const line = outline.pairs([
    0.0006,
    h - 0.004,
    0.03,
    h - 0.001,
    0.055,
    h,
    0.07,
    h - 0.006,
    0.079,
    h - 0.022,
    0.083,
    h * 0.62,
    0.087,
    h * 0.34,
    0.09,
    0.014,
    0.093,
    0.004,
    0.1,
    0.0,
    0.12,
    -0.002,
    0.145,
    -0.003,
    0.165,
    -0.003,
    0.178,
    -0.002,
  ]);
  const warp: Warp = (a, r, y) => {
    const s = Math.sin(a);
    const c = Math.cos(a);
    const t = Math.max(0, y) / h;
    const out = Math.max(0, r - 0.094);
    const x = r * s * (1 - 0.16 * t ** 2) * (1 - 0.22 * bumpAt(c, 0.8, 0.3) * t ** 3);
    const z = r * c * (1.08 - 0.1 * t);
    // the long crease on top, with its two dents in front
    const crease =
      -0.032 * t ** 6 * bumpAt(x, 0, 0.02) - 0.014 * t ** 4 * (z > 0.02 ? bumpAt(Math.abs(x), 0.045, 0.018) : 0);
    const lift = out * roll * (1.15 * s ** 4 * (0.6 + out * 5) - 0.32 * c ** 4);
    const tuck = out > 0 ? 1 - 0.22 * s ** 4 * (out / 0.085) : 1;
    return [x * tuck, y + crease + lift + 0.01 * t * c, z * (1 + 0.12 * (out > 0 ? 1 : 0) * c * c)];
  };
  const rim = line[line.length - 1];
  const parts: HatPart[] = [
    { name: 'hat', slot: 'hat', shape: feltShell(line, 0.0032, warp, 56), detail: 1.6 },
    { name: 'brim edge', slot: 'trim', shape: hem(rim[0], rim[1] - 0.001, 0.0026, warp, 64), detail: 0.6 },
    { name: 'band', slot: 'band', shape: bandShell(0.008, 0.03, () => 0.0905, 0.0022, warp) },
    { name: 'band cord', slot: 'trim', shape: hem(0.0935, 0.019, 0.0018, warp, 56), detail: 0.5 },
    {
      name: 'buckle',
      slot: 'metal',
      shape: solid.put(
        solid.slab(outline.roundRect(0.022, 0.024, 0.004, 0, 0, 3), 0.003, [0, 0, 0], 'z', {
          holes: [outline.roundRect(0.012, 0.014, 0.002, 0, 0, 2)],
          bevel: 0.001,
        }),
        warp(1.45, 0.095, 0.019),
        [0, 83, 0],
      ),
    },
  ];
  const conchos = [-0.9, -0.45, 0, 0.45, 0.9].map((a) =>
    solid.put({ op: 'ball', r: [0.0055, 0.0055, 0.002] }, warp(a, 0.0935, 0.019), [0, (a * 180) / Math.PI, 0]),
  );
  parts.push({ name: 'conchos', slot: 'metal', shape: solid.many(conchos), detail: 0.5 });
  return parts;
}
