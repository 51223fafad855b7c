import type { Settings } from '../lexicon/places.ts';
import type { BackdropName, LightName, PictureSpec } from '../spec.ts';

/** Lights that only a place under the sky has. */
const OUTDOORS = new Set<LightName>(['noon', 'golden', 'sunset', 'dawn', 'overcast', 'night', 'moonlight']);

/** Backdrops without a sky or walls of their own. */
const STUDIOS = new Set<BackdropName>(['studio', 'plain', 'gradient']);

/** The light that shows a place best when none is asked for. */
const LIGHT_OF: Readonly<Partial<Record<BackdropName, LightName>>> = {
  meadow: 'golden',
  hills: 'golden',
  mountains: 'noon',
  desert: 'golden',
  snow: 'noon',
  beach: 'noon',
  sea: 'noon',
  forest: 'noon',
  city: 'neon',
  room: 'noon',
  space: 'rim',
  moon: 'noon',
  underwater: 'noon',
  clouds: 'noon',
};

/**
 * Fills in what a prompt leaves open, as a photographer would: an hour of the day means outdoors, a drawing has paper around it, a
 * place has the light that suits it.
 */
export function settlePicture(given: Settings, without: readonly string[]): PictureSpec {
  const finish = given.finish ?? 'photo';
  let weather = given.weather ?? 'clear';
  let backdrop = given.backdrop ?? openBackdrop(given);
  if (without.includes('background') && given.backdrop === undefined) backdrop = 'plain';
  if (without.includes(weather === 'snowfall' ? 'snow' : weather)) weather = 'clear';
  if (without.includes('snow') && backdrop === 'snow') backdrop = 'hills';
  const light = given.light ?? LIGHT_OF[backdrop] ?? 'studio';
  return {
    backdrop,
    color: given.color,
    color2: given.color2,
    surface: given.surface,
    light: weather === 'rain' && !given.light ? 'overcast' : light,
    shot: given.shot ?? 'auto',
    angle: given.angle ?? 'three-quarter',
    lens: given.lens,
    bokeh: (given.bokeh ?? false) && !without.includes('blur'),
    weather,
    finish,
    tone: given.tone ?? 'color',
    without,
  };
}

function openBackdrop({ light, weather, finish, color }: Settings): BackdropName {
  if (weather === 'snowfall') return 'snow';
  if (weather === 'rain') return 'city';
  if (color) return 'studio';
  if (light && OUTDOORS.has(light)) return 'hills';
  if (weather === 'fog') return 'hills';
  if (light === 'candle') return 'room';
  if (finish === 'cyberpunk') return 'city';
  if (finish && ['pixel', 'ink', 'pencil', 'blueprint', 'watercolor', 'toon'].includes(finish)) return 'plain';
  return 'studio';
}

/** Whether only a place under the sky has such a light. */
export function isOutdoors(light: LightName): boolean {
  return OUTDOORS.has(light);
}

/** Whether a place has neither sky nor walls. */
export function isStudio(backdrop: BackdropName): boolean {
  return STUDIOS.has(backdrop);
}
