import type { Locale } from '@prova/contract/common';
import type { CONTRACT_TYPES, LOCATION_MODELS, SENIORITIES, SKILL_LEVELS } from '@prova/contract/jobs/job-fields';

export type DescriptionInput = {
  title: string;
  seniority: (typeof SENIORITIES)[number];
  technologies: readonly { name: string; level: (typeof SKILL_LEVELS)[number] }[];
  locationModel: (typeof LOCATION_MODELS)[number];
  contractType?: (typeof CONTRACT_TYPES)[number] | undefined;
  benefits?: readonly string[] | undefined;
  companyName: string;
  tone: 'plain' | 'warm' | 'formal';
  locale: Locale;
  /** What the recruiter wants mentioned, one point a line. */
  notes?: string | undefined;
};

/**
 * Proposes a job description, piece by piece, as HTML of p, h2, h3, ul, li and strong alone. It asks for level and
 * proof, never for years. `name` is shown beside the text, so that a reader knows what wrote it.
 */
export interface DescriptionWriter {
  readonly name: string;
  /** @throws AppError GENERATION_FAILED when the engine gives no usable text */
  write(input: DescriptionInput, signal?: AbortSignal): AsyncIterable<string>;
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
): Promise<{ description: string; requirements: string; engine: string }> {
  let html = '';
  for await (const piece of writer.write(input, signal)) html += piece;
  const heading = `<h2>${REQUIREMENTS_HEADING[input.locale]}</h2>`;
  const start = html.indexOf(heading);
  if (start < 0) return { description: html, requirements: '', engine: writer.name };
  const next = html.indexOf('<h2>', start + heading.length);
  const end = next < 0 ? html.length : next;
  return {
    description: html.slice(0, start) + html.slice(end),
    requirements: html.slice(start + heading.length, end),
    engine: writer.name,
  };
}
