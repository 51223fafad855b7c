import { expect, test } from 'vitest';
import { createRng } from '../math/index.ts';
import type { Mesh } from '../mesh/index.ts';
import { type PathCamera, tracePicture } from '../render/index.ts';
import { ARCHETYPES } from '../sculpt/index.ts';
import { matte } from './build/matte.ts';
import { MeshBuilder } from './build/mesh-builder.ts';
import { composePicture } from './compose.ts';
import { developPicture } from './develop/develop.ts';
import { readPicture } from './grammar/read-picture.ts';
import { createSky } from './sky/create-sky.ts';
import { drawPanorama } from './sky/panorama.ts';
import { PICTURE_WORDS, type PictureSpec } from './spec.ts';
import { chooseCamera } from './stage/choose-camera.ts';
import { measureSubject } from './stage/subject.ts';
import { directionAt, viewOf } from './stage/view.ts';

/** An upright block, 0.4 m wide and 1 m high. */
function block(): Mesh {
  const mesh = new MeshBuilder();
  mesh.box([-0.2, 0, -0.3], [0.2, 1, 0.3]);
  return mesh.finish();
}

const spec = (words: string): PictureSpec => readPicture(words, undefined, ARCHETYPES).picture;
const compose = (picture: PictureSpec, aspect: number, seed = 3) =>
  composePicture({
    spec: picture,
    parts: [{ mesh: block(), material: matte(0.8) }],
    textures: [],
    facts: { color: [0.3, 0.1, 0.1], floating: false },
    aspect,
    fine: 0.25,
    seed,
  });

const SUBJECT = measureSubject([{ mesh: block(), material: matte(0.8) }], { color: [0.3, 0.1, 0.1], floating: false });
const aim = (picture: PictureSpec, aspect: number) => chooseCamera(picture, SUBJECT, aspect, createRng(3));

/** Where a point falls in the picture, -1..1 both ways. */
function project(camera: PathCamera, aspect: number, p: readonly number[]): [number, number] {
  const { eye, forward, right, up, tanX, tanY } = viewOf(camera, aspect);
  const d = p.map((v, a) => v - eye[a]);
  const along = (axis: readonly number[]): number => d.reduce((sum, v, a) => sum + v * axis[a], 0);
  const half = 0.5 * (camera.height ?? 1);
  if (tanY === 0) return [along(right) / (half * aspect), along(up) / half];
  return [along(right) / along(forward) / tanX, along(up) / along(forward) / tanY];
}

test.each(PICTURE_WORDS.backdrops)(
  '%s: the whole subject stands inside the margins at every aspect and angle',
  (backdrop) => {
    for (const angle of PICTURE_WORDS.angles)
      for (const aspect of [21 / 9, 1.5, 1, 0.8, 9 / 16]) {
        const camera = aim({ ...spec(''), backdrop, angle }, aspect);
        for (const x of [-0.2, 0.2])
          for (const y of [0, 1])
            for (const z of [-0.3, 0.3]) {
              const [u, v] = project(camera, aspect, [x, y, z]);
              expect(Math.max(Math.abs(u), Math.abs(v)), `${angle} ${aspect}`).toBeLessThan(0.97);
            }
        expect(camera.eye[1], `${angle} ${aspect}`).toBeGreaterThan(0);
        // Level: the camera never rolls.
        if (angle !== 'top') expect(Math.abs(viewOf(camera, aspect).right[1]), angle).toBeLessThan(1e-6);
      }
  },
);

test('a wide shot shows less of the subject than a close-up', () => {
  const height = (words: string): number => {
    const camera = aim(spec(words), 1.5);
    return project(camera, 1.5, [0, 1, 0])[1] - project(camera, 1.5, [0, 0, 0])[1];
  };
  expect(height('wide shot in a meadow')).toBeLessThan(0.6 * height('close-up in a meadow'));
});

test('directions of pixels match the camera', () => {
  const camera = aim(spec('in a meadow'), 1.5);
  const out = new Float64Array(3);
  directionAt(viewOf(camera, 1.5), 0.3, -0.4, out);
  const [u, v] = project(
    camera,
    1.5,
    camera.eye.map((e, a) => e + 7 * out[a]),
  );
  expect(u).toBeCloseTo(0.3, 6);
  expect(v).toBeCloseTo(-0.4, 6);
});

const skyAt = (light: PictureSpec['light']) => createSky({ ...spec(''), light }, [0, 0, 1], false, 3);

test.each(['noon', 'golden', 'sunset', 'dawn', 'overcast', 'night', 'moonlight'] as const)(
  'the sky at %s is finite, and as bright as its hour',
  (light) => {
    const mean = (name: PictureSpec['light']): number => {
      const { data } = drawPanorama(48, 24, skyAt(name).smooth);
      expect(data.every((v) => Number.isFinite(v) && v >= 0)).toBe(true);
      return data.reduce((sum, v) => sum + v, 0) / data.length;
    };
    const share = mean(light) / mean('noon');
    if (light === 'night' || light === 'moonlight') expect(share).toBeLessThan(0.4);
    else expect(share).toBeGreaterThan(0.4);
    expect(skyAt(light).sun?.direction[1] ?? 1).toBeGreaterThan(0);
  },
);

test('a setting sun is redder than one at noon', () => {
  const redness = (light: PictureSpec['light']): number => {
    const [r, , b] = skyAt(light).sun?.irradiance ?? [0, 0, 1];
    return r / b;
  };
  expect(redness('sunset')).toBeGreaterThan(2 * redness('noon'));
});

test('trees and clouds can be left out', () => {
  const faces = (without: string[]): number =>
    compose({ ...spec('in the forest'), without }, 1.5).stage.parts.reduce((sum, p) => sum + p.mesh.indices.length, 0);
  expect(faces(['trees', 'grass'])).toBeLessThan(0.5 * faces([]));
});

test('the subject is seen, lit, and on the ground, whatever the finish', async () => {
  const size = { width: 48, height: 32 };
  for (const words of ['in a room', 'in space', 'watercolor']) {
    const composed = compose(spec(words), 1.5);
    const picture = await tracePicture(composed.scene, composed.camera, { ...size, samples: 2, bounces: 2 });
    const seen = picture.features?.part.filter((p) => p === 0).length ?? 0;
    expect(seen / (48 * 32), words).toBeGreaterThan(0.05);
    const raster = developPicture(composed, picture);
    expect(raster).toMatchObject({ ...size, channels: 3 });
    const mean = raster.data.reduce((sum, v) => sum + v, 0) / raster.data.length;
    expect(mean, words).toBeGreaterThan(8);
    expect(mean, words).toBeLessThan(250);
  }
});
