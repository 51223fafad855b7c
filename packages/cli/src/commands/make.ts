import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { describeOps, type OpDescription, opNamed } from '../fields/describe-ops.ts';
import { readBody } from '../fields/read-body.ts';
import type { Body } from '../fields/resolve-inputs.ts';
import { connect } from '../io/settings.ts';
import { UsageError } from '../io/usage-error.ts';
import { slug } from '../results/slug.ts';
import type { Command } from './command.ts';
import { answering } from './options.ts';
import { urlIn } from './run.ts';
import { type Order, runOp } from './run-op.ts';

const PICTURE = /\.(png|jpe?g)$/i;
const MODEL = /\.(glb|fbx|obj|stl)$/i;

/** `claywork make`: words, a picture or a model to what the output's ending says. */
export const make: Command = {
  usage: '"a red fox" -o fox.glb [--FIELD VALUE ...]',
  summary: 'a model or picture of words, a picture or a model',
  async run(args, io) {
    return answering(io, args.includes('--json'), async () => {
      const claywork = connect(io, urlIn(args));
      const ops = await describeOps(claywork);
      const first = args[0]?.startsWith('-') ? undefined : args[0];
      const ending = extname(given(args, '-o', '--output') ?? '')
        .slice(1)
        .toLowerCase();
      const file = first !== undefined && existsSync(first) ? first : undefined;
      const op = opNamed(ops, given(args, '--op') ?? guess(file, ending));
      const { body, words, flags } = readBody(op, args);
      const prompt = words.filter((word) => word !== file).join(' ');
      if (prompt && op.fields.prompt) body.prompt ??= prompt;
      if (file) Object.assign(body, inputOf(op, file));
      if (!prompt && !file && body.prompt === undefined) throw new UsageError('make: say what, or name a picture');
      const name = slug(prompt || file || '');
      return runOp(io, claywork, {
        op,
        body: converted(op, body, ending),
        flags,
        name,
        next: after(ops, op, body, ending),
      });
    });
  },
};

/** Which op makes a file of that ending of what was given. */
function guess(file: string | undefined, ending: string): string {
  if (file && MODEL.test(file)) return 'convert';
  if (file && !PICTURE.test(file)) throw new UsageError(`make: ${file} is neither a picture nor a model`);
  if (ending === 'splat') {
    if (file) return 'splat';
    throw new UsageError('make: splats are made of a picture: claywork make photo.png -o scene.splat');
  }
  // words beside the picture say what is to change
  if (PICTURE.test(`.${ending}`)) return file ? 'image-edit' : 'text-to-image';
  return file ? 'image-to-3d' : 'text-to-3d';
}

function inputOf(op: OpDescription, file: string): Body {
  const fields = ['image_token', 'input', 'model_token'].filter((field) => op.fields[field]);
  if (!fields.length) throw new UsageError(`make: ${op.name} takes no file`);
  return { [fields[0]!]: file };
}

/** A model that is only converted: the format is what the ending says. */
function converted(op: OpDescription, body: Body, ending: string): Body {
  return op.name === 'convert' && ending ? { format: ending.toUpperCase(), ...body } : body;
}

/** A second step for endings that ops do not make themselves. */
function after(ops: ReadonlyMap<string, OpDescription>, op: OpDescription, body: Body, ending: string): Order['next'] {
  const convert = ops.get('convert');
  const format = ending.toUpperCase();
  const known = convert?.fields.format?.enum?.includes(format);
  const own = op.name === 'convert' || (ending === 'fbx' && (body.quad === true || body.out_format === 'fbx'));
  const model = /-to-3d$|^photo-scan$/.test(op.name) || op.fields.input !== undefined;
  if (!convert || !known || own || !model) return undefined;
  return (taskId) => ({ op: convert, body: { input: taskId, format } });
}

function given(args: readonly string[], ...names: string[]): string | undefined {
  for (const name of names) {
    const at = args.indexOf(name);
    if (at >= 0) return args[at + 1];
    const joined = args.find((arg) => arg.startsWith(`${name}=`));
    if (joined) return joined.slice(name.length + 1);
  }
  return undefined;
}
