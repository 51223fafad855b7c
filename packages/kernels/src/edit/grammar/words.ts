/** Verbs that set something: "make it red", "turn the hat into gold". */
export const SETTERS =
  /^(?:make|turn|paint|repaint|colou?r|recolou?r|dye|tint|change|switch|set|convert|transform|render|redraw|draw|restyle|style|stylize|stylise|give|apply|add|use|get|have|do|put|shift|modify|edit|adjust|update|recreate|reimagine|let|show|present|light|relight|bathe|try|with|in|as|into|to)$/;

/** Words between what is changed and what it becomes. */
export const LINKS = new Set([
  ...['to', 'into', 'in', 'as', 'like', 'look', 'looks', 'be', 'is', 'with', 'have', 'has', 'should', 'of', 'for'],
  ...['appear', 'become', 'seem', 'are', 'style', 'made', 'out', 'from', 'being', 'if', 'were', 'was', 'it', 'using'],
  ...['drawn', 'painted', 'covered', 'all', 'color', 'colour', 'more', 'feel'],
]);

/** Words that begin instructions: they are never part of a name. */
export const VERBS = new Set([
  ...['make', 'turn', 'paint', 'recolor', 'recolour', 'dye', 'tint', 'change', 'switch', 'convert', 'transform', 'add'],
  ...['render', 'redraw', 'give', 'apply', 'remove', 'delete', 'erase', 'replace', 'swap', 'crop', 'rotate', 'mirror'],
  ...['blur', 'sharpen', 'increase', 'decrease', 'reduce', 'lower', 'raise', 'boost', 'put', 'insert', 'write', 'move'],
  ...['resize', 'zoom', 'upscale', 'enlarge', 'shrink', 'brighten', 'darken', 'lighten', 'invert', 'keep', 'place'],
  ...['center', 'centre', 'cut', 'isolate', 'use', 'without', 'do', 'don', 'should', 'is', 'are', 'be', 'be'],
  ...[
    'and',
    'or',
    'on',
    'at',
    'in',
    'see',
    'hue',
    'shift',
    'with',
    'by',
    'bit',
    'little',
    'more',
    'less',
    'it',
    'not',
    'background',
    'high',
    'low',
  ],
  ...['very', 'much', 'next', 'behind', 'under', 'over', 'above', 'from', 'style', 'effect', 'filter', 'look', 'way'],
  ...['to', 'into', 'as', 'so', 'because', 'but', 'then', 'look', 'like', 'than', 'who', 'which', 'that', 'not'],
]);

/** What prompts are told that can be asked. */
export const CAN_ASK =
  'Ask for a colour ("make the car red"), a background ("put it on a beach"), a style ("as a watercolour"), light ("at sunset"), a crop, a turn, text, a frame, or for things to be added or taken away.';
