const MOST = 160;
const NEW_LINE = 10;
const UNEVEN = /[^\S ]| {2}/;
const isBlank = (code: number) => code <= 32 || code === 0xa0;

/** Answers, for places in rising order, the sentence or line that each stands in; of endless ones what is near. */
export function sentencesOf(text: string): (at: number, end: number) => string {
  const ends = endsOf(text);
  let next = 0;
  return (at, end) => {
    while (next < ends.length && (ends[next] ?? 0) <= at) next++;
    const from = Math.max(ends[next - 1] ?? 0, at - MOST);
    let last = next;
    while (last < ends.length && (ends[last] ?? 0) < end) last++;
    const to = Math.min(ends[last] ?? text.length, end + MOST);
    const sentence = text.slice(from, to).trim();
    return UNEVEN.test(sentence) ? sentence.replace(/\s+/g, ' ') : sentence;
  };
}

/** Where sentences and lines end: behind their last sign. */
function endsOf(text: string): number[] {
  const ends: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === NEW_LINE) {
      const next = text.charAt(at + 1);
      // A line that goes on small was only wrapped.
      if (!(next !== next.toUpperCase() && next === next.toLowerCase())) ends.push(at + 1);
    } else if (code === 46 || code === 33 || code === 63) {
      if (at + 1 === text.length || isBlank(text.charCodeAt(at + 1))) ends.push(at + 1);
    }
  }
  return ends;
}
