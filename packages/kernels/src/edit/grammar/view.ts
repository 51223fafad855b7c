import { GeometryError } from '../../math/index.ts';
import type { Rule } from './clause.ts';

/** Other sides of what is shown are not in the picture. */
export const readView: Rule = ({ text, raw }) => {
  if (
    !/^(?:show|view|see|rotate|turn|make|draw|change|render|get)?(?: .{1,30})? ?(?:from (?:behind|back|side|above|below|top|another angle|different angle|left|right|other side)|back view|side view|other side|top view|different angle|face (?:left|right|camera)|facing (?:left|right|camera|away))$/.test(
      text,
    )
  )
    return undefined;
  throw new GeometryError(
    'not-possible',
    `prompt: "${raw}" asks for another view, which an edit cannot make. Use multiview for the other sides.`,
  );
};
