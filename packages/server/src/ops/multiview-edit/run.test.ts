import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fakeContext } from '../_shared/testing-context.ts';
import { VIEW_FILES } from '../_shared/view-names.ts';
import { op, params } from './op.ts';
import { run } from './run.ts';

/** A blue bowl on clear ground, as a view of it; each side has a dot of its own. */
async function view(dot: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128">
   <path d="M20 40 H108 Q108 110 64 110 Q20 110 20 40 Z" fill="#2050c0"/><circle cx="64" cy="60" r="6" fill="${dot}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function make(prompts: object[]) {
  const given = new Map<string, Buffer>();
  for (const [i, name] of VIEW_FILES.entries()) given.set(name, await view(['#fff', '#ff0', '#0f0', '#000'][i]));
  const context = fakeContext(5);
  context.input = async (_, file) => ({ name: String(file), bytes: given.get(String(file)) as Buffer });
  await run(params.parse({ input: 'task_1', prompts }), context);
  return { ...context, given };
}

async function colorAt(png: Uint8Array | undefined, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray(4 * (y * info.width + x), 4 * (y * info.width + x) + 4)];
}

test('only the views that are named change; the others are handed on byte for byte', async () => {
  const { files, given, values, preview } = await make([{ prompt: 'make it red', view: 'left' }]);
  expect([...files.keys()]).toEqual([...VIEW_FILES]);
  for (const name of ['front.png', 'back.png', 'right.png'])
    expect(Buffer.compare(files.get(name) as Buffer, given.get(name) as Buffer)).toBe(0);
  const [r, g, b, a] = await colorAt(files.get('left.png'), 40, 90);
  expect(r).toBeGreaterThan(Math.max(g, b) + 60);
  expect(a).toBe(255);
  expect((await colorAt(files.get('left.png'), 4, 4))[3]).toBe(0);
  expect(values).toMatchObject({ understood: [{ view: 'left', kind: 'recolor' }], seed: 5 });
  expect(preview?.length).toBeGreaterThan(200);
});

test('edits of one view follow each other, and the size is kept', async () => {
  const { files } = await make([
    { prompt: 'make it green', view: 'back' },
    { prompt: 'rotate it by 90 degrees', view: 'back' },
  ]);
  const { width, height } = await sharp(files.get('back.png')).metadata();
  expect([width, height]).toEqual([128, 128]);
  // Turned, the bowl's flat rim stands upright.
  const [r, g, b] = await colorAt(files.get('back.png'), 64, 90);
  expect(g).toBeGreaterThan(Math.max(r, b) + 20);
});

test('what cannot be done is said, with the field', async () => {
  const wrong = make([
    { prompt: 'make it red', view: 'front' },
    { prompt: 'flurb the gnixle', view: 'right' },
  ]);
  await expect(wrong).rejects.toThrow(/^prompts\[1\]\.prompt: /);
});

test('a view costs once, and the task must have made views', () => {
  const price = (views: string[]): number =>
    op.price(params.parse({ input: 't', prompts: views.map((view) => ({ prompt: 'make it red', view })) }), op.prices);
  expect([price(['front']), price(['front', 'back']), price(['left', 'left', 'right'])]).toEqual([5, 10, 10]);
  const task = {
    taskId: 't',
    op: 'import',
    params: {},
    files: [{ name: 'model.glb', mime: '', bytes: 1 }],
    output: {},
  };
  const one = params.parse({ input: 't', prompts: [{ prompt: 'make it red', view: 'front' }] });
  expect(op.check?.(one, { input: task })).toMatch(/^input: that task made no views/);
  const files = VIEW_FILES.map((name) => ({ name, mime: 'image/png', bytes: 1 }));
  expect(op.check?.(one, { input: { ...task, op: 'multiview', files } })).toBeUndefined();
  expect(params.safeParse({ input: 't', prompts: [] }).success).toBe(false);
  expect(params.safeParse({ input: 't', prompts: Array(5).fill({ prompt: 'x', view: 'front' }) }).success).toBe(false);
});
