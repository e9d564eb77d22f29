export const FILE_NAME_MAX = 255;
/** Stands for a name of which nothing is left. */
const NAMELESS = 'file';

// Control characters, marks that turn the direction of writing (`cv<RLO>fdp.exe` reads `cvexe.pdf`), invisible spaces.
const UNWANTED = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * The name of an uploaded file as it is stored and shown: the last part of a path, on one line, at most 255
 * characters; the extension survives the cut. A cleaned name stays as it is when it is cleaned again.
 * @param extension what the content calls for, without the dot; added when the name ends otherwise
 */
export function cleanFileName(given: string, extension?: string): string {
  const last = given.toWellFormed().normalize('NFC').replace(UNWANTED, '').split(/[/\\]/).at(-1) ?? '';
  const name = last.replace(/\s+/g, ' ').trim().replace(/^\.+$/, '') || NAMELESS;
  const ending = extension && `.${extension}`;
  return cut(ending && !name.toLowerCase().endsWith(ending) ? name + ending : name);
}

function cut(name: string): string {
  if (name.length <= FILE_NAME_MAX) return name;
  const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? '';
  // A cut through a pair of surrogates leaves half a character.
  const base = name
    .slice(0, FILE_NAME_MAX - ending.length)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
  return base + ending;
}
