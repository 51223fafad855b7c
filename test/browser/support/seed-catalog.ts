import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { sampleModel } from '../../../packages/server/src/catalog/testing.ts';
import { insertModel, newModelId } from '../../../packages/server/src/catalog/write-model.ts';
import { readEnv } from '../../../packages/server/src/config/env.ts';
import { openServiceDatabase } from '../../../packages/server/src/db/open-service-database.ts';
import { pyramidGlb } from '../../../packages/server/src/ingest/testing-models.ts';
import { openStore } from '../../../packages/server/src/storage/open-store.ts';

/** Colours of the pyramids, and what they are called after. */
const COLORS = [
  ['Ruby', '#b01830'],
  ['Amber', '#d08818'],
  ['Jade', '#2a8a58'],
  ['Azure', '#2a70c8'],
  ['Plum', '#7a3a88'],
  ['Coal', '#303438'],
] as const;

/** Adds 12 pyramids with files and pictures to the catalog of a running service; returns their titles. The fifth can be turned on its page, the last one is featured. */
export async function seedCatalog(dataDir: string): Promise<string[]> {
  const env = readEnv({ CLAYWORK_DATA_DIR: dataDir });
  const store = await openStore(undefined, dataDir);
  const { db, close } = await openServiceDatabase(env, { exclusive: false, connectionsMax: 2 });
  try {
    const titles: string[] = [];
    for (let n = 0; n < 2 * COLORS.length; n++) {
      const [name, color] = COLORS[n % COLORS.length]!;
      const title = n < COLORS.length ? `${name} pyramid` : `Small ${name.toLowerCase()} pyramid`;
      const id = newModelId();
      const keep = async (file: string, bytes: Uint8Array) => {
        const key = `models/${id}/${randomUUID()}/${file}`;
        return { key, ...(await store.put(key, bytes)) };
      };
      const glb = await keep('pyramid.glb', await pyramidGlb(color));
      const views = [22, 34, 46, 58].map(async (tip, side) => keep(`${side}.webp`, await triangle(color, tip)));
      await insertModel(
        db,
        sampleModel({
          id,
          title,
          description: `A pyramid, ${color}.`,
          category: n % 2 ? 'architecture' : 'furniture',
          faces: 4,
          vertices: 4,
          dimensions: { x: 2, y: 1, z: 2 },
          files: [{ name: 'pyramid.glb', format: 'glb', mime: 'model/gltf-binary', ...glb }],
          images: await Promise.all(views),
          // the others show their pictures
          preview: n === 4 ? await keep('preview.glb', await pyramidGlb(color)) : null,
          // one that has to be bought
          ...(n === 2 * COLORS.length - 1 && { featured: true, price: 500 }),
          // the newest comes first: in the order of the colours
          createdAt: new Date(Date.UTC(2026, 0, 28 - n)),
        }),
      );
      titles.push(title);
    }
    return titles;
  } finally {
    await close();
  }
}

function triangle(color: string, tip: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="320" height="320"><path d="M${tip} 18 70 62H10z" fill="${color}"/></svg>`;
  return sharp(Buffer.from(svg)).webp().toBuffer();
}
