import { id } from '@prova/contract/common';
import * as z from 'zod';
import { mailKinds, name, ownWords } from '../../../platform/mail/mail-kind.ts';
import { sample } from '../../../platform/mail/mail-samples.ts';
import { button, ownBlocks, paragraph, quote } from '../../../platform/mail/mail-text.ts';
import { enUS } from '../jobs.words.en-US.ts';
import { ptBR } from '../jobs.words.pt-BR.ts';

const mailKind = mailKinds({ 'pt-BR': ptBR, 'en-US': enUS });

const { companyName, jobTitle } = sample;

/** To the colleague who sees the job from now on. */
export const jobSharedMail = mailKind('job_shared', {
  onBehalfOf: 'company',
  topic: 'shared_jobs',
  repliesTo: ({ sharedById }) => sharedById,
  params: z.object({
    recruiterName: name,
    sharedBy: name,
    sharedById: id.optional(),
    companyName: name,
    jobTitle: name,
    jobId: id,
  }),
  samples: {
    plain: {
      params: { recruiterName: sample.recruiterName, sharedBy: 'Lia Rocha', companyName, jobTitle, jobId: sample.id },
    },
  },
  write: ({ params, words: { shared }, common }) => ({
    subject: shared.subject(params.sharedBy, params.jobTitle),
    heading: shared.heading,
    hello: params.recruiterName,
    blocks: ({ url }) => [
      paragraph(shared.text(params.sharedBy, params.jobTitle)),
      button(shared.open, url(`/admin/recruiter/jobs/${params.jobId}/board`)),
    ],
    why: common.whyRecruiter,
  }),
});

/** A recruiter tries a template out on their own address. */
export const templateTestMail = mailKind('template_test', {
  onBehalfOf: 'team',
  params: z.object({
    own: ownWords.optional(),
    /** What goes out where the company's own words may not be used. */
    ours: ownWords,
    companyName: name,
    jobTitle: name,
  }),
  samples: {
    'own words': {
      params: {
        own: sample.own,
        ours: { subject: 'Sua candidatura', text: 'Palavras da Prova' },
        companyName,
        jobTitle,
      },
    },
    'our words': { params: { ours: { subject: 'Sua candidatura', text: 'Palavras da Prova' }, companyName, jobTitle } },
  },
  write: ({ params: { own, ours, jobTitle }, words: { test } }) => ({
    subject: test.subject((own ?? ours).subject),
    heading: (own ?? ours).subject,
    blocks: () => [quote(test.notice), ...ownBlocks(own ?? ours)],
    why: test.why(jobTitle),
  }),
});
