import { cellNoise, fbm, gradientNoise } from '../../math/index.ts';
import type { Recipe, RecipeInput, SampleFn } from '../recipe.ts';
import { mixColor, setColor, smooth } from '../shade.ts';

/** Leather: a pebbled net of creases over soft clouds, dark in the hollows, pale and polished where it rubs. */
function buildLeather(c: RecipeInput): SampleFn {
  const cell = new Float64Array(6);
  const s = 1 / (0.0075 * c.scale);
  // grain finer than the texels would be speckles: cork
  const seen = c.visible(0.0075 * c.scale);
  const bigNoise = c.broad(3, c.seed + 1, 7);
  return (x, y, z, _nx, _ny, _nz, ao, cv, out) => {
    const big = bigNoise(x * 7, y * 7, z * 7);
    const w = 0.3 * gradientNoise(x * s * 0.5, y * s * 0.5, z * s * 0.5, c.seed + 2);
    cellNoise(x * s + w, y * s - w, z * s + w, 1, c.seed, cell);
    const e = cell[1] - cell[0];
    const crease = seen * smooth(0.22, 0.02, e);
    setColor(out, c.color, 0.99 + 0.1 * seen * (cell[2] / 255 - 0.5) + 0.18 * big);
    mixColor(out, c.color2, 1, 0.4 * smooth(0, 0.6, big) + (0.25 + 0.5 * c.wear) * smooth(0.15, 0.75, cv));
    mixColor(out, c.color3, 1, 0.55 * crease + 0.45 * smooth(0.25, 0.9, 1 - ao));
    out[3] = c.rough + 0.18 * crease + 0.1 * big - 0.1 * smooth(0.15, 0.75, cv);
    out[4] = 0;
    out[5] = c.scale * (0.0011 * seen * smooth(0, 0.4, e) + 0.0006 * big);
  };
}

/** Woven cloth: threads over and under along the part's frame, in 3D, so that it needs no unwrapping of its own. */
function buildWeave(c: RecipeInput, thread: number): SampleFn {
  const f = c.frame;
  const s = Math.PI / (thread * c.scale);
  const seen = c.visible(2 * thread * c.scale);
  const bigNoise = c.broad(3, c.seed + 2, 4);
  return (x, y, z, nx, ny, nz, ao, cv, out) => {
    const a = (x * f[0] + y * f[1] + z * f[2]) * s;
    const b0 = (x * f[3] + y * f[4] + z * f[5]) * s;
    const d0 = (x * f[6] + y * f[7] + z * f[8]) * s;
    const nb = Math.abs(nx * f[3] + ny * f[4] + nz * f[5]);
    const nd = Math.abs(nx * f[6] + ny * f[7] + nz * f[8]);
    const b = nb > nd ? d0 : b0;
    const slub =
      gradientNoise(a * 0.05, b * 0.6, d0 * 0.05, c.seed) + gradientNoise(a * 0.6, b * 0.05, d0 * 0.05, c.seed + 1);
    const weft = Math.abs(Math.sin(a));
    const warp = Math.abs(Math.sin(b));
    const over = Math.sin(a) * Math.sin(b) > 0 ? weft : warp;
    const big = bigNoise(x * 4, y * 4, z * 4);
    const v = seen * (over - 0.6);
    setColor(out, c.color, 1 + 0.35 * v + 0.1 * slub + 0.08 * big);
    mixColor(out, c.color2, 1, 0.3 * smooth(0, 0.7, big + 0.3 * slub) + 0.2 * c.wear * smooth(0.1, 0.7, cv));
    mixColor(out, c.color3, 1, 0.5 * smooth(0.25, 0.9, 1 - ao) + 0.15 * smooth(0.1, 0.7, -cv));
    out[3] = c.rough + 0.05 * slub;
    out[4] = 0;
    out[5] = c.scale * (thread * 0.35 * v + 0.0006 * big + 0.0002 * slub);
  };
}

/** Knit: columns of V-shaped stitches running along the grain. */
function buildKnit(c: RecipeInput): SampleFn {
  const f = c.frame;
  const w = 0.012 * c.scale;
  const bigNoise = c.broad(2, c.seed + 1, 5);
  return (x, y, z, nx, ny, nz, ao, _cv, out) => {
    const nb = Math.abs(nx * f[3] + ny * f[4] + nz * f[5]);
    const nd = Math.abs(nx * f[6] + ny * f[7] + nz * f[8]);
    const u = (nb > nd ? x * f[6] + y * f[7] + z * f[8] : x * f[3] + y * f[4] + z * f[5]) / w;
    const a = (x * f[0] + y * f[1] + z * f[2]) / (w * 0.8);
    const iu = Math.floor(u);
    const pu = Math.abs(2 * (u - iu) - 1);
    const t = a + 0.75 * pu;
    const pt = Math.abs(2 * (t - Math.floor(t)) - 1);
    const loop = smooth(0.95, 0.25, pt) * smooth(1.02, 0.7, pu) * smooth(-0.1, 0.2, pu);
    const fuzz = gradientNoise(x * 520, y * 520, z * 520, c.seed);
    const big = bigNoise(x * 5, y * 5, z * 5);
    setColor(out, c.color, 0.9 + 0.2 * loop + 0.1 * fuzz + 0.08 * big);
    mixColor(out, c.color2, 1, 0.25 * loop * smooth(-0.2, 0.6, big));
    mixColor(out, c.color3, 1, 0.6 * (1 - loop) + 0.35 * smooth(0.25, 0.9, 1 - ao));
    out[3] = c.rough;
    out[4] = 0;
    out[5] = c.scale * (0.0042 * loop + 0.0002 * fuzz);
  };
}

/** Velvet: no pattern but the nap, which shifts in soft patches and brightens at grazing (sheen). */
function buildVelvet(c: RecipeInput): SampleFn {
  const napNoise = c.fbm(3, c.seed, 9);
  return (x, y, z, _nx, ny, _nz, ao, cv, out) => {
    const nap = napNoise(x * 9, y * 9, z * 9);
    const fine = gradientNoise(x * 600, y * 600, z * 600, c.seed + 1);
    setColor(out, c.color, 0.9 + 0.22 * nap + 0.05 * fine - 0.08 * ny);
    mixColor(out, c.color2, 1, 0.4 * smooth(0.05, 0.6, nap) + 0.35 * smooth(0.1, 0.8, cv));
    mixColor(out, c.color3, 1, 0.6 * smooth(0.2, 0.9, 1 - ao) + 0.25 * smooth(0.05, 0.6, -nap));
    out[3] = c.rough;
    out[4] = 0;
    out[5] = 0.0006 * nap * c.scale;
  };
}

/** Paper and card: fibres, faint cockle, foxing with wear. */
function buildPaper(c: RecipeInput): SampleFn {
  const bigNoise = c.broad(3, c.seed, 6);
  return (x, y, z, _nx, _ny, _nz, ao, cv, out) => {
    const big = bigNoise(x * 6, y * 6, z * 6);
    const fibre = gradientNoise(x * 300, y * 60, z * 300, c.seed + 1);
    setColor(out, c.color, 1 + 0.04 * fibre + 0.04 * big);
    mixColor(out, c.color2, 1, 0.3 * smooth(0, 0.7, big) + (0.2 + 0.6 * c.wear) * smooth(0.1, 0.7, cv));
    mixColor(
      out,
      c.color3,
      1,
      0.3 * smooth(0.2, 0.9, 1 - ao) + c.wear * 0.6 * smooth(0.35, 0.6, fbm(x * 30, y * 30, z * 30, 2, c.seed + 2)),
    );
    out[3] = c.rough + 0.03 * fibre;
    out[4] = 0;
    out[5] = 0.00008 * fibre + 0.0004 * big;
  };
}

const CLOTH = { metal: 0, mottle: 0.05, grit: 0.03, roughVary: 0.04, edge: 'none' as const, grain: [0, 1, 0] as const };

/** Leathers, cloths and papers. */
export const CLOTH_RECIPES: Readonly<Record<string, Recipe>> = {
  leather: { ...CLOTH, color: '#6b3f22', color2: '#a06f42', color3: '#26140a', rough: 0.52, build: buildLeather },
  fabric: {
    ...CLOTH,
    color: '#4a5f86',
    color2: '#6f86ab',
    color3: '#222c44',
    rough: 0.88,
    sheen: 0.25,
    build: (c) => buildWeave(c, 0.0022),
  },
  canvas: {
    ...CLOTH,
    color: '#c4b08a',
    color2: '#dccba8',
    color3: '#75633f',
    rough: 0.92,
    sheen: 0.1,
    build: (c) => buildWeave(c, 0.005),
  },
  denim: {
    ...CLOTH,
    color: '#34496e',
    color2: '#7d92b4',
    color3: '#18233a',
    rough: 0.9,
    sheen: 0.1,
    build: (c) => buildWeave(c, 0.003),
  },
  wicker: {
    ...CLOTH,
    color: '#a87c44',
    color2: '#cda566',
    color3: '#3f2810',
    rough: 0.66,
    build: (c) => buildWeave(c, 0.014),
  },
  rope: {
    ...CLOTH,
    color: '#a98a58',
    color2: '#cbb084',
    color3: '#574224',
    rough: 0.9,
    build: (c) => buildWeave(c, 0.01),
  },
  silk: {
    ...CLOTH,
    color: '#a8243c',
    color2: '#d8647a',
    color3: '#4c0d1a',
    rough: 0.4,
    sheen: 0.6,
    build: buildVelvet,
  },
  velvet: {
    ...CLOTH,
    color: '#7a1228',
    color2: '#c03a52',
    color3: '#2c050e',
    rough: 0.9,
    sheen: 1,
    build: buildVelvet,
  },
  knit: { ...CLOTH, color: '#b5452f', color2: '#d97a5c', color3: '#521a10', rough: 0.95, sheen: 0.3, build: buildKnit },
  paper: { ...CLOTH, color: '#efe6d2', color2: '#dcccaa', color3: '#a3855a', rough: 0.92, build: buildPaper },
  cardboard: { ...CLOTH, color: '#b58d5c', color2: '#cda877', color3: '#6f5130', rough: 0.9, build: buildPaper },
};
