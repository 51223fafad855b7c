import type { PresetRules } from './write-presets.ts';

/** Joints of Mixamo's skeleton, without their prefix. */
const MIXAMO_JOINT =
  /^(?:Hips|Spine[12]?|Neck1?|Head|HeadTop_End|(?:Left|Right)(?:Shoulder|Arm|ForeArm|Hand|Hand(?:Thumb|Index|Middle|Ring|Pinky)[1-4]|UpLeg|Leg|Foot|ToeBase|Toe_End|Eye))$/;

/** The name of a joint: the prefixes that other programs take off or change are put back. */
export function nameJoint(name: string, rules: PresetRules): string {
  if (!rules.mixamoNames) return name;
  const bare = name.replace(/^mixamorig\d*[:_]?/, '');
  return MIXAMO_JOINT.test(bare) ? `mixamorig:${bare}` : name;
}

/** Gives out names that are unique, not empty, without control characters and no longer than the preset allows. */
export function createNames(rules: PresetRules): (wanted: string, fallback: string) => string {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  const fold = (name: string): string => (rules.foldCase ? name.toLowerCase() : name);
  return (wanted, fallback) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    const clean = wanted.replace(/[\0-\x1f\x7f]+/g, ' ').trim() || fallback;
    let name = cut(clean, rules.nameBytes);
    let n = counts.get(fold(name)) ?? 0;
    const base = name;
    while (taken.has(fold(name))) {
      const tail = `.${String(++n).padStart(3, '0')}`;
      name = cut(base, rules.nameBytes - tail.length) + tail;
    }
    counts.set(fold(base), n);
    taken.add(fold(name));
    return name;
  };
}

/** The longest start of a text that fits into so many bytes of UTF-8. */
function cut(text: string, bytes: number): string {
  let size = 0;
  let out = '';
  for (const letter of text.toWellFormed()) {
    size += new TextEncoder().encode(letter).length;
    if (size > bytes) break;
    out += letter;
  }
  return out;
}
