import type { Archetype, SceneNode, SceneSpec, Understood, UnderstoodNode } from '../../packages/kernels/src/index.ts';
import { ARCHETYPES, COLORS, findPart, MATERIALS } from '../../packages/kernels/src/index.ts';
import type { Expectation, ExpectedLook, ExpectedThing } from './expect.ts';
import { isColor, isMaterial, recipeIsColor } from './families.ts';

/** What is right and wrong about one prompt, by subject. */
export interface Verdict {
  archetypes: { right: number; unbuilt: number; wrong: string[] };
  looks: { right: number; wrong: string[] };
  counts: { right: number; wrong: string[] };
  relations: { right: number; wrong: string[] };
  others: { right: number; wrong: string[] };
}

/** What was made, or would have been: a thing whose archetype is not built yet is understood all the same. */
interface Made {
  read: Pick<UnderstoodNode, 'noun' | 'archetype' | 'preset' | 'wanted' | 'count' | 'words' | 'pose' | 'parts'>;
  node?: SceneNode;
  ids: readonly string[];
}

const blank = (): { right: number; wrong: string[] } => ({ right: 0, wrong: [] });

/** Compares a reading with what is expected. */
export function judge(expected: Expectation, scene: SceneSpec, understood: Understood): Verdict {
  const verdict: Verdict = {
    archetypes: { ...blank(), unbuilt: 0 },
    looks: blank(),
    counts: blank(),
    relations: blank(),
    others: blank(),
  };
  const made = madeOf(scene, understood);
  const left = [...made];
  const found = expected.things.map((thing) => {
    const at = left.findIndex((m) => isIt(m, thing));
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  for (const [i, thing] of expected.things.entries()) {
    const own = found[i];
    if (!own)
      verdict.archetypes.wrong.push(`${thing.archetypes.join('|')}${thing.kind ? '/' + thing.kind : ''} not found`);
    else {
      verdict.archetypes.right++;
      if (own.read.wanted || !own.node) verdict.archetypes.unbuilt++;
    }
    judgeThing(thing, own, expected.prompt, scene, understood, verdict);
  }
  // What nobody asked for is misunderstood too.
  for (const more of left) if (more.node) verdict.archetypes.wrong.push(`also made ${nameOf(more)}`);
  for (const { a, rel, b } of expected.relations) {
    const [from, to] = [found[a], found[b]];
    const name = `${a + 1} ${rel} ${b + 1}`;
    if (from && to && related(from, rel, to, scene, understood)) verdict.relations.right++;
    else verdict.relations.wrong.push(`${name} (${understood.relations.join('; ') || 'none'})`);
  }
  return verdict;
}

function madeOf(scene: SceneSpec, understood: Understood): Made[] {
  let at = 0;
  const made: Made[] = understood.nodes.map((read) => {
    const nodes = scene.nodes.slice(at, at + read.count);
    at += read.count;
    return { read, node: nodes[0], ids: nodes.map((n) => n.id) };
  });
  for (const left of understood.left_out ?? []) made.push({ read: { ...left, archetype: '' }, ids: [] });
  return made;
}

function nameOf({ read }: Made): string {
  return `${read.wanted ?? read.archetype}/${read.preset ?? read.noun}`;
}

function isIt({ read }: Made, thing: ExpectedThing): boolean {
  const archetype = thing.archetypes.includes(read.wanted ?? read.archetype);
  const plain = (text: string): string => text.toLowerCase().replaceAll(/[- ]/g, '');
  const names = [read.preset ?? '', read.noun].map(plain);
  const creature = thing.archetypes.includes('creature');
  const kind = thing.kind?.some((k) => names.some((n) => (creature ? n === plain(k) : n.includes(plain(k)))));
  return archetype && (kind ?? true);
}

function judgeThing(
  thing: ExpectedThing,
  made: Made | undefined,
  prompt: string,
  scene: SceneSpec,
  understood: Understood,
  verdict: Verdict,
): void {
  const put = (subject: 'looks' | 'counts' | 'others', right: boolean, what: string): void => {
    if (right) verdict[subject].right++;
    else verdict[subject].wrong.push(what);
  };
  const counted = thing.count ?? (/\d|three|four|five|six|pair|two/i.test(prompt) ? 1 : undefined);
  if (counted !== undefined)
    put(
      'counts',
      made?.read.count === counted,
      `${made?.read.count ?? 'no'} of ${thing.archetypes[0]}, not ${counted}`,
    );
  const seen = new Set<string>();
  for (const look of thing.looks) {
    const second = look.what === 'color' && !look.part && seen.has('color');
    if (!look.part) seen.add(look.what);
    put(
      'looks',
      made !== undefined && hasLook(look, made, second),
      `${look.part ?? ''} ${look.what} ${look.value}`.trim(),
    );
  }
  if (thing.pose) put('others', isPosed(thing.pose, made, understood), `pose ${thing.pose}`);
  if (thing.text) put('others', Object.values(made?.node?.params ?? {}).includes(thing.text), `text ${thing.text}`);
  if (thing.metres) {
    const size = Object.values(made?.node?.transform?.size ?? {})[0] ?? 0;
    put('others', Math.abs(size / thing.metres - 1) < 0.05, `size ${size} m, not ${thing.metres}`);
  }
  if (thing.look) put('others', scene.style?.look === thing.look, `style ${scene.style?.look}, not ${thing.look}`);
  for (const word of thing.without) {
    const off = [false, 'none', 0, undefined].includes(made?.node?.params?.[word] as undefined);
    put('others', off && !scene.nodes.some((n) => n.archetype === word), `no ${word}`);
  }
}

/** A pose that the archetype lacks is understood when the nearest stands in for it, or when its loss is declared for what is not built yet. */
function isPosed(pose: string, made: Made | undefined, understood: Understood): boolean {
  const near = understood.guesses.some((g) => g.word === pose);
  const lost = made?.read.wanted !== undefined && understood.ignored.includes(pose);
  return made?.read.pose === pose || poseByParam(pose, made) || near || lost;
}

/** "open" is a parameter and not a pose. */
function poseByParam(pose: string, made: Made | undefined): boolean {
  return pose === 'open' && Number(made?.node?.params?.open ?? 0) > 0;
}

function hasLook(look: ExpectedLook, made: Made, second: boolean): boolean {
  const archetype: Archetype | undefined = ARCHETYPES[made.read.archetype];
  const fits = (material: Record<string, unknown> | undefined, any: boolean): boolean => {
    if (!material) return false;
    if (look.what === 'material') return isMaterial(String(material.base), look.value);
    const layers = (material.layers as { material: { color?: string } }[] | undefined) ?? [];
    const colors = [material.color, ...(any ? [material.color2, ...layers.map((l) => l.material.color)] : [])];
    return (
      colors.some((c) => typeof c === 'string' && isColor(c, look.value)) ||
      ((any || !material.color) && recipeIsColor(String(material.base), look.value))
    );
  };
  const materials = made.node?.materials ?? {};
  if (!archetype || (look.part && made.read.wanted)) return saidOf(look, made);
  if (look.part) {
    const slots = findPart(archetype, look.part.replace(/s$/, ''))?.slots ?? [];
    return slots.some((slot) => fits(materials[slot] as Record<string, unknown>, false));
  }
  const main = Object.keys(archetype.slots).find((name) => archetype.slots[name].main) ?? '';
  if (fits({ base: archetype.slots[main].material.base, ...materials[main] }, second)) return true;
  return second && Object.values(materials).some((m) => fits(m as Record<string, unknown>, true));
}

/** Of what cannot be made yet, the words that were kept must name the part and its look. */
function saidOf(look: ExpectedLook, made: Made): boolean {
  const texts = look.part
    ? (made.read.parts ?? []).filter((p) => p.includes(look.part!.replace(/s$/, '')))
    : [made.read.words];
  const words = texts.flatMap((t) =>
    t
      .toLowerCase()
      .split(' ')
      .flatMap((w, i, all) => [w, `${w} ${all[i + 1]}`]),
  );
  if (look.what === 'color')
    return words.some((w) => {
      const recipe = MATERIALS.find((m) => m.words.includes(w))?.material.base ?? '';
      return (COLORS[w] !== undefined && isColor(COLORS[w], look.value)) || recipeIsColor(recipe, look.value);
    });
  return words.some((w) => MATERIALS.some((m) => m.words.includes(w) && isMaterial(m.material.base, look.value)));
}

function names({ read }: Made, noun: string): boolean {
  return read.noun === noun || read.words.toLowerCase().includes(noun.slice(0, -1));
}

function related(a: Made, rel: string, b: Made, scene: SceneSpec, understood: Understood): boolean {
  if (!a.ids.length || !b.ids.length)
    return understood.relations.some((said) => {
      const [from, to] = said.split(` ${rel} `);
      return to !== undefined && names(a, from) && names(b, to);
    });
  const has = (x: Made, y: Made): boolean =>
    scene.relations?.some((r) => r.rel === rel && x.ids.includes(r.a) && y.ids.includes(r.b)) ?? false;
  return has(a, b) || (rel === 'beside' && has(b, a));
}
