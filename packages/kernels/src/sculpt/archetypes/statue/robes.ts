import type { Vec3 } from '../../../math/index.ts';
import { solid } from '../../kits/joinery/index.ts';
import { robe } from '../humanoid/outfits/pieces.ts';
import { drape } from '../humanoid/wardrobe/drape.ts';
import type { Dress } from '../humanoid/wardrobe/dress.ts';
import { top, trousers } from '../humanoid/wardrobe/garments.ts';
import { onTrunk } from '../humanoid/wardrobe/places.ts';

const STRANDS = 6;

/** Folds of a mantle wound from the left shoulder round the right hip: cords side by side. */
function mantle(d: Dress, lift = 0.02): void {
  const u = d.body.figure.u;
  for (let k = 0; k < STRANDS; k++) {
    const path: Vec3[] = [];
    const n = 40;
    for (let i = 0; i < n; i++) {
      const a = (2 * Math.PI * i) / n;
      const spread = (k - (STRANDS - 1) / 2) * (0.026 + 0.012 * Math.sin(a + 0.6));
      const t = 0.64 + 0.27 * Math.cos(a) + spread;
      path.push(onTrunk(d.body, Math.min(0.955, t), 1.42 - a, (lift + 0.006 * ((k * 7) % 3)) * u));
    }
    d.bench.add(
      `mantle fold ${k + 1}`,
      'top',
      solid.tube(path, (0.0115 + 0.002 * ((k * 5) % 3)) * u, { closed: true }),
      { detail: 0.8 },
    );
  }
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
