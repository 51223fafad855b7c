/** What a cut of hair is, beyond where it ends. */
export interface HairStyle {
  /** Where the hair is combed from: the pole's direction. */
  pole: readonly [number, number, number];
  /** Height at which strands end: over the forehead, at the temples, by the ears, at the nape; heads, below 0 on the shoulders. */
  front: number;
  temple: number;
  side: number;
  nape: number;
  /** How far hair stands off the skull at the crown, and at its ends. */
  volume: number;
  swell: number;
  /** Locks round the head, depth of their furrows, unevenness of their ends. */
  locks: number;
  furrow: number;
  ragged: number;
  /** Waves along hanging hair: amplitude. */
  wave: number;
  /** Pieces on top of the shell. */
  extra?:
    | 'bun'
    | 'ponytail'
    | 'pigtails'
    | 'braids'
    | 'topknot'
    | 'spikes'
    | 'mohawk'
    | 'afro'
    | 'curls'
    | 'quiff'
    | 'wings';
}

const SHORT: HairStyle = {
  pole: [0.12, 1, -0.25],
  front: 0.845,
  temple: 0.78,
  side: 0.5,
  nape: 0.2,
  volume: 0.06,
  swell: 0.028,
  locks: 17,
  furrow: 0.35,
  ragged: 0.05,
  wave: 0,
};

/** Cuts by name. */
export const HAIR_STYLES: Readonly<Record<string, HairStyle>> = {
  short: { ...SHORT, extra: 'quiff' },
  crew: { ...SHORT, volume: 0.026, swell: 0.014, locks: 40, furrow: 0.15, ragged: 0.01 },
  messy: { ...SHORT, front: 0.76, volume: 0.075, swell: 0.05, locks: 13, furrow: 0.6, ragged: 0.12, extra: 'spikes' },
  boy: {
    ...SHORT,
    pole: [0.16, 1, -0.3],
    front: 0.7,
    temple: 0.62,
    side: 0.47,
    nape: 0.17,
    volume: 0.075,
    swell: 0.045,
    locks: 15,
    furrow: 0.45,
    ragged: 0.09,
  },
  spiky: { ...SHORT, volume: 0.05, locks: 12, furrow: 0.5, extra: 'spikes' },
  bob: {
    ...SHORT,
    pole: [0.1, 1, 0.05],
    front: 0.67,
    temple: 0.42,
    side: 0.1,
    nape: 0.06,
    volume: 0.07,
    swell: 0.075,
    locks: 22,
    furrow: 0.3,
    ragged: 0.03,
  },
  bowl: {
    ...SHORT,
    pole: [0, 1, 0],
    front: 0.66,
    temple: 0.6,
    side: 0.47,
    nape: 0.3,
    volume: 0.07,
    swell: 0.06,
    locks: 28,
    furrow: 0.2,
    ragged: 0.02,
  },
  long: {
    ...SHORT,
    pole: [0.06, 0.84, 0.56],
    front: 0.865,
    temple: 0.3,
    side: -0.28,
    nape: -0.5,
    volume: 0.07,
    swell: 0.07,
    locks: 18,
    furrow: 0.4,
    ragged: 0.09,
    wave: 0.012,
  },
  wavy: {
    ...SHORT,
    pole: [0.07, 0.84, 0.56],
    front: 0.865,
    temple: 0.2,
    side: -0.3,
    nape: -0.5,
    volume: 0.09,
    swell: 0.1,
    locks: 15,
    furrow: 0.5,
    ragged: 0.1,
    wave: 0.03,
  },
  mane: {
    ...SHORT,
    pole: [0.02, 0.84, 0.56],
    front: 0.865,
    temple: 0.2,
    side: -0.15,
    nape: -0.3,
    volume: 0.08,
    swell: 0.09,
    locks: 15,
    furrow: 0.55,
    ragged: 0.14,
    wave: 0.018,
  },
  bun: {
    ...SHORT,
    pole: [0.03, 0.84, 0.55],
    front: 0.865,
    temple: 0.7,
    side: 0.48,
    nape: 0.2,
    volume: 0.045,
    swell: 0.03,
    locks: 26,
    furrow: 0.25,
    ragged: 0.02,
    extra: 'bun',
  },
  topknot: {
    ...SHORT,
    pole: [0, 1, -0.05],
    front: 0.86,
    temple: 0.78,
    side: 0.5,
    nape: 0.2,
    volume: 0.035,
    swell: 0.022,
    locks: 28,
    furrow: 0.25,
    ragged: 0.01,
    extra: 'topknot',
  },
  ponytail: {
    ...SHORT,
    pole: [0.04, 0.84, 0.55],
    front: 0.865,
    temple: 0.62,
    side: 0.47,
    nape: 0.2,
    volume: 0.05,
    swell: 0.03,
    locks: 24,
    furrow: 0.3,
    ragged: 0.02,
    extra: 'ponytail',
  },
  pigtails: {
    ...SHORT,
    pole: [0, 1, 0.12],
    front: 0.7,
    temple: 0.58,
    side: 0.45,
    nape: 0.2,
    volume: 0.055,
    swell: 0.035,
    locks: 22,
    furrow: 0.3,
    ragged: 0.04,
    extra: 'pigtails',
  },
  braids: {
    ...SHORT,
    pole: [0, 1, 0.15],
    front: 0.84,
    temple: 0.6,
    side: 0.44,
    nape: 0.18,
    volume: 0.05,
    swell: 0.035,
    locks: 24,
    furrow: 0.3,
    ragged: 0.02,
    extra: 'braids',
  },
  mohawk: { ...SHORT, volume: 0.012, swell: 0.008, locks: 48, furrow: 0.1, ragged: 0, extra: 'mohawk' },
  afro: { ...SHORT, front: 0.84, temple: 0.75, side: 0.42, nape: 0.16, volume: 0.04, swell: 0.04, extra: 'afro' },
  curly: { ...SHORT, front: 0.8, temple: 0.68, side: 0.4, nape: 0.14, volume: 0.05, swell: 0.05, extra: 'curls' },
  slick: {
    ...SHORT,
    pole: [0, 0.8, 0.7],
    front: 0.87,
    temple: 0.82,
    side: 0.5,
    nape: 0.18,
    volume: 0.035,
    swell: 0.026,
    locks: 26,
    furrow: 0.3,
    ragged: 0.01,
  },
  balding: {
    ...SHORT,
    pole: [0, 1, -0.35],
    front: 2,
    temple: 2,
    side: 0.44,
    nape: 0.16,
    volume: 0,
    swell: 0.045,
    locks: 20,
    furrow: 0.35,
    ragged: 0.03,
  },
};

/** Height at which the hair of an azimuth ends: forehead, temple, ear, nape. Heads. */
export function endOf(cut: HairStyle, azimuth: number): number {
  const a = Math.abs(azimuth) / Math.PI;
  const knots = [
    [0, cut.front],
    [0.17, cut.front - 0.005],
    [0.26, (cut.front + cut.temple) / 2],
    [0.33, cut.temple],
    [0.42, cut.side - (cut.side > 0.3 ? 0.03 : 0)],
    [0.5, cut.side],
    [0.6, (cut.side + cut.nape) / 2 + (cut.side > 0.3 ? 0.03 : 0)],
    [0.78, cut.nape],
    [1, cut.nape],
  ];
  let i = 0;
  while (i < knots.length - 2 && a > knots[i + 1][0]) i++;
  const t = Math.min(1, Math.max(0, (a - knots[i][0]) / (knots[i + 1][0] - knots[i][0])));
  return knots[i][1] + (knots[i + 1][1] - knots[i][1]) * t * t * (3 - 2 * t);
}
