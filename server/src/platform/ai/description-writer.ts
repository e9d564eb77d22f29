import type { Locale } from '@prova/contract/common';
import type { CONTRACT_TYPES } from '@prova/contract/jobs/job-fields';
import type { SKILL_LEVELS } from '@prova/contract/skills/skill-levels';
import type { LOCATION_MODELS, SENIORITIES } from '@prova/contract/work-fields';

export type DescriptionInput = {
  title: string;
  seniority: (typeof SENIORITIES)[number];
  technologies: readonly { name: string; level: (typeof SKILL_LEVELS)[number] }[];
  locationModel: (typeof LOCATION_MODELS)[number];
  contractType?: (typeof CONTRACT_TYPES)[number] | undefined;
  companyName: string;
  tone: 'plain' | 'warm' | 'formal';
  locale: Locale;
  /** The stages of the job in which something can be shown. */
  stages?: readonly ('test' | 'interview' | 'interview_ia')[] | undefined;
  /** What the recruiter wants mentioned, in their own words. */
  notes?: string | undefined;
  /** How many were written before: each is another text. */
  variant?: number | undefined;
};

/** Words that were left out because the law forbids to ask it, and the rule. */
export type Dropped = { quote: string; law: string };

export type WriteOptions = { signal?: AbortSignal | undefined; onDropped?: (dropped: readonly Dropped[]) => void };

/**
 * Proposes a job description, piece by piece, as HTML of p, h2, h3, ul, li and strong alone. It asks for level and
 * proof, never for years, and names no way to prove anything but the stages that the job has; benefits stand on the page by
 * themselves. `name` is shown beside the text, so that a reader knows what wrote it.
 */
export interface DescriptionWriter {
  readonly name: string;
  /**
   * @param options.onDropped hears of all that was left out
   * @throws AppError GENERATION_FAILED when the engine gives no usable text
   */
  write(input: DescriptionInput, options?: WriteOptions): AsyncIterable<string>;
}

/** The heading under which the requirements stand, in every writer's text. */
export const REQUIREMENTS_HEADING: Record<Locale, string> = {
  'pt-BR': 'O que pedimos que você demonstre',
  'en-US': 'What we ask you to demonstrate',
};

/** The whole text of a writer, with the section of requirements apart from the rest. */
export async function collectDescription(
  writer: DescriptionWriter,
  input: DescriptionInput,
  signal?: AbortSignal,
): Promise<{ description: string; requirements: string; engine: string; dropped: Dropped[] }> {
  let html = '';
  const dropped: Dropped[] = [];
  for await (const piece of writer.write(input, { signal, onDropped: (more) => dropped.push(...more) })) html += piece;
  const whole = { engine: writer.name, dropped };
  const heading = `<h2>${REQUIREMENTS_HEADING[input.locale]}</h2>`;
  const start = html.indexOf(heading);
  if (start < 0) return { ...whole, description: html, requirements: '' };
  const next = html.indexOf('<h2>', start + heading.length);
  const end = next < 0 ? html.length : next;
  return {
    ...whole,
    description: html.slice(0, start) + html.slice(end),
    requirements: html.slice(start + heading.length, end),
  };
}
