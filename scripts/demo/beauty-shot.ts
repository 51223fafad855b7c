import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';

const WIDTH = 1280;
const HEIGHT = 960;

/** A studio photograph of a GLB as PNG bytes. Bands of rows are drawn in parallel. */
export async function beautyShot(glb: Uint8Array): Promise<Buffer> {
  const bands = Math.max(1, Math.min(4, availableParallelism()));
  const drawn = await Promise.all(Array.from({ length: bands }, (_, i) => drawBand(glb, i, bands)));
  return sharp(Buffer.concat(drawn), { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

function drawBand(glb: Uint8Array, index: number, bands: number): Promise<Uint8Array> {
  const from = Math.round((HEIGHT * index) / bands);
  const to = Math.round((HEIGHT * (index + 1)) / bands);
  return new Promise((resolve, reject) => {
    const workerData = { glb, width: WIDTH, height: HEIGHT, from, to };
    const worker = new Worker(new URL('./beauty-worker.ts', import.meta.url), { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
