import type { FormField } from './form-fields.ts';

/** Seconds that things take most people who have what is asked for at hand; reading the page comes on top. */
const FIELD = 15;
const LETTER = 240;
const ESSAY = 180;
const READING = 60;
/** What may be left out most people leave out. */
const OPTIONAL_SHARE = 0.25;

interface AskedForm {
  readonly fields: readonly { readonly field: FormField; readonly required: boolean }[];
  readonly questions: readonly { readonly type: string; readonly required: boolean }[];
}

/** How long the form of a job takes, in whole minutes. Free of dependencies, so that any page may carry it. */
export function applicationMinutes({ fields, questions }: AskedForm): number {
  const asked = [
    ...fields.map(({ field, required }) => ({ required, takes: field === 'cover_letter' ? LETTER : FIELD })),
    ...questions.map(({ type, required }) => ({ required, takes: type === 'essay' ? ESSAY : FIELD })),
  ];
  const seconds = asked.reduce((sum, { required, takes }) => sum + takes * (required ? 1 : OPTIONAL_SHARE), READING);
  return Math.round(seconds / 60);
}

interface AskedStage {
  readonly type: string;
  readonly minutes?: number | null | undefined;
}

/** Waiting for an answer is no work of the candidate's, nor are an offer and being hired. */
const NO_WORK: readonly string[] = ['review', 'offer', 'hired'];

/** How long a stage takes the candidate, as far as is known. */
export function stageMinutes({ type, minutes }: AskedStage, form: AskedForm): number | null {
  return minutes ?? (type === 'new' ? applicationMinutes(form) : null);
}

/** How long all of it takes; null where a stage does not say, and where there is nothing beside the form. */
export function processMinutes(stages: readonly AskedStage[], form: AskedForm): number | null {
  const work = stages.filter(({ type, minutes }) => minutes != null || !NO_WORK.includes(type));
  const known = work.flatMap((stage) => stageMinutes(stage, form) ?? []);
  return work.length > 1 && known.length === work.length ? known.reduce((sum, taken) => sum + taken, 0) : null;
}
