import type { MaterialSpec } from '../../../../texture/index.ts';
import type { FigureMorphs } from '../body/figure.ts';
import type { FaceMorphs } from '../head/face.ts';
import type { HumanSlot } from '../slots.ts';
import type { Dress } from '../wardrobe/dress.ts';

/** Who wears it, unless the prompt says otherwise. */
export interface Wearer {
  sex?: 'male' | 'female';
  age?: 'baby' | 'child' | 'teen' | 'adult' | 'old';
  species?: string;
  hair?: string;
  /** Cut for a woman, where it is another. */
  hairFemale?: string;
  beard?: string;
  figure?: Partial<FigureMorphs>;
  face?: Partial<FaceMorphs>;
  pose?: string;
  /** The hat hides the crown: hair is cut flat there. */
  hatted?: boolean;
  /** Nothing of the head is seen. */
  masked?: boolean;
  wings?: string;
  horns?: string;
}

/** A set of clothes with what goes with them. */
export interface Outfit {
  who?: Wearer;
  materials?: Partial<Record<HumanSlot, Partial<MaterialSpec>>>;
  /** How the arms are held when the figure stands and holds its things; names of `HOLDS`. */
  arms?: { left?: string; right?: string };
  /** Puts the clothes on; hats too. */
  dress(d: Dress): void;
  /** Puts the things that belong to it into the hands. */
  hold?(d: Dress): void;
}
