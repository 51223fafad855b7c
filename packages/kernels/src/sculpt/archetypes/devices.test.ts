import { beforeAll, expect, test } from 'vitest';
import { initGeometry } from '../../curves/index.ts';
import { buildProblems, declarationProblems } from './checks.testing.ts';
import { ARCHETYPES } from './index.ts';

/** Electronics, instruments, tools, arms, games and what stands on a shelf. */
const ALL =
  'ball,battery,bell,bomb,book,bow,camera,candle,cannon,chesspiece,clock,coffeemachine,computer,die,drum,dumbbell,fridge,gamepad,globe,guitar,gun,hammer,handle,harp,headphones,hourglass,kettle,key,knife,lantern,lightbulb,lightsaber,machine,mace,phone,piano,rubberduck,satellite,shield,small appliance,snowglobe,speaker,spear,staff,stamp,stand,toaster,toiletpaper,torch,trophy,tv,typewriter,violin,wand,wind instrument'
    .split(',')
    .map((name) => ARCHETYPES[name]);

beforeAll(initGeometry);

test.each(ALL.map((a) => [a.name, a] as const))(
  '%s: declarations, shells, ground, sizes, seeds',
  (_, a) => {
    expect(declarationProblems(a)).toEqual([]);
    expect(buildProblems(a)).toEqual([]);
  },
  60_000,
);
