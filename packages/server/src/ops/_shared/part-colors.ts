/** Flat colours that differ clearly from each other, in the order of the parts. */
export const PART_COLORS: readonly string[] = [
  ...['#e6194b', '#3cb44b', '#4363d8', '#ffe119', '#f58231', '#911eb4', '#46f0f0', '#f032e6'],
  ...['#bcf60c', '#fabebe', '#008080', '#e6beff', '#9a6324', '#fffac8', '#800000', '#aaffc3'],
  ...['#808000', '#ffd8b1', '#000075', '#808080', '#ff7f7f', '#005f2f', '#2f8fff', '#5f3f7f'],
  ...['#312c1b', '#55b6c8', '#b886e6', '#1f25c0', '#bcb83a', '#a51c62', '#42e67b', '#521846'],
  ...['#644c39', '#bd589c', '#a054f2', '#7228f3', '#b69d96', '#18435a', '#a9d3a8', '#c77165'],
  ...['#f670cd', '#8062a2', '#1c5f93', '#ab2e1d', '#411b87', '#f43094', '#1d9221', '#75a47a'],
];
