/** What a template may leave to be filled in, written `{{candidateName}}`. Imports nothing. */
export const TEMPLATE_VALUES = ['candidateName', 'jobTitle', 'companyName', 'recruiterName'] as const;
export type TemplateValue = (typeof TEMPLATE_VALUES)[number];

const PLACE = /\{\{\s{0,5}([A-Za-z]{1,40})\s{0,5}\}\}/g;

const isKnown = (name: string): name is TemplateValue => TEMPLATE_VALUES.some((known) => known === name);

/** The first place of a text that nothing fills; null where all are known. */
export function unknownPlace(body: string): string | null {
  for (const [, name = ''] of body.matchAll(PLACE)) if (!isKnown(name)) return name;
  return null;
}

/** The text of a template as it is put before whoever sends it. What is null stays a place, to be filled by the server. */
export function fillTemplate(body: string, values: Readonly<Record<TemplateValue, string | null>>): string {
  return body.replaceAll(PLACE, (place, name: string) => (isKnown(name) ? (values[name] ?? place) : place));
}

const NAME_PLACE = /\{\{\s{0,5}candidateName\s{0,5}\}\}/;

/** What stands around the places for the name of the candidate: one piece where there is none. */
export const aroundName = (text: string): string[] => text.split(NAME_PLACE);
