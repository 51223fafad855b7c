import type { ParamValue } from '../dsl/archetype.ts';

/** How a part word turns parameters: what having, lacking, counting, lengthening or enlarging the part means. */
export interface PartRule {
  on?: Readonly<Record<string, ParamValue>>;
  off?: Readonly<Record<string, ParamValue>>;
  /** Parameter that holds how many there are. */
  count?: string;
  /** Parameter for long and short. */
  long?: string;
  /** Parameter for big and small. */
  big?: string;
}

/** By archetype, by part word (singular). Adds to what parameter names already say (`hornSize`, `wings`, `headCount`). */
export const PART_RULES: Readonly<Record<string, Readonly<Record<string, PartRule>>>> = {
  creature: {
    horn: { on: { horns: 'dragon' }, off: { horns: 'none' } },
    antler: { on: { horns: 'antlers' }, off: { horns: 'none' }, big: 'hornSize' },
    fang: { on: { teeth: 'fangs' }, off: { teeth: 'none' } },
    tooth: { on: { teeth: 'carnivore' }, off: { teeth: 'none' } },
    plate: { off: { spikes: 'none' } },
    quill: { off: { spikes: 'none' } },
    frill: { off: { spikes: 'none' } },
    thorn: { on: { spikes: 'spikes' }, off: { spikes: 'none' } },
    ridge: { on: { spikes: 'spikes' }, off: { spikes: 'none' } },
    crest: { off: { mane: false } },
    comb: { off: { mane: false } },
    ruff: { off: { mane: false } },
    talon: { on: { claws: true }, off: { claws: false } },
    pincer: { on: { claws: true }, off: { claws: false } },
    sting: { off: { tail: false } },
    feeler: { on: { antennae: true }, off: { antennae: false } },
    spine: { on: { spikes: 'spikes' }, off: { spikes: 'none' } },
    'open mouth': { on: { mouth: 'open' }, off: { mouth: 'closed' } },
    leg: { long: 'legLength' },
    neck: { long: 'neckLength' },
    head: { big: 'headSize', count: 'headCount' },
  },
  humanoid: {
    horn: { on: { horns: 'demon' }, off: { horns: 'none' } },
    wing: { on: { wings: 'feather' }, off: { wings: 'none' } },
    moustache: { on: { beard: 'moustache' } },
    mustache: { on: { beard: 'moustache' } },
    goatee: { on: { beard: 'goatee' } },
    hair: { off: { hair: 'none' } },
    ponytail: { on: { hair: 'ponytail' } },
    braid: { on: { hair: 'braids' } },
    pigtail: { on: { hair: 'pigtails' } },
    head: { big: 'headSize' },
    weapon: { on: { props: true }, off: { props: false } },
  },
  snowglobe: {
    house: { on: { inside: 'house' } },
    cottage: { on: { inside: 'house' } },
    snowman: { on: { inside: 'snowman' } },
    tree: { on: { inside: 'trees' } },
    fir: { on: { inside: 'trees' } },
    plant: { on: { inside: 'plants' } },
  },
  cupcake: {
    cherry: { on: { topping: 'cherry' }, off: { topping: 'none' } },
    strawberry: { on: { topping: 'berry' }, off: { topping: 'none' } },
    berry: { on: { topping: 'berry' }, off: { topping: 'none' } },
    candle: { on: { topping: 'candle' }, off: { topping: 'none' } },
    sprinkle: { off: { sprinkles: 0 } },
  },
  cake: {
    candle: { on: { candles: 7 }, off: { candles: 0 }, count: 'candles' },
    cherry: { on: { topping: 'cherries' }, off: { topping: 'none' } },
    strawberry: { on: { topping: 'strawberries' }, off: { topping: 'none' } },
    sprinkle: { on: { topping: 'sprinkles' }, off: { topping: 'none' } },
    flower: { on: { topping: 'flowers' }, off: { topping: 'none' } },
    slice: { on: { cut: true }, off: { cut: true } },
  },
  donut: {
    sprinkle: { on: { topping: 'sprinkles' }, off: { topping: 'none' } },
    stripe: { on: { topping: 'drizzle' }, off: { topping: 'none' } },
  },
  icecream: {
    cherry: { on: { topping: 'cherry' }, off: { topping: 'none' } },
    sprinkle: { on: { topping: 'sprinkles' }, off: { topping: 'none' } },
    sauce: { on: { topping: 'sauce' }, off: { topping: 'none' } },
    wafer: { on: { topping: 'wafer' }, off: { topping: 'none' } },
  },
  pizza: {
    pepperoni: { on: { toppings: 'pepperoni' }, off: { toppings: 'cheese' } },
    topping: { off: { toppings: 'cheese' } },
    mushroom: { on: { toppings: 'supreme' } },
    olive: { on: { toppings: 'supreme' } },
    basil: { on: { toppings: 'margherita' } },
    pineapple: { on: { toppings: 'hawaiian' }, off: { toppings: 'pepperoni' } },
  },
  mug: {
    stripe: { on: { stripes: 1 }, off: { stripes: 0 }, count: 'stripes' },
    band: { on: { stripes: 1 }, off: { stripes: 0 }, count: 'stripes' },
    dot: { on: { dots: true }, off: { dots: false } },
    coffee: { on: { filled: 'coffee' } },
    tea: { on: { filled: 'tea' } },
  },
  vegetable: { face: { on: { carved: true }, off: { carved: false } } },
  vase: { flower: { on: { flowers: 5 }, off: { flowers: 0 }, count: 'flowers' } },
  cactus: { flower: { off: { flowers: 0 }, count: 'flowers' } },
};
