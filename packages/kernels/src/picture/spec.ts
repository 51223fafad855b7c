/** Everything that can be said of a picture. */
export const PICTURE_WORDS = {
  /** Where the picture is taken. */
  backdrops: [
    'studio',
    'plain',
    'gradient',
    'meadow',
    'hills',
    'mountains',
    'desert',
    'snow',
    'beach',
    'sea',
    'forest',
    'city',
    'room',
    'space',
    'moon',
    'underwater',
    'clouds',
  ],

  /** How it is lit: the hour of the day outdoors, the lamps indoors. */
  lights: [
    'studio',
    'softbox',
    'rim',
    'dramatic',
    'backlight',
    'candle',
    'neon',
    'noon',
    'golden',
    'sunset',
    'dawn',
    'overcast',
    'night',
    'moonlight',
  ],

  /** How much of the subject fills the picture. */
  shots: ['auto', 'macro', 'close-up', 'portrait', 'full', 'wide'],

  /** From which side it is seen. */
  angles: ['three-quarter', 'front', 'side', 'back', 'low', 'high', 'top', 'isometric'],

  weathers: ['clear', 'fog', 'rain', 'snowfall'],

  /** What the picture is made with. */
  finishes: [
    'photo',
    'watercolor',
    'oil',
    'pixel',
    'ink',
    'toon',
    'blueprint',
    'cyberpunk',
    'pencil',
    'lowpoly',
    'clay',
  ],

  tones: ['color', 'mono', 'sepia', 'warm', 'cold', 'vivid', 'muted'],
} as const;

export type BackdropName = (typeof PICTURE_WORDS.backdrops)[number];
export type LightName = (typeof PICTURE_WORDS.lights)[number];
export type ShotName = (typeof PICTURE_WORDS.shots)[number];
export type AngleName = (typeof PICTURE_WORDS.angles)[number];
export type WeatherName = (typeof PICTURE_WORDS.weathers)[number];
export type FinishName = (typeof PICTURE_WORDS.finishes)[number];
export type ToneName = (typeof PICTURE_WORDS.tones)[number];

/** A picture of a scene in a closed vocabulary: what the words of a prompt that do not name things come to. Plain JSON. */
export interface PictureSpec {
  backdrop: BackdropName;
  /** sRGB hex: of the paper, the wall, the fog. Absent: the backdrop's own. */
  color?: string;
  /** The other end of a gradient. */
  color2?: string;
  /** What a floor or wall that was named is made of: a base of the material library. */
  surface?: string;
  light: LightName;
  shot: ShotName;
  angle: AngleName;
  /** Degrees across the shorter side of the picture; absent: by the shot. */
  lens?: 'normal' | 'wide-angle' | 'telephoto';
  /** Depth of field: whether what lies behind melts away. */
  bokeh: boolean;
  weather: WeatherName;
  finish: FinishName;
  tone: ToneName;
  /** What the negative field took away from the backdrop: `grass`, `trees`, `clouds`, `hills`, `sun`, `stars`. */
  without: readonly string[];
}
