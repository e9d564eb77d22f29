/** So many words in a row are no coincidence. */
const FEWEST = 3;
/** Recognition gets some words of the question wrong. */
const SHARE = 0.7;
/** So many words that were not read are somebody who speaks. */
const TAKES_THE_TURN = 2;

const plain = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/**
 * What somebody has said of what was heard while the program read out, or just after: the microphone hears the loudspeaker, too.
 * Only what begins with the words that were read is taken for an echo.
 * @param isOver whether it has been read to the end; before, one wrong word of the echo interrupts nothing
 */
export function withoutEcho(heard: string, read: string, isOver: boolean): string {
  const known = new Set(read.split(/\s/).map(plain));
  const words = heard.split(/\s/).filter((word) => plain(word) !== '');
  const isKnown = words.map((word) => known.has(plain(word)));
  let [echoed, found] = [0, 0];
  isKnown.forEach((known, index) => {
    if (!known) return;
    found += 1;
    if (found / (index + 1) >= SHARE) echoed = index + 1;
  });
  // The first words of an echo, perhaps; it is known with the next.
  if (echoed < FEWEST && echoed === words.length) return isOver ? heard : '';
  const own = echoed < FEWEST ? words : words.slice(echoed);
  const others = isKnown.slice(words.length - own.length).filter((known) => !known).length;
  const fewest = isOver && echoed < FEWEST ? 0 : TAKES_THE_TURN;
  return others >= fewest ? own.join(' ') : '';
}
