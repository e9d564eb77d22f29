import { aiInterviewPaths } from '@prova/contract/ai-interviews/paths';
import { id, instant } from '@prova/contract/common';
import { to } from '@prova/contract/paths';
import * as z from 'zod';
import type { MailFormat } from '../../../platform/mail/mail-format.ts';
import { mailKinds, name, ownWords } from '../../../platform/mail/mail-kind.ts';
import { sample, sampleApplication } from '../../../platform/mail/mail-samples.ts';
import { button, details, paragraph, quote } from '../../../platform/mail/mail-text.ts';
import { enUS } from '../ai-interviews.words.en-US.ts';
import type { AiInterviewWords } from '../ai-interviews.words.pt-BR.ts';
import { ptBR } from '../ai-interviews.words.pt-BR.ts';
import { linkUntil } from '../deadline.ts';

const mailKind = mailKinds({ 'pt-BR': ptBR, 'en-US': enUS });

/** The interview when the mail leaves. */
const opening = z.object({
  closesAt: instant,
  timeZone: z.string(),
  questions: z.number().int(),
  minutes: z.number().int(),
  documentsUrl: z.string().nullable(),
  notes: z.string().nullable(),
});
type Opening = z.output<typeof opening>;

/** Facts to be read again later. */
const prepared = { prepared: opening, secrets: () => [] };

const params = {
  interviewId: id,
  companyId: id,
  candidateName: name,
  companyName: name,
  jobTitle: name,
  /** The last moment to begin as it was when the mail was queued, from which the link lives on. */
  closesAt: instant,
};

const token = {
  kind: 'interview',
  subject: ({ interviewId }: { interviewId: string }) => interviewId,
  company: ({ companyId }: { companyId: string }) => companyId,
  expiresAt: ({ closesAt }: { closesAt: string }) => linkUntil(new Date(closesAt)),
  path: (secret: string) => to(aiInterviewPaths.interview, { token: secret }) as `/${string}`,
} as const;

const sampleParams = { ...sampleApplication, interviewId: sample.id, closesAt: sample.instant };
const sampleOpening: Opening = {
  closesAt: sample.instant,
  timeZone: 'America/Sao_Paulo',
  questions: 5,
  minutes: 17,
  documentsUrl: 'https://aurora.example/sobre',
  notes: 'Pense em um projeto seu.\nNão é preciso se preparar.',
};
const samplePlain: Opening = {
  ...sampleOpening,
  timeZone: 'America/New_York',
  documentsUrl: null,
  notes: null,
};

function facts(about: Opening, words: AiInterviewWords, format: MailFormat) {
  return details({
    [words.until]: format.moment(about.closesAt, about.timeZone),
    [words.questions]: String(about.questions),
    [words.minutes]: words.about(about.minutes),
    [words.documents]: about.documentsUrl,
  });
}

/** An invitation, and the same with another deadline. */
const invitation = (stored: string, which: 'invited' | 'extended') =>
  mailKind(stored, {
    onBehalfOf: 'company',
    beyondCompanyLimit: which === 'invited' ? undefined : true,
    params: z.object({ ...params, own: ownWords.optional() }),
    token,
    ...prepared,
    samples: {
      whole: { params: sampleParams, prepared: sampleOpening },
      'without notes': { params: sampleParams, prepared: samplePlain },
      'own words': { params: { ...sampleParams, own: sample.own }, prepared: sampleOpening },
    },
    write: ({ params, words, common, format }) => ({
      own: params.own,
      subject: words[which].subject(params),
      heading: words[which].heading,
      hello: params.candidateName,
      opening: [paragraph(words[which].text(params))],
      blocks: ({ prepared, link }) => [
        facts(prepared, words, format),
        ...(prepared.notes ? [quote(prepared.notes)] : []),
        paragraph(words.howItWorks),
        button(words.begin, link),
        paragraph(words.personInstead),
        paragraph(common.linkIsYours),
      ],
      why: common.whyProcess(params.companyName),
    }),
  });

export const aiInterviewInvitedMail = invitation('ai_interview_invited', 'invited');
export const aiInterviewExtendedMail = invitation('ai_interview_extended', 'extended');

export const aiInterviewReminderMail = mailKind('ai_interview_reminder', {
  topic: 'interview_reminders',
  onBehalfOf: 'company',
  params: z.object({ ...params, hours: z.number() }),
  token,
  ...prepared,
  samples: {
    'a day': { params: { ...sampleParams, hours: 24 }, prepared: sampleOpening },
    'three hours': { params: { ...sampleParams, hours: 3 }, prepared: samplePlain },
  },
  write: ({ params, words, common, format }) => ({
    subject: words.reminder.subject(params),
    heading: words.reminder.heading(params.hours),
    hello: params.candidateName,
    blocks: ({ prepared, link }) => [
      paragraph(words.reminder.text(params)),
      facts(prepared, words, format),
      button(words.begin, link),
      paragraph(common.linkIsYours),
    ],
    why: common.whyProcess(params.companyName),
  }),
});

export const aiInterviewCancelledMail = mailKind('ai_interview_cancelled', {
  onBehalfOf: 'company',
  beyondCompanyLimit: true,
  params: z.object(params),
  samples: { plain: { params: sampleParams } },
  write: ({ params, words, common }) => ({
    subject: words.cancelled.subject(params),
    heading: words.cancelled.heading,
    hello: params.candidateName,
    blocks: ({ canReply }) => [
      paragraph(words.cancelled.text(params)),
      ...(canReply ? [paragraph(words.cancelled.reply)] : []),
    ],
    why: common.whyProcess(params.companyName),
  }),
});
