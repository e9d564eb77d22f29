/**
 * The variables of a job's e-mail templates, written {{candidateName}}. Rendering is plain text in, plain text out:
 * who puts the result into HTML escapes it there (escape the values before rendering a template that is itself HTML).
 */

export const TEMPLATE_VARIABLES = ['candidateName', 'jobTitle', 'companyName', 'statusName'] as const;
export type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number];
export type TemplateValues = Record<TemplateVariable, string>;

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

const isVariable = (name: string): name is TemplateVariable => (TEMPLATE_VARIABLES as readonly string[]).includes(name);

/**
 * The text with its variables filled in, in one pass: a value that itself holds "{{…}}" stays as it is. Unknown
 * variables stay too; `findUnknownVariables` reports them before a template is saved.
 */
export function renderTemplate(text: string, values: TemplateValues): string {
  return text.replace(PLACEHOLDER, (placeholder, inner: string) => {
    const name = inner.trim();
    return isVariable(name) ? values[name] : placeholder;
  });
}

/** The names between braces that are no variable, each once, in order of appearance. */
export function findUnknownVariables(text: string): string[] {
  const names = Array.from(text.matchAll(PLACEHOLDER), (match) => (match[1] ?? '').trim());
  return [...new Set(names.filter((name) => !isVariable(name)))];
}
