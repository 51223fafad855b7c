import type { FieldShape } from '../../../field/index.ts';
import { V3, type Vec3 } from '../../../math/index.ts';
import type { MaskSpec, MaterialLayer, MaterialSpec } from '../../../texture/index.ts';
import type { Draft } from './draft.ts';
import { bodyFlow } from './plan/flow.ts';
import type { Anatomy } from './plan/tetrapod.ts';
import { INHERIT, type Slot } from './slots.ts';
import type { LookSpec } from './spec.ts';

/** Only the colours of a slot: the coat's own recipe shows through. */
function tint(material: MaterialSpec): MaterialLayer['material'] {
  const { color, color2, color3, metal, rough, emissive, emissiveStrength } = material;
  return { color: color ?? '#444444', color2: color2 ?? color, color3, metal, rough, emissive, emissiveStrength };
}

/**
 * The coat of a four-limbed animal: belly, legs, feet, face and tail tints and the markings as layers over the skin, all placed by
 * the anatomy in metres. A slot without a colour of its own adds no layer.
 */
export function coat(draft: Draft, body: Anatomy): MaterialSpec {
  const look: LookSpec = body.species.look ?? {};
  const skin = draft.materials.skin;
  const layers: MaterialLayer[] = [...(skin.layers ?? [])];
  const own = (slot: Slot): MaterialSpec | undefined => {
    const m = draft.materials[slot];
    return m.base !== INHERIT && m.color !== undefined ? m : undefined;
  };
  const lay = (slot: Slot, mask: MaskSpec | undefined, strength = 1): void => {
    const m = own(slot);
    if (m && mask) layers.push({ mask, material: tint(m), strength });
  };
  const u = draft.unit;
  if (look.markings === 'back') lay('markings', backMask());
  lay('belly', bellyMask(body, u, look.belly ?? 0.7));
  const masked = look.markings === 'mask' || look.markings === 'panda';
  if (masked && own('face')) lay('face', faceMask(body, look.face ?? 0.5));
  if (look.markings && look.markings !== 'back') lay('markings', bareFace(markingsMask(look, body, u), look, body));
  lay('legs', legsMask(body, u, look.legs ?? 0.45));
  lay('feet', legsMask(body, u, look.feet ?? 0.12));
  if (own('face') && !masked) lay('face', faceMask(body, look.face ?? 0.5));
  if (own('tail')) lay('tail', tailMask(body, look.tail ?? 0.35));
  const tail = look.rings ? tailMask(body, 0.92) : undefined;
  if (look.rings && tail) {
    const period = look.rings * u;
    const rings: MaskSpec = { kind: 'stripes', dir: [0, 0, 1], period, width: 0.42, soft: 0.1, seed: 1 };
    lay('markings', { kind: 'all', of: [tail, rings] });
  }
  for (const head of body.heads) {
    if ((head.spec.gape ?? 0) > 8) {
      layers.push({ mask: mouthMask(head), material: tint(draft.materials.mouth) });
    }
  }
  const plumed = skin.base === 'feathers';
  return { ...skin, layers, ...(plumed ? { flow: bodyFlow(body) } : {}) };
}

/** Up to a height, but not the belly of an animal that hangs low between its legs. */
function legsMask(body: Anatomy, u: number, height: number): MaskSpec {
  const span: MaskSpec = { kind: 'span', dir: [0, 1, 0], from: height * u * 1.2, to: height * u * 0.8 };
  if (body.trunk.hip[1] > height * u * 2.2) return span;
  return {
    kind: 'all',
    of: [span, { kind: 'not', of: { kind: 'near', shape: trunkZone(body, u, 1.02), soft: 0.05 * u } }],
  };
}

function backMask(): MaskSpec {
  return { kind: 'slope', dir: [0, 1, 0], from: 0.1, to: 0.75 };
}

/** Inside a row of ellipsoids under the axis of throat, chest and belly, and facing down or forward. */
function bellyMask(body: Anatomy, u: number, size: number): MaskSpec {
  const points: Vec3[] = [];
  const radii: number[] = [];
  const push = (at: Vec3, r: number, forward: number): void => {
    points.push([at[0], at[1] - r * (0.75 - 0.25 * forward), at[2] + r * 0.6 * forward]);
    radii.push(r * (0.45 + 0.5 * size));
  };
  const { neck, trunk } = body;
  for (let i = neck.points.length - 1; i >= 0; i -= 2) push(neck.points[i], neck.radii[i] * 1.05, 0.8);
  for (const t of [0.92, 0.7, 0.45, 0.2, 0]) {
    const s = trunk.section(t);
    push(s.at, s.r, 0);
  }
  return { kind: 'near', shape: { op: 'chain', points, radii, spline: 'catmull' }, soft: 0.09 * u };
}

function trunkZone(body: Anatomy, u: number, grow: number): FieldShape {
  const a = body.trunk.section(0);
  const b = body.trunk.section(1);
  const along = V3.normalize(V3.sub(b.at, a.at));
  const front = V3.addScaled(b.at, along, b.r * 0.7);
  return {
    op: 'chain',
    points: [a.at, b.at, front],
    radii: [a.r * grow + 0.04 * u, b.r * grow + 0.04 * u, b.r * 0.85],
  };
}

function markingsMask(look: LookSpec, body: Anatomy, u: number): MaskSpec {
  const s = (look.scale ?? 0.12) * u;
  switch (look.markings) {
    case 'stripes': {
      // The head's are finer: the same stripes would leave it one or two.
      const face = faceMask(body, 0.75);
      const stripes = (dir: Vec3, period: number): MaskSpec => ({
        kind: 'stripes',
        dir,
        period,
        width: 0.44,
        warp: 0.55,
        soft: 0.08,
        seed: 3,
      });
      const onBody: MaskSpec = { kind: 'all', of: [stripes([0, 0.12, 1], s), { kind: 'not', of: face }] };
      return { kind: 'any', of: [onBody, { kind: 'all', of: [stripes([0, 0.85, 0.6], s * 0.42), face] }] };
    }
    case 'bands':
      return { kind: 'stripes', dir: [0, 0, 1], period: s, width: 0.4, warp: 0.1, soft: 0.06, seed: 1 };
    case 'spots':
      return { kind: 'spots', scale: s, size: 0.33, soft: 0.12, seed: 5 };
    case 'rosettes':
      return { kind: 'spots', scale: s, size: 0.42, ring: 0.5, soft: 0.1, seed: 5 };
    case 'giraffe':
      return { kind: 'spots', scale: s, size: 1, gap: 0.13, soft: 0.05, seed: 9 };
    case 'patches':
      return { kind: 'noise', scale: s, threshold: 0.54, soft: 0.03, seed: 11 };
    case 'mottle':
      return { kind: 'noise', scale: s, threshold: 0.5, soft: 0.3, seed: 4 };
    case 'panda':
      return { kind: 'any', of: [{ kind: 'near', shape: shoulderBand(body), soft: 0.03 * u }, eyePatches(body)] };
    case 'mask':
      return eyePatches(body);
    case 'saddle':
      return {
        kind: 'all',
        of: [
          { kind: 'near', shape: trunkZone(body, u, 1.15), soft: 0.06 * u },
          { kind: 'slope', dir: [0, 1, 0], from: -0.45, to: 0.1 },
        ],
      };
    default:
      return { kind: 'noise', scale: s, threshold: 0.5, soft: 0.2 };
  }
}

/** A broad band round the chest at the shoulders. */
function shoulderBand(body: Anatomy): FieldShape {
  const { at, r } = body.trunk.section(0.98);
  return { op: 'box', size: [r * 4, r * 4, r * 0.95], round: r * 0.2, at };
}

function eyePatches(body: Anatomy): MaskSpec {
  const of = body.heads.map((head): MaskSpec => {
    const { L, frame, spec } = head;
    const r = spec.eye.r * L;
    const patches: FieldShape[] = [-1, 1].map((s) => ({
      op: 'ellipsoid',
      r: [r * 2.2, r * 1.5, r * 3],
      at: [s * (spec.skull[0] * 0.72 * L), (spec.eye.y - 0.01) * L, spec.eye.z * L],
      rot: [0, 0, s * -28],
    }));
    return { kind: 'near', shape: { op: 'union', of: patches, at: frame.at, rot: frame.rot }, soft: r * 0.3 };
  });
  return { kind: 'any', of };
}

/** Patterns stop short of the face, where they would hide eyes and nose. */
function bareFace(mask: MaskSpec, look: LookSpec, body: Anatomy): MaskSpec {
  if (look.markings === 'panda' || look.markings === 'mask') return mask;
  return { kind: 'all', of: [mask, { kind: 'not', of: faceMask(body, look.markings === 'patches' ? 0.5 : 0.3) }] };
}

function faceMask(body: Anatomy, share: number): MaskSpec {
  const of = body.heads.map((head): MaskSpec => {
    const { L, frame } = head;
    const from = 1 - share;
    // From a face on to a whole head, and down the neck.
    const wide = Math.max(0, share - 1) * 0.8;
    const shape: FieldShape = {
      op: 'union',
      at: frame.at,
      rot: frame.rot,
      of: [
        {
          op: 'ellipsoid',
          r: [(0.34 + wide) * L, (0.36 + wide) * L, (share / 2 + 0.1) * L],
          at: [0, -0.02 * L, (from + share / 2 + 0.06) * L],
        },
      ],
    };
    return { kind: 'near', shape, soft: 0.05 * L };
  });
  return { kind: 'any', of };
}

function mouthMask(head: Anatomy['heads'][number]): MaskSpec {
  const { L, frame, spec } = head;
  const y = (spec.muzzleY[1] - spec.muzzleH[1] * 1.25) * L;
  const shape: FieldShape = {
    op: 'union',
    at: frame.at,
    rot: [frame.rot[0], frame.rot[1], frame.rot[2]],
    of: [
      {
        op: 'ellipsoid',
        r: [spec.muzzleW[0] * 0.82 * L, 0.055 * L, (1 - spec.muzzleZ) * 0.56 * L],
        at: [0, y, (spec.muzzleZ + (1 - spec.muzzleZ) * 0.42) * L],
        rot: [(spec.gape ?? 0) * 0.5, 0, 0],
      },
    ],
  };
  return { kind: 'near', shape, soft: 0.015 * L };
}

function tailMask(body: Anatomy, share: number): MaskSpec | undefined {
  if (!body.tail) return undefined;
  const { points, radii } = body.tail;
  const from = Math.max(0, Math.round((points.length - 1) * (1 - share)));
  return {
    kind: 'near',
    shape: {
      op: 'chain',
      points: points.slice(from),
      radii: radii.slice(from).map((r) => r * 1.3 + 0.01),
      spline: 'catmull',
    },
    soft: 0.4 * radii[from] + 0.005,
  };
}
