import type { MaterialSpec } from '../../../texture/index.ts';
import type { SlotSpec } from '../../dsl/archetype.ts';

/** A base that means: as the outfit has it. */
export const INHERIT = 'inherit';

const slot = (...words: string[]): SlotSpec => ({ material: { base: INHERIT }, words });

/** What of a person can be coloured. The main one is what a colour said of the whole person means: the clothes. */
export const HUMAN_SLOTS = {
  top: {
    ...slot(
      'outfit',
      'clothes',
      'shirt',
      't-shirt',
      'robe',
      'dress',
      'jacket',
      'coat',
      'suit',
      'uniform',
      'tunic',
      'armor',
      'armour',
    ),
    words: [
      ...[
        'outfit',
        'clothes',
        'clothing',
        'shirt',
        't-shirt',
        'tshirt',
        'robe',
        'dress',
        'gown',
        'jacket',
        'coat',
        'suit',
        'uniform',
      ],
      ...[
        'tunic',
        'armor',
        'armour',
        'costume',
        'vest',
        'sweater',
        'hoodie',
        'blouse',
        'jumpsuit',
        'spacesuit',
        'space suit',
        'kimono',
      ],
      ...['habit', 'overalls', 'leotard', 'swimsuit', 'top', 'jersey', 'plate', 'body'],
    ],
    main: true,
  },
  bottom: slot('trousers', 'pants', 'jeans', 'trouser', 'skirt', 'shorts', 'leggings', 'kilt', 'tights'),
  shoes: slot('shoe', 'boot', 'sandal', 'slipper', 'sneaker', 'footwear'),
  skin: slot('skin', 'face', 'arm', 'leg', 'foot'),
  hair: slot('hair', 'ponytail', 'braid', 'pigtail'),
  beard: slot('beard', 'moustache', 'mustache', 'goatee'),
  eyes: slot('eye', 'iris'),
  trim: slot('trim', 'belt', 'sash', 'tie', 'necktie', 'scarf', 'collar', 'apron', 'accent', 'bow', 'cuff', 'bow tie'),
  under: slot('undershirt', 'waistcoat', 'lining'),
  metal: slot('metal', 'buckle', 'button', 'badge', 'jewel', 'jewellery', 'gold'),
  cape: slot('cape', 'cloak', 'mantle', 'veil'),
  gloves: slot('glove', 'gauntlet', 'mitten'),
  hat: slot('hat', 'cap', 'helmet', 'hood', 'headband', 'bandana', 'turban', 'mask'),
  crown: slot('crown', 'tiara', 'halo'),
  visor: slot('visor', 'goggles', 'glasses'),
  wings: slot('wing'),
  horns: slot('horn', 'tusk', 'antler'),
  // What is held by name is a thing of its own.
  prop: slot('prop', 'weapon', 'tool'),
} as const satisfies Record<string, SlotSpec>;

export type HumanSlot = keyof typeof HUMAN_SLOTS;
export type HumanMaterials = Readonly<Record<HumanSlot, MaterialSpec>>;

const COMMON: HumanMaterials = {
  top: { base: 'fabric', color: '#3f6ea8' },
  bottom: { base: 'denim', color: '#3a4a68' },
  shoes: { base: 'leather', color: '#4a3222' },
  skin: { base: 'skin', color: '#e2b090', color2: '#d98f72', color3: '#a5614a', relief: 0.3, scale: 0.5, rough: 0.5 },
  hair: { base: 'hair', color: '#4a2e1a', color2: '#6b4527', color3: '#24140a', relief: 0.6, scale: 0.7 },
  beard: { base: INHERIT },
  eyes: { base: 'plain', color: '#4f7fa8' },
  trim: { base: 'leather', color: '#5a3a22' },
  under: { base: 'fabric', color: '#f0ece2' },
  metal: { base: 'brass', color: '#d8b04a' },
  cape: { base: 'fabric', color: '#8a1f24' },
  gloves: { base: 'leather', color: '#4a3526' },
  hat: { base: 'fabric', color: '#3a4a68' },
  crown: { base: 'gold', color: '#e6b93c' },
  visor: { base: 'plain', color: '#d89a2c', rough: 0.08, metal: 0.9, clearcoat: 1 },
  wings: { base: 'feathers', color: '#f6f4ee', color2: '#ffffff', color3: '#cfcac0' },
  horns: { base: 'horn', color: '#3a2c26', color2: '#1c1512' },
  prop: { base: 'wood', color: '#6b4526' },
};

/** What a person is made of: what was asked, over what the outfit has, over what is common. */
export function resolveSlots(
  outfit: Partial<Record<HumanSlot, Partial<MaterialSpec>>>,
  asked: Readonly<Record<string, MaterialSpec>>,
): HumanMaterials {
  const out = {} as Record<HumanSlot, MaterialSpec>;
  for (const name of Object.keys(COMMON) as HumanSlot[]) {
    const own = outfit[name];
    let base: MaterialSpec = own?.base ? { base: own.base, ...own } : { ...COMMON[name], ...recoloured(own) };
    if (base.base === INHERIT) base = out.hair;
    const said = asked[name];
    if (!said) out[name] = base;
    else if (said.base === INHERIT) out[name] = { ...base, ...recoloured(said), base: base.base };
    else out[name] = said;
  }
  return out;
}

/** A new main colour replaces the others, which would contradict it, unless they are given too. */
function recoloured(m: Partial<MaterialSpec> | undefined): Partial<MaterialSpec> {
  if (!m?.color) return m ?? {};
  return { ...m, color2: m.color2, color3: m.color3 };
}
