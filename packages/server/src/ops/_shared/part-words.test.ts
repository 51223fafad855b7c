import { expect, test } from 'vitest';
import { partOfMaterial } from './part-materials.ts';
import { cleanNames, limbOf, wordsOf } from './part-words.ts';

test('names of programs become names of people', () => {
  expect(wordsOf('Rogue_ArmLeft')).toEqual(['rogue', 'arm', 'left']);
  expect(cleanNames(['Rogue_ArmLeft', 'Rogue_Head', 'Knife', '1H_Crossbow'])).toEqual([
    'left arm',
    'head',
    'knife',
    'crossbow',
  ]);
  expect(cleanNames(['wheel_front_left', 'body.001', 'Cube.003'])).toEqual(['left front wheel', 'body', undefined]);
  // What says only which of several it is, or how it was made, is no name.
  expect(cleanNames(['Door_Double_Left', 'Door_Double_Right'])).toEqual(['left double door', 'right double door']);
  expect(cleanNames(['Cut', 'Fusion001', 'Handle'])).toEqual([undefined, undefined, 'handle']);
  // What is said plainly stays.
  expect(cleanNames(['leg a', 'leg b', 'table top'])).toEqual(['leg a', 'leg b', 'table top']);
});

test('joints say which limb they move', () => {
  const limbs = {
    'FrontUpperLeg.L': 'left front leg',
    'mixamorig:RightForeArm': 'right arm',
    'upperarm.l': 'left arm',
    'Hand.R': 'right hand',
    'toes.l': 'left foot',
    Spine2: 'torso',
    Neck1: 'neck',
    Tail3: 'tail',
    'PoleTarget.L': undefined,
    'IKFrontLeg.L': undefined,
    'Bone.001': undefined,
  };
  for (const [joint, limb] of Object.entries(limbs)) expect([joint, limbOf(joint)]).toEqual([joint, limb]);
});

test('only materials that are called after parts name them', () => {
  expect(['Leaves', 'Glass', 'Wood', 'DarkGreen', 'Metal.001'].map((name) => partOfMaterial(name))).toEqual([
    'leaves',
    'glass',
    undefined,
    undefined,
    undefined,
  ]);
  // Light is a colour, or shines.
  expect([partOfMaterial('Light'), partOfMaterial('Light', true)]).toEqual([undefined, 'light']);
});
