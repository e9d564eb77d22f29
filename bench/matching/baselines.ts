/** What others do: words that both have in common, and BM25 (Robertson and Zaragoza, 2009) over the texts. */
import type { SetJob, SetProfile } from './set.ts';

const K1 = 1.2;
const B = 0.75;
const WORD = /[\p{L}\p{N}+#.]+/gu;

const words = (texts: readonly (string | null | undefined)[]): string[] =>
  texts.flatMap((text) => (text ?? '').toLowerCase().match(WORD) ?? []);
const nameOf = (skill: string | { name: string }) => (typeof skill === 'string' ? skill : skill.name);

const wordsOfProfile = ({ title, seniority, skills, place }: SetProfile) =>
  words([title, seniority, ...skills.map(nameOf), place?.city]);
const wordsOfJob = ({ title, seniority, skills, place, description }: SetJob) =>
  words([title, seniority, ...skills.map(nameOf), place?.city, description]);

/** Share of the skills that a job names which a profile names, too, letter by letter but for case. */
export function keywordOverlap(profile: SetProfile, job: SetJob): number {
  const own = new Set(profile.skills.map((skill) => nameOf(skill).toLowerCase()));
  const asked = job.skills.map((skill) => nameOf(skill).toLowerCase());
  return asked.length === 0 ? 0 : asked.filter((skill) => own.has(skill)).length / asked.length;
}

/** Scores every job by the words of a profile. */
export function bm25(jobs: readonly SetJob[]): (profile: SetProfile, job: SetJob) => number {
  const documents = new Map(jobs.map((job) => [job.id, wordsOfJob(job)]));
  const meanLength = [...documents.values()].reduce((sum, { length }) => sum + length, 0) / (jobs.length || 1);
  const found = new Map<string, number>();
  for (const document of documents.values())
    for (const word of new Set(document)) found.set(word, (found.get(word) ?? 0) + 1);
  return (profile, job) => {
    const document = documents.get(job.id) ?? [];
    return [...new Set(wordsOfProfile(profile))].reduce((sum, word) => {
      const frequency = document.filter((each) => each === word).length;
      const holding = found.get(word) ?? 0;
      const rarity = Math.log(1 + (jobs.length - holding + 0.5) / (holding + 0.5));
      const length = 1 - B + (B * document.length) / (meanLength || 1);
      return sum + (rarity * frequency * (K1 + 1)) / (frequency + K1 * length);
    }, 0);
  };
}
