import type { Rng } from '../../../math/index.ts';
import type { ParamValue } from '../../dsl/archetype.ts';
import { type Bench, read } from '../../kits/joinery/index.ts';
import { buildCowboy, buildLacedBoot, buildTallBoot } from './boot.ts';
import { buildClog, buildGeta } from './clog.ts';
import { buildDress, buildPump } from './dress.ts';
import type { Last } from './last.ts';
import { buildFlipFlop, buildSandal, buildSlipper } from './open.ts';
import { buildRubberBoot } from './rubber-boot.ts';
import { buildSkate } from './skate.ts';
import { buildCanvas, buildSneaker } from './sneaker.ts';

type Build = (b: Bench, params: Readonly<Record<string, ParamValue>>, rng: Rng) => Last;

const TOES: Readonly<Record<string, number>> = { pointed: 1.5, round: 2.3, square: 4 };
const toeOf = (params: Readonly<Record<string, ParamValue>>): number => TOES[read.word(params, 'toe')] ?? 2.3;

const pump =
  (shape: 'stiletto' | 'block' | 'wedge', more: { strap?: boolean; platform?: number; bow?: boolean } = {}): Build =>
  (b, params) =>
    buildPump(b, {
      heel: read.num(params, 'heel'),
      shape,
      strap: more.strap ?? false,
      platform: more.platform ?? 0,
      bow: more.bow ?? false,
      toe: toeOf(params),
    });

const tall =
  (fur: boolean): Build =>
  (b, params) =>
    buildTallBoot(b, read.num(params, 'shaft'), {
      heel: Math.min(0.09, read.num(params, 'heel')),
      cuff: read.flag(params, 'cuff'),
      fur,
      straps: read.num(params, 'straps'),
      toe: toeOf(params),
    });

const BUILDS: Readonly<Record<string, Build>> = {
  sneaker: (b, _, rng) => buildSneaker(b, rng),
  canvas: (b) => buildCanvas(b, false),
  'high-top': (b) => buildCanvas(b, true),
  boot: (b, params, rng) => buildLacedBoot(b, Math.min(0.34, read.num(params, 'shaft')), rng),
  cowboy: (b, _, rng) => buildCowboy(b, rng),
  tall: tall(false),
  fur: tall(true),
  rubber: (b) => buildRubberBoot(b),
  oxford: (b, _, rng) => buildDress(b, false, rng),
  loafer: (b, _, rng) => buildDress(b, true, rng),
  stiletto: pump('stiletto'),
  block: pump('block', { strap: true }),
  wedge: pump('wedge', { strap: true }),
  flat: pump('block', { bow: true }),
  sandal: (b) => buildSandal(b, false),
  gladiator: (b) => buildSandal(b, true),
  'flip-flop': (b) => buildFlipFlop(b, false),
  slide: (b) => buildFlipFlop(b, true),
  slipper: (b) => buildSlipper(b, false),
  bunny: (b) => buildSlipper(b, true),
  clog: (b) => buildClog(b, false),
  foam: (b) => buildClog(b, true),
  geta: (b) => buildGeta(b),
  'ice skate': (b, _, rng) => buildSkate(b, 'none', rng),
  'roller skate': (b, _, rng) => buildSkate(b, 'quad', rng),
  inline: (b, _, rng) => buildSkate(b, 'inline', rng),
};

/** Every kind of shoe. */
export const SHOE_KINDS: readonly string[] = Object.keys(BUILDS);

/** Builds the left shoe of a kind; another falls back to a trainer. */
export function buildShoe(b: Bench, kind: string, params: Readonly<Record<string, ParamValue>>, rng: Rng): Last {
  return (BUILDS[kind] ?? BUILDS.sneaker)(b, params, rng);
}
