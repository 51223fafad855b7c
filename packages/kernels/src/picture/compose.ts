import { createRng } from '../math/index.ts';
import type { PathCamera, PathPart, PathScene, RenderTexture } from '../render/index.ts';
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
  const { spec, parts, textures, facts, aspect, fine, seed } = input;
  const rng = createRng(seed).fork('picture');
  let subject = measureSubject(parts, facts);
  let camera = chooseCamera(spec, subject, aspect, rng.fork('camera'));
  const stage = buildStage({ spec, subject, camera, aspect, fine, rng: rng.fork('stage'), seed });
  let own: readonly PathPart[] = parts;
  if (stage.lift) {
    own = parts.map((part) => raised(part, stage.lift ?? 0));
    subject = measureSubject(own, facts);
    camera = chooseCamera(spec, subject, aspect, rng.fork('camera'));
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
