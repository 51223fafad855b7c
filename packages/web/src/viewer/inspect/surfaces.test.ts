import { MeshBasicMaterial, MeshPhongMaterial, MeshStandardMaterial, Texture } from 'three';
import { expect, test } from 'vitest';
import { channelOf, surfacesOf } from './surfaces.ts';

test('metal and roughness are blue and green of their picture, as glTF has them', () => {
  const map = new Texture();
  const material = new MeshStandardMaterial({ metalness: 0.4, metalnessMap: map, roughness: 0.7, roughnessMap: map });
  expect(channelOf(material, 'metallic')).toEqual({ map, component: 'b', factor: [0.4, 0.4, 0.4] });
  expect(channelOf(material, 'roughness')).toEqual({ map, component: 'g', factor: [0.7, 0.7, 0.7] });
});

test('light given off is multiplied with its strength', () => {
  const material = new MeshStandardMaterial({ emissive: 0xffffff, emissiveIntensity: 3 });
  expect(channelOf(material, 'emissive')?.factor).toEqual([3, 3, 3]);
});

test('a material of an old format has what it has', () => {
  expect(channelOf(new MeshPhongMaterial(), 'metallic')?.factor).toEqual([0, 0, 0]);
  expect(channelOf(new MeshBasicMaterial({ color: 0xff0000 }), 'baseColor')?.factor).toEqual([1, 0, 0]);
  expect(channelOf(new MeshBasicMaterial(), 'normal')).toBeUndefined();
});

test('only channels with something in them are offered', () => {
  expect(surfacesOf([new MeshBasicMaterial()], false)).toEqual(new Set(['shaded', 'clay', 'baseColor', 'normal']));
  const full = surfacesOf([new MeshStandardMaterial({ aoMap: new Texture(), emissive: 0x101010 })], true);
  for (const surface of ['occlusion', 'emissive', 'uv', 'roughness'] as const) expect(full.has(surface)).toBe(true);
});
