import { parentPort, workerData } from 'node:worker_threads';
import { type RenderTexture, readGltf, renderBeauty, type Texture, toRenderScene } from '@claywork/kernels';
import sharp from 'sharp';

const { glb, width, height, from, to } = workerData as {
  glb: Uint8Array;
  width: number;
  height: number;
  from: number;
  to: number;
};

async function decode(texture: Texture): Promise<RenderTexture> {
  const { data, info } = await sharp(texture.bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const raster = { width: info.width, height: info.height, channels: 4 as const, data: new Uint8Array(data) };
  return { raster, wrap: texture.wrap ?? 'repeat' };
}

const { scene } = await readGltf(glb);
const textures = await Promise.all(scene.textures.map(decode));
const raster = renderBeauty(toRenderScene(scene, textures), { width, height, rows: [from, to] });
parentPort?.postMessage(raster.data);
