import type { NounRow } from '../read-family.ts';
import { readFamily } from '../read-family.ts';
import { ARMS } from './arms.ts';
import { BEASTS } from './beasts.ts';
import { BUILDINGS } from './buildings.ts';
import { CONTAINERS } from './containers.ts';
import { DEVICES } from './devices.ts';
import { FOOD } from './food.ts';
import { INTERIORS } from './interiors.ts';
import { PEOPLE } from './people.ts';
import { PLANTS } from './plants.ts';
import { SUNDRIES } from './things.ts';
import { VEHICLES } from './vehicles.ts';
import { WEARABLES } from './wearables.ts';

/** Every noun of the families' files. Where a noun stands twice, the first counts. */
export const FAMILIES: readonly NounRow[] = [
  BEASTS,
  VEHICLES,
  INTERIORS,
  BUILDINGS,
  PLANTS,
  FOOD,
  CONTAINERS,
  ARMS,
  DEVICES,
  WEARABLES,
  SUNDRIES,
  PEOPLE,
].flatMap(readFamily);
