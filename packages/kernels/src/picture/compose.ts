import { createRng } from '../math/index.ts';
import type { PathCamera, PathPart, PathScene, RenderTexture } from '../render/index.ts';
import { buildFigurine, figurineCorners } from './backdrops/figurine.ts';
import { buildStage } from './backdrops/index.ts';
import type { PictureSpec } from './spec.ts';
import { chooseCamera } from './stage/choose-camera.ts';
import { measureSubject, type SubjectFacts } from './stage/subject.ts';
import type { Stage, Subject } from './stage/types.ts';

/** What a picture is composed of. */
export interface ComposeInput {
  spec: PictureSpec;
  /** The subject's parts as they stand, real metres, on y = 0; empty where only a place is shown. */
  parts: readonly PathPart[];
  /** Pictures that their materials point to. */
  textures: readonly (RenderTexture | undefined)[];
  facts: SubjectFacts;
  /** Width to height. */
  aspect: number;
  /** How finely the backdrop is built, 1 = standard. */
  fine: number;
  seed: number;
  /** Shown as a figurine beside its box, on which this is printed. The parts must have its size. */
  figurine?: RenderTexture;
}

/** A picture ready to be traced, and what its development needs to know. */
export interface ComposedPicture {
  spec: PictureSpec;
  scene: PathScene;
  camera: PathCamera;
  stage: Stage;
  subject: Subject;
  /** The scene's first parts are the subject's, so many. */
  subjectParts: number;
  seed: number;
}

/** Sets the scene: camera, backdrop, light. Deterministic for a seed. From 10 ms (studio) to a second (open country). */
export function composePicture(input: ComposeInput): ComposedPicture {
  const { spec, parts, textures, facts, aspect, fine, seed, figurine } = input;
  const rng = createRng(seed).fork('picture');
  let subject = measureSubject(parts, facts);
  const aim = (): PathCamera =>
    chooseCamera(spec, figurine ? withBox(subject, aspect) : subject, aspect, rng.fork('camera'));
  let camera = aim();
  const stageInput = { spec, subject, camera, aspect, fine, rng: rng.fork('stage'), seed };
  const stage = figurine ? buildFigurine(stageInput, figurine) : buildStage(stageInput);
  let own: readonly PathPart[] = parts;
  if (stage.lift) {
    own = parts.map((part) => raised(part, stage.lift ?? 0));
    subject = measureSubject(own, facts);
    camera = aim();
  }
  const offset = textures.length;
  const scene: PathScene = {
    parts: [...own, ...stage.parts.map((part) => withOffset(part, offset))],
    textures: [...textures, ...stage.textures],
    lights: stage.lights,
    environment: stage.environment,
    fog: stage.fog,
  };
  return { spec, scene, camera, stage, subject, subjectParts: own.length, seed };
}

/** The subject with its base and box, for framing. */
function withBox(subject: Subject, aspect: number): Subject {
  return {
    ...subject,
    cloud: Float32Array.from([...subject.cloud, ...figurineCorners(subject.bounds, aspect).flat()]),
    head: undefined,
  };
}

/** A part moved up. */
function raised(part: PathPart, by: number): PathPart {
  const m = Float64Array.from(part.matrix ?? [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
  m[13] += by;
  return { ...part, matrix: m };
}

/** Texture numbers of a part moved behind the subject's own. */
function withOffset(part: PathPart, offset: number): PathPart {
  const material = { ...part.material };
  for (const slot of ['baseColorTexture', 'metallicRoughnessTexture', 'normalTexture', 'emissiveTexture'] as const) {
    const ref = material[slot];
    if (ref) material[slot] = { ...ref, texture: ref.texture + offset };
  }
  return { ...part, material };
}
