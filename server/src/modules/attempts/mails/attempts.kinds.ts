import { id, instant } from '@prova/contract/common';
import * as z from 'zod';
import { after, DAY } from '../../../platform/clock.ts';
import { mailKind, name, ownWords } from '../../../platform/mail/mail-kind.ts';

/** The page goes on telling how the tests ended. */
const LINK_DAYS = 90;

const about = { applicationId: id, companyId: id, candidateName: name, companyName: name, jobTitle: name };
const asked = { ...about, assignmentIds: z.array(id), dueAt: instant };

/** The tests that still wait when the mail leaves. */
const prepared = z.object({
  tests: z.array(z.object({ title: name, minutes: z.number().nullable(), questionCount: z.number() })),
});

const token = {
  kind: 'test',
  subject: ({ applicationId }: { applicationId: string }) => applicationId,
  company: ({ companyId }: { companyId: string }) => companyId,
  expiresAt: ({ dueAt }: { dueAt: string }) => after(new Date(dueAt), LINK_DAYS * DAY),
  path: (secret: string) => `/tests/${secret}` as const,
} as const;

export const testSentMail = mailKind('test_sent', {
  behalf: 'company',
  params: z.object({ ...asked, notes: z.string().nullish(), own: ownWords.optional() }),
  token,
  prepared,
});

export const testReminderMail = mailKind('test_reminder', {
  behalf: 'company',
  params: z.object(asked),
  token,
  prepared,
});

export const testGradedMail = mailKind('test_graded', {
  behalf: 'company',
  params: z.object({ ...about, title: name, dueAt: instant }),
  token,
});

export const testCancelledMail = mailKind('test_cancelled', {
  behalf: 'company',
  params: z.object({ ...about, title: name }),
});
