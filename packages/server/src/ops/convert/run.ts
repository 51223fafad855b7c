import { keepInPlace, placeScene, solidScene, writeObjZip } from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';
import { countFaces, limitFaces } from '../_shared/limit-faces.ts';
import { describePrint, NOZZLE } from '../_shared/print-facts.ts';
import { quadModel } from '../_shared/quad-model.ts';
import { readModel } from '../_shared/read-model.ts';
import { quadsFor } from '../_shared/retopo-terms.ts';
import { splitTextures } from '../_shared/split-textures.ts';
import { writeFormat } from '../_shared/write-format.ts';
import { op, type Params } from './op.ts';

/** Degrees about +Y that turn the front, +Z here and -Y in a program with Z up, to where it shall face. */
const YAW = { '-y': 0, '+x': 90, '+y': 180, '-x': 270 } as const;

/** A finished model -> one file of another format. */
export async function run(params: Params, ctx: OpContext): Promise<void> {
  ctx.progress(0.02, 'reading the model');
  let scene = await readModel(await ctx.input('input'));
  ctx.signal.throwIfAborted();
  let quads: number | undefined;
  if (params.quad) {
    const made = await quadModel(
      scene,
      {
        quads: quadsFor(params.face_limit),
        symmetry: params.symmetry,
        bake: true,
        textureSize: params.texture_size,
      },
      { signal: ctx.signal, progress: (share, stage) => ctx.progress(0.05 + 0.7 * share, stage) },
    );
    scene = made.scene;
    quads = made.mesh.quadCount;
  } else if (params.face_limit !== undefined) {
    ctx.progress(0.2, 'reducing faces');
    scene = await limitFaces(scene, params.face_limit);
  }
  if (params.in_place) scene = keepInPlace(scene);
  scene = placeScene(scene, { scale: params.scale, yawDeg: YAW[params.orientation], pivotBottom: params.pivot_bottom });
  ctx.signal.throwIfAborted();
  let print: ReturnType<typeof describePrint> | undefined;
  if (params.print_ready) {
    const solid = await solidScene(scene, {
      split: params.format === 'STL' ? 'whole' : 'parts',
      nozzle: NOZZLE,
      faceLimit: params.face_limit,
      progress: (share, stage) => ctx.progress(0.3 + 0.5 * share, stage),
      signal: ctx.signal,
    });
    scene = solid.scene;
    print = describePrint(solid);
  }
  ctx.progress(0.8, `writing ${params.format}`);
  const file = await writeFormat(scene, params.format, {
    textureSize: params.texture_size,
    textureFormat: params.texture_format,
    withAnimation: params.with_animation,
    fbxPreset: params.fbx_preset,
    forPrint: params.print_ready,
  });
  await ctx.emit(op.files(params)[0], file);
  if (params.with_textures) {
    const pictures = await splitTextures(scene, params.texture_size, params.texture_format === 'JPEG' ? 'JPEG' : 'PNG');
    await ctx.emit(op.files(params)[1], writeObjZip(scene, 'export', pictures));
  }
  ctx.output({
    format: params.format,
    faces: quads ?? countFaces(scene),
    bytes: file.byteLength,
    ...(quads && { quads }),
    ...(print && { print }),
  });
  ctx.progress(1, 'done');
}
