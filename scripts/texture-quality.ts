// How good painted models are: npm run quality:textures -- [-n FIRST:LAST] [--quality pro] [--size 360] [--sheet NAME] [--ref PICTURE] [--style PICTURE] [FILE|sculpt:WORDS|PICTURE...=PROMPT ...]
// One row a pair of model and prompt: parts, faces, whether coordinates were kept, processor seconds, the step of colour across chart borders
// (95th percentile of their length, and of their edges, of 255), distance of the colours that were asked for (CIE 1976, that which is missed most, of surfaces and patterns alike), validator messages, what was not
// understood. Draws all of them under three lights (--tile 0: none). Without pairs: those of scripts/texture/pairs.ts, whose models lie in CLAYWORK_MODELS.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readModel } from '../packages/server/src/ops/_shared/read-model.ts';
import { fakeContext } from '../packages/server/src/ops/_shared/testing-context.ts';
import { validateGlb } from '../packages/server/src/ops/_shared/testing-validate.ts';
import { op as sculptOp } from '../packages/server/src/ops/text-to-3d/op.ts';
import { run as sculpt } from '../packages/server/src/ops/text-to-3d/run.ts';
import { op } from '../packages/server/src/ops/texture/op.ts';
import { run } from '../packages/server/src/ops/texture/run.ts';
import { writeSheet } from './measuring/write-sheet.ts';
import { drawLights } from './texture/draw-lights.ts';
import { kindsOfFaces } from './texture/face-kinds.ts';
import { measureBorders, readPainted } from './texture/measure.ts';
import { measureColors } from './texture/measure-colors.ts';
import { PAIRS } from './texture/pairs.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', short: 'n', default: '' },
    quality: { type: 'string' },
    tile: { type: 'string', default: '300' },
    sheet: { type: 'string', default: 'textures' },
    alignment: { type: 'string', default: 'original' },
    plain: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    ref: { type: 'string' },
    style: { type: 'string' },
  },
});
const models = process.env.CLAYWORK_MODELS ?? '.';
const given = positionals.map((pair) => pair.split('=') as [string, string]);
const [from, to] = values.only ? values.only.split(':').map(Number) : [0, PAIRS.length];
const pairs = given.length ? given : PAIRS.slice(from, to);
const folder = resolve(import.meta.dirname, '../artifacts');
mkdirSync(folder, { recursive: true });
console.log('parts,faces,kept,cpu s,border,per edge,ΔE,messages,model,prompt,not understood'.replaceAll(',', '\t'));
const tiles: Buffer[] = [];
for (const [model, prompt] of pairs) {
  try {
    const { bytes, name, lineage } = await load(model);
    const params = op.params.parse({
      input: 'task',
      prompt,
      quality: values.quality,
      alignment: values.alignment,
      pbr: !values.plain,
      ref_image_token: values.ref,
      style_image_token: values.style,
    });
    const ctx = fakeContext(7);
    ctx.input = async (which, file) => {
      const picture =
        which === 'ref_image_token' ? values.ref : which === 'style_image_token' ? values.style : undefined;
      if (picture) return { bytes: readFileSync(picture), name: picture };
      if (!file) return { bytes, name };
      if (!lineage) throw new Error('none');
      return { bytes: lineage, name: file };
    };
    const before = process.cpuUsage();
    await run(params, ctx);
    const { user, system } = process.cpuUsage(before);
    const glb = ctx.files.get('model.glb') as Uint8Array;
    if (values.keep) writeFileSync(join(folder, `${model.replaceAll(/[^\w]+/g, '-')}.glb`), glb);
    const painted = await readPainted(glb);
    const kinds = await kindsOfFaces(await readModel({ bytes, name }), prompt, lineage);
    const borders = measureBorders(painted, kinds);
    const messages = (await validateGlb(glb, 1)).filter((line) => !line.includes('UNUSED'));
    const { understood, parts, kept_uvs } = ctx.values as never as {
      understood: {
        ignored: string[];
        phrases: { parts: string[]; material: string; color?: string; words: string }[];
      };
      parts: string[];
      kept_uvs: boolean;
    };
    const row = [
      parts.length,
      borders.faces,
      kept_uvs ? 'yes' : 'no',
      ((user + system) / 1e6).toFixed(1),
      borders.p95.toFixed(1),
      borders.perEdge.toFixed(1),
      (await measureColors(painted, prompt, understood.phrases, kinds, ctx.kept.get('lineage.json'))).toFixed(1),
      messages.slice(0, 2).join('; ') || '-',
      model,
      prompt,
      understood.ignored.join(', '),
    ];
    if (values.ref) row.push(JSON.stringify(ctx.values.view));
    console.log(row.join('\t'));
    if (Number(values.tile) > 0) tiles.push(...(await drawLights(glb, Number(values.tile))));
  } catch (cause) {
    console.log(`${cause instanceof Error ? cause.stack : cause}\t${model}\t${prompt}`);
  }
}
if (tiles.length) await writeSheet(`${values.sheet}.png`, tiles, Number(values.tile), 6);

async function load(model: string): Promise<{ bytes: Uint8Array; name: string; lineage?: Uint8Array }> {
  if (!model.startsWith('sculpt:')) return { bytes: readFileSync(join(models, model)), name: model };
  const ctx = fakeContext(3);
  await sculpt(sculptOp.params.parse({ prompt: model.slice(7), quality: 'draft' }), ctx);
  return { bytes: ctx.files.get('model.glb') as Uint8Array, name: 'model.glb', lineage: ctx.kept.get('lineage.json') };
}
