import sharp from 'sharp';
import { measureExposure, readGltf, renderScene, toRenderScene } from '../../packages/kernels/src/index.ts';
import { decodeTextures } from '../../packages/server/src/ops/_shared/decode-textures.ts';

/** A model three times: in the studio from the front, in the studio from behind and above with mirror reflections, and without light. */
export async function drawLights(glb: Uint8Array, side: number): Promise<Buffer[]> {
  const { scene } = await readGltf(glb);
  const input = toRenderScene(scene, await decodeTextures(scene, 2048));
  const front = { azimuthDeg: 32, elevationDeg: 16 };
  const back = { azimuthDeg: 215, elevationDeg: 38 };
  const shots = [
    { view: front, exposure: measureExposure(input, front), lights: 24 },
    { view: back, exposure: measureExposure(input, back), lights: 24, reflections: true },
    { view: front, lit: false, ground: false },
  ];
  return Promise.all(
    shots.map((shot) => {
      const { width, height, channels, data } = renderScene(input, {
        ...shot,
        width: side,
        height: side,
        background: [150, 152, 156],
      });
      return sharp(data, { raw: { width, height, channels } }).png().toBuffer();
    }),
  );
}
