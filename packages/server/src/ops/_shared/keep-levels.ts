import sharp from 'sharp';
import type { OpContext } from '../../engine/define-op.ts';
import type { LevelMap } from './level-views.ts';
import { VIEW_NAMES, type ViewName } from './view-names.ts';

/** Keeps the maps of a task's views beside them. */
export async function keepLevels(maps: Readonly<Record<ViewName, LevelMap>>, ctx: OpContext): Promise<void> {
  for (const name of VIEW_NAMES) {
    const side = Math.sqrt(maps[name].length / 3);
    const raw = { width: side, height: side, channels: 3 } as const;
    await ctx.keep(`level-${name}.png`, await sharp(maps[name], { raw }).toColourspace('rgb16').png().toBuffer());
  }
}

/** The maps that a task of views kept; nothing where its views are level, or nobody knows. `input`: the name of the task's input. */
export async function readLevels(input: string, ctx: OpContext): Promise<Record<ViewName, LevelMap> | undefined> {
  try {
    const maps = await Promise.all(
      VIEW_NAMES.map(async (name): Promise<[ViewName, LevelMap]> => {
        const { bytes } = await ctx.input(input, `level-${name}.png`);
        const { buffer, byteOffset, length } = await sharp(bytes)
          .toColourspace('rgb16')
          .raw({ depth: 'ushort' })
          .toBuffer();
        return [name, new Uint16Array(buffer, byteOffset, length / 2)];
      }),
    );
    return Object.fromEntries(maps) as Record<ViewName, LevelMap>;
  } catch {
    return undefined;
  }
}
