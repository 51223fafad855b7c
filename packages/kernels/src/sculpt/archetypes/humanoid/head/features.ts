import type { Shape } from '../../../../curves/index.ts';
import { V3, type Vec3 } from '../../../../math/index.ts';
import type { MaterialSpec } from '../../../../texture/index.ts';
import type { Bench } from '../../../kits/joinery/index.ts';
import { SIDES } from '../body/bones.ts';
import { earShape } from './ear.ts';
import { eyeLine } from './face.ts';
import type { Head } from './head.ts';

/** What the features are made of. */
export interface FeatureLook {
  skin: MaterialSpec;
  iris: string;
  sclera: string;
  brow: MaterialSpec;
  lash: MaterialSpec;
  /** Thickness of brows and lashes; 0 leaves them out. */
  brows: number;
  lashes: number;
  glow?: string;
  /** Ears: length factor and how pointed 0..1. */
  ear: number;
  pointed: number;
  /** Eyeballs without iris and pupil, lids with a rim of the skin. */
  blank?: boolean;
  /** Long hair lies over them. */
  covered?: boolean;
}

const J = { joint: 'head' };

/** Eyeballs with iris, pupil and glint, lashes, brows and ears. */
export function addFeatures(b: Bench, head: Head, look: FeatureLook): void {
  for (const [side, s] of SIDES) {
    if (look.blank)
      b.add(
        `${side} eye`,
        look.skin,
        { op: 'ball', r: head.eye.r * head.unit, at: head.place([s * head.eye.x, head.eye.y, head.eye.z]) },
        { ...J, detail: 2 },
      );
    else addEye(b, head, look, side, s);
    if (look.lashes > 0)
      b.add(`${side} ${look.blank ? 'lid' : 'lashes'}`, look.lash, lashLine(head, s, look.lashes), {
        ...J,
        detail: 1.5,
      });
    if (look.ear > 0)
      b.add(`${side} ear`, look.skin, earShape(head, s, look), { ...J, detail: 1.6, hidden: look.covered });
    if (look.brows > 0) b.add(`${side} eyebrow`, look.brow, browShape(head, s, look.brows), { ...J, detail: 1.5 });
  }
}

function addEye(b: Bench, head: Head, look: FeatureLook, side: string, s: number): void {
  const { eye, unit } = head;
  const r = eye.r * unit;
  const at = head.place([s * eye.x, eye.y, eye.z]);
  // a touch outwards: eyes that look into the distance
  const gaze = head.turn(V3.normalize([s * 0.03, -0.015, 1]));
  const cap = (grow: number, angle: number, of: Vec3 = gaze): Shape => ({
    op: 'placed',
    of: { op: 'ball', r: r * grow, from: 0, to: angle },
    places: [{ at, rot: aim(of) }],
  });
  const iris = 27 / Math.sqrt(Math.max(0.6, eye.r / 0.094));
  const plain = (color: string, more: Partial<MaterialSpec> = {}): MaterialSpec => ({
    ...{ base: 'plain', color, color2: color, color3: color, rough: 0.06, clearcoat: 1 },
    ...more,
  });
  const glow = look.glow ? { emissive: look.glow, emissiveStrength: 2 } : {};
  const detail = { ...J, detail: 2 };
  b.add(`${side} eye`, plain(look.sclera, glow), { op: 'ball', r, at }, detail);
  const front = V3.addScaled(at, gaze, r * 1.01);
  const rim = r * 2 * Math.sin((iris * Math.PI) / 360);
  b.add(
    `${side} iris`,
    plain(shadeHex(look.iris, 0.42), {
      ...glow,
      layers: [
        {
          mask: { kind: 'near', shape: { op: 'sphere', r: rim * 0.86, at: front }, soft: rim * 0.1 },
          material: { color: look.iris, color2: look.iris, color3: look.iris },
        },
        {
          mask: {
            kind: 'near',
            shape: { op: 'sphere', r: rim * 0.62, at: V3.addScaled(front, head.turn([0, -1, 0]), rim * 0.3) },
            soft: rim * 0.4,
          },
          material: { color: shadeHex(look.iris, 1.5), color2: shadeHex(look.iris, 1.5), color3: look.iris },
          strength: 0.8,
        },
      ],
    }),
    cap(1.012, iris),
    detail,
  );
  b.add(`${side} pupil`, plain('#0b0908'), cap(1.022, iris * 0.46), detail);
  const glint = V3.normalize(V3.add(gaze, head.turn([0.17, 0.2, 0])));
  b.add(
    `${side} glint`,
    plain('#ffffff', { emissive: '#ffffff', emissiveStrength: 0.35 }),
    cap(1.03, iris * 0.2, glint),
    detail,
  );
}

/** Turns +Y to a direction. */
function aim(d: Vec3): Vec3 {
  const pitch = Math.asin(Math.max(-1, Math.min(1, d[1])));
  return [90 - (pitch * 180) / Math.PI, (Math.atan2(d[0], d[2]) * 180) / Math.PI, 0];
}

/** A colour with its values times `k`. */
export function shadeHex(hex: string, k: number): string {
  const part = (i: number): string =>
    Math.round(Math.min(255, Math.max(0, Number.parseInt(hex.slice(i, i + 2), 16) * k)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** The dark line of the upper lid's edge, thicker to the outside. */
function lashLine(head: Head, s: number, thick: number): Shape {
  const { eye, unit } = head;
  const path: Vec3[] = [];
  const taper: number[] = [];
  const r = eye.r + 0.009;
  for (let i = 0; i <= 12; i++) {
    const v = -0.96 + (i / 12) * (1.96 + 0.12 * thick);
    const x = eye.x + Math.min(1, v) * eye.half + Math.max(0, v - 1) * eye.half;
    const y = eye.upper(Math.min(eye.x + eye.half * 0.999, x)) + Math.max(0, v - 1) * 0.06 + 0.001;
    const d = V3.normalize([
      x - eye.x,
      y - eye.y,
      Math.sqrt(Math.max(0.0004, r * r - (x - eye.x) ** 2 - (y - eye.y) ** 2)),
    ]);
    path.push(head.place([s * (eye.x + d[0] * r), eye.y + d[1] * r, eye.z + d[2] * r]));
    taper.push(0.35 + 0.75 * Math.sin(Math.min(1, (i / 12) * 1.05) * Math.PI * 0.86) * (0.55 + 0.45 * (i / 12)));
  }
  return {
    op: 'sweep',
    path,
    section: { kind: 'circle', r: 0.0058 * unit * (0.6 + 0.4 * thick) },
    taper,
    spline: 'catmull',
    cap: 'point',
  };
}

/** An eyebrow: a flat clump along the ridge, fullest a third of the way. */
function browShape(head: Head, s: number, thick: number): Shape {
  const { face } = head;
  const ey = eyeLine(face);
  const lift = 0.106 + 0.03 * face.browLift + 0.005 * face.female;
  const sections: { points: Vec3[] }[] = [];
  const n = 12;
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    const x = 0.062 + 0.2 * t;
    const arch =
      0.024 * Math.sin(Math.min(1, t * 1.25) * Math.PI * 0.78) * (0.75 + 0.25 * face.female) -
      0.022 * Math.max(0, t - 0.66) * 3;
    const y = ey + lift + arch + face.browTilt * 0.045 * (t - 0.45);
    const h = 0.0165 * thick * (t < 0.3 ? 0.45 + 0.55 * (t / 0.3) ** 0.6 : 1 - 0.86 * ((t - 0.3) / 0.7) ** 1.4);
    const z = (dy: number): number => head.front(x, y + dy);
    const out = 0.008 * Math.min(1, 4 * t + 0.35) * (1 - t * 0.6);
    const ring: [number, number][] = [
      [1, -0.004],
      [0.55, out],
      [-0.45, out],
      [-1, -0.004],
      [-0.4, -0.012],
      [0.4, -0.012],
    ];
    sections.push({
      points: ring.map(([k, dz]) => head.place([s * x, y + k * h, z(k * h) + dz])),
    });
  }
  return { op: 'loft', sections, spline: 'catmull', cap: 'flat' };
}
