import { ARCHETYPES, joinScene, type Primitive, parsePrompt, readGltf, type Scene, writeGlb } from '@claywork/kernels';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { InputTask } from '../../engine/define-op.ts';
import { knownParts } from '../_shared/known-parts.ts';
import { type ladderFields, ladderPlan } from '../_shared/ladder.ts';
import { sculptModel } from '../_shared/sculpt-model.ts';
import { type FakeContext, fakeContext } from '../_shared/testing-context.ts';
import { validateGlb } from '../_shared/testing-validate.ts';
import { op } from './op.ts';
import { repaint, run } from './run.ts';

/** A ball whose every face has the same spot of the texture: coordinates of no use. Bones 0 below and 1 above where `skinned`. */
function ball(radius: number, skinned: boolean): Primitive {
  const [n, m] = [16, 24];
  const positions: number[] = [];
  const indices: number[] = [];
  for (let i = 0; i <= n; i++)
    for (let j = 0; j < m; j++) {
      const [s, t] = [(Math.PI * i) / n, (2 * Math.PI * j) / m];
      positions.push(radius * Math.sin(s) * Math.sin(t), radius * Math.cos(s), radius * Math.sin(s) * Math.cos(t));
      if (i === n) continue;
      const [a, b] = [i * m + j, i * m + ((j + 1) % m)];
      if (i < n - 1) indices.push(a + m, b + m, a);
      if (i > 0) indices.push(a, b + m, b);
    }
  const count = positions.length / 3;
  const primitive: Primitive = {
    mesh: {
      positions: Float32Array.from(positions),
      uvs: new Float32Array(2 * count).fill(0.5),
      indices: Uint32Array.from(indices),
    },
  };
  if (!skinned) return primitive;
  primitive.weights = Float32Array.from({ length: 4 * count }, (_, i) =>
    i % 4 > 1 ? 0 : (1 + (i % 4 ? 1 : -1) * (positions[3 * (i >> 2) + 1] / radius)) / 2,
  );
  primitive.joints = Uint16Array.from({ length: 4 * count }, (_, i) => (i % 4 === 1 ? 1 : 0));
  return primitive;
}

const node = (name: string, fields: Partial<Scene['nodes'][0]> = {}): Scene['nodes'][0] => ({
  name,
  children: [],
  translation: [0, 0, 0],
  rotation: [0, 0, 0, 1],
  scale: [1, 1, 1],
  ...fields,
});

/** A large ball, the same small one at both sides of it, one of them mirrored, and a picture on all. */
async function toy(skinned = false): Promise<Scene> {
  const grey = sharp({ create: { width: 8, height: 8, channels: 3, background: '#808080' } });
  return {
    nodes: [
      node('body', { mesh: 0, ...(skinned && { skin: 0 }) }),
      node('Wheel_L', { mesh: 1, translation: [1.4, 0, 0] }),
      node('Wheel_R', { mesh: 1, translation: [-1.4, 0, 0], scale: [-1, 1, 1] }),
      node('low'),
      node('high', { translation: [0, 0.5, 0] }),
    ],
    roots: [0, 1, 2, 3, 4],
    meshes: [
      { name: 'body', primitives: [{ ...ball(1, skinned), material: 0 }] },
      { name: 'wheel', primitives: [{ ...ball(0.3, false), material: 0 }] },
    ],
    materials: [
      {
        name: 'painted',
        baseColorFactor: [1, 1, 1, 1],
        baseColorTexture: { texture: 0 },
        metallicFactor: 0,
        roughnessFactor: 0.5,
        emissiveFactor: [0, 0, 0],
        alphaMode: 'OPAQUE',
        doubleSided: false,
      },
    ],
    textures: [{ name: 'grey', mime: 'image/png', bytes: await grey.png().toBuffer() }],
    skins: skinned
      ? [
          {
            name: 'rig',
            joints: [3, 4],
            inverseBindMatrices: Float32Array.of(
              ...[1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
              ...[1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, -0.5, 0, 1],
            ),
          },
        ]
      : [],
    animations: skinned
      ? [
          {
            name: 'nod',
            channels: [
              {
                node: 4,
                path: 'rotation',
                interpolation: 'LINEAR',
                times: Float32Array.of(0, 1),
                values: Float32Array.of(0, 0, 0, 1, 0, 1, 0, 0),
              },
            ],
          },
        ]
      : [],
  };
}

const bytes = writeGlb(await toy());

interface Told {
  understood: { phrases: { words: string; parts: string[]; material: string }[]; ignored: string[] };
  parts: string[];
  kept_uvs: boolean;
}

/** A standard model has 2048 texels and 32 rays: what a small atlas shows as well takes a sixteenth of it. */
const SMALL = { size: 512, rays: 8 };

async function paint(
  fields: Partial<z.input<typeof op.params>>,
  model = bytes,
  beside?: Uint8Array,
  plan: typeof SMALL | 'standard' = SMALL,
) {
  const ctx: FakeContext = fakeContext(5);
  ctx.input = async (which, file) => {
    if (which !== 'input') return { name: 'picture.png', bytes: beside as Uint8Array };
    if (!file) return { name: 'model.glb', bytes: model };
    if (!beside) throw new Error('nothing beside it');
    return { name: file, bytes: beside };
  };
  const params = op.params.parse({ input: 'task', ...fields });
  await (plan === 'standard' ? run(params, ctx) : repaint(params, ctx, plan));
  expect([...ctx.files.keys()]).toEqual(['model.glb']);
  const file = ctx.files.get('model.glb') as Uint8Array;
  expect((await validateGlb(file, 1)).filter((line) => !line.includes('UNUSED'))).toEqual([]);
  expect((await sharp(ctx.preview).metadata()).format).toBe('webp');
  expect(ctx.steps.map(({ fraction }) => fraction)).toEqual(ctx.steps.map((s) => s.fraction).toSorted((a, b) => a - b));
  op.output?.parse(ctx.values);
  return { made: (await readGltf(file)).scene, told: ctx.values as unknown as Told, ctx };
}

/** Mean colour of one of the pictures of a node's material over its mesh, 0..255. */
async function meanOf(made: Scene, name: string, slot: 'baseColorTexture' | 'metallicRoughnessTexture') {
  const mesh = made.meshes[made.nodes.find((n) => n.name === name)?.mesh ?? -1];
  const sum = [0, 0, 0];
  let count = 0;
  for (const { mesh: surface, material } of mesh.primitives) {
    const ref = made.materials[material as number][slot];
    const { data, info } = await sharp(made.textures[ref?.texture ?? 0].bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (let v = 0; v < surface.positions.length / 3; v++) {
      const [x, y] = [0, 1].map((k) =>
        Math.min(info.width - 1, Math.floor((surface.uvs?.[2 * v + k] ?? 0) * info.width)),
      );
      for (let c = 0; c < 3; c++) sum[c] += data[info.channels * (y * info.width + x) + c];
      count++;
    }
  }
  return sum.map((s) => s / count);
}

test('each phrase paints the parts that it names; coordinates of no use are made anew, mirrored nodes keep theirs', async () => {
  const { made, told } = await paint({ prompt: 'glossy red body with gold wheels' });
  const [red, green, blue] = await meanOf(made, 'body', 'baseColorTexture');
  expect(red).toBeGreaterThan(150);
  expect(Math.max(green, blue)).toBeLessThan(90);
  const gold = await meanOf(made, 'Wheel_L', 'baseColorTexture');
  expect(gold[0]).toBeGreaterThan(gold[1]);
  expect(gold[1]).toBeGreaterThan(gold[2] + 40);
  expect((await meanOf(made, 'Wheel_R', 'metallicRoughnessTexture'))[2]).toBeGreaterThan(200);
  expect((await meanOf(made, 'body', 'metallicRoughnessTexture'))[2]).toBeLessThan(60);
  expect(told).toMatchObject({ kept_uvs: false, parts: ['body', 'left wheel'] });
  expect(told.understood.phrases.map(({ words, parts }) => [words, parts])).toEqual([
    ['glossy red body', ['body']],
    ['gold wheels', ['left wheel']],
  ]);
  expect(made.nodes.map(({ name }) => name)).toEqual(['body', 'Wheel_L', 'Wheel_R']);
  expect(made.textures).toHaveLength(3);
  for (const { mesh } of made.meshes.flatMap((m) => m.primitives)) expect(mesh.tangents).toBeDefined();
});

test('a second run keeps the coordinates of the first, and base colour alone is one picture', async () => {
  const first = await paint({ prompt: 'oak' });
  const again = await paint({ prompt: 'blue', pbr: false }, first.ctx.files.get('model.glb'));
  expect(again.told.kept_uvs).toBe(true);
  expect(again.made.textures).toHaveLength(1);
  expect(again.made.materials.every((m) => !m.normalTexture && m.metallicFactor === 0)).toBe(true);
  const [red, , blue] = await meanOf(again.made, 'body', 'baseColorTexture');
  expect(blue).toBeGreaterThan(red + 60);
  const renewed = await paint({ prompt: 'blue', alignment: 'geometry' }, first.ctx.files.get('model.glb'));
  expect(renewed.told.kept_uvs).toBe(false);
});

test('only the parts that are named are painted; names that nothing has are told', async () => {
  const { made, told } = await paint({ prompt: 'green plastic', part_names: ['Wheel_R'] });
  expect(told.parts).toEqual(['right wheel']);
  const [left, right] = ['Wheel_L', 'Wheel_R'].map((name) => made.nodes.find((n) => n.name === name)?.mesh);
  expect(left).not.toBe(right);
  expect(await meanOf(made, 'Wheel_L', 'baseColorTexture')).toEqual([128, 128, 128]);
  const [red, green] = await meanOf(made, 'Wheel_R', 'baseColorTexture');
  expect(green).toBeGreaterThan(red + 40);
  await expect(paint({ prompt: 'green', part_names: ['fin'] })).rejects.toThrow(/“fin”.*body, Wheel_L, Wheel_R/);
});

/** The toy with a dark cell and a light one in its picture, each on one half of every ball. */
async function twoTone(): Promise<Uint8Array> {
  const scene = await toy();
  const cells = sharp(Buffer.from([60, 60, 60, 190, 190, 190]), { raw: { width: 2, height: 1, channels: 3 } });
  scene.textures[0].bytes = await cells.resize(64, 32, { kernel: 'nearest' }).png().toBuffer();
  for (const { mesh } of scene.meshes.flatMap((m) => m.primitives)) {
    const whole = Array.from(mesh.indices);
    mesh.positions = Float32Array.from(whole.flatMap((v) => [...mesh.positions.subarray(3 * v, 3 * v + 3)]));
    mesh.indices = Uint32Array.from(whole.keys());
    mesh.uvs = new Float32Array(2 * whole.length).fill(0.5);
    for (let c = 0; c < whole.length; c++) {
      const face = c - (c % 3);
      const height = [0, 1, 2].reduce((sum, k) => sum + mesh.positions[3 * (face + k) + 1], 0);
      mesh.uvs[2 * c] = height > 0 ? 0.75 : 0.25;
    }
  }
  return writeGlb(scene);
}

test('another colour keeps light and dark; parts that nothing is said of keep their picture', async () => {
  const { made, told } = await paint({ prompt: 'blue wheels' }, await twoTone());
  expect(told.parts).toEqual(['left wheel']);
  const wheel = made.meshes[made.nodes.find(({ name }) => name === 'Wheel_L')?.mesh ?? -1].primitives;
  const picture = made.materials[wheel[0].material ?? -1].baseColorTexture?.texture ?? -1;
  const { data, info } = await sharp(made.textures[picture].bytes).raw().toBuffer({ resolveWithObject: true });
  const light = [true, false].map((above) => {
    const sum = [0, 0, 0, 0];
    for (const { mesh } of wheel)
      for (let v = 0; 3 * v < mesh.positions.length; v++) {
        const y = mesh.positions[3 * v + 1];
        if (above ? y < 0.05 : y > -0.05) continue;
        const [s, t] = [0, 1].map((k) => Math.floor((mesh.uvs?.[2 * v + k] ?? 0) * (info.width - 1)));
        for (let c = 0; c < 3; c++) sum[c] += data[info.channels * (t * info.width + s) + c];
        sum[3]++;
      }
    return sum.slice(0, 3).map((value) => value / sum[3]);
  });
  for (const [red, , blue] of light) expect(blue).toBeGreaterThan(red + 30);
  expect(light[0][2]).toBeGreaterThan(light[1][2] + 40);
  const body = made.meshes[made.nodes.find(({ name }) => name === 'body')?.mesh ?? -1].primitives[0];
  expect(made.textures[made.materials[body.material ?? -1].baseColorTexture?.texture ?? -1].name).toBe('grey');
});

test('skeletons and clips stay, and a standard atlas has 2048 texels a side', async () => {
  const { made, ctx } = await paint({ prompt: 'copper' }, writeGlb(await toy(true)), undefined, 'standard');
  expect(ctx.values.texture_size).toBe(2048);
  expect(made.skins).toHaveLength(1);
  expect(made.animations.map(({ name }) => name)).toEqual(['nod']);
  const [body] = made.meshes[made.nodes.find(({ name }) => name === 'body')?.mesh ?? -1].primitives;
  const top = made.skins[0].joints.findIndex((j) => made.nodes[j].name === 'high');
  for (let v = 0; v < body.mesh.positions.length / 3; v++) {
    const of = [0, 1, 2, 3].find((k) => body.joints?.[4 * v + k] === top && (body.weights?.[4 * v + k] ?? 0) > 0);
    const weight = of === undefined ? 0 : body.weights?.[4 * v + of];
    expect(weight).toBeCloseTo((1 + body.mesh.positions[3 * v + 1]) / 2, 3);
  }
});

test('parts of a sculpture are known by what was kept beside it, and stay known', async () => {
  const { scene } = parsePrompt('a wooden barrel', { archetypes: ARCHETYPES, seed: 1 });
  const plan = ladderPlan({ ...ladderFieldsOf(), quality: 'draft' });
  const { glb, lineage } = await sculptModel(scene, plan, {
    signal: new AbortController().signal,
    progress: () => undefined,
  });
  const { made, told, ctx } = await paint(
    { prompt: 'white wood, green hoops' },
    glb,
    new TextEncoder().encode(JSON.stringify(lineage)),
  );
  expect(told.understood.phrases.find(({ words }) => words === 'green hoops')?.parts.join()).toMatch(/hoop/);
  const after = fakeContext(1);
  after.input = async (_, file) => ({ name: file ?? '', bytes: ctx.kept.get('lineage.json') as Uint8Array });
  const { known } = await knownParts(made, after);
  expect(known).toHaveLength(joinScene(made).mesh.indices.length / 3);
});

test('a picture of the thing is laid on from where it has its outline; one without a subject fails with a sentence', async () => {
  const drawn = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="260"><circle cx="200" cy="130" r="110" fill="#c02020"/>' +
      '<circle cx="46" cy="130" r="33" fill="#2030c0"/><circle cx="354" cy="130" r="33" fill="#2030c0"/></svg>',
  );
  const { made, ctx } = await paint(
    { prompt: 'zxqv', ref_image_token: 'p' },
    bytes,
    await sharp(drawn).png().toBuffer(),
  );
  expect((ctx.values.view as { overlap: number }).overlap).toBeGreaterThan(0.9);
  const [red, , none] = await meanOf(made, 'body', 'baseColorTexture');
  expect(red).toBeGreaterThan(none + 80);
  const [little, , blue] = await meanOf(made, 'Wheel_L', 'baseColorTexture');
  expect(blue).toBeGreaterThan(little + 60);
  const bar =
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="400"><rect x="20" y="10" width="20" height="380" fill="#20c040"/></svg>';
  const other = await paint({ ref_image_token: 'p' }, bytes, await sharp(Buffer.from(bar)).png().toBuffer());
  expect(other.ctx.values.view).toMatchObject({ projected: false });
  const [r, g, b] = await meanOf(other.made, 'body', 'baseColorTexture');
  expect(g).toBeGreaterThan(Math.max(r, b) + 30);
  const empty = sharp({ create: { width: 64, height: 64, channels: 3, background: '#777777' } });
  await expect(paint({ ref_image_token: 'p' }, bytes, await empty.png().toBuffer())).rejects.toThrow(
    /^ref_image_token: /,
  );
});

test('a picture as a style gives its colours and pattern', async () => {
  const drawn = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#1c7a3c"/>' +
      '<path d="M0 20H256M0 84H256M0 148H256M0 212H256" stroke="#103c20" stroke-width="18"/></svg>',
  );
  const { made, ctx } = await paint({ style_image_token: 'p' }, bytes, await sharp(drawn).png().toBuffer());
  expect(ctx.values.palette).toContain('#1c7a3c');
  const [red, green, blue] = await meanOf(made, 'body', 'baseColorTexture');
  expect(green).toBeGreaterThan(1.5 * Math.max(red, blue));
});

test('a prompt without a word for a look fails with a sentence, and so does a task without a model', async () => {
  await expect(paint({ prompt: 'zxqv blorp' })).rejects.toThrow(/prompt: none of its words/);
  const task: InputTask = { taskId: 't', op: 'splat', params: {}, files: [], output: {} };
  const params = op.params.parse({ input: 't', prompt: 'gold', part_names: ['lid', 'fin'] });
  expect(op.check?.(params, { input: task })).toMatch(/^input: /);
  const file = { name: 'parts.glb', mime: 'model/gltf-binary', bytes: 1 };
  const segmented = { ...task, files: [file], output: { parts: ['lid', 'body'] } };
  expect(op.check?.(params, { input: segmented })).toBe(
    'part_names: no part is called “fin”. The parts are: lid, body.',
  );
  expect(
    [undefined, 'pro', 'ultra'].map((quality) => op.price(op.params.parse({ input: 't', quality }), op.prices)),
  ).toEqual([10, 20, 30]);
});

function ladderFieldsOf() {
  const none = {
    game_ready: false,
    quad: false,
    low_poly: false,
    parts: false,
    auto_size: false,
    ultra_texture: false,
  };
  return { ...none, seed: 1, face_limit: undefined } satisfies Partial<Record<keyof typeof ladderFields, unknown>>;
}
