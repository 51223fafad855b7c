import type { FieldShape } from '../../../../field/index.ts';
import { V3, type Vec3 } from '../../../../math/index.ts';
import type { Draft } from '../draft.ts';
import { buildExtras } from '../extras/extras.ts';
import { buildHead, type HeadDraft } from '../head/head.ts';
import type { TetrapodSpecies } from '../spec.ts';
import { buildLimb } from './limb.ts';
import { buildNeck, type Neck } from './neck.ts';
import { posed } from './pose.ts';
import { buildTail, type Tail } from './tail.ts';
import { buildTrunk, hipHeight, type Trunk } from './trunk.ts';
import { buildWings } from './wings.ts';

/** What the extras and the skin need to know of a finished body. */
export interface Anatomy {
  species: TetrapodSpecies;
  trunk: Trunk;
  neck: Neck;
  tail?: Tail;
  heads: HeadDraft[];
  /** Trunk, neck, head and tail without the limbs: what armour lies on. */
  core: FieldShape;
}

/** Four limbs or fewer: mammals, reptiles, birds, dragons. Trunk at the hips, then limbs, neck, head, tail, wings, extras. */
export function buildTetrapod(draft: Draft, species: TetrapodSpecies, poseName: string, headCount: number): Anatomy {
  const u = draft.unit;
  const pose = posed(species, poseName);
  const { trunk: spec, fore, hind } = pose.species;
  const biped = !fore || species.rigType === 'avian' || species.rigType === 'biped';
  const hipY = (pose.hip ?? hipHeight(spec)) * u;
  const behind = spec.length * (biped ? (spec.legAt ?? 0) : 0.5) * u;
  const pitch = biped ? ((spec.pitch ?? 0) * Math.PI) / 180 : 0;
  const start: Vec3 = [0, hipY - Math.sin(pitch) * behind, -Math.cos(pitch) * behind];
  const trunk = buildTrunk(draft, spec, start);
  const neckRoot = V3.add(trunk.back(1), [0, 0, 0]);
  const inner = trunk.section(0.94);
  const heads: HeadDraft[] = [];
  let neck: Neck | undefined;
  const set = species.neck.set ?? 0.6;
  const base = V3.add(V3.lerp(inner.at, neckRoot, set), [0, 0, (species.neck.ahead ?? 0.06) * u]);
  const turn = pose.species.turn ?? 14;
  for (let i = 0; i < headCount; i++) {
    const off = headCount === 1 ? 0 : i - (headCount - 1) / 2;
    const from: Vec3 = V3.add(base, [off * trunk.chestWidth * 0.9, Math.abs(off) * -0.02 * u, 0]);
    const sub = i === 0 ? draft : headless(draft);
    const n = buildNeck(sub, pose.species.neck, from, turn + off * 46, pose.species.head.pitch, pose.neckLift ?? 0);
    heads.push(buildHead(sub, pose.species.head, n.head, i === 0 ? '' : i === 1 ? 'second ' : 'third '));
    neck ??= n;
  }
  const tailRoot = V3.lerp(trunk.section(0).at, trunk.back(0), 0.35);
  const fan = pose.species.extras?.find((extra) => extra.kind === 'tail fan');
  const tailSpec = pose.species.tail;
  // A bird's tail goes where its feathers point.
  const tail = buildTail(draft, fan ? { ...tailSpec, rise: fan.rise, arch: 0 } : tailSpec, tailRoot, fan);
  const core = draft.body();
  const sway = 0.035 * u;
  if (hind) {
    for (const side of [1, -1]) {
      buildLimb(draft, hind, {
        where: 'hind',
        side,
        root: biped ? [side * trunk.hipWidth * 0.55, hipY, 0] : [side * trunk.hipWidth * 0.55, hipY, trunk.hip[2]],
        step: V3.add([0, 0, side * sway * (biped ? 1.6 : -1.3)], pose.hindStep ?? [0, 0, 0]),
        bend: pose.bend?.('hind', side),
        rest: pose.rest && pose.rest * u,
        parent: 'hips',
      });
    }
  }
  if (fore) {
    const y = trunk.shoulder[1];
    for (const side of [1, -1]) {
      const lifted: Vec3 = pose.foreStep ? pose.foreStep(side) : [0, 0, 0];
      buildLimb(draft, fore, {
        where: 'front',
        side,
        root: [side * trunk.chestWidth * 0.6, y, trunk.shoulder[2]],
        step: V3.add([0, 0, side * sway], V3.scale(lifted, u)),
        bend: pose.bend?.('front', side),
        rest: pose.rest && pose.rest * u,
        parent: 'chest',
      });
    }
  }
  const anatomy: Anatomy = { species: pose.species, trunk, neck: neck as Neck, tail, heads, core };
  if (pose.species.wings) buildWings(draft, pose.species.wings, anatomy);
  buildExtras(draft, anatomy);
  draft.sockets.saddle = { at: trunk.back(0.62), dir: [0, 1, 0], size: 2 * trunk.chestWidth };
  return anatomy;
}

/** The same draft for a further neck and head: joints keep their first set, flesh and parts are added. */
function headless(draft: Draft): Draft {
  return new Proxy(draft, {
    get: (target, key) => (key === 'joint' ? (name: string) => name : Reflect.get(target, key)),
  });
}
