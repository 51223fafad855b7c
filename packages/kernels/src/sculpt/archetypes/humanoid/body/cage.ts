import type { Vec3 } from '../../../../math/index.ts';
import type { Rest } from './bones.ts';

/** What a quad of the body belongs to. */
export const ZONES = [
  'trunk',
  'leftArm',
  'rightArm',
  'leftHand',
  'rightHand',
  'leftLeg',
  'rightLeg',
  'leftFoot',
  'rightFoot',
] as const;
export type Zone = (typeof ZONES)[number];

/** Values of a vertex before its weights: place, share of the trunk, place along its limb. */
export const LEAD = 5;

/** Weights by bone name. */
export type Weights = Readonly<Record<string, number>>;

/** Collects the control cage of a body: points with weights, quads with zones. */
export class Cage {
  readonly points: { at: Vec3; t: number; s: number; weights: Weights }[] = [];
  readonly quads: number[] = [];
  readonly zones: number[] = [];

  point(at: Vec3, t: number, s: number, weights: Weights): number {
    return this.points.push({ at, t, s, weights }) - 1;
  }

  /** `flip` for what is mirrored. */
  quad(a: number, b: number, c: number, d: number, zone: Zone, flip: boolean): void {
    if (flip) this.quads.push(d, c, b, a);
    else this.quads.push(a, b, c, d);
    this.zones.push(ZONES.indexOf(zone));
  }

  /** Quads between two loops of equal length; the second lies further along. */
  join(a: readonly number[], b: readonly number[], zone: Zone, flip: boolean): void {
    for (let i = 0; i < a.length; i++) {
      const j = (i + 1) % a.length;
      this.quad(a[i], a[j], b[j], b[i], zone, flip);
    }
  }

  /** Rows of `LEAD` values and the weights of all bones. */
  rows(rest: Rest): { rows: Float64Array; stride: number } {
    const stride = LEAD + rest.bones.length;
    const rows = new Float64Array(this.points.length * stride);
    this.points.forEach(({ at, t, s, weights }, i) => {
      rows.set([at[0], at[1], at[2], t, s], i * stride);
      const total = Object.values(weights).reduce((a, b) => a + b, 0) || 1;
      for (const [name, w] of Object.entries(weights)) rows[i * stride + LEAD + rest.index[name]] = w / total;
    });
    return { rows, stride };
  }
}
