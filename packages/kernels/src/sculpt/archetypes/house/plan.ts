import type { Rng } from '../../../math/index.ts';
import { read } from '../../kits/joinery/index.ts';

export type Wall = 'front' | 'back' | 'left' | 'right';

/** A hole in a wall: middle along the wall (seen from outside, to the right), sill height, width, height. */
export interface Opening {
  kind: 'window' | 'door' | 'garage' | 'bay';
  wall: Wall;
  u: number;
  y: number;
  w: number;
  h: number;
}

/** What the architect decides. Metres. The main block is w wide (x), d deep (z); the door is in front (+z). */
export interface HousePlan {
  style: string;
  w: number;
  d: number;
  storeys: number;
  storeyH: number;
  plinth: number;
  roof: 'gabled' | 'hipped';
  pitch: number;
  eaves: number;
  wing: boolean;
  porch: boolean;
  chimney: boolean;
  dormers: number;
  shutters: boolean;
  timber: boolean;
  quoins: boolean;
  mullions: number;
  openings: Opening[];
  doorU: number;
}

/** Kinds of houses; `modern` is built apart. */
export const HOUSE_STYLES = ['cottage', 'family', 'townhouse', 'farmhouse', 'modern'];

const BASES: Readonly<Record<string, Partial<HousePlan>>> = {
  cottage: {
    w: 7.6,
    d: 5.6,
    storeys: 1,
    storeyH: 2.55,
    pitch: 50,
    eaves: 0.42,
    roof: 'gabled',
    dormers: 2,
    porch: true,
    shutters: true,
    mullions: 2,
  },
  family: {
    w: 9.6,
    d: 7.4,
    storeys: 2,
    storeyH: 2.6,
    pitch: 40,
    eaves: 0.5,
    roof: 'gabled',
    dormers: 0,
    porch: true,
    mullions: 2,
  },
  townhouse: {
    w: 7.4,
    d: 7.6,
    storeys: 2,
    storeyH: 2.85,
    pitch: 34,
    eaves: 0.38,
    roof: 'hipped',
    dormers: 1,
    quoins: true,
    mullions: 3,
    porch: true,
  },
  farmhouse: {
    w: 10.4,
    d: 6.8,
    storeys: 2,
    storeyH: 2.5,
    pitch: 42,
    eaves: 0.45,
    roof: 'gabled',
    dormers: 2,
    porch: true,
    shutters: true,
    mullions: 2,
  },
};

/** Settles a house of brick, plaster or timber; the seed arranges it. */
export function planHouse(params: Readonly<Record<string, unknown>>, rng: Rng): HousePlan {
  const style = read.word(params, 'style');
  const taste = rng.fork('house');
  const base: HousePlan = {
    style,
    w: 9,
    d: 7,
    storeys: 1,
    storeyH: 2.6,
    plinth: 0.34,
    roof: 'gabled',
    pitch: 42,
    eaves: 0.45,
    wing: false,
    porch: false,
    chimney: true,
    dormers: 0,
    shutters: false,
    timber: false,
    quoins: false,
    mullions: 2,
    openings: [],
    doorU: 0,
    ...BASES[style],
  };
  base.w *= taste.range(0.95, 1.06);
  base.d *= taste.range(0.96, 1.04);
  base.pitch += taste.range(-3, 3);
  base.wing = (style === 'family' || style === 'farmhouse') && taste.next() < 0.6;
  base.timber = style === 'cottage' && taste.next() < 0.45;
  base.quoins = base.quoins || (style === 'family' && taste.next() < 0.4);
  if (style === 'family') base.shutters = taste.next() < 0.4;
  if (style === 'cottage') base.dormers = taste.pick([1, 2, 2]);
  const roof = read.word(params, 'roof');
  if (roof === 'gabled' || roof === 'hipped') base.roof = roof;
  else if (style === 'family' && taste.next() < 0.3) base.roof = 'hipped';
  if (read.word(params, 'chimney') === 'no') base.chimney = false;
  if (read.word(params, 'porch') === 'no') base.porch = false;
  if (read.word(params, 'porch') === 'yes') base.porch = true;
  const storeys = Math.round(read.num(params, 'storeys'));
  if (storeys > 0) base.storeys = storeys;
  if (base.storeys > 2) base.w *= 1.4;
  if (base.storeys > 1 && style === 'cottage') base.dormers = 0;
  base.doorU = base.wing ? 0.12 * base.w : style === 'townhouse' && base.storeys < 3 ? -base.w * 0.28 : 0;
  base.openings = placeOpenings(base);
  return base;
}

/** Top of the walls under the eaves. */
export function wallTop(p: HousePlan): number {
  return p.plinth + p.storeys * p.storeyH + 0.12;
}

function placeOpenings(p: HousePlan): Opening[] {
  const out: Opening[] = [];
  const wide = p.style === 'townhouse' ? 0.95 : p.style === 'cottage' ? 0.95 : 1.2;
  const tall = p.style === 'townhouse' ? 1.65 : p.style === 'cottage' ? 1.05 : 1.3;
  const row = (wall: Wall, length: number, n: number, storey: number, skip: (u: number) => boolean): void => {
    for (let i = 0; i < n; i++) {
      const u = length * ((i + 0.5) / n - 0.5) * 0.94;
      if (skip(u)) continue;
      out.push({
        kind: 'window',
        wall,
        u,
        y: p.plinth + storey * p.storeyH + 0.92 - (tall > 1.5 ? 0.25 : 0),
        w: wide,
        h: tall,
      });
    }
  };
  const wingTo = -0.06 * p.w;
  for (let s = 0; s < p.storeys; s++) {
    const n = p.w > 9.8 && p.style === 'townhouse' ? 5 : p.w > 9 ? 4 : 3;
    row(
      'front',
      p.w,
      p.style === 'cottage' ? 2 : n,
      s,
      (u) => (p.wing && u < wingTo) || (s === 0 && Math.abs(u - p.doorU) < 0.95),
    );
    row('back', p.w, n, s, () => false);
    row('left', p.d, 2, s, () => p.style === 'cottage' && s === 0 && p.chimney);
    row('right', p.d, 2, s, () => false);
  }
  out.push({ kind: 'door', wall: 'front', u: p.doorU, y: p.plinth, w: 1.02, h: 2.12 });
  if (p.roof === 'gabled') {
    const y = wallTop(p) + 0.25;
    if ((Math.tan((p.pitch * Math.PI) / 180) * p.d) / 2 > 1.9) {
      if (!(p.chimney && p.style === 'cottage')) out.push({ kind: 'window', wall: 'left', u: 0, y, w: 0.8, h: 0.95 });
      out.push({ kind: 'window', wall: 'right', u: 0, y, w: 0.8, h: 0.95 });
    }
  }
  return out;
}
