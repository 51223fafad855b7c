import { SIDES } from '../body/bones.ts';
import { type Dress, type Material, wear } from './dress.ts';

/** Shirts, jackets and robes' upper parts: how long, how wide, what is on them. */
export interface TopOptions {
  material?: Material;
  name?: string;
  /** Where the sleeves end: 0.5 short, 1.9 long; below 0 none. */
  sleeves?: number;
  /** Share of the trunk at the lower hem; 0.3 is tucked in. */
  low?: number;
  high?: number;
  ease?: number;
  hem?: number;
  cuff?: number;
  puff?: number;
  v?: number;
  scoop?: number;
  open?: number;
  armhole?: number;
  straight?: number;
  folds?: number;
  thick?: number;
  swell?: number;
}

/** A garment of the trunk and arms. */
export function top(d: Dress, o: TopOptions = {}): void {
  wear(
    d,
    o.name ?? 'shirt',
    o.material ?? 'top',
    {
      trunk: [o.low ?? 0.1, o.high ?? 0.985],
      arms: o.sleeves ?? 0.5,
      v: o.v,
      scoop: o.scoop,
      open: o.open,
      armhole: o.armhole,
    },
    {
      ease: o.ease ?? 0.007,
      hem: o.hem ?? 0.005,
      cuff: o.cuff ?? 0.003,
      puff: o.puff,
      folds: o.folds ?? 0.008,
      thick: o.thick ?? 0.004,
      swell: o.swell,
      straight: o.straight,
    },
    { detail: 1.2 },
  );
}

/** Trousers, shorts, tights. `low` 1.93 to the ankle, 0.8 above the knee. */
export function trousers(
  d: Dress,
  o: {
    material?: Material;
    name?: string;
    low?: number;
    high?: number;
    ease?: number;
    wide?: number;
    folds?: number;
  } = {},
): void {
  wear(
    d,
    o.name ?? 'trousers',
    o.material ?? 'bottom',
    { trunk: [0, o.high ?? 0.33], legs: o.low ?? 1.97 },
    { ease: o.ease ?? 0.0055, ankle: o.wide ?? 0.0045, folds: o.folds ?? 0.0085, thick: 0.004 },
    { detail: 1.1 },
  );
}

/** Gloves over both hands, with a cuff up the arm. */
export function gloves(
  d: Dress,
  o: { material?: Material; from?: number; ease?: number; cuff?: number; fingerless?: boolean; name?: string } = {},
): void {
  for (const [side] of SIDES)
    wear(
      d,
      `${side} ${o.name ?? 'glove'}`,
      o.material ?? 'gloves',
      { side, arms: 2.2, armsFrom: o.from ?? 1.8, hands: true, fingerless: o.fingerless },
      { ease: o.ease ?? 0.0022, cuff: -(o.ease ?? 0.0022) * 0.2 + (o.cuff ?? 0), thick: 0.002, folds: 0.001 },
      { detail: 1.5 },
    );
}
