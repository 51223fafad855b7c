import type { Vec3 } from '../../../math/index.ts';
import { solid } from '../../kits/joinery/index.ts';
import { robe } from '../humanoid/outfits/pieces.ts';
import { drape } from '../humanoid/wardrobe/drape.ts';
import type { Dress } from '../humanoid/wardrobe/dress.ts';
import { top, trousers } from '../humanoid/wardrobe/garments.ts';
import { closedShape } from '../humanoid/wardrobe/patch.ts';
import { onTrunk } from '../humanoid/wardrobe/places.ts';

/** Rows across and round a mantle. */
const ACROSS = 34;
const AROUND = 72;

/** A mantle wound from the left shoulder round the right hip: one cloth in long folds that gather on the shoulder. */
function mantle(d: Dress, lift = 0.02): void {
  const u = d.body.figure.u;
  const points: number[] = [];
  const ring = (a: number, out: number): number[] =>
    Array.from({ length: ACROSS }, (_, i) => {
      const s = (2 * i) / (ACROSS - 1) - 1;
      const low = 0.5 - 0.5 * Math.cos(a);
      const t = 0.64 + 0.27 * Math.cos(a) + s * (0.12 + 0.03 * low);
      const phase = 2.3 * s + 0.3 * Math.sin(a + 0.4);
      const ridge = 0.5 + 0.5 * Math.cos(2 * Math.PI * phase);
      const hem = Math.min(1, (1 - Math.abs(s)) * 5);
      const stands = lift * (0.3 + 0.5 * hem) + 0.013 * ridge * (0.3 + 0.7 * hem) - out;
      return points.push(...onTrunk(d.body, Math.min(0.965, t), 1.42 - a, stands * u)) / 3 - 1;
    });
  const rings = Array.from({ length: AROUND }, (_, k) => {
    const a = (2 * Math.PI * k) / AROUND;
    return { outer: ring(a, 0), inner: ring(a, 0.008) };
  });
  const quads: number[] = [];
  rings.forEach((here, k) => {
    const next = rings[(k + 1) % AROUND];
    for (let i = 0; i + 1 < ACROSS; i++) {
      quads.push(here.outer[i], here.outer[i + 1], next.outer[i + 1], next.outer[i]);
      quads.push(here.inner[i], next.inner[i], next.inner[i + 1], here.inner[i + 1]);
    }
    const e = ACROSS - 1;
    quads.push(here.outer[0], next.outer[0], next.inner[0], here.inner[0]);
    quads.push(here.outer[e], here.inner[e], next.inner[e], next.outer[e]);
  });
  d.bench.add('mantle', 'top', closedShape(points, quads), { detail: 1.3 });
}

/** A cloth round the hips, held by a rolled edge. `hem` as in `drape`. */
function hipCloth(d: Dress, hem: number): void {
  const u = d.body.figure.u;
  trousers(d, { name: 'cloth', material: 'top', low: 0.12, high: 0.24, ease: 0.004, wide: 0, folds: 0.004 });
  drape(d, 'hip cloth', 'top', { from: 0.2, hem, ease: 0.009, flare: 0.022, folds: 12, depth: 0.011 });
  for (let k = 0; k < 3; k++) {
    const path = Array.from({ length: 36 }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / 36;
      return onTrunk(
        d.body,
        0.215 + 0.018 * k + 0.035 * Math.cos(a - 0.8) + 0.006 * Math.sin(5 * a + k * 2),
        a,
        (0.012 + 0.003 * Math.sin(3 * a + k)) * u,
      );
    });
    d.bench.add(`cloth roll ${k + 1}`, 'top', solid.tube(path, 0.0105 * u, { closed: true }), { detail: 0.7 });
  }
  const knot = onTrunk(d.body, 0.23, 0.85, 0.022 * u);
  d.bench.add('cloth knot', 'top', { op: 'ball', r: [0.022 * u, 0.018 * u, 0.016 * u], at: knot }, { detail: 0.6 });
}

/** A long gown with a mantle over it. */
function toga(d: Dress, sleeves = 0.5): void {
  robe(d, { flare: 0.05, sleeves, cuff: 0.025, scoop: 0.045, ease: 0.007, hem: 0.085 });
  mantle(d);
}

/** A monk's cloth over one shoulder, wide legs crossed under it. */
function kasaya(d: Dress): void {
  trousers(d, { material: 'top', ease: 0.013, wide: 0.012, high: 0.36, low: 1.85, folds: 0.012 });
  top(d, { name: 'robe', sleeves: 1.3, low: 0.16, ease: 0.007, scoop: 0.1, folds: 0.012, cuff: 0.02 });
  mantle(d, 0.015);
}

/** Cloth as sculptors carve it: mantles, hip cloths, gowns. */
export const robes = { mantle, hipCloth, toga, kasaya };
