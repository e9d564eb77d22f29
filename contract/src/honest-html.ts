import { text } from './common.ts';
import { deceptiveLinks } from './link-text.ts';
import type { FieldProblem } from './validation.ts';

type Problem = Omit<FieldProblem, 'field'>;

/** What is wrong with the first link that leads elsewhere than its words say; null without one. */
export function linkProblem(html: string): Problem | null {
  const [link] = deceptiveLinks(html);
  if (!link) return null;
  const target = hostOf(link.href);
  if (link.named === null) return { code: 'LINK_HIDES_ITS_HOST', values: { target } };
  return { code: 'LINK_NAMES_ANOTHER_HOST', values: { named: link.named, target } };
}

const hostOf = (href: string) => (URL.canParse(href) && new URL(href).hostname) || href.slice(0, 100);

/** Text that may hold mark-up. Its links lead where their words say. */
export const honestHtml = (max: number, min = 0) =>
  text(max, min).superRefine((html, context) => {
    const problem = linkProblem(html);
    if (problem) context.addIssue({ code: 'custom', message: problem.code, params: problem.values });
  });
