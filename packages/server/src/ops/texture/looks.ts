import {
  ARCHETYPES,
  applyStyle,
  type CutOut,
  cutOut,
  type DressedPart,
  dressParts,
  GeometryError,
  linearToByte,
  linearToHex,
  type MaterialSpec,
  nameWords,
  parseColor,
  projectPicture,
  type Raster,
  readStyle,
  type SurfaceModel,
  type SurfacePart,
} from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';
import { OpError } from '../../engine/op-error.ts';
import { decodeInput } from '../_shared/decode-input.ts';
import { wordnet } from '../_shared/wordnet.ts';
import type { Params } from './op.ts';

/** What the parts are to be made of, and what is told of it. */
export interface Look {
  specs: MaterialSpec[];
  /** Parts that nothing was said of: what they show is no guess. */
  unsaid?: boolean[];
  /** As in `Dressing`. */
  asked?: ReadonlySet<string>;
  recolored?: (number | undefined)[];
  told: Record<string, unknown>;
}

/** Pixels along a side to which pictures are read. */
const PICTURE_SIDE = 1536;
const STYLE_SIDE = 1024;

/** How much of the model's outline a picture of it covers, at least: what does so less is a picture of something else, and would put its eyes anywhere. */
const FITTING = 0.6;

/** A picture of the thing as it is to look -> the picture on all parts; its colours where it shows another thing, or this one in another pose. */
export async function lookFromPicture(
  ctx: OpContext,
  parts: readonly SurfacePart[],
  model: SurfaceModel,
  describe: () => DressedPart[],
): Promise<Look> {
  const cut = cutSubject(await decodeInput(ctx, 'ref_image_token', PICTURE_SIDE));
  ctx.progress(0.06, 'finding the view');
  const { spec, view } = projectPicture(cut, parts, model.others);
  const round = (value: number): number => Math.round(value * 100) / 100;
  const isFitting = view.overlap >= FITTING;
  const told = {
    understood: { phrases: [], looks: [], ignored: [], guesses: [] },
    view: {
      azimuth: round(((view.azimuthDeg % 360) + 360) % 360),
      elevation: round(view.elevationDeg),
      roll: round(view.rollDeg),
      overlap: round(view.overlap),
      projected: isFitting,
    },
  };
  if (isFitting) return { specs: parts.map(() => spec), told };
  const style = readStyle(showSubject(cut), ctx.seed);
  const dressed = describe();
  // Its patterns stay away: the best piece of a face is an eye, and would be all over.
  const plain = dressed.map(({ under }) => ({ spec: under, said: true, colored: false }));
  return { specs: applyStyle(style, lightened(dressed, plain)), told: { ...told, palette: listPalette(style) } };
}

/** A cut-out's subject, nothing around it. */
function showSubject({ width, height, colors, alpha }: CutOut): Raster {
  const data = new Uint8Array(4 * width * height);
  for (let i = 0; i < alpha.length; i++) {
    for (let k = 0; k < 3; k++) data[4 * i + k] = linearToByte(colors[3 * i + k]);
    data[4 * i + 3] = Math.round(255 * alpha[i]);
  }
  return { width, height, channels: 4, data };
}

/** Parts for a style, with how light they were. */
function lightened(
  dressed: readonly DressedPart[],
  looks: readonly { spec: MaterialSpec; said: boolean; colored: boolean }[],
): Parameters<typeof applyStyle>[1] {
  return dressed.map(({ part, under }, i) => {
    const [r, g, b] = parseColor(under.color ?? '');
    return { part, ...looks[i], light: 0.2126 * r + 0.7152 * g + 0.0722 * b };
  });
}

function listPalette({ palette }: ReturnType<typeof readStyle>): string[] {
  return palette.map(({ color }) => linearToHex(color));
}

function cutSubject(picture: Raster): CutOut {
  try {
    return cutOut(picture);
  } catch (cause) {
    if (cause instanceof GeometryError) throw new OpError(`ref_image_token: ${cause.message}`);
    throw cause;
  }
}

/** The words' materials, and where there is a picture of a style, its colours and pattern. */
export async function lookFromWords(
  { prompt, style_image_token }: Params,
  ctx: OpContext,
  dressed: readonly DressedPart[],
): Promise<Look> {
  const dressing = dressParts(prompt, dressed, { archetypes: ARCHETYPES, thesaurus: wordnet() });
  const { phrases, looks, ignored, guesses, said, colored, asked, recolored, specs } = dressing;
  const understood = { phrases, looks, ignored, guesses };
  if (!style_image_token) {
    if (prompt.trim() && !said.includes(true)) throw new OpError(notUnderstood(dressed));
    return { specs, unsaid: said.map((any) => !any), asked, recolored, told: { understood } };
  }
  const style = readStyle(await decodeInput(ctx, 'style_image_token', STYLE_SIDE), ctx.seed);
  const styled = lightened(
    dressed,
    specs.map((spec, i) => ({ spec, said: said[i], colored: colored[i] })),
  );
  return { specs: applyStyle(style, styled), asked, told: { understood, palette: listPalette(style) } };
}

function notUnderstood(dressed: readonly DressedPart[]): string {
  const labels = dressed.map(({ part }) => part.label).filter((label) => nameWords(label).length);
  const names = [...new Set(labels)].slice(0, 24);
  const there = names.length > 1 ? ` The parts of this model are: ${names.join(', ')}.` : '';
  return `prompt: none of its words names a material, a colour, a pattern or a style, such as “weathered oak, brass fittings” or “blue wool with red stripes”.${there}`;
}
