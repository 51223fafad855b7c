import { readProperties } from './read-properties.ts';
import { childOf } from './read-values.ts';
import type { Space } from './space.ts';
import type { FbxDocument } from './tree.ts';

/** Units below a micrometre or above ten kilometres per unit are mistakes. */
const METRES_MIN = 1e-6;
const METRES_MAX = 1e4;

/** Reads units and axes from the global settings; absent, they are centimetres and Y up, as the format's own library has it. */
export function readSpace(document: FbxDocument, warn: (text: string) => void): Space {
  const objects = document.children.find((n) => n.name === 'Objects');
  const node =
    document.children.find((n) => n.name === 'GlobalSettings') ?? (objects && childOf(objects, 'GlobalSettings'));
  const settings = readProperties(node);
  let scale = settings.number('UnitScaleFactor', 1) / 100;
  if (!(scale >= METRES_MIN && scale <= METRES_MAX)) {
    warn('The unit of length makes no sense; centimetres were assumed.');
    scale = 0.01;
  }
  const axes = ['CoordAxis', 'UpAxis', 'FrontAxis'].map((name, i) => settings.number(name, i));
  const signs = ['CoordAxisSign', 'UpAxisSign', 'FrontAxisSign'].map((n) => (settings.number(n, 1) < 0 ? -1 : 1));
  if ([...axes].sort().join() !== '0,1,2') {
    warn('The axes of the file contradict each other; Y up was assumed.');
    return { scale, axes: [0, 1, 2], signs: [1, 1, 1], mirrored: false };
  }
  const even = axes[(axes.indexOf(0) + 1) % 3] === 1;
  return {
    scale,
    axes: axes as unknown as Space['axes'],
    signs: signs as unknown as Space['signs'],
    mirrored: signs[0] * signs[1] * signs[2] < 0 === even,
  };
}
