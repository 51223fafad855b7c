import type { Body } from '../body/body.ts';
import { ZONES, type Zone } from '../body/cage.ts';
import { ramp } from '../body/ring.ts';
import type { QuadMask } from './patch.ts';

/** Which part of the body a garment covers. Shares as in `BodySurface`. */
export interface Cover {
  /** From .. to of the trunk: 0 crotch, 0.32 waist, 0.98 collar. */
  trunk?: readonly [number, number];
  /** How far down the arms: 1 elbow, 1.95 wrist; and from where. */
  arms?: number;
  armsFrom?: number;
  /** How far down the legs: 1 knee, 1.9 ankle; and from where. */
  legs?: number;
  legsFrom?: number;
  hands?: boolean;
  /** Fingers stay bare. */
  fingerless?: boolean;
  feet?: boolean;
  /** Depth of the neckline in shares of the trunk: v-shaped in front, round. */
  v?: number;
  scoop?: number;
  /** An open front of this half width, metres over trunk units. */
  open?: number;
  /** No sleeves but straps: half width of what reaches the shoulders, trunk units. */
  armhole?: number;
  side?: 'left' | 'right';
}

const zoneOfVertex = new WeakMap<Body, Uint8Array>();

/** Zone of every vertex; on borders the last quad's. */
export function vertexZones(body: Body): Uint8Array {
  let known = zoneOfVertex.get(body);
  if (!known) {
    const { quads, zones, t } = body.surface;
    known = new Uint8Array(t.length);
    for (let i = 0; i < quads.length; i++) known[quads[i]] = zones[i >> 2];
    zoneOfVertex.set(body, known);
  }
  return known;
}

/** Quads that a cover takes. */
export function maskOf(body: Body, cover: Cover): QuadMask {
  const { surface, figure } = body;
  const { quads, zones, t, s, rest } = surface;
  const mask = new Uint8Array(zones.length);
  const curved = isCurved(cover);
  for (let q = 0; q < zones.length; q++) {
    let mt = 0;
    let ms = 0;
    let x = 0;
    let z = 0;
    for (let k = 0; k < 4; k++) {
      const v = quads[q * 4 + k];
      mt += t[v] / 4;
      ms += s[v] / 4;
      x += rest[v * 3] / 4;
      z += rest[v * 3 + 2] / 4;
    }
    const zone = ZONES[zones[q]];
    if (cover.side && zone !== 'trunk' && !zone.startsWith(cover.side)) continue;
    let kept = takes(cover, zone, mt, ms, x / figure.u, z / figure.u);
    if (!kept && curved && zone === 'trunk' && cover.trunk && mt >= cover.trunk[0])
      for (let k = 0; k < 4; k++) kept ||= neckline(body, cover, quads[q * 4 + k]) > 0;
    mask[q] = kept ? 1 : 0;
  }
  return mask;
}

/** Upper limit of a cover on the trunk: the neckline. */
function topAt(c: Cover, x: number, z: number): number {
  let top = c.trunk?.[1] ?? 0;
  if (c.v && z > 0) top -= c.v * Math.max(0, 1 - Math.abs(x) / 0.06);
  if (c.scoop) top -= c.scoop * Math.max(0, 1 - (Math.abs(x) / 0.062) ** 2) * (z > 0 ? 1 : 0.35);
  return top;
}

/** Whether its edge runs across the body's quads. */
export function isCurved(c: Cover): boolean {
  return Boolean(c.v || c.scoop || c.open || c.armhole);
}

/** Half width between the armholes at a share of the trunk. */
function acrossAt(c: Cover, t: number): number {
  return c.armhole ? c.armhole + 0.05 * (1 - ramp(0.66, 0.86, t)) ** 1.5 : 1;
}

/** How far a vertex is inside of a neckline or an open front. */
export function neckline(body: Body, c: Cover, v: number): number {
  const { surface, figure } = body;
  const x = surface.rest[v * 3] / figure.u;
  const z = surface.rest[v * 3 + 2] / figure.u;
  if (vertexZones(body)[v] !== 0) return 1;
  const under = Math.min((topAt(c, x, z) - surface.t[v]) * 0.35, acrossAt(c, surface.t[v]) - Math.abs(x));
  return c.open && z > 0 ? Math.min(under, Math.abs(x) - c.open) : under;
}

function takes(c: Cover, zone: Zone, t: number, s: number, x: number, z: number): boolean {
  if (zone === 'trunk') {
    if (!c.trunk || t < c.trunk[0]) return false;
    return t <= topAt(c, x, z) && Math.abs(x) <= acrossAt(c, t) && !(c.open && z > 0 && Math.abs(x) < c.open);
  }
  if (zone.endsWith('Arm')) return c.arms !== undefined && s <= c.arms && s >= (c.armsFrom ?? 0);
  if (zone.endsWith('Leg')) return c.legs !== undefined && s <= c.legs && s >= (c.legsFrom ?? 0);
  if (zone.endsWith('Hand')) return c.hands === true && (!c.fingerless || s < 2.56);
  return c.feet === true;
}
