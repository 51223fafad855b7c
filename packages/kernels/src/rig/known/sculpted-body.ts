import { V3, type Vec3 } from '../../math/index.ts';
import { farthestFrom, meanPoint, nearestTo, reachAlong } from './reach.ts';

/** What is so far along is the end of a fin: the tips of its lobes. */
const LAST = 0.9;

/** A part of a sculpture. */
export interface SculptedPart {
  name: string;
  /** The joint of the sculpture that a rigid part follows. */
  joint?: string;
  /** Its vertices, xyz, in the frame of the joints. */
  points: Float32Array;
}

/** What a sculpture says of its own body. Metres, in the frame of its file. */
export interface SculptedBody {
  /** A rig type, or `other`. */
  rigType: string;
  joints: readonly { name: string; parent: number; at: Vec3 }[];
  parts: readonly SculptedPart[];
}

/** Places of a sculpture's joints and the ends that it leaves out, measured on its vertices. */
export class BodyPlaces {
  readonly points: Float32Array;
  private readonly joints: ReadonlyMap<string, Vec3>;
  readonly body: SculptedBody;

  constructor(body: SculptedBody) {
    this.body = body;
    this.joints = new Map(body.joints.map(({ name, at }) => [name, at]));
    this.points = joinPoints(body.parts.map(({ points }) => points));
  }

  find(name: string): Vec3 | undefined {
    return this.joints.get(name);
  }

  has(name: string): boolean {
    return this.joints.has(name);
  }

  /** Where a joint is that every body of this kind has. */
  at(name: string): Vec3 {
    const at = this.joints.get(name);
    if (!at) throw new RangeError(name);
    return at;
  }

  /** Names that match, in the order of the sculpture. */
  names(pattern: RegExp): string[] {
    return this.body.joints.map(({ name }) => name).filter((name) => pattern.test(name));
  }

  /** A limb's tip: on from its last joint, as far as vertices go within a tube; at least `least`. */
  tip(from: Vec3, along: Vec3, { radius, least, most }: { radius: number; least: number; most: number }): Vec3 {
    const way = V3.normalize(along, [0, 0, 1]);
    return V3.addScaled(from, way, Math.max(least, reachAlong(this.points, from, way, radius, most)));
  }

  /** Vertices of the rigid parts that follow a joint, but of none that stand out from it. */
  pointsOf(joint: string): Float32Array {
    const parts = this.body.parts.filter((part) => part.joint === joint && !/antenna|horn|whisker/.test(part.name));
    return joinPoints(parts.map(({ points }) => points));
  }

  /** The far end of what follows a joint rigidly, on from the joint `before` it if that is given, within `aside` of it across; of nothing, the joint itself. */
  farEnd(joint: string, { before, aside = Infinity }: { before?: Vec3; aside?: number } = {}): Vec3 {
    const at = this.at(joint);
    const onward = before && V3.normalize(V3.sub(at, before), [0, 0, 0]);
    const points = this.pointsOf(joint);
    const isNear = (_: number, i: number): boolean => Math.abs(points[i - (i % 3)] - at[0]) <= aside;
    return farthestFrom(Number.isFinite(aside) ? points.filter(isNear) : points, at, onward);
  }

  /** The end of what follows a joint rigidly, through its middle: that of a fin lies between its lobes, of a fan between its feathers. Of nothing, the joint itself. */
  middleEnd(joint: string): Vec3 {
    const at = this.at(joint);
    const points = this.pointsOf(joint);
    if (!points.length) return at;
    const way = V3.normalize(V3.sub(meanPoint(points), at), [0, 0, 0]);
    const far = LAST * reachAlong(points, at, way, Infinity, Infinity);
    const isLast = (_: number, i: number): boolean => V3.dot(V3.sub(pointAt(points, i - (i % 3)), at), way) >= far;
    return meanPoint(points.filter(isLast));
  }

  /** Root and tip of a part that stands out from a place. */
  rootAndTip({ points }: SculptedPart, from: Vec3): [Vec3, Vec3] {
    const root = nearestTo(points, from);
    return [root, farthestFrom(points, root)];
  }
}

function pointAt(points: Float32Array, i: number): Vec3 {
  return [points[i], points[i + 1], points[i + 2]];
}

function joinPoints(lists: readonly Float32Array[]): Float32Array {
  const out = new Float32Array(lists.reduce((sum, list) => sum + list.length, 0));
  let at = 0;
  for (const list of lists) {
    out.set(list, at);
    at += list.length;
  }
  return out;
}
