import { LICENSES, type License } from './licenses.data.ts';

const BY_ID = new Map([...LICENSES.values()].map((license) => [license.id.toLowerCase(), license]));
const TERMS: Readonly<Record<string, string>> = {
  attribution: 'by',
  sharealike: 'sa',
  noderivatives: 'nd',
  noderivs: 'nd',
  noncommercial: 'nc',
};

/**
 * The licence that words or an address mean: an SPDX identifier (`CC-BY-4.0`), its address (`creativecommons.org/licenses/by/4.0`), its name, or such
 * a thing within a sentence. Undefined where nothing is said, or where it is not certain which: a version that is missing is not made up,
 * except of the Creative Commons licences, whose current one is 4.0.
 */
export function readLicense(text: string): License | undefined {
  const plain = text.trim();
  const exact = BY_ID.get(plain.toLowerCase());
  if (exact) return exact;
  return readAddress(plain) ?? readWords(plain);
}

/** An identifier for terms of one's own, as SPDX has it; undefined when it is none. */
export function isOwnReference(id: string): boolean {
  return /^LicenseRef-[A-Za-z0-9.-]{1,80}$/.test(id);
}

function readAddress(text: string): License | undefined {
  const cc = /creativecommons\.org\/(?:licenses\/([a-z-]+)\/(\d\.\d)|publicdomain\/(zero|mark))/i.exec(text);
  if (cc?.[3]) return LICENSES.get(cc[3].toLowerCase() === 'zero' ? 'CC0-1.0' : 'CC-PDDC');
  if (cc) return LICENSES.get(`CC-${cc[1]!.toUpperCase()}-${cc[2]}`);
  const spdx = /spdx\.org\/licenses\/([A-Za-z0-9.-]+?)(?:\.html)?(?:[\s)/]|$)/i.exec(text);
  return spdx ? BY_ID.get(spdx[1]!.toLowerCase()) : undefined;
}

function readWords(text: string): License | undefined {
  const words = text.toLowerCase().replace(/[\s_]+/g, ' ');
  if (/\bcc[ -]?0\b|\bcreative commons zero\b|\bcc zero\b/.test(words)) return LICENSES.get('CC0-1.0');
  const short = /\bcc[ -]?(by(?:[ -](?:nc|nd|sa))*)\b[ -]?v?(\d\.\d)?/.exec(words);
  if (short) return creativeCommons(short[1]!.split(/[ -]/), short[2] ?? versionIn(words, short.index));
  const long =
    /\b(?:creative commons|cc)\b[ -]*(attribution(?:[ ,-]*(?:share ?-?alike|no ?-?derivatives|no ?-?derivs|non ?-?commercial))*)/.exec(
      words,
    );
  if (long) {
    const terms = long[1]!.replace(/(share|no|non)[ -]?(alike|derivatives|derivs|commercial)/g, '$1$2').split(/[ ,-]+/);
    return creativeCommons(
      terms.flatMap((term) => TERMS[term] ?? []),
      versionIn(words, long.index + long[0].length),
    );
  }
  if (/^(?:the )?mit(?: licen[sc]e)?$/.test(words)) return LICENSES.get('MIT');
  if (/^apache(?: licen[sc]e)?[ ,-]*(?:version )?v?2(?:\.0)?$/.test(words)) return LICENSES.get('Apache-2.0');
  if (/^(?:the )?unlicense$/.test(words)) return LICENSES.get('Unlicense');
  if (/^public domain$/.test(words)) return LICENSES.get('CC-PDDC');
  return undefined;
}

/** Terms in the order of their names: CC-BY-NC-SA. */
function creativeCommons(terms: readonly string[], version = '4.0'): License | undefined {
  const order = ['by', 'nc', 'nd', 'sa'].filter((term) => terms.includes(term));
  return LICENSES.get(`CC-${order.join('-').toUpperCase()}-${version}`);
}

function versionIn(words: string, from: number): string | undefined {
  return /\b([234]\.[05])\b/.exec(words.slice(from, from + 60))?.[1];
}
