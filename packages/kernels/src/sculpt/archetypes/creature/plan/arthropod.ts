import type { Shape } from '../../../../curves/index.ts';
import type { FieldShape } from '../../../../field/index.ts';
import { V3, type Vec3 } from '../../../../math/index.ts';
import type { MaterialSpec } from '../../../../texture/index.ts';
import { hornShape } from '../../../kits/horns.ts';
import { veinedWing } from '../../../kits/wing-insect.ts';
import type { Draft } from '../draft.ts';
import { simpleCoat } from '../skin-simple.ts';
import type { ArthropodSpecies } from '../spec.ts';
import { putEyes } from './put-eyes.ts';

/** Insects, spiders, scorpions and crabs: shelled segments as parts of their own, jointed legs as sweeps, feelers, claws, wings. */
export function buildArthropod(draft: Draft, spec: ArthropodSpecies): void {
  const L = spec.unit;
  draft.joint('body', '', [0, spec.segments[0].y * L, 0]);
  const bySlot = new Map<
    string,
    { shapes: FieldShape[]; k: number; slot: 'skin' | 'shell' | 'face' | 'tail' | 'belly' }
  >();
  for (const s of spec.segments) {
    const group = bySlot.get(s.name) ?? { shapes: [], k: 0, slot: s.slot };
    group.shapes.push({ op: 'ellipsoid', r: [s.r[0] * L, s.r[1] * L, s.r[2] * L], at: [0, s.y * L, s.z * L] });
    group.k = Math.max(group.k, (s.k ?? 0.02) * L);
    bySlot.set(s.name, group);
    if (!draft.joints.some((j) => j.name === s.name)) draft.joint(s.name, 'body', [0, s.y * L, s.z * L]);
  }
  for (const [name, group] of bySlot) {
    const of = spec.elytra && name === 'abdomen' ? elytraGroove(group.shapes, spec) : group.shapes;
    const marked = name === 'abdomen' || group.slot === 'skin';
    const material = marked ? simpleCoat(draft, draft.materials[group.slot], spec.look) : draft.materials[group.slot];
    draft.part(name, group.slot, { op: 'union', of, k: group.k }, { joint: name, detail: 1.3, material });
  }
  legs(draft, spec);
  for (const [i, eye] of spec.eyes.entries()) {
    const at: Vec3 = [eye.x * L, eye.y * L, eye.z * L];
    const joint = draft.joints.some((j) => j.name === 'head') ? 'head' : spec.segments[0].name;
    if (eye.compound) {
      const both: Shape[] = [1, -1].map((s) => ({
        op: 'ball',
        r: [eye.r * L * 0.85, eye.r * L, eye.r * L],
        at: [at[0] * s, at[1], at[2]],
      }));
      const glints = [1, -1].map((s) => ({
        op: 'sphere' as const,
        r: eye.r * L * 0.22,
        at: V3.addScaled([at[0] * s, at[1], at[2]], V3.normalize([s * 0.5, 0.62, 0.6]), eye.r * L * 0.88),
      }));
      const { eyes, glint } = draft.materials;
      const material: MaterialSpec = {
        ...eyes,
        layers: [
          {
            mask: { kind: 'near', shape: { op: 'union', of: glints }, soft: eye.r * L * 0.03 },
            material: { color: glint.color, color2: glint.color, color3: glint.color },
          },
        ],
      };
      const of: Shape[] = [...both, ...glints.map((g): Shape => ({ op: 'ball', r: g.r * 0.85, at: g.at }))];
      draft.part(`eyes ${i + 1}`, 'eyes', { op: 'assembly', of }, { joint, detail: 3, material });
    } else {
      putEyes(draft, {
        at,
        dir: [0.3, 0.2, 0.93],
        r: eye.r * L,
        joint,
        lids: false,
        iris: 60,
        pair: i === 0 ? undefined : `small eyes ${i}`,
      });
    }
  }
  if (spec.antennae) antennae(draft, spec, spec.antennae);
  if (spec.pincers) pincers(draft, spec, spec.pincers);
  if (spec.mandibles) mandibles(draft, spec, spec.mandibles);
  if (spec.stinger) stinger(draft, spec, spec.stinger);
  if (spec.wings) wings(draft, spec, spec.wings);
  if (spec.raptorial) raptorial(draft, spec);
  const front = spec.segments[0];
  if (spec.horn) {
    draft.part(
      'horn',
      'horns',
      hornShape({
        at: [0, (front.y + front.r[1] * 0.6) * L, (front.z + front.r[2] * 0.5) * L],
        dir: [0, 0.55, 1],
        length: spec.horn * L,
        r: 0.035 * L,
        curl: -45,
      }),
      { joint: 'body' },
    );
  }
}

/** The seam between wing cases. */
function elytraGroove(shapes: FieldShape[], spec: ArthropodSpecies): FieldShape[] {
  const s = spec.segments.find((segment) => segment.name === 'abdomen') ?? spec.segments[0];
  const L = spec.unit;
  const cut: FieldShape = {
    op: 'box',
    size: [0.012 * L, s.r[1] * 0.5 * L, s.r[2] * 2.2 * L],
    at: [0, (s.y + s.r[1] * 0.95) * L, s.z * L],
  };
  const under = spec.segments.find((segment) => segment.name === 'underside');
  // Wing cases are domes: they end where the dark underside begins.
  const below: FieldShape[] = under ? [{ op: 'halfspace', normal: [0, 1, 0], offset: under.y * L }] : [];
  return [{ op: 'subtract', from: { op: 'union', of: shapes, k: 0.01 * L }, cut: [cut, ...below], k: 0.012 * L }];
}

function limb(points: readonly Vec3[], r: number, taper: readonly number[]): Shape {
  return { op: 'sweep', path: points, section: { kind: 'circle', r }, spline: 'catmull', taper, cap: 'round' };
}

function legs(draft: Draft, spec: ArthropodSpecies): void {
  const L = spec.unit;
  for (const [i, leg] of spec.legs.entries()) {
    for (const side of [1, -1]) {
      const sway = side * (i % 2 === 0 ? 0.02 : -0.02) * L;
      const root: Vec3 = [side * 0.05 * L, rootY(spec, leg.z) * L, leg.z * L];
      const foot: Vec3 = [side * leg.footX * L, leg.r * 0.5 * L, leg.footZ * L + sway];
      const knee: Vec3 = [side * leg.footX * 0.52 * L, leg.knee * L, (leg.z * 0.5 + leg.footZ * 0.5) * L];
      const ankle: Vec3 = V3.add(V3.lerp(knee, foot, 0.72), [side * 0.035 * L, 0.012 * L, 0]);
      const r = leg.r * L;
      const name = `${side > 0 ? 'left' : 'right'} leg ${i + 1}`;
      const near = nearest(spec, leg.z).name;
      const hip = draft.joint(`${name} hip`, near, root);
      const bend = draft.joint(`${name} knee`, hip, knee);
      draft.joint(`${name} foot`, bend, foot);
      const of: Shape[] = [
        limb([root, V3.add(V3.lerp(root, knee, 0.5), [0, r * 1.2, 0]), knee], r, [0.9, 1.15, 0.8]),
        limb(
          [V3.lerp(knee, root, 0.03), V3.add(V3.lerp(knee, ankle, 0.5), [side * r * 1.0, r * 0.5, 0]), ankle],
          r,
          [0.82, 0.95, 0.55],
        ),
        limb([V3.lerp(ankle, knee, 0.04), V3.lerp(ankle, foot, 0.6), foot], r, [0.56, 0.48, 0.3]),
      ];
      draft.part(name, 'legs', { op: 'assembly', of }, { detail: 0.8 });
    }
  }
}

type Segment = ArthropodSpecies['segments'][number];

function nearest(spec: ArthropodSpecies, z: number): Segment {
  let best = spec.segments[0];
  for (const s of spec.segments) if (Math.abs(s.z - z) < Math.abs(best.z - z)) best = s;
  return best;
}

function rootY(spec: ArthropodSpecies, z: number): number {
  const s = nearest(spec, z);
  return s.y - s.r[1] * 0.35;
}

function headOf(spec: ArthropodSpecies): Segment {
  return spec.segments.find((s) => s.name === 'head') ?? spec.segments[0];
}

function antennae(draft: Draft, spec: ArthropodSpecies, own: { length: number; curl: number }): void {
  const L = spec.unit;
  const h = headOf(spec);
  for (const side of [1, -1]) {
    const p: Vec3 = [side * h.r[0] * 0.4 * L, (h.y + h.r[1] * 0.7) * L, (h.z + h.r[2] * 0.6) * L];
    const l = own.length * L;
    const path: Vec3[] = [
      p,
      V3.add(p, [side * l * 0.2, l * 0.42, l * 0.3]),
      V3.add(p, [side * l * 0.42, l * (0.62 - own.curl * 0.3), l * 0.68]),
      V3.add(p, [side * l * 0.55, l * (0.66 - own.curl), l * 0.98]),
    ];
    const knob = spec.wings?.kind === 'butterfly';
    const of: Shape[] = [
      {
        op: 'sweep',
        path,
        section: { kind: 'circle', r: 0.009 * L },
        spline: 'catmull',
        taper: [1.3, 1, 0.85, 0.6],
        cap: 'round',
      },
    ];
    if (knob) of.push({ op: 'ball', r: 0.02 * L, at: path[3] });
    draft.part(`${side > 0 ? 'left' : 'right'} antenna`, 'legs', { op: 'assembly', of }, { joint: h.name });
  }
}

/** A crab's or scorpion's claws: two arm pieces, a swollen palm, a fixed and a moving finger. */
function pincers(draft: Draft, spec: ArthropodSpecies, own: { reach: number; size: number }): void {
  const L = spec.unit;
  const h = spec.segments[0];
  const s = own.size * L;
  for (const side of [1, -1]) {
    const root: Vec3 = [side * h.r[0] * 0.72 * L, h.y * L, (h.z + h.r[2] * 0.45) * L];
    const elbow: Vec3 = V3.add(root, [side * own.reach * 0.62 * L, 0.06 * L, own.reach * 0.34 * L]);
    const palm: Vec3 = V3.add(elbow, [side * -0.06 * L, 0.03 * L, own.reach * 0.62 * L]);
    const to = V3.normalize([side * -0.35, 0.05, 1]);
    const big = side > 0 ? 1.1 : 0.95;
    const shape: FieldShape = {
      op: 'union',
      k: s * 0.08,
      of: [
        { op: 'chain', points: [root, elbow], radii: [s * 0.2, s * 0.24] },
        { op: 'chain', points: [elbow, palm], radii: [s * 0.2, s * 0.3] },
        { op: 'chain', points: [palm, V3.addScaled(palm, to, s * 0.5 * big)], radii: [s * 0.34 * big, s * 0.46 * big] },
        {
          op: 'chain',
          points: [
            V3.add(V3.addScaled(palm, to, s * 0.62), [side * s * 0.28, 0, 0]),
            V3.add(V3.addScaled(palm, to, s * 1.2), [side * s * 0.34, 0, 0]),
            V3.add(V3.addScaled(palm, to, s * 1.75 * big), [side * s * 0.02, 0, 0]),
          ],
          radii: [s * 0.25, s * 0.19, s * 0.05],
          spline: 'catmull',
        },
        {
          op: 'chain',
          points: [
            V3.add(V3.addScaled(palm, to, s * 0.6), [-side * s * 0.26, 0, 0]),
            V3.add(V3.addScaled(palm, to, s * 1.1), [-side * s * 0.4, 0, 0]),
            V3.add(V3.addScaled(palm, to, s * 1.6 * big), [-side * s * 0.14, 0, 0]),
          ],
          radii: [s * 0.2, s * 0.15, s * 0.045],
          spline: 'catmull',
        },
      ],
    };
    const label = side > 0 ? 'left' : 'right';
    const arm = draft.joint(`${label} claw arm`, h.name, root);
    draft.joint(`${label} claw`, arm, palm);
    draft.part(`${label} claw`, 'claws', shape, { detail: 1.2 });
  }
}

function mandibles(draft: Draft, spec: ArthropodSpecies, size: number): void {
  const L = spec.unit;
  const h = headOf(spec);
  const of = [1, -1].map((side) =>
    hornShape({
      at: [side * h.r[0] * 0.5 * L, (h.y - h.r[1] * 0.35) * L, (h.z + h.r[2] * 0.75) * L],
      dir: [side * 0.55, -0.12, 1],
      length: size * L,
      r: size * 0.17 * L,
      curl: side * -95,
      axis: [0, 1, 0],
    }),
  );
  draft.part('mandibles', 'horns', { op: 'assembly', of }, { joint: h.name });
}

/** A scorpion's tail: beads arching over the back to a bulb and a sting. */
function stinger(draft: Draft, spec: ArthropodSpecies, own: { length: number; size: number }): void {
  const L = spec.unit;
  const last = spec.segments[spec.segments.length - 1];
  let p: Vec3 = [0, last.y * L, (last.z - last.r[2] * 0.8) * L];
  const of: FieldShape[] = [];
  let parent = last.name;
  const n = 6;
  for (let i = 0; i < n; i++) {
    const a = ((-20 + i * 40) * Math.PI) / 180;
    const step = (own.length * L) / n;
    const q: Vec3 = [0, p[1] + Math.sin(a) * step, p[2] - Math.cos(a) * step];
    const r = own.size * L * (1 - i * 0.05);
    of.push({
      op: 'ellipsoid',
      r: [r, r * 0.92, step * 0.62],
      at: V3.lerp(p, q, 0.5),
      rot: [(a * 180) / Math.PI, 0, 0],
    });
    parent = draft.joint(`tail ${i + 1}`, parent, p);
    p = q;
  }
  of.push({
    op: 'ellipsoid',
    r: [own.size * 0.95 * L, own.size * 0.95 * L, own.size * 1.3 * L],
    at: V3.add(p, [0, 0.01 * L, own.size * 0.6 * L]),
  });
  draft.part('tail', 'tail', { op: 'union', of, k: 0.012 * L }, { detail: 1.2 });
  draft.part(
    'sting',
    'horns',
    hornShape({
      at: V3.add(p, [0, 0.01 * L, own.size * 1.5 * L]),
      dir: [0, 0.1, 1],
      length: own.size * 2.4 * L,
      r: own.size * 0.42 * L,
      curl: 75,
    }),
    { joint: parent },
  );
}

function wings(
  draft: Draft,
  spec: ArthropodSpecies,
  own: { kind: string; span: number; z: number; lift: number },
): void {
  const L = spec.unit;
  const s = spec.segments.find((segment) => segment.name === 'thorax') ?? spec.segments[0];
  for (const side of [1, -1]) {
    const label = side > 0 ? 'left' : 'right';
    for (const hind of [false, true]) {
      const at: Vec3 = [side * s.r[0] * 0.45 * L, (s.y + s.r[1] * 0.82) * L, (own.z - (hind ? 0.07 : 0)) * L];
      const fly = own.kind === 'butterfly';
      const outline = fly ? (hind ? 'hind' : 'fore') : own.kind === 'dragonfly' ? 'dragonfly' : 'bee';
      const wing = veinedWing({
        at,
        side,
        span: own.span * L * (hind ? (fly ? 0.78 : 0.86) : 1),
        lift: own.lift - (hind ? 5 : 0),
        sweep: fly ? (hind ? 34 : -16) : own.kind === 'dragonfly' ? (hind ? 14 : -4) : hind ? 52 : 30,
        outline,
      });
      const name = `${label} ${hind ? 'hind wing' : 'fore wing'}`;
      const joint = draft.joint(name, s.name, at);
      draft.part(name, 'wings', wing.blade, {
        joint,
        detail: 1.2,
        material: fly ? wingPattern(draft, wing, own.span * L) : draft.materials.wings,
      });
      draft.part(`${name} veins`, 'markings', wing.veins, { joint });
    }
  }
}

/** A butterfly's dark rim with pale dots: masks laid along the wing's own coordinates. */
function wingPattern(
  draft: Draft,
  wing: { point(s: number, t: number): Vec3 },
  span: number,
): Draft['materials']['wings'] {
  const base = draft.materials.wings;
  const dark = draft.materials.markings.color ?? '#17130f';
  const rim: Vec3[] = [];
  for (let i = 0; i <= 10; i++) rim.push(wing.point(0.35 + 0.065 * i, 1));
  for (let i = 8; i >= 0; i--) rim.push(wing.point(1, i / 8));
  for (let i = 0; i <= 8; i++) rim.push(wing.point(0.97 - i * 0.1, 0));
  const dots: FieldShape[] = [];
  for (let i = 2; i < rim.length - 6; i += 2) {
    const inward = V3.lerp(rim[i], wing.point(0.5, 0.45), 0.07);
    dots.push({ op: 'sphere', r: span * 0.018, at: inward });
  }
  return {
    ...base,
    layers: [
      ...(base.layers ?? []),
      {
        mask: {
          kind: 'near',
          shape: { op: 'chain', points: rim, radii: rim.map(() => span * 0.075), spline: 'linear' },
          soft: span * 0.03,
        },
        material: { color: dark, color2: dark, color3: dark },
      },
      {
        mask: { kind: 'near', shape: { op: 'union', of: dots }, soft: span * 0.008 },
        material: { color: '#f6efe0', color2: '#f6efe0' },
      },
    ],
  };
}

/** A mantis's folded forelegs. */
function raptorial(draft: Draft, spec: ArthropodSpecies): void {
  const L = spec.unit;
  const t = spec.segments.find((s) => s.name === 'thorax') ?? spec.segments[0];
  for (const side of [1, -1]) {
    const root: Vec3 = [side * t.r[0] * 0.7 * L, (t.y + t.r[1] * 0.4) * L, (t.z + t.r[2] * 0.7) * L];
    const elbow = V3.add(root, [side * 0.06 * L, -0.14 * L, 0.14 * L]);
    const wrist = V3.add(elbow, [side * 0.0, 0.2 * L, 0.12 * L]);
    const tip = V3.add(wrist, [0, -0.16 * L, 0.05 * L]);
    const of: Shape[] = [
      limb([root, V3.lerp(root, elbow, 0.5), elbow], 0.024 * L, [0.8, 1.2, 0.8]),
      limb([elbow, V3.lerp(elbow, wrist, 0.4), wrist], 0.03 * L, [0.8, 1.25, 0.6]),
      limb([wrist, V3.lerp(wrist, tip, 0.5), tip], 0.02 * L, [0.9, 0.9, 0.2]),
    ];
    const label = side > 0 ? 'left' : 'right';
    const arm = draft.joint(`${label} claw arm`, t.name, root);
    const claw = draft.joint(`${label} claw elbow`, arm, elbow);
    draft.joint(`${label} claw tip`, draft.joint(`${label} claw`, claw, wrist), tip);
    draft.part(`${label} foreleg`, 'legs', { op: 'assembly', of });
  }
}
