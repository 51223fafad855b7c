import { describe, expect, test } from 'vitest';
import { meshShape } from '../../../curves/index.ts';
import { createRng } from '../../../math/index.ts';
import { measureMesh } from '../../../mesh/index.ts';
import type { ParamValue, Sculpture } from '../../dsl/archetype.ts';
import { creature } from './archetype.ts';
import { CREATURE_PRESETS } from './presets/index.ts';

const NOUNS = Object.keys(CREATURE_PRESETS);

function build(
  noun: string,
  params: Record<string, ParamValue> = {},
  materials: Record<string, object> = {},
): Sculpture {
  const all: Record<string, ParamValue> = {};
  for (const [name, spec] of Object.entries(creature.params)) all[name] = spec.default;
  const slots = Object.fromEntries(
    Object.entries(creature.slots).map(([name, slot]) => [name, { ...slot.material, ...materials[name] }]),
  );
  return creature.build({
    params: { ...all, ...CREATURE_PRESETS[noun].params, ...params },
    materials: slots,
    rng: createRng(1),
  });
}

const names = (s: Sculpture): string[] => s.parts.map((p) => p.name);

test('there are at least eighty creatures', () => {
  expect(NOUNS.length).toBeGreaterThanOrEqual(80);
});

test('every creature builds: finite numbers, unique part names, joints after their parents, rigid parts on joints that exist', () => {
  for (const noun of NOUNS) {
    const s = build(noun);
    expect(s.parts.length, noun).toBeGreaterThan(1);
    expect(JSON.stringify(s), noun).not.toContain('null');
    expect(new Set(names(s)).size, noun).toBe(s.parts.length);
    const joints = s.skeleton?.joints ?? [];
    expect(joints.length, noun).toBeGreaterThan(0);
    expect(new Set(joints.map((j) => j.name)).size, noun).toBe(joints.length);
    joints.forEach((joint, i) => {
      expect(joint.parent, `${noun} ${joint.name}`).toBeLessThan(i);
    });
    const known = new Set(joints.map((j) => j.name));
    for (const part of s.parts)
      if (part.joint) expect(known.has(part.joint), `${noun}: ${part.name} on ${part.joint}`).toBe(true);
  }
});

test('the same request gives the same parts', () => {
  for (const noun of ['dragon', 'cat', 'crab']) expect(JSON.stringify(build(noun))).toBe(JSON.stringify(build(noun)));
});

test('every slot that a preset dresses is declared, and exactly one slot is the main one', () => {
  const slots = new Set(Object.keys(creature.slots));
  for (const noun of NOUNS)
    for (const slot of Object.keys(CREATURE_PRESETS[noun].materials ?? {}))
      expect(slots.has(slot), `${noun} ${slot}`).toBe(true);
  expect(Object.values(creature.slots).filter((slot) => slot.main)).toHaveLength(1);
});

describe('what is asked for arrives', () => {
  test('a green dragon with orange wings', () => {
    const s = build('dragon', {}, { skin: { color: '#00ff00' }, wings: { color: '#ff8800' } });
    expect(s.parts.find((p) => p.name === 'body')?.material.color).toBe('#00ff00');
    expect(s.parts.find((p) => p.name === 'left wing membrane')?.material.color).toBe('#ff8800');
  });

  test('what was a shade of the coat follows it, what was named does not', () => {
    const red = build('dragon', {}, { skin: { color: '#c8201c' } });
    const wing = red.parts.find((p) => p.name === 'left wing membrane')?.material.color ?? '';
    expect(Number.parseInt(wing.slice(1, 3), 16)).toBeGreaterThan(Number.parseInt(wing.slice(3, 5), 16));
    const named = build('dragon', {}, { skin: { color: '#c8201c' }, wings: { color: '#ff8800' } });
    expect(named.parts.find((p) => p.name === 'left wing membrane')?.material.color).toBe('#ff8800');
  });

  test('parts can be left out', () => {
    const s = names(build('dragon', { wings: 'none', horns: 'none', spikes: 'none', tail: false }));
    expect(s.some((name) => /wing|horn|spike|tail/.test(name))).toBe(false);
  });

  test('parts can be added', () => {
    expect(names(build('pig', { wings: 'feather' }))).toContain('left wing feathers');
    expect(names(build('cat', { horns: 'devil' }))).toContain('left horn');
    expect(names(build('dog', { headCount: 3 }))).toContain('third head');
  });

  test('what the species has by nature can be left out', () => {
    const without = (noun: string, off: Record<string, ParamValue>): string => names(build(noun, off)).join(', ');
    expect(without('elephant', {})).toMatch(/tusk/);
    expect(without('elephant', { tusks: false })).not.toMatch(/tusk/);
    expect(without('cat', {})).toMatch(/whisker/);
    expect(without('cat', { whiskers: false, ears: false })).not.toMatch(/whisker| ear/);
    expect(without('bear', { claws: false })).not.toMatch(/claw/);
    expect(without('turtle', { shell: false })).not.toMatch(/shell/);
    expect(without('bee', {})).toMatch(/wing.*antenna|antenna.*wing/);
    expect(without('narwhal', {})).toMatch(/horn/);
    expect(without('bee', { wings: 'none', antennae: false })).not.toMatch(/wing|antenna/);
    expect(without('shark', { fins: false })).not.toMatch(/dorsal|pectoral/);
  });

  test('a pose moves the joints: a running leg reaches forward, a lying one is low, a sleeper shuts its eyes', () => {
    const joint = (pose: string, name: string): readonly number[] =>
      build('horse', { pose }).skeleton?.joints.find((j) => j.name === name)?.at ?? [];
    const reach = (pose: string): number => joint(pose, 'front left toe')[2] - joint(pose, 'front left shoulder')[2];
    expect(reach('running')).toBeGreaterThan(reach('standing') + 0.4);
    expect(joint('lying', 'front left shoulder')[1]).toBeLessThan(0.6 * joint('standing', 'front left shoulder')[1]);
    expect(names(build('cat', { pose: 'sleeping' }))).not.toContain('left eye');
    expect(names(build('parrot', { pose: 'flying' }))).toContain('left wing coverts');
  });

  test('every pose builds', () => {
    for (const pose of ['standing', 'walking', 'running', 'sitting', 'lying', 'rearing', 'roaring', 'flying']) {
      expect(JSON.stringify(build('horse', { pose })), pose).not.toContain('null');
    }
  });
});

describe.each(['dragon', 'cat', 'eagle', 'duck', 'cobra', 'shark', 'spider', 'octopus', 'turtle'])('%s', (noun) => {
  test('every part is closed and manifold, joints lie inside its bounds, and it stands on the ground', () => {
    const s = build(noun);
    const min = [Infinity, Infinity, Infinity];
    const max = [-Infinity, -Infinity, -Infinity];
    for (const part of s.parts) {
      const mesh = meshShape(part.shape, { cellsMax: 40, detail: 0.4, seed: 1 });
      expect(mesh.indices.length, part.name).toBeGreaterThan(0);
      const measure = measureMesh(mesh);
      expect(measure, part.name).toMatchObject({ boundaryEdges: 0, nonManifoldEdges: 0 });
      for (let i = 0; i < mesh.positions.length; i++) {
        min[i % 3] = Math.min(min[i % 3], mesh.positions[i]);
        max[i % 3] = Math.max(max[i % 3], mesh.positions[i]);
      }
    }
    const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    for (const joint of s.skeleton?.joints ?? []) {
      for (let a = 0; a < 3; a++) {
        expect(joint.at[a], joint.name).toBeGreaterThan(min[a] - size * 0.03);
        expect(joint.at[a], joint.name).toBeLessThan(max[a] + size * 0.03);
      }
    }
    expect(Math.abs(min[1])).toBeLessThan(size * 0.08);
  });
});
