const MARKS = /\p{M}+/gu;

/** Lower case, without accents. */
export function plain(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase();
}

const NOT_IN_WORDS = /[^\p{L}\p{N}+#.]+/u;

/** The words of a name, plain: "Spring Boot (3.x)" has "spring", "boot" and "3.x". */
export function plainWords(name: string): string[] {
  return plain(name)
    .split(NOT_IN_WORDS)
    .filter((word) => word !== '' && word !== '.');
}
