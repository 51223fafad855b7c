export { affineOf } from './affine-of.ts';
export { type Body, findBodies } from './bodies.ts';
export { type ChannelSampler, createChannelSampler, findSegment } from './channel-sampler.ts';
export { type CleanReport, cleanScene } from './clean.ts';
export { decomposeMatrix } from './decompose.ts';
export { type ModelFacts, measureModel } from './facts.ts';
export { type FlatPart, flattenScene } from './flatten.ts';
export { keepInPlace } from './in-place.ts';
export { type Inspection, inspectScene, type PartFacts } from './inspect.ts';
export { type JoinedScene, joinScene } from './join-scene.ts';
export { keepFaces } from './keep-faces.ts';
export { gatherVertices, keepVertices } from './keep-vertices.ts';
export { composeMatrix, computeWorldMatrices, invertMatrix, multiplyMatrices } from './matrices.ts';
export { findParents } from './parents.ts';
export { type PlaceOptions, placeScene } from './place.ts';
export { poseScene } from './pose.ts';
export { findSizeProblem, type Problem } from './problems.ts';
export type {
  Animation,
  AnimationChannel,
  Material,
  Primitive,
  Scene,
  SceneGraphNode,
  SceneMesh,
  Skin,
  Texture,
  TextureRef,
} from './scene.ts';
export { splitFaces } from './split-faces.ts';
export { addTangents } from './tangents.ts';
