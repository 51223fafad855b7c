import { deep } from './extents.ts';
import { broad, isCore, type NameRule, share } from './name-rule.ts';
import { isAxle, type PartView, type WholeView } from './part-views.ts';
import { isWithin } from './within.ts';

const lengthwise = (p: PartView): number => Math.abs(p.axes[0][2]);
const isMiddle = (p: PartView): boolean => p.off < 0.1;

/** As trains are: much longer than broad or high. */
const isLong = ({ size }: WholeView): boolean => size[2] > 2.2 * Math.max(size[0], size[1]);

/** The cab of a truck: before everything that carries. */
function cabOf({ parts }: WholeView): PartView | undefined {
  const cab = parts.find(
    (p) => isMiddle(p) && p.z > 0.7 && deep(p) < 0.45 && broad(p) > 0.75 && p.max[1] > 0.75 && p.share > 0.08,
  );
  const carries = (p: PartView): boolean =>
    isMiddle(p) && deep(p) > 0.35 && deep(p) < 0.85 && broad(p) > 0.6 && p.min[1] > 0.05 && p.share > 0.1;
  return cab && parts.some((p) => p !== cab && carries(p) && p.max[2] < cab.z) ? cab : undefined;
}

/** What is behind the cab of a truck, above its wheels. */
const isLoad = (p: PartView, w: WholeView): boolean =>
  isMiddle(p) && deep(p) > 0.35 && broad(p) > 0.6 && p.share > 0.08 && p.z < (cabOf(w)?.min[2] ?? 0);

/** The boiler of a steam engine: a round body that lies along it, narrower than the rest. */
function boilerOf(w: WholeView): PartView | undefined {
  if (!isLong(w)) return undefined;
  return w.parts.find(
    (p) =>
      isMiddle(p) &&
      lengthwise(p) > 0.9 &&
      p.slender > 1.6 &&
      p.flat > 0.7 &&
      p.y > 0.4 &&
      broad(p) < 0.75 &&
      deep(p) > 0.15 &&
      p.thickness > 0.03,
  );
}

const STEAM: NameRule[] = [
  { name: 'boiler', when: (p, w) => p === boilerOf(w) },
  {
    name: 'smokebox',
    when: (p, w) => {
      const boiler = boilerOf(w);
      return (
        boiler !== undefined &&
        isMiddle(p) &&
        p.z > boiler.z &&
        p.max[1] > boiler.y &&
        Math.abs(broad(p) - broad(boiler)) < 0.12
      );
    },
    most: share,
  },
  {
    name: 'fire box',
    when: (p, w) => {
      const boiler = boilerOf(w);
      return (
        boiler !== undefined &&
        isMiddle(p) &&
        p.y < boiler.y &&
        p.thickness > 0.02 &&
        broad(p) < broad(boiler) &&
        Math.abs(p.z - boiler.min[2]) < 0.15
      );
    },
    most: share,
  },
  {
    name: 'cab',
    when: (p, w) => {
      const boiler = boilerOf(w);
      return boiler !== undefined && p.z < boiler.min[2] && p.max[1] > 0.6 && p.size[1] > p.size[2] && broad(p) > 0.6;
    },
    most: (p) => p.z,
  },
  {
    name: 'tender',
    when: (p, w) => boilerOf(w) !== undefined && p.z < 0.35 && p.max[1] > 0.5 && broad(p) > 0.6 && p.share > 0.04,
    most: share,
  },
];

/** What lies on a railway's bed, under a train's whole length. */
const RAILS: NameRule = {
  name: 'track',
  when: (p, w) => isLong(w) && deep(p) > 0.85 && p.min[1] < 0.05 && p.y < 0.12 && p.lying > 0.9 && p.thickness < 0.02,
};

const VEHICLE: NameRule[] = [
  {
    name: 'wheel',
    when: (p) =>
      p.isWheel ||
      (p.onGround &&
        p.spread[1] > 0.7 * p.spread[0] &&
        p.flat < 0.7 &&
        p.max[1] < 0.6 &&
        p.off > 0.2 &&
        p.share < 0.15),
    sides: 'both',
  },
  RAILS,
  { name: 'wheels', when: isAxle, sides: 'fb' },
  {
    name: 'wheels',
    when: (p, w) =>
      isLong(w) &&
      isMiddle(p) &&
      broad(p) > 0.5 &&
      p.max[1] < 0.45 &&
      p.min[1] < 0.12 &&
      deep(p) < 0.35 &&
      p.thickness < 0.008,
  },
  { name: 'track', when: (p) => p.onGround && p.off > 0.2 && deep(p) > 0.6 && p.share > 0.05, sides: 'lr' },
  ...STEAM,
  { name: 'cab', when: (p, w) => p === cabOf(w) },
  { name: 'cargo box', when: (p, w) => isLoad(p, w) && p.size[1] > 0.3 * w.size[1] && p.flat > 0.3, most: share },
  { name: 'bed', when: (p, w) => isLoad(p, w) && p.flat < 0.3 && p.y > 0.25, most: share },
  {
    name: 'turret',
    when: (p, { parts, core }) =>
      p !== core &&
      isMiddle(p) &&
      p.y > core.y + 0.1 &&
      p.max[1] > 0.75 &&
      broad(p) > 0.4 &&
      p.share > 0.04 &&
      parts.some((q) => q !== p && q.slender > 5 && lengthwise(q) > 0.9 && q.max[2] > p.max[2] + 0.1 && q.y > 0.35),
    most: share,
  },
  { name: 'cabin', when: (p) => p.off < 0.15 && p.max[1] > 0.9 && p.min[1] > 0.35 && p.share > 0.05, most: share },
  { name: 'body', when: (p, w) => p.min[1] < 0.35 && p.max[1] > 0.25 && !cabOf(w) && !boilerOf(w), most: share },
  {
    name: 'roof',
    when: (p, { core }) => p.off < 0.15 && p.y > core.y && p.max[1] > 0.85 && p.share > 0.03,
    most: share,
  },
  {
    name: 'windscreen',
    when: (p) => p.z > 0.6 && isMiddle(p) && p.flat < 0.35 && p.thickness < 0.02 && p.y > 0.45 && broad(p) > 0.4,
    most: share,
  },
  {
    name: 'rear window',
    when: (p) => p.max[2] < 0.15 && p.flat < 0.2 && p.lying < 0.5 && p.y > 0.45 && isMiddle(p) && p.thickness < 0.01,
  },
  {
    name: 'rear door',
    when: (p) => p.max[2] < 0.1 && p.flat < 0.3 && p.share > 0.01 && p.size[1] > 0.1 && p.off > 0.1,
    sides: 'lr',
  },
  {
    name: 'mirror',
    when: (p) => p.twin >= 0 && p.off > 0.35 && p.y > 0.4 && p.share < 0.02 && deep(p) < 0.2,
    sides: 'lr',
  },
  {
    name: 'grille',
    when: (p) => isMiddle(p) && p.min[2] > 0.9 && p.flat < 0.1 && p.lying < 0.3 && p.y < 0.6 && broad(p) < 0.7,
  },
  {
    name: 'engine',
    when: (p) =>
      isMiddle(p) &&
      p.z > 0.6 &&
      p.max[2] < 0.96 &&
      p.y < 0.45 &&
      p.min[1] > 0.08 &&
      p.flat > 0.35 &&
      broad(p) < 0.75 &&
      p.share < 0.08,
    most: share,
  },
  {
    name: 'bumper',
    when: (p) => p.y < 0.45 && isMiddle(p) && broad(p) > 0.5 && deep(p) < 0.25 && Math.abs(p.z - 0.5) > 0.3,
    sides: 'fb',
  },
  {
    name: 'floor',
    when: (p) => isMiddle(p) && p.lying > 0.9 && p.flat < 0.15 && p.y < 0.5 && broad(p) > 0.35 && p.min[1] > 0.05,
  },
  { name: 'frame', when: (p, w) => isLong(w) && isMiddle(p) && p.lying > 0.9 && p.flat < 0.35 && p.y < 0.4 },
  { name: 'post', when: (p) => p.upright > 0.85 && p.slender > 4 && p.y > 0.4 },
  { name: 'bonnet', when: (p, { core }) => p.z > core.z + 0.15 && isMiddle(p) && broad(p) > 0.4 },
  { name: 'barrel', when: (p) => p.slender > 3 && lengthwise(p) > 0.8 && p.y > 0.45 && p.off < 0.2 },
  {
    name: 'light',
    when: (p) => p.twin >= 0 && p.off > 0.2 && p.share < 0.02 && Math.abs(p.z - 0.5) > 0.35,
    sides: 'both',
  },
  {
    name: 'mudguard',
    when: (p) =>
      p.twin >= 0 && p.off > 0.15 && p.min[1] < 0.25 && p.max[1] < 0.5 && p.thickness < 0.006 && p.slender > 2,
    sides: 'lr',
  },
  {
    name: 'window',
    when: (p) =>
      p.off > 0.25 &&
      p.flat < 0.1 &&
      Math.abs(p.axes[2][0]) > 0.9 &&
      p.thickness < 0.006 &&
      p.max[1] > 0.6 &&
      deep(p) > 0.2,
    sides: 'lr',
  },
  { name: 'wheel', when: (p) => p.onGround && p.off > 0.2 && p.max[1] < 0.6 && p.share < 0.06, sides: 'both' },
  { name: 'chassis', when: (p) => p.y < 0.35 && p.off < 0.15 },
];

const CYCLE: NameRule[] = [
  {
    name: 'hub',
    when: (p, { parts }) => p.isWheel && parts.some((q) => isWithin(p, q) && q.share > 4 * p.share),
    sides: 'fb',
  },
  { name: 'wheel', when: (p) => p.isWheel, sides: 'fb' },
  {
    name: 'handlebar',
    when: (p) => p.y > 0.55 && broad(p) > 0.45 && p.off < 0.2,
    most: (p) => broad(p) / (0.2 + deep(p)),
  },
  {
    name: 'carrier',
    when: (p) => p.lying > 0.95 && p.flat < 0.12 && p.z < 0.35 && p.y > 0.5 && p.off < 0.1 && p.thickness < 0.008,
  },
  { name: 'seat', when: (p) => p.min[1] > 0.55 && p.off < 0.15 && p.z < 0.6, most: (p) => p.max[1] + p.lying },
  {
    name: 'chain',
    when: (p) =>
      p.off > 0.04 &&
      p.off < 0.2 &&
      p.flat < 0.25 &&
      Math.abs(p.axes[2][0]) > 0.95 &&
      p.y < 0.45 &&
      p.slender > 2 &&
      p.z < 0.55,
  },
  {
    name: 'muffler',
    when: (p) => p.off > 0.08 && p.slender > 2 && lengthwise(p) > 0.8 && p.y < 0.4 && p.z < 0.4 && p.thickness > 0.02,
  },
  { name: 'fork', when: (p) => p.z > 0.6 && p.upright > 0.5 && p.min[1] < 0.45 && p.y < 0.6 },
  {
    name: 'mudguard',
    when: (p) => p.y > 0.45 && p.y < 0.65 && p.slender > 2.5 && p.off < 0.05 && Math.abs(p.z - 0.5) > 0.18,
  },
  { name: 'frame', when: isCore },
  { name: 'pedal', when: (p) => p.off > 0.1 && p.y < 0.45 && p.share < 0.03 && p.slender < 3, sides: 'lr' },
  { name: 'frame tube', when: (p) => p.slender > 2 },
];

/** Rules for what rolls. */
export const VEHICLES = { vehicle: VEHICLE, cycle: CYCLE };
