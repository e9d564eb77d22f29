import type { TemplateValues } from '@prova/contract/jobs/template-text';
import { after, DAY } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/id.ts';
import { calledName } from '../../../platform/mail/mail-format.ts';
import { fixedMail } from '../../messaging/messaging.service.ts';
import type { StagePart, TemplatePart } from '../job-parts.queries.ts';
import type { JobRow } from '../jobs.queries.ts';
import { jobTexts } from '../jobs.texts.ts';

interface Sampled {
  readonly job: JobRow;
  readonly template: TemplatePart;
  readonly stages: readonly StagePart[];
}

const SAMPLE_PAY = { payMin: 900_000, payMax: null, currency: 'BRL' };
const SAMPLE_DAYS = 7;

/** What the variables of a template stand for where nobody in particular reads it. */
export function sampleValues(ctx: Ctx, { job, template, stages }: Sampled): TemplateValues {
  const texts = jobTexts(ctx.locale);
  const stage = stages.find(({ id }) => id === template.stageId);
  return {
    candidateName: calledName(texts.sampleCandidate),
    jobTitle: job.title,
    companyName: job.companyName,
    statusName: stage?.name ?? texts.sampleStatus,
  };
}

/** The mail of a template in the product's words, as it goes out while the company is not verified. */
export function ourWords(ctx: Ctx, found: Sampled): ReturnType<typeof fixedMail> {
  const { job, template } = found;
  const { candidateName, jobTitle, companyName, statusName } = sampleValues(ctx, found);
  const sender = { name: job.companyName, verified: job.companyVerified };
  const whose = { locale: ctx.locale, sender };
  const about = { applicationId: newId(ctx), companyId: job.companyId, candidateName, companyName, jobTitle };
  switch (template.kind) {
    case 'received':
      return fixedMail(ctx, { ...whose, name: 'application_received', params: about });
    case 'stage':
    case 'test':
    case 'interview':
      return fixedMail(ctx, { ...whose, name: 'stage_moved', params: { ...about, stageName: statusName } });
    case 'hired':
      return fixedMail(ctx, { ...whose, name: 'hired', params: about });
    case 'rejected':
      return fixedMail(ctx, { ...whose, name: 'application_rejected', params: about });
    case 'closed':
      return fixedMail(ctx, { ...whose, name: 'application_closed', params: about });
    case 'offer': {
      const validUntil = after(ctx.clock.now(), SAMPLE_DAYS * DAY).toISOString();
      const params = {
        ...SAMPLE_PAY,
        offerId: newId(ctx),
        companyId: job.companyId,
        candidateName,
        companyName,
        validUntil,
      };
      return fixedMail(ctx, { ...whose, name: 'offer_sent', params: { ...params, position: jobTitle } });
    }
  }
}
