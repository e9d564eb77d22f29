import type { Locale } from '@prova/contract/common';
import {
  type AskedTests,
  completePipeline,
  emailsStep,
  STEP_SCHEMAS,
  WIZARD_STEPS,
} from '@prova/contract/jobs/job-steps';
import type { JobDetail } from '@prova/contract/jobs/jobs';
import { findUnknownVariables } from '@prova/contract/jobs/template-text';
import { type FieldProblem, fieldProblems } from '@prova/contract/validation';
import type * as z from 'zod';
import { wordProblems } from '../../../platform/http/failures.ts';
import type { JobParts, QuestionPart } from '../job-parts.queries.ts';
import type { JobRow } from '../jobs.queries.ts';
import { jobTexts } from '../jobs.texts.ts';
import { partialOf } from './partial-steps.ts';
import { detailsOf } from './step-details.ts';

/** Steps whose completion publishing asks; the seventh is a reading of them. */
export const ASKED_STEPS = [1, 2, 3, 4, 5, 6] as const;

/**
 * What keeps a job from being published: what it holds, checked again by the schemas of the steps. Of a draft the words
 * that were left half done count, for they are the ones on screen.
 */
export function missingParts(
  locale: Locale,
  job: JobRow,
  parts: JobParts,
  tests: ReadonlyMap<string, AskedTests>,
): JobDetail['missing'] {
  const stored = stepData(job, parts, tests);
  const halfDone = job.status === 'DRAFT' ? partialOf(job) : {};
  return ASKED_STEPS.flatMap((step) => {
    const typed = halfDone[String(step)];
    const words = { ...stored[step], ...typed };
    // A draft is saved without the tests of its stages, and not published.
    const schema = step === 4 ? completePipeline : STEP_SCHEMAS[step - 1];
    const checked = schema?.safeParse(words, { reportInput: true });
    const problems: FieldProblem[] = checked?.error ? fieldProblems(checked.error) : [];
    if (step === 5) problems.push(...unknownVariables(emailsStep.safeParse(words).data));
    // Publishing drops what was left half done: words newer than the stored ones must not vanish with it.
    const unfinished = !job.draftSteps.includes(step) || typed !== undefined;
    if (problems.length === 0 && unfinished) {
      const name = jobTexts(locale).steps[WIZARD_STEPS[step - 1] ?? 'review'];
      problems.push({ field: '', code: 'STEP_INCOMPLETE', values: { step: name } });
    }
    return wordProblems(problems, locale).map(({ field, message }) => ({ step, field, message }));
  });
}

function stepData(job: JobRow, parts: JobParts, tests: ReadonlyMap<string, AskedTests>): Record<number, object> {
  const formQuestion = ({ id, type, text, options, required }: QuestionPart) => ({ id, type, text, options, required });
  const aiQuestion = ({ id, type, text, required }: QuestionPart) => ({ id, type, text, required });
  return {
    1: detailsOf(job),
    2: {
      description: job.description ?? '',
      requirements: job.requirements ?? '',
      skills: parts.skills.map(({ name, level, required }) => ({ name, level, required })),
    },
    3: { fields: parts.fields, questions: parts.questions.filter((each) => each.stageId === null).map(formQuestion) },
    4: {
      stages: parts.stages.map(({ id, type, name, required, minutes, replyDays, daysToBegin }) => ({
        id,
        type,
        name,
        required,
        minutes,
        replyDays,
        daysToBegin,
        questions: parts.questions.filter((each) => each.stageId === id).map(aiQuestion),
        tests: tests.get(id),
      })),
    },
    5: {
      templates: parts.templates.map(({ id, kind, stageId, enabled, subject, body }) => ({
        id,
        kind,
        stageId,
        enabled,
        subject,
        body,
      })),
    },
    6: { sources: parts.sources.map(({ id, platform, active }) => ({ id, platform, active })) },
  };
}

function unknownVariables(emails: z.output<typeof emailsStep> | undefined): FieldProblem[] {
  return (emails?.templates ?? []).flatMap((template, index) =>
    (['subject', 'body'] as const).flatMap((field) =>
      findUnknownVariables(template[field]).map((variable) => ({
        field: `templates.${index}.${field}`,
        code: 'VARIABLE_UNKNOWN' as const,
        values: { variable },
      })),
    ),
  );
}
