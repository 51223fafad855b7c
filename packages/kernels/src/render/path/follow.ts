import { bookLight, ownShare } from './book-light.ts';
import { setUpBsdf } from './bsdf.ts';
import { drawDirection, evaluateBsdf } from './bsdf-draw.ts';
import { crossFog } from './fog.ts';
import { absorb, fresnelOf, passGlass } from './glass.ts';
import { meetLight } from './light-density.ts';
import { addGlow, addLight, addSky } from './light-found.ts';
import { drawLight, weighLights } from './light-sampling.ts';
import type { PathMaterial } from './materials.ts';
import { FROSTED } from './shadow.ts';
import { mirrorScene, shareOfShine } from './shine.ts';
import { startRay } from './start-ray.ts';
import { bookSuns, SUN_IN, SUN_ON_ALL, sunApart } from './sun.ts';
import { fillHit } from './surface.ts';
import { readGlow } from './surface-read.ts';
import type { Tracer } from './tracer.ts';

/** Surfaces a path may pass through without scattering. */
const PASSES_MAX = 24;
/** Bounces after which a path may end by chance. */
const ROULETTE = 2;

/**
 * Follows the path that starts with `t.ray` and fills `t.sample`. At every surface a light is drawn and asked for by a shadow ray, and the direction
 * drawn next may find one as well: both are weighed by the power heuristic. `width`, `spread`: of the ray, for textures.
 * Sources: Veach, "Robust Monte Carlo methods for light transport simulation", 1997; Pharr, Jakob & Humphreys, PBRT 4, 2023.
 */
export function followPath(t: Tracer, width: number, spread: number): void {
  begin(t, width, spread);
  walkOn(t);
  if (t.fork.state !== OPEN) return;
  takeFork(t);
  walkOn(t);
}

/** Follows the ray to the end of the path. */
function walkOn(t: Tracer): void {
  const { ray, walk, surface, settings } = t;
  for (;;) {
    ray.t = Number.POSITIVE_INFINITY;
    t.rays.findNearest(ray);
    const light = meetLight(t.picker, ray, walk.straight && !walk.behindGlass);
    crossFog(t);
    if (light >= 0) addLight(t, light);
    else if (ray.slot < 0) addSky(t);
    if (light >= 0 || ray.slot < 0) return;
    const m = t.materials[t.geometry.parts[ray.slot]];
    if (!m.seenByCamera && walk.straight) {
      if (!passOn(t)) return;
      continue;
    }
    fillHit(t, ray, walk.width + walk.spread * ray.t, surface);
    if (surface.alpha < 1) {
      t.sampler.next();
      if (t.sampler.x >= surface.alpha) {
        if (!passOn(t)) return;
        continue;
      }
    }
    if (walk.inside >= 0) absorb(t, ray.t);
    if (walk.straight && t.sample.part < 0) noteSurface(t);
    if (surface.er + surface.eg + surface.eb > 0) addGlow(t);
    if (walk.bounce >= settings.bounces) return;
    const way = m.transmission > 0 ? chooseWay(t, m) : SCATTERS;
    if (way === ENDS) return;
    if (way === PASSES) continue;
    walk.width += walk.spread * ray.t;
    if (!scatter(t, m, way === FROSTS ? m.transmission * (1 - surface.metallic) : 0)) return;
  }
}

const SCATTERS = 0;
const PASSES = 1;
const FROSTS = 2;
const ENDS = 3;

function begin(t: Tracer, width: number, spread: number): void {
  const { walk: w, sample: s } = t;
  w.r = w.g = w.b = 1;
  w.bounce = w.passes = 0;
  w.straight = true;
  w.behindGlass = false;
  w.pdf = 0;
  w.sun = SUN_IN;
  w.inside = -1;
  w.width = width;
  w.spread = spread;
  t.ray.from = 0;
  t.fork.state = UNUSED;
  s.directR = s.directG = s.directB = s.matteR = s.matteG = s.matteB = s.glossR = s.glossG = s.glossB = 0;
  s.albedoR = s.albedoG = s.albedoB = s.mirrorR = s.mirrorG = s.mirrorB = 0;
  s.shineR = s.shineG = s.shineB = 0;
  s.nx = s.ny = s.nz = s.depth = s.roughness = 0;
  s.part = -1;
  s.cover = 1;
}

/** The same ray, past what it met. */
function passOn(t: Tracer): boolean {
  t.ray.from = t.ray.t + t.lift;
  return ++t.walk.passes <= PASSES_MAX;
}

function noteSurface(t: Tracer): void {
  const { sample, surface } = t;
  sample.part = surface.part;
  sample.nx = surface.nx;
  sample.ny = surface.ny;
  sample.nz = surface.nz;
  sample.depth = t.ray.t;
  const m = t.materials[surface.part];
  sample.roughness = m.clearcoat > 0.2 ? Math.min(surface.roughness, m.clearcoatRoughness) : surface.roughness;
}

/** What light does at glass: passes, clear or refracted, or scatters. */
function chooseWay(t: Tracer, m: PathMaterial): number {
  const { surface, walk, ray, sampler } = t;
  const share = m.transmission * (1 - surface.metallic);
  if (share <= 0) return SCATTERS;
  if (!m.solid && surface.roughness >= FROSTED) return FROSTS;
  sampler.next();
  const { x: chance, y: u } = sampler;
  if (m.solid) {
    if (chance >= share) return SCATTERS;
    if (++walk.passes > PASSES_MAX) return ENDS;
    if (walk.straight) enterGlass(t);
    sampler.next();
    passGlass(t, m, chance / share, u, sampler.x);
    return PASSES;
  }
  const cos = -(ray.dx * surface.nx + ray.dy * surface.ny + ray.dz * surface.nz);
  // Both faces of the pane mirror.
  const one = fresnelOf(Math.max(1e-3, cos), 1 / m.ior);
  const open = share * (1 - (2 * one) / (1 + one));
  if (walk.straight && t.fork.state === UNUSED && open > 0.02) {
    leaveFork(t, open);
    return SCATTERS;
  }
  const chanceOpen = Math.min(0.92, open);
  if (walk.straight) enterGlass(t);
  if (chance >= chanceOpen) {
    const scale = 1 / (1 - chanceOpen);
    walk.r *= scale;
    walk.g *= scale;
    walk.b *= scale;
    return SCATTERS;
  }
  const scale = open / chanceOpen;
  walk.r *= surface.r * scale;
  walk.g *= surface.g * scale;
  walk.b *= surface.b * scale;
  return passOn(t) ? PASSES : ENDS;
}

const UNUSED = 0;
const OPEN = 1;
const TAKEN = 2;

/**
 * At the first pane that the camera sees both ways are gone, first the mirrored one: what a window shows is then as free of noise as what stands beside
 * it. Notes how to go on behind the pane, which lets a share of `open` through.
 */
function leaveFork(t: Tracer, open: number): void {
  const { fork, ray, walk, surface } = t;
  fork.state = OPEN;
  fork.ox = ray.ox;
  fork.oy = ray.oy;
  fork.oz = ray.oz;
  fork.dx = ray.dx;
  fork.dy = ray.dy;
  fork.dz = ray.dz;
  fork.from = ray.t + t.lift;
  fork.r = walk.r * surface.r * open;
  fork.g = walk.g * surface.g * open;
  fork.b = walk.b * surface.b * open;
  fork.width = walk.width;
  fork.spread = walk.spread;
}

function takeFork(t: Tracer): void {
  const { fork, ray, walk, sample } = t;
  fork.state = TAKEN;
  ray.ox = fork.ox;
  ray.oy = fork.oy;
  ray.oz = fork.oz;
  ray.dx = fork.dx;
  ray.dy = fork.dy;
  ray.dz = fork.dz;
  ray.from = fork.from;
  walk.r = fork.r;
  walk.g = fork.g;
  walk.b = fork.b;
  walk.width = fork.width;
  walk.spread = fork.spread;
  walk.bounce = 0;
  walk.passes = 1;
  walk.straight = true;
  walk.pdf = 0;
  walk.inside = -1;
  // The sharp image was a share of what the pane mirrors; now the pane stands for all that is seen in it.
  sample.shineR *= sample.mirrorR;
  sample.shineG *= sample.mirrorG;
  sample.shineB *= sample.mirrorB;
  enterGlass(t);
}

/** From here on the picture is noise that the filter should see. */
function enterGlass(t: Tracer): void {
  t.walk.behindGlass = true;
  t.sample.roughness = Math.min(t.sample.roughness, 0.02);
  t.sample.mirrorR = t.sample.mirrorG = t.sample.mirrorB = 1;
}

/** Asks a light, draws the next direction; false when the path ends. */
function scatter(t: Tracer, m: PathMaterial, frosted: number): boolean {
  const { walk, bsdf, surface, sampler, sample, ray, settings } = t;
  const thin = m.transmission > 0 && !m.solid ? m.transmission * (1 - surface.metallic) : 0;
  setUpBsdf(bsdf, surface, m, ray.dx, ray.dy, ray.dz, frosted, 1 - thin);
  if (walk.straight) {
    sample.albedoR += bsdf.dr * walk.r;
    sample.albedoG += bsdf.dg * walk.g;
    sample.albedoB += bsdf.db * walk.b;
    if (!walk.behindGlass) {
      sample.mirrorR = bsdf.ar + bsdf.tr;
      sample.mirrorG = bsdf.ag + bsdf.tg;
      sample.mirrorB = bsdf.ab + bsdf.tb;
    }
  }
  walk.sun = settings.sunApart && walk.straight && !walk.behindGlass ? sunApart(m, surface.roughness) : SUN_IN;
  if (settings.surveys) {
    if (walk.sun !== SUN_IN) bookSuns(t, walk.sun);
    const share = walk.behindGlass ? 0 : shareOfShine(bsdf, m, surface.roughness);
    if (share > 0) mirrorScene(t, share);
    return false;
  }
  walk.bounce++;
  sampler.next();
  const { x: lobe, y: pick } = sampler;
  askLight(t, pick);
  sampler.next();
  drawDirection(bsdf, lobe, sampler.x, sampler.y);
  if (!(bsdf.pdf > 0)) return false;
  const weight = 1 / bsdf.pdf;
  if (walk.straight) {
    walk.straight = false;
    walk.matteR = bsdf.matteR * weight;
    walk.matteG = bsdf.matteG * weight;
    walk.matteB = bsdf.matteB * weight;
    walk.glossR = bsdf.glossR * weight;
    walk.glossG = bsdf.glossG * weight;
    walk.glossB = bsdf.glossB * weight;
  } else {
    walk.r *= (bsdf.matteR + bsdf.glossR) * weight;
    walk.g *= (bsdf.matteG + bsdf.glossG) * weight;
    walk.b *= (bsdf.matteB + bsdf.glossB) * weight;
  }
  walk.pdf = bsdf.pdf;
  if (!survives(t)) return false;
  const side = bsdf.lx * surface.gx + bsdf.ly * surface.gy + bsdf.lz * surface.gz < 0 && frosted > 0 ? -1 : 1;
  startRay(t, bsdf.lx, bsdf.ly, bsdf.lz, side);
  // What a rough surface shows needs no sharp textures.
  walk.spread = Math.max(walk.spread, lobe < bsdf.pCoat ? 0 : Math.min(0.25, 0.5 * bsdf.alpha), pickSpread(bsdf.pdf));
  return true;
}

/** A ray is about as wide as the directions that are drawn as often. */
function pickSpread(pdf: number): number {
  return Math.min(0.2, 0.1 / Math.sqrt(Math.max(0.01, pdf)));
}

function survives(t: Tracer): boolean {
  const { walk, sampler } = t;
  const most = Math.max(
    walk.r * (walk.matteR + walk.glossR),
    walk.g * (walk.matteG + walk.glossG),
    walk.b * (walk.matteB + walk.glossB),
  );
  if (!(most > 0)) return false;
  if (walk.bounce < ROULETTE) return true;
  const chance = Math.min(0.95, most);
  sampler.next();
  if (sampler.x >= chance) return false;
  walk.r /= chance;
  walk.g /= chance;
  walk.b /= chance;
  return true;
}

/** Next-event estimation: one light, one shadow ray. */
function askLight(t: Tracer, pick: number): void {
  const { picker: p, surface: s, bsdf, sampler, ray, shadow } = t;
  weighLights(p, s.x, s.y, s.z, s.nx, s.ny, s.nz, t.walk.sun !== SUN_ON_ALL);
  sampler.next();
  drawLight(p, s.x, s.y, s.z, pick, sampler.x, sampler.y);
  if (!(p.pdf > 0)) return;
  bsdf.lx = p.x;
  bsdf.ly = p.y;
  bsdf.lz = p.z;
  evaluateBsdf(bsdf);
  const matte = bsdf.matteR + bsdf.matteG + bsdf.matteB;
  const gloss = bsdf.glossR + bsdf.glossG + bsdf.glossB;
  if (!(matte + gloss > 0)) return;
  const behind = s.gx * p.x + s.gy * p.y + s.gz * p.z < 0 && s.nx * p.x + s.ny * p.y + s.nz * p.z < 0;
  startRay(t, p.x, p.y, p.z, behind ? -1 : 1);
  ray.t = p.distance * (1 - 1e-4) - 2 * t.lift;
  shadow.r = shadow.g = shadow.b = 1;
  if (t.rays.isBlocked(ray)) return;
  if (p.slot >= 0) readGlow(t, p.slot, p.u, p.v, p);
  bookAsked(t, ownShare(p.pdf, bsdf.pdf) / p.pdf);
}

/** Books the light just asked for, split between the lobes of the first surface. */
function bookAsked(t: Tracer, share: number): void {
  const { picker: p, bsdf, shadow, walk } = t;
  const r = p.r * shadow.r;
  const g = p.g * shadow.g;
  const b = p.b * shadow.b;
  if (!walk.straight) {
    bookLight(
      t,
      r * (bsdf.matteR + bsdf.glossR),
      g * (bsdf.matteG + bsdf.glossG),
      b * (bsdf.matteB + bsdf.glossB),
      share,
    );
    return;
  }
  const { sample } = t;
  if (!p.sun || walk.sun === SUN_IN) {
    sample.matteR += r * bsdf.matteR * walk.r * share;
    sample.matteG += g * bsdf.matteG * walk.g * share;
    sample.matteB += b * bsdf.matteB * walk.b * share;
  }
  sample.glossR += r * bsdf.glossR * walk.r * share;
  sample.glossG += g * bsdf.glossG * walk.g * share;
  sample.glossB += b * bsdf.glossB * walk.b * share;
}
