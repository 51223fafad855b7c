import type { Vec3 } from '../../../math/index.ts';
import { solid } from '../../kits/joinery/index.ts';
import { hoodDown, robe } from '../humanoid/outfits/pieces.ts';
import { cape } from '../humanoid/wardrobe/cape.ts';
import { belt, buttons, collar } from '../humanoid/wardrobe/details.ts';
import { drape } from '../humanoid/wardrobe/drape.ts';
import { type Dress, wear } from '../humanoid/wardrobe/dress.ts';
import { hemOf } from '../humanoid/wardrobe/form.ts';
import { top } from '../humanoid/wardrobe/garments.ts';
import { lapels } from '../humanoid/wardrobe/lapels.ts';
import { onTrunk } from '../humanoid/wardrobe/places.ts';

/** A piece of cloth sewn on the front: shares of the trunk and angles, lifted. */
function pocket(
  d: Dress,
  name: string,
  [t0, t1]: readonly [number, number],
  [a0, a1]: readonly [number, number],
  lift: number,
  material = 'top',
): void {
  const u = d.body.figure.u;
  const grid = Array.from({ length: 6 }, (_, r) =>
    Array.from(
      { length: 9 },
      (_, c): Vec3 => onTrunk(d.body, t1 + ((t0 - t1) * r) / 5, a0 + ((a1 - a0) * c) / 8, lift * u),
    ),
  );
  d.bench.add(name, material, { op: 'sheet', grid, thickness: 0.004 * u, spline: 'catmull' }, { detail: 0.8 });
}

/** Ribs at hem and cuffs. */
function ribs(d: Dress, low: number, sleeves: number, ease: number): void {
  wear(
    d,
    'hem rib',
    'trim',
    { trunk: [low - 0.01, low + 0.055] },
    { ease: ease + 0.0045, hem: 0.002, thick: 0.006, folds: 0 },
  );
  for (const side of ['left', 'right'] as const)
    wear(
      d,
      `${side} cuff`,
      'trim',
      { side, arms: sleeves + 0.03, armsFrom: sleeves - 0.14 },
      { ease: ease + 0.002, thick: 0.006, folds: 0 },
    );
}

function placket(d: Dress, from: number, to: number, lift: number): void {
  pocket(d, 'placket', [from, to], [-0.09, 0.09], lift);
  buttons(d, { from: from + 0.03, to: to - 0.02, n: Math.max(2, Math.round((to - from) / 0.13)), lift: lift + 0.004 });
}

/** Shirts and what is worn over them, by cut. Each gives the height of its hem. */
export const CUTS: Readonly<Record<string, (d: Dress) => number>> = {
  't-shirt'(d) {
    top(d, {
      name: 'shirt',
      sleeves: 0.8,
      low: 0.045,
      ease: 0.016,
      cuff: 0.034,
      hem: 0.003,
      straight: 0.01,
      folds: 0.006,
    });
    collar(d, { height: 0.009, flare: 0.002, at: 0.975, ease: 0.013, name: 'neck rib', material: 'trim' });
    return hemOf(d, 0.045);
  },
  tank(d) {
    top(d, {
      name: 'shirt',
      sleeves: -1,
      low: 0.06,
      high: 0.96,
      ease: 0.008,
      hem: 0.003,
      straight: 0.016,
      folds: 0.005,
      scoop: 0.13,
      armhole: 0.078,
    });
    return hemOf(d, 0.06);
  },
  polo(d) {
    top(d, { name: 'shirt', sleeves: 0.52, low: 0.06, ease: 0.009 });
    collar(d, { height: 0.024, flare: 0.016, open: 0.16, at: 0.97, name: 'collar', point: 0.25, material: 'trim' });
    placket(d, 0.72, 0.95, 0.012);
    return hemOf(d, 0.06);
  },
  shirt(d) {
    top(d, { name: 'shirt', sleeves: 1.9, low: 0.02, ease: 0.009, cuff: 0.004 });
    collar(d, { height: 0.024, flare: 0.012, open: 0.12, at: 0.975, name: 'collar', point: 0.3 });
    placket(d, 0.06, 0.95, 0.0115);
    pocket(d, 'breast pocket', [0.72, 0.84], [0.3, 0.72], 0.0125);
    for (const side of ['left', 'right'] as const)
      wear(
        d,
        `${side} cuff`,
        'top',
        { side, arms: 1.95, armsFrom: 1.8 },
        { ease: 0.0105, cuff: 0.004, thick: 0.005, folds: 0 },
      );
    return hemOf(d, 0.02);
  },
  hoodie(d) {
    top(d, { name: 'hoodie', sleeves: 1.9, low: 0.08, ease: 0.013, folds: 0.012, cuff: 0.006 });
    ribs(d, 0.08, 1.9, 0.012);
    collar(d, { height: 0.022, flare: 0.036, open: 0.22, ease: 0.016, name: 'hood', at: 0.965, material: 'top' });
    collar(d, { height: 0.03, flare: 0.02, open: 0.3, ease: 0.011, name: 'hood lining', at: 0.968, material: 'under' });
    pocket(d, 'kangaroo pocket', [0.16, 0.38], [-0.72, 0.72], 0.0185);
    const u = d.body.figure.u;
    for (const s of [1, -1])
      d.bench.add(
        `${s > 0 ? 'left' : 'right'} drawstring`,
        'under',
        solid.tube(
          [0.95, 0.9, 0.82, 0.72].map((t, i) =>
            onTrunk(d.body, t, s * (0.26 - 0.02 * i), (0.021 + 0.002 * (i % 2)) * u),
          ),
          0.0035 * u,
        ),
        { detail: 0.5 },
      );
    return hemOf(d, 0.07);
  },
  sweater(d) {
    top(d, { name: 'sweater', sleeves: 1.9, low: 0.08, ease: 0.013, folds: 0.01, cuff: 0.004 });
    ribs(d, 0.08, 1.9, 0.012);
    collar(d, { height: 0.016, flare: 0.005, at: 0.972, ease: 0.011, name: 'neck rib', material: 'trim' });
    return hemOf(d, 0.07);
  },
  vest(d) {
    top(d, {
      name: 'shell',
      material: 'top',
      sleeves: 0.08,
      low: 0.12,
      high: 0.97,
      ease: 0.011,
      v: 0.34,
      folds: 0.003,
      thick: 0.006,
    });
    buttons(d, { from: 0.2, to: 0.56, n: 4, lift: 0.016 });
    for (const s of [1, -1])
      pocket(d, `${s > 0 ? 'left' : 'right'} pocket`, [0.3, 0.35], [s * 0.42, s * 0.82], 0.0145, 'trim');
    return hemOf(d, 0.12);
  },
  jacket(d) {
    top(d, {
      name: 'jacket',
      sleeves: 1.9,
      low: 0.1,
      ease: 0.0135,
      open: 0.012,
      folds: 0.01,
      thick: 0.006,
      cuff: 0.004,
    });
    ribs(d, 0.1, 1.9, 0.013);
    collar(d, {
      height: 0.03,
      flare: 0.01,
      open: 0.12,
      at: 0.972,
      ease: 0.013,
      name: 'collar',
      point: 0.1,
      material: 'trim',
    });
    for (const s of [1, -1]) {
      pocket(d, `${s > 0 ? 'left' : 'right'} pocket`, [0.3, 0.42], [s * 0.42, s * 0.72], 0.019, 'trim');
      const u = d.body.figure.u;
      d.bench.add(
        `${s > 0 ? 'left' : 'right'} zip`,
        'metal',
        solid.tube(
          [0.12, 0.3, 0.5, 0.7, 0.85, 0.95].map((t) => onTrunk(d.body, t, s * 0.13, 0.017 * u)),
          0.0028 * u,
        ),
        { detail: 0.5 },
      );
    }
    return hemOf(d, 0.09);
  },
  coat(d) {
    top(d, { name: 'coat', sleeves: 1.92, low: 0.28, ease: 0.0135, v: 0.4, folds: 0.006, thick: 0.007, cuff: 0.004 });
    drape(d, 'coat skirt', 'top', {
      from: 0.32,
      hem: 0.36,
      ease: 0.016,
      flare: 0.03,
      folds: 7,
      depth: 0.006,
      thick: 0.006,
    });
    lapels(d, { v: 0.4, lift: 0.018, wide: 0.04 });
    belt(d, { at: 0.34, wide: 0.034, ease: 0.021 });
    buttons(d, { from: 0.4, to: 0.54, n: 2, lift: 0.021, aside: 0.2 });
    const y = d.body.joint('spine')[1];
    return y * 0.36 - 0.01;
  },
  suit(d) {
    top(d, { name: 'shirt', material: 'under', sleeves: 1.96, low: 0.2, ease: 0.005, hem: 0, folds: 0.002 });
    collar(d, { material: 'under', height: 0.022, flare: 0.006, open: 0.12, name: 'shirt collar', point: 0.2 });
    top(d, { name: 'jacket', sleeves: 1.88, low: 0.02, ease: 0.0125, hem: 0.006, v: 0.48, folds: 0.005, thick: 0.006 });
    lapels(d, { v: 0.48, lift: 0.0165 });
    buttons(d, { from: 0.3, to: 0.44, n: 2, lift: 0.019 });
    return hemOf(d, 0.02);
  },
  robe(d) {
    robe(d, { flare: 0.06, sleeves: 1.9, cuff: 0.045, scoop: 0.04, hem: 0.02 });
    belt(d, { at: 0.36, wide: 0.034, ease: 0.017, buckle: null });
    collar(d, { height: 0.014, flare: 0.006, material: 'trim', name: 'collar' });
    hoodDown(d);
    return 0.018;
  },
  cape(d) {
    cape(d, { hem: 0.02, wide: 108, flare: 0.07, clasp: 'metal' });
    collar(d, {
      material: 'cape',
      height: 0.05,
      flare: 0.03,
      open: 0.8,
      ease: 0.018,
      point: 0.15,
      name: 'collar',
      at: 0.965,
    });
    return 0.03;
  },
};
