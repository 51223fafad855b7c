import type { Archetype, ArchetypeInput, Joint, Sculpture, Socket } from '../../dsl/archetype.ts';
import { createBench } from '../../kits/joinery/index.ts';
import { type Body, createBody } from './body/body.ts';
import { createFigure } from './body/figure.ts';
import type { ArmPose, Pose } from './body/pose.ts';
import { shoulderSockets } from './body/poseable.ts';
import { HOLDS, HUMAN_POSES } from './body/poses.ts';
import { createRelief } from './body/relief.ts';
import { Turn } from './body/turn.ts';
import { addBeard } from './hair/beard.ts';
import { addHair } from './hair/hair.ts';
import { faceSkin } from './head/complexion.ts';
import { addFeatures } from './head/features.ts';
import { createHead } from './head/head.ts';
import { OUTFITS } from './outfits/index.ts';
import type { Outfit } from './outfits/types.ts';
import { HUMAN_PALETTES } from './palettes.ts';
import { HUMAN_PARAMS } from './params.ts';
import { type Person, settlePerson } from './person.ts';
import { HUMAN_PRESETS } from './presets.ts';
import { gripOf } from './props/grip.ts';
import { ROLE_PALETTES } from './role-palettes.ts';
import { HUMAN_SLOTS, resolveSlots } from './slots.ts';
import { addHorns, addTeeth, addWings } from './wardrobe/beast.ts';
import type { Dress } from './wardrobe/dress.ts';
import { SOLE } from './wardrobe/shoes.ts';
import { addSkin } from './wardrobe/skin.ts';

/** People: one body of quads with a face, hands and a skeleton, dressed in what is cut from its own surface. */
export const humanoid: Archetype = {
  name: 'humanoid',
  kind: 'person',
  size: { height: 1.75 },
  params: HUMAN_PARAMS,
  slots: HUMAN_SLOTS,
  palettes: [...HUMAN_PALETTES, ...ROLE_PALETTES],
  presets: HUMAN_PRESETS,
  build: buildPerson,
};

/** How a figure differs from a person of the outfit's list. */
export interface FigureOptions {
  outfit: Outfit;
  /** Instead of the posture by name. */
  pose?: Pose;
  /** Leaves out what skin the clothes leave bare: the outfit makes it. */
  bare?: false;
  /** Carved or cast: blank eyes, brows of the face's own form, hair in locks. */
  carved?: true;
}

function buildPerson(input: ArchetypeInput): Sculpture {
  return buildFigure(input, { outfit: OUTFITS[String(input.params.outfit)] ?? OUTFITS.casual });
}

/** A figure in clothes of its own, for archetypes that are people in part: statues, busts, centaurs. */
export function buildFigure(
  { params, materials: asked, rng }: ArchetypeInput,
  { outfit, pose: posed, bare, carved }: FigureOptions,
): Sculpture {
  const person = asCarved(settlePerson(params, outfit), carved);
  const grey = person.age > 1.4 ? { color: '#cfcbc4', color2: '#e6e3dd', color3: '#8b8781' } : undefined;
  const materials = resolveSlots(
    { ...(grey ? { hair: grey } : {}), ...person.species.materials, ...outfit.materials },
    asked,
  );
  const figure = createFigure(person.figure);
  const pose =
    posed ?? holding(HUMAN_POSES[person.pose] ?? HUMAN_POSES.standing, person, outfit, params.props === true);
  const body = createBody(
    figure,
    { ...pose, lift: (pose.lift ?? 0) + (SOLE * figure.u) / figure.height },
    createRelief(figure, Math.min(1, person.age)),
  );
  const bench = createBench(materials);
  const head = createHead(body, person.face, Turn.angles, carved);
  const d: Dress = { bench, body, head, rng, covered: new Uint8Array(body.surface.zones.length), materials };
  if (!outfit.who?.masked) {
    bench.add('head', faceSkin(head, materials.skin, person), head.shape, { detail: 2.2 });
    addFeatures(bench, head, {
      skin: materials.skin,
      iris: materials.eyes.color ?? '#4f7fa8',
      sclera: person.species.sclera ?? '#f3efe9',
      brow: materials.hair,
      lash: carved ? materials.skin : { base: 'plain', color: '#17100d', rough: 0.6 },
      blank: carved,
      brows: carved ? 0 : (person.species.brows ?? 1) * (person.female ? 0.78 : 1.05) * (person.age < 0.6 ? 0.75 : 1),
      lashes: carved || person.female ? 1 : 0.55,
      glow: person.species.glow,
      ear: (person.species.ear ?? 1) * Number(params.earSize),
      pointed: person.species.pointed ?? 0,
      covered: COVERING.has(person.hair) && !person.species.pointed,
    });
    if (!outfit.who?.hatted || person.hair !== 'none')
      addHair(bench, head, person.hair, { material: materials.hair, rng, hatted: outfit.who?.hatted, carved });
    addBeard(bench, head, person.beard, { material: materials.beard, rng });
  }
  outfit.dress(d);
  if (person.wings !== 'none') addWings(d, person.wings);
  if (person.horns !== 'none') addHorns(d, person.horns);
  if (!outfit.who?.masked) addTeeth(d, person.species);
  if (params.props === true) outfit.hold?.(d);
  if (bare !== false) addSkin(d, materials.skin);
  return { parts: bench.parts, sockets: socketsOf(d), skeleton: { rigType: 'biped', joints: jointsOf(body) } };
}

/** The planes that sculptors give a face. Beasts keep theirs. */
function asCarved(person: Person, carved?: true): Person {
  if (!carved || person.face.muzzle > 0) return person;
  const grown = Math.min(1, person.age);
  const { face } = person;
  // blank eyes look stern: who is not meant to be so has a milder brow and the beginning of a smile
  const calm = face.smile >= 0 ? 1 : 0;
  return {
    ...person,
    face: {
      ...face,
      classic: grown,
      eyeSize: face.eyeSize * (1 - 0.12 * grown),
      smile: face.smile * 0.6 + 0.26 * calm,
      browLift: face.browLift + 0.28 * calm,
      browTilt: face.browTilt - 0.2 * calm,
    },
  };
}

/** Hair that falls over the ears. */
const COVERING = new Set(['bob', 'long', 'wavy', 'mane']);

/** Hands close on what they hold; who stands holds it as the outfit says. */
function holding(pose: Pose, person: Person, outfit: Outfit, props: boolean): Pose {
  const free = person.pose === 'standing';
  // without the outfit's things the right hand is for what the prompt names
  const arms = props ? outfit.hold && outfit.arms : { left: undefined, right: 'sword' };
  if (!arms) return pose;
  const arm = (side: 'left' | 'right'): ArmPose => {
    const own = side === 'left' ? pose.left : (pose.right ?? pose.left);
    const hold = arms[side];
    if (!hold) return own;
    return free ? (HOLDS[hold] ?? own) : { ...own, grip: 'grip' };
  };
  return { ...pose, left: arm('left'), right: arm('right') };
}

function jointsOf(body: Body): Joint[] {
  return body.rest.bones.map((bone, i) => ({ name: bone.name, parent: bone.parent, at: body.placed[i].at }));
}

/** Below the pelvis, where a seat would be. */
function seatOf(body: Body): readonly [number, number, number] {
  const { t, s, positions, quads, zones } = body.surface;
  const hips = body.joint('hips');
  let low = hips[1];
  for (let i = 0; i < quads.length; i++) {
    const v = quads[i];
    if (zones[i >> 2] === 0 && t[v] < 0.12 && s[v] === 0) low = Math.min(low, positions[v * 3 + 1]);
  }
  return [hips[0], low, hips[2] - 0.03 * body.figure.u];
}

function socketsOf(d: Dress): Sculpture['sockets'] {
  const { body, head } = d;
  const palm = (side: 'left' | 'right'): Socket => ({ ...gripOf(body, side), size: 0.03 * body.figure.u });
  return {
    'right hand': palm('right'),
    'left hand': palm('left'),
    eyes: {
      at: head.place([0, head.eye.y, head.front(0, head.eye.y)]),
      dir: head.turn([0, 0, 1]),
      size: 0.6 * head.unit,
    },
    sit: { at: seatOf(body), dir: [0, 1, 0], size: 0.3 * body.figure.u },
    feet: { at: [0, 0, 0], dir: [0, 1, 0], size: 0.3 * body.figure.u },
    head: { at: head.place([0, 1, -0.03]), dir: head.turn([0, 1, 0]), size: 0.66 * head.unit },
    back: { at: head.place([0, -0.45, -0.4]), dir: [0, 0, -1], size: 0.3 * body.figure.u },
    neck: { at: body.joint('neck'), dir: [0, 0, 1], size: 0.1 * body.figure.u },
    ...shoulderSockets(body),
  };
}
