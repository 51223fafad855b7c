/** Licences that are given most, the freest first: SPDX, what people call them, and `admin.terms.…` of what they ask. */
export const LICENSES: readonly { id: string; name: string; terms: string }[] = [
  { id: 'CC0-1.0', name: 'CC0', terms: 'none' },
  { id: 'CC-BY-4.0', name: 'CC BY 4.0', terms: 'name' },
  { id: 'CC-BY-SA-4.0', name: 'CC BY-SA 4.0', terms: 'same' },
  { id: 'CC-BY-NC-4.0', name: 'CC BY-NC 4.0', terms: 'noMoney' },
  { id: 'CC-BY-NC-SA-4.0', name: 'CC BY-NC-SA 4.0', terms: 'noMoneySame' },
  { id: 'CC-BY-ND-4.0', name: 'CC BY-ND 4.0', terms: 'unchanged' },
  { id: 'MIT', name: 'MIT', terms: 'notice' },
  { id: 'Apache-2.0', name: 'Apache 2.0', terms: 'notice' },
];
