/** Flat colours that differ clearly from each other, in the order of the parts. */
export const PART_COLORS: readonly string[] = [
  ...['#e6194b', '#3cb44b', '#4363d8', '#ffe119', '#f58231', '#911eb4', '#46f0f0', '#f032e6'],
  ...['#bcf60c', '#fabebe', '#008080', '#e6beff', '#9a6324', '#fffac8', '#800000', '#aaffc3'],
  ...['#808000', '#ffd8b1', '#000075', '#808080', '#ff7f7f', '#005f2f', '#2f8fff', '#5f3f7f'],
];
