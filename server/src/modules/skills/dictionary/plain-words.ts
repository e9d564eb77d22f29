import { plain } from '@prova/contract/folded-text';

const NOT_IN_WORDS = /[^\p{L}\p{N}+#.]+/u;

/** The words of a name, plain: "Spring Boot (3.x)" has "spring", "boot" and "3.x". */
export function plainWords(name: string): string[] {
  return plain(name)
    .split(NOT_IN_WORDS)
    .filter((word) => word !== '' && word !== '.');
}
