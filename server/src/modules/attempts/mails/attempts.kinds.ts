import { id, instant } from '@prova/contract/common';
import * as z from 'zod';
import { after, DAY } from '../../../platform/clock.ts';
import type { MailFormat } from '../../../platform/mail/mail-format.ts';
import { mailKinds, name, ownWords } from '../../../platform/mail/mail-kind.ts';
import { sample, sampleApplication } from '../../../platform/mail/mail-samples.ts';
import { button, details, paragraph, quote } from '../../../platform/mail/mail-text.ts';
import { enUS } from '../attempts.words.en-US.ts';
import type { AttemptWords } from '../attempts.words.pt-BR.ts';
import { ptBR } from '../attempts.words.pt-BR.ts';

const mailKind = mailKinds({ 'pt-BR': ptBR, 'en-US': enUS });

/** The page goes on telling how the tests ended. */
const LINK_DAYS = 90;

const about = { applicationId: id, companyId: id, candidateName: name, companyName: name, jobTitle: name };
const asked = { ...about, assignmentIds: z.array(id), dueAt: instant };

/** The tests that still wait when the mail leaves. */
const prepared = z.object({
  tests: z.array(
    z.object({
      title: name,
      minutes: z.number().nullable(),
      questionCount: z.number(),
      /** Each has its own: tests may have been added to others. Missing in mails that were made before. */
      dueAt: instant.optional(),
    }),
  ),
});

const token = {
  kind: 'test',
  subject: ({ applicationId }: { applicationId: string }) => applicationId,
  company: ({ companyId }: { companyId: string }) => companyId,
  expiresAt: ({ dueAt }: { dueAt: string }) => after(new Date(dueAt), LINK_DAYS * DAY),
  path: (secret: string) => `/tests/${secret}` as const,
} as const;

const waiting = { ...sampleApplication, assignmentIds: [sample.id], dueAt: '2026-08-21T02:59:59.000Z' };
const graded = { ...sampleApplication, title: 'Fundamentos de SQL' };
const timed = { tests: [{ title: 'Fundamentos de SQL', minutes: 30, questionCount: 8 }] };
const apart = {
  tests: [
    { title: 'Fundamentos de SQL', minutes: 30, questionCount: 8, dueAt: '2026-08-21T02:59:59.000Z' },
    { title: 'React na prática', minutes: null, questionCount: 4, dueAt: '2026-08-25T02:59:59.000Z' },
  ],
};
const untimed = { tests: [{ title: 'Uma pergunta', minutes: null, questionCount: 1 }] };

function table({ tests }: z.output<typeof prepared>, dueAt: string, words: AttemptWords, format: MailFormat) {
  const length = ({ minutes, questionCount }: (typeof tests)[number]) =>
    `${words.questions(questionCount)}, ${minutes === null ? words.noTimeLimit : words.minutes(minutes)}`;
  // Without a time limit a test ends when it is due.
  const until = ({ minutes }: Pick<(typeof tests)[number], 'minutes'>) =>
    minutes === null ? words.finishBy : words.startBy;
  const days = new Set(tests.map((test) => test.dueAt ?? dueAt));
  if (days.size > 1)
    return details(
      Object.fromEntries(
        tests.map((test) => [test.title, `${length(test)}. ${until(test)} ${format.instant(test.dueAt ?? dueAt)}`]),
      ),
    );
  const minutes = tests.every((test) => test.minutes === null) ? null : 0;
  return details({
    ...Object.fromEntries(tests.map((test) => [test.title, length(test)])),
    [until({ minutes })]: format.instant([...days][0] ?? dueAt),
  });
}

export const testSentMail = mailKind('test_sent', {
  onBehalfOf: 'company',
  params: z.object({ ...asked, notes: z.string().nullish(), own: ownWords.optional() }),
  token,
  prepared,
  samples: {
    plain: { params: { ...waiting, notes: 'Sem pressa.' }, prepared: timed },
    'no time limit': { params: waiting, prepared: untimed },
    'days apart': { params: waiting, prepared: apart },
    'own words': { params: { ...waiting, own: sample.own }, prepared: timed },
  },
  write: ({ params, words, common, format }) => ({
    own: params.own,
    subject: words.sent.subject(params),
    heading: words.sent.heading,
    hello: params.candidateName,
    opening: [paragraph(words.sent.text(params))],
    blocks: ({ prepared, link }) => [
      table(prepared, params.dueAt, words, format),
      ...(params.notes ? [quote(params.notes)] : []),
      button(words.take, link),
      paragraph(words.calm),
      paragraph(words.needHelp),
      paragraph(common.linkIsYours),
    ],
    why: common.whyProcess(params.companyName),
  }),
});

export const testReminderMail = mailKind('test_reminder', {
  onBehalfOf: 'company',
  params: z.object(asked),
  token,
  prepared,
  samples: { plain: { params: waiting, prepared: timed } },
  write: ({ params, words, common, format }) => ({
    subject: words.reminder.subject(params.companyName),
    heading: words.reminder.heading,
    hello: params.candidateName,
    blocks: ({ prepared, link }) => [
      paragraph(words.reminder.text(params)),
      table(prepared, params.dueAt, words, format),
      button(words.take, link),
      paragraph(words.calm),
    ],
    why: common.whyProcess(params.companyName),
  }),
});

/** They have a later day, or minutes beside the limit. */
export const testExtendedMail = mailKind('test_extended', {
  onBehalfOf: 'company',
  params: z.object({ ...about, title: name, dueAt: instant, untimed: z.boolean(), extraMinutes: z.number() }),
  token,
  samples: {
    plain: { params: { ...graded, dueAt: waiting.dueAt, untimed: false, extraMinutes: 15 } },
    'a later day': { params: { ...graded, dueAt: waiting.dueAt, untimed: true, extraMinutes: 0 } },
  },
  write: ({ params, words, common, format }) => ({
    subject: words.extended.subject(params),
    heading: words.extended.heading,
    hello: params.candidateName,
    blocks: ({ link }) => [
      paragraph(words.extended.text(params)),
      details({
        ...(params.extraMinutes > 0 && { [words.extended.extra]: words.minutes(params.extraMinutes) }),
        [params.untimed ? words.finishBy : words.startBy]: format.instant(params.dueAt),
      }),
      button(words.take, link),
      paragraph(words.calm),
    ],
    why: common.whyProcess(params.companyName),
  }),
});

export const testGradedMail = mailKind('test_graded', {
  onBehalfOf: 'company',
  params: z.object({ ...about, title: name, dueAt: instant }),
  token,
  samples: { plain: { params: { ...graded, dueAt: waiting.dueAt } } },
  write: ({ params, words, common }) => ({
    subject: words.graded.subject(params.title),
    heading: words.graded.heading,
    hello: params.candidateName,
    blocks: ({ link }) => [paragraph(words.graded.text(params)), button(words.graded.see, link)],
    why: common.whyProcess(params.companyName),
  }),
});

export const testCancelledMail = mailKind('test_cancelled', {
  onBehalfOf: 'company',
  params: z.object({ ...about, title: name }),
  samples: { plain: { params: graded } },
  write: ({ params, words: { cancelled }, common }) => ({
    subject: cancelled.subject(params.companyName),
    heading: cancelled.heading,
    hello: params.candidateName,
    blocks: ({ canReply }) => [
      paragraph(canReply ? `${cancelled.text(params)} ${cancelled.reply}` : cancelled.text(params)),
    ],
    why: common.whyProcess(params.companyName),
  }),
});
