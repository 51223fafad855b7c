import { beforeAll, expect, test } from 'vitest';
import { initGeometry } from '../../curves/index.ts';
import type { Archetype } from '../dsl/archetype.ts';
import { banana } from './banana/banana.ts';
import { berry } from './berry/berry.ts';
import { bread } from './bread/bread.ts';
import { burger } from './burger/burger.ts';
import { cake } from './cake/cake.ts';
import { candy } from './candy/candy.ts';
import { buildProblems, declarationProblems } from './checks.testing.ts';
import { cheese } from './cheese/cheese.ts';
import { cookie } from './cookie/cookie.ts';
import { dish } from './dish/dish.ts';
import { donut } from './donut/donut.ts';
import { drink } from './drink/drink.ts';
import { egg } from './egg/egg.ts';
import { fruit } from './fruit/fruit.ts';
import { icecream } from './icecream/icecream.ts';
import { meat } from './meat/meat.ts';
import { pineapple } from './pineapple/pineapple.ts';
import { pizza } from './pizza/pizza.ts';
import { sandwich } from './sandwich/sandwich.ts';
import { sushi } from './sushi/sushi.ts';
import { vegetable } from './vegetable/vegetable.ts';

const ALL: readonly Archetype[] = [
  banana,
  berry,
  bread,
  burger,
  cake,
  candy,
  cheese,
  cookie,
  dish,
  donut,
  drink,
  egg,
  fruit,
  icecream,
  meat,
  pineapple,
  pizza,
  sandwich,
  sushi,
  vegetable,
];

beforeAll(initGeometry);

test.each(ALL.map((a) => [a.name, a] as const))(
  '%s: declarations, shells, ground, sizes, seeds',
  (_, a) => {
    expect(declarationProblems(a)).toEqual([]);
    expect(buildProblems(a, false)).toEqual([]);
  },
  120_000,
);
