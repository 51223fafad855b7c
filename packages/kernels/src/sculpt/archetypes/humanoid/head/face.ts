/** What makes a face. In heads (chin to crown = 1) unless said otherwise; factors are 1 for a plain adult. */
export interface FaceMorphs {
  female: number;
  /** 0 baby .. 1 grown .. 2 very old. */
  age: number;
  fat: number;
  /** Size of the eyes, and how far they open, factors. */
  eyeSize: number;
  eyeOpen: number;
  /** Half distance of the eyes. */
  eyeX: number;
  /** Lifts the outer corners. */
  slant: number;
  nose: number;
  noseWidth: number;
  /** Tip bent down (hooked) positive, up negative. */
  hook: number;
  lips: number;
  mouthWidth: number;
  /** -1 sad .. 1 smile. */
  smile: number;
  /** 0 shut .. 1 agape. */
  mouthOpen: number;
  jaw: number;
  chin: number;
  cheek: number;
  brow: number;
  /** Inner ends of the brows down: angry; up: worried. */
  browTilt: number;
  browLift: number;
  /** Sunken cheeks and sockets. */
  gaunt: number;
  /** The lower face comes forward like a beast's. */
  muzzle: number;
  skull: number;
  /** 1: as carved in marble, the nose straight from the brow, calm lips. */
  classic: number;
}

export const PLAIN_FACE: FaceMorphs = {
  female: 0,
  age: 1,
  fat: 0.22,
  eyeSize: 1,
  eyeOpen: 1,
  eyeX: 0.15,
  slant: 0.006,
  nose: 1,
  noseWidth: 1,
  hook: 0,
  lips: 1,
  mouthWidth: 1,
  smile: 0.25,
  mouthOpen: 0,
  jaw: 1,
  chin: 1,
  cheek: 1,
  brow: 1,
  browTilt: 0,
  browLift: 0,
  gaunt: 0,
  muzzle: 0,
  skull: 1,
  classic: 0,
};

/** Height of the eyes' line, heads. Children's is lower. */
export function eyeLine(f: FaceMorphs): number {
  return 0.472 - 0.05 * Math.max(0, 1 - f.age);
}

/** Height of the mouth's line, heads. */
export function mouthLine(f: FaceMorphs): number {
  return 0.19 - 0.012 * Math.max(0, 1 - f.age);
}

/** An eye: where it is and how its lids are cut, in heads, for the left side. */
export interface EyeForm {
  x: number;
  y: number;
  z: number;
  /** Radius of the ball. */
  r: number;
  half: number;
  upper(x: number): number;
  lower(x: number): number;
}

/** Where the eyes are and how their lids are cut. */
export function eyeForm(f: FaceMorphs): EyeForm {
  const child = Math.max(0, 1 - f.age);
  const k = f.eyeSize * (1 + 0.28 * child + 0.06 * f.female);
  const half = 0.076 * k;
  const y = eyeLine(f);
  const x = f.eyeX * (1 + 0.05 * child);
  const high = 0.0425 * k * f.eyeOpen * (1 + 0.1 * f.female + 0.12 * child);
  const low = 0.03 * k * Math.min(1.15, 0.4 + 0.6 * f.eyeOpen) * (1 - 0.14 * Math.max(0, f.smile));
  const droop = 0.012 * Math.max(0, f.age - 1);
  const bow = (v: number, e: number, power: number): number => Math.max(0, 1 - Math.abs(v) ** e) ** power;
  const tilt = (v: number): number => v * (f.slant + 0.003 * f.female) - droop * Math.max(0, v) ** 2;
  return {
    x,
    y,
    z: 0.219 + 0.004 * f.female - 0.02 * f.gaunt,
    r: 0.094 * k,
    half,
    upper: (px) => {
      const v = (px - x) / half;
      // the highest point lies a little inside
      return y + tilt(v) + high * bow(v, 2.3, 0.72) * (1 - 0.1 * v);
    },
    lower: (px) => {
      const v = (px - x) / half;
      return y + tilt(v) - low * bow(v, 2.2, 0.8) * (1 + 0.12 * v);
    },
  };
}
