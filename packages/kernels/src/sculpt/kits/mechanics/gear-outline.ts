import type { Vec2 } from '../../../math/index.ts';

/**
 * The outline of a spur gear with involute flanks (pressure angle 20 degrees), counter-clockwise about the origin. `r` is the pitch radius: two of
 * them with teeth in proportion mesh at the sum of their radii. Addendum one module, dedendum 1.25. Metres.
 */
export function gearOutline(r: number, teeth: number, o: { steps?: number; tooth?: number } = {}): Vec2[] {
  const { steps = 3, tooth = 1 } = o;
  const angle = (20 * Math.PI) / 180;
  const module = (2 * r) / teeth;
  const tip = r + module * 0.96 * tooth;
  const root = r - module * 1.2 * tooth;
  const base = r * Math.cos(angle);
  const inv = (a: number): number => Math.tan(a) - a;
  // half the tooth's angle at the pitch circle, a hair less than half the pitch for clearance
  const half = (Math.PI / (2 * teeth)) * 0.96 + inv(angle);
  const flank: Vec2[] = [];
  const low = Math.max(base, root);
  for (let i = 0; i <= steps; i++) {
    const k = low + ((tip - low) * i) / steps;
    flank.push([k, half - inv(Math.acos(Math.min(1, base / k)))]);
  }
  const foot: Vec2 = [root, Math.min(flank[0][1] * 1.12, (Math.PI / teeth) * 0.92)];
  const side: Vec2[] = [foot, ...(root < low ? flank : flank.slice(1))];
  const out: Vec2[] = [];
  for (let t = 0; t < teeth; t++) {
    const at = (2 * Math.PI * t) / teeth;
    for (const [k, a] of side) out.push([k * Math.cos(at - a), k * Math.sin(at - a)]);
    for (const [k, a] of [...side].reverse()) out.push([k * Math.cos(at + a), k * Math.sin(at + a)]);
  }
  return out;
}

/** The outline of a chain sprocket: round seats for rollers of radius `seat` on the pitch circle `r`, pointed teeth. Metres. */
export function sprocketOutline(r: number, teeth: number, seat: number): Vec2[] {
  const out: Vec2[] = [];
  const step = (2 * Math.PI) / teeth;
  for (let t = 0; t < teeth; t++) {
    const a = t * step;
    for (let i = 0; i <= 6; i++) {
      const b = a + Math.PI + (-0.4 + (0.8 * i) / 6) * Math.PI * -1;
      out.push([r * Math.cos(a) + seat * Math.cos(b), r * Math.sin(a) + seat * Math.sin(b)]);
    }
    const tip = r + seat * 1.05;
    for (const s of [-0.055, 0.055]) {
      const b = a + step * (0.5 + s);
      out.push([tip * Math.cos(b), tip * Math.sin(b)]);
    }
  }
  return out;
}
