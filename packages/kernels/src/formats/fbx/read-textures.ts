import type { Texture, TextureRef } from '../../scene/index.ts';
import type { Budget } from '../_read/budget.ts';
import { type Neighbours, openNeighbour } from '../_read/neighbours.ts';
import { pictureKind } from '../_read/picture-kind.ts';
import { decodeBase64 } from '../gltf/base64.ts';
import type { FbxObject, FbxObjects } from './read-objects.ts';
import { childOf, numbersOf, textOf } from './read-values.ts';

/** The pictures that the file holds, made on first use. */
export interface Textures {
  list: Texture[];
  /** A reference to the picture of a texture, if it is in the file and of a kind that scenes hold. */
  refOf(texture: FbxObject): TextureRef | undefined;
}

/** Opens the file's pictures, and those beside it where `neighbours` opens them. */
export function readTextures(
  objects: FbxObjects,
  budget: Budget,
  warn: (text: string) => void,
  neighbours?: Neighbours,
): Textures {
  const list: Texture[] = [];
  const known = new Map<string, number | undefined>();
  const contents = new Map<string, FbxObject>();
  for (const video of objects.all) {
    if (video.kind === 'Video' && childOf(video.node, 'Content'))
      for (const name of fileNames(video)) contents.set(name, video);
  }
  const textureOf = (texture: FbxObject): number | undefined => {
    const linked = objects.sources(texture, 'Video').map((l) => l.object);
    const videos = [
      ...linked,
      ...fileNames(texture).flatMap((n) => contents.get(n) ?? []),
      ...(neighbours ? [texture] : []),
    ];
    const clamp = texture.properties.number('WrapModeU', 0) === 1 && texture.properties.number('WrapModeV', 0) === 1;
    for (const video of videos) {
      const key = `${clamp} ${video.id}`;
      if (!known.has(key)) known.set(key, undefined);
      else if (known.get(key) === undefined) continue;
      else return known.get(key);
      const bytes = contentOf(video, budget) ?? openBeside(video, neighbours);
      const mime = bytes && pictureKind(bytes);
      if (bytes && bytes.length > 0 && !mime)
        warn('Embedded pictures that are neither PNG, JPEG nor WebP were left out.');
      if (!bytes || !mime) continue;
      budget.spend(bytes.length);
      known.set(key, list.length);
      list.push({ name: baseName(video), mime, bytes: bytes.slice(), ...(clamp && { wrap: 'clamp' as const }) });
      return list.length - 1;
    }
    return undefined;
  };
  return {
    list,
    refOf(texture) {
      const index = textureOf(texture);
      if (index === undefined) {
        warn('Textures that are other files were left out: only embedded ones can be read.');
        return undefined;
      }
      const transform = transformOf(texture, warn);
      return transform ? { texture: index, transform } : { texture: index };
    },
  };
}

/** The picture of a video or texture that is a file of its own: the path from the model first, then that of the machine it was made on. */
function openBeside(object: FbxObject, neighbours: Neighbours | undefined): Uint8Array | undefined {
  for (const name of fileNames(object).reverse()) {
    const found = openNeighbour(neighbours, name);
    if (found) return found;
  }
  return undefined;
}

function fileNames({ node }: FbxObject): string[] {
  const names = ['FileName', 'Filename', 'RelativeFilename'].map((n) => textOf(childOf(node, n)?.properties[0]));
  return names.filter((n) => n !== '');
}

function baseName(video: FbxObject): string {
  const path = fileNames(video)[0] ?? video.name;
  return (/([^/\\]+?)(?:\.[^./\\]*)?$/.exec(path)?.[1] ?? video.name).slice(0, 256);
}

/** Raw bytes, or base64 in pieces that are padded each by itself. */
function contentOf({ node }: FbxObject, budget: Budget): Uint8Array | undefined {
  const properties = childOf(node, 'Content')?.properties ?? [];
  if (properties[0]?.value instanceof Uint8Array) return properties[0].value;
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (const { value } of properties) {
    if (typeof value !== 'string') continue;
    budget.spend(value.length);
    try {
      pieces.push(decodeBase64(value));
    } catch {
      return undefined;
    }
    length += pieces[pieces.length - 1].length;
  }
  const out = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    out.set(piece, at);
    at += piece.length;
  }
  return length > 0 ? out : undefined;
}

/**
 * The file says how the picture is moved, turned and scaled over the surface, with the origin at the bottom; a scene says what becomes of the
 * coordinates, with the origin at the top.
 */
function transformOf({ properties, node }: FbxObject, warn: (text: string) => void): TextureRef['transform'] {
  const move = properties.vector('Translation', [0, 0, 0]);
  const turn = properties.vector('Rotation', [0, 0, 0])[2];
  let size = properties.vector('Scaling', [1, 1, 1]);
  const model = numbersOf(childOf(node, 'ModelUVScaling'));
  if (
    size[0] === 1 &&
    size[1] === 1 &&
    model.length === 2 &&
    model[0] > 0 &&
    model[1] > 0 &&
    !properties.has('Scaling')
  )
    size = [1 / model[0], 1 / model[1], 1];
  if (move[0] === 0 && move[1] === 0 && turn === 0 && size[0] === 1 && size[1] === 1) return undefined;
  if (!(Math.abs(size[0]) > 1e-6 && Math.abs(size[1]) > 1e-6) || (turn !== 0 && size[0] !== size[1])) {
    warn('A texture is moved over the surface in a way that was left out.');
    return undefined;
  }
  // uv' = S^-1 R^-1 (uv - T), then both sides turned over: v = 1 - w.
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [a, b] = [c / size[0], s / size[0]];
  const [d, e] = [-s / size[1], c / size[1]];
  const tx = -(a * move[0] + b * move[1]);
  const ty = -(d * move[0] + e * move[1]);
  return { offset: [b + tx, 1 - e - ty], rotation: angle, scale: [1 / size[0], 1 / size[1]] };
}
