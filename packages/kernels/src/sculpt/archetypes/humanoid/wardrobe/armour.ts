import { SIDES } from '../body/bones.ts';
import { drape } from './drape.ts';
import { type Dress, type Material, wear } from './dress.ts';
import { addShoes } from './shoes.ts';

/** A shell of stiff plate on part of the body. */
function plate(
  d: Dress,
  name: string,
  material: Material,
  cover: Parameters<typeof wear>[3],
  ease: number,
  more: { swell?: number; thick?: number; cuff?: number } = {},
): void {
  wear(d, name, material, cover, { ease, thick: more.thick ?? 0.006, swell: more.swell, cuff: more.cuff, folds: 0 });
}

/** A full suit of plate over mail: breastplate, pauldrons of three lames, arms, tassets, legs, armoured shoes. */
export function plateArmour(d: Dress, o: { steel?: Material; mail?: Material; trim?: Material } = {}): void {
  const steel = o.steel ?? 'top';
  const mail = o.mail ?? 'under';
  wear(d, 'mail coat', mail, { trunk: [0, 1.02], arms: 1.9, legs: 0.5 }, { ease: 0.004, thick: 0.003, folds: 0.002 });
  wear(d, 'mail hose', mail, { legs: 1.96, legsFrom: 0.45 }, { ease: 0.003, thick: 0.003, folds: 0.001 });
  plate(d, 'backplate and breastplate', steel, { trunk: [0.34, 0.955], scoop: 0.02 }, 0.0125, {
    swell: 0.018,
    thick: 0.008,
  });
  plate(d, 'gorget', steel, { trunk: [0.955, 1.06] }, 0.012);
  drape(d, 'fauld', steel, { from: 0.37, hem: 0.78, ease: 0.014, flare: 0.016, folds: 0, depth: 0, thick: 0.005 });
  for (let i = 0; i < 2; i++)
    drape(d, 'fauld rim', o.trim ?? 'trim', {
      from: 0.37 - 0.085 * (i + 1),
      hem: 0.91 - 0.015 * i,
      ease: 0.021 + 0.006 * i,
      flare: 0.001,
      folds: 0,
      depth: 0,
      thick: 0.004,
    });
  limbs(d, steel, o.trim ?? 'trim');
}

function limbs(d: Dress, steel: Material, trim: Material): void {
  for (const [side] of SIDES) {
    plate(d, `${side} pauldron`, steel, { side, arms: 0.26, armsFrom: -1 }, 0.021, { thick: 0.008 });
    plate(d, `${side} pauldron lame`, steel, { side, arms: 0.4, armsFrom: 0.2 }, 0.0155);
    plate(d, `${side} pauldron rim`, trim, { side, arms: 0.3, armsFrom: 0.24 }, 0.0235, { thick: 0.006 });
    plate(d, `${side} upper cannon`, steel, { side, arms: 0.84, armsFrom: 0.36 }, 0.0095);
    plate(d, `${side} couter`, steel, { side, arms: 1.13, armsFrom: 0.86 }, 0.0135, { thick: 0.006 });
    plate(d, `${side} vambrace`, steel, { side, arms: 1.86, armsFrom: 1.12 }, 0.0085);
    plate(d, `${side} gauntlet`, steel, { side, arms: 2.2, armsFrom: 1.9, hands: true }, 0.0032, { thick: 0.003 });
    plate(d, `${side} gauntlet cuff`, steel, { side, arms: 2, armsFrom: 1.66 }, 0.0125, { thick: 0.005 });
    plate(d, `${side} cuisse`, steel, { side, legs: 0.84, legsFrom: 0.2 }, 0.0075);
    plate(d, `${side} poleyn`, steel, { side, legs: 1.12, legsFrom: 0.88 }, 0.0135, { thick: 0.007 });
    plate(d, `${side} poleyn rim`, trim, { side, legs: 1.03, legsFrom: 0.97 }, 0.0165);
    plate(d, `${side} greave`, steel, { side, legs: 1.9, legsFrom: 1.12 }, 0.0085);
  }
  addShoes(d, {
    name: 'sabaton',
    top: 1.86,
    material: steel,
    sole: { base: 'leather', color: '#2a1f18' },
    ease: 0.009,
  });
}

/** Body armour of hardened leather or bronze: cuirass, strips below it, guards on arms and shins. */
export function cuirass(
  d: Dress,
  o: { material?: Material; strips?: Material; guards?: Material; shoulders?: boolean; low?: number } = {},
): void {
  const body = o.material ?? 'top';
  plate(d, 'cuirass', body, { trunk: [o.low ?? 0.26, 0.95], scoop: 0.045, arms: 0.02 }, 0.0105, {
    swell: 0.008,
    thick: 0.007,
  });
  if (o.strips)
    drape(d, 'leather strips', o.strips, {
      from: 0.28,
      hem: 0.6,
      ease: 0.008,
      flare: 0.03,
      folds: 22,
      depth: 0.006,
      thick: 0.006,
    });
  for (const [side] of SIDES) {
    if (o.shoulders)
      plate(d, `${side} shoulder guard`, body, { side, arms: 0.32, armsFrom: -1 }, 0.016, { thick: 0.007 });
    if (!o.guards) continue;
    plate(d, `${side} bracer`, o.guards, { side, arms: 1.9, armsFrom: 1.2 }, 0.005, { thick: 0.004 });
    plate(d, `${side} shin guard`, o.guards, { side, legs: 1.86, legsFrom: 1.05 }, 0.007, { thick: 0.005 });
  }
}

/** Lacquered lames laced together: the armour of samurai. */
export function lamellar(d: Dress, o: { material?: Material; lacing?: Material } = {}): void {
  const m = o.material ?? 'top';
  const lacing = o.lacing ?? 'trim';
  for (let i = 0; i < 5; i++) {
    const t = 0.3 + i * 0.125;
    plate(
      d,
      'do lame',
      m,
      { trunk: [t, Math.min(0.93, t + 0.125)], scoop: i === 4 ? 0.05 : 0 },
      0.0125 + 0.0015 * (i % 2),
      { thick: 0.006 },
    );
    plate(d, 'lacing', lacing, { trunk: [t - 0.012, t + 0.018] }, 0.0155, { thick: 0.004 });
  }
  for (let i = 0; i < 4; i++)
    drape(d, 'kusazuri', i % 2 ? lacing : m, {
      from: 0.3 - 0.002 * i,
      hem: 0.9 - 0.085 * i,
      ease: 0.02 - 0.004 * i,
      flare: 0.012 + 0.012 * i,
      folds: 7,
      depth: 0.002,
      thick: 0.006,
    });
  for (const [side] of SIDES) {
    for (let i = 0; i < 5; i++)
      plate(
        d,
        `${side} sode lame`,
        i % 2 ? lacing : m,
        { side, arms: 0.1 + i * 0.14, armsFrom: i === 0 ? -1 : i * 0.14 - 0.06 },
        0.024 - i * 0.0012,
        { thick: 0.005 },
      );
    plate(d, `${side} kote`, m, { side, arms: 1.9, armsFrom: 1.1 }, 0.007, { thick: 0.004 });
    plate(d, `${side} suneate`, m, { side, legs: 1.86, legsFrom: 1.06 }, 0.009, { thick: 0.005 });
  }
}
