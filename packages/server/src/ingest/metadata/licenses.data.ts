/** A licence by its SPDX identifier. */
export interface License {
  id: string;
  name: string;
  url: string | null;
}

const CREATIVE_COMMONS: readonly [terms: string, name: string, versions: readonly string[]][] = [
  ['by', 'Attribution', ['4.0', '3.0', '2.5', '2.0']],
  ['by-sa', 'Attribution Share Alike', ['4.0', '3.0', '2.5', '2.0']],
  ['by-nd', 'Attribution No Derivatives', ['4.0', '3.0', '2.5', '2.0']],
  ['by-nc', 'Attribution Non Commercial', ['4.0', '3.0', '2.5', '2.0']],
  ['by-nc-sa', 'Attribution Non Commercial Share Alike', ['4.0', '3.0', '2.5', '2.0']],
  ['by-nc-nd', 'Attribution Non Commercial No Derivatives', ['4.0', '3.0', '2.5', '2.0']],
];

const OTHERS: readonly [id: string, name: string][] = [
  ['MIT', 'MIT License'],
  ['Apache-2.0', 'Apache License 2.0'],
  ['BSD-2-Clause', 'BSD 2-Clause License'],
  ['BSD-3-Clause', 'BSD 3-Clause License'],
  ['0BSD', 'BSD Zero Clause License'],
  ['ISC', 'ISC License'],
  ['Unlicense', 'The Unlicense'],
  ['Zlib', 'zlib License'],
  ['WTFPL', 'Do What The F*ck You Want To Public License'],
  ['MPL-2.0', 'Mozilla Public License 2.0'],
  ['GPL-2.0-only', 'GNU General Public License v2.0'],
  ['GPL-3.0-only', 'GNU General Public License v3.0'],
  ['GPL-3.0-or-later', 'GNU General Public License v3.0 or later'],
  ['LGPL-3.0-only', 'GNU Lesser General Public License v3.0'],
  ['AGPL-3.0-only', 'GNU Affero General Public License v3.0'],
  ['CERN-OHL-P-2.0', 'CERN Open Hardware Licence 2.0, Permissive'],
  ['CERN-OHL-S-2.0', 'CERN Open Hardware Licence 2.0, Strongly Reciprocal'],
  ['CERN-OHL-W-2.0', 'CERN Open Hardware Licence 2.0, Weakly Reciprocal'],
  ['OGL-UK-3.0', 'Open Government Licence v3.0'],
  ['etalab-2.0', 'Etalab Open License 2.0'],
];

/** The licences that models are published under, by identifier. Source: SPDX License List 3.25. */
export const LICENSES: ReadonlyMap<string, License> = new Map(
  [
    { id: 'CC0-1.0', name: 'Creative Commons Zero 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
    { id: 'CC-PDDC', name: 'Public Domain Mark', url: 'https://creativecommons.org/publicdomain/mark/1.0/' },
    ...CREATIVE_COMMONS.flatMap(([terms, name, versions]) =>
      versions.map((version) => ({
        id: `CC-${terms.toUpperCase()}-${version}`,
        name: `Creative Commons ${name} ${version}`,
        url: `https://creativecommons.org/licenses/${terms}/${version}/`,
      })),
    ),
    ...OTHERS.map(([id, name]) => ({ id, name, url: `https://spdx.org/licenses/${id}.html` })),
  ].map((license) => [license.id, license]),
);
