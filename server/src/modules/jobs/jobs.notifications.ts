import { id } from '@prova/contract/common';
import { funnelPaths } from '@prova/contract/funnel/paths';
import { to } from '@prova/contract/paths';
import * as z from 'zod';
import { defineNotification, inEachLanguage } from '../../platform/notification.ts';
import { enUS } from './jobs.words.en-US.ts';
import { ptBR } from './jobs.words.pt-BR.ts';

const texts = inEachLanguage({ 'pt-BR': ptBR.bells, 'en-US': enUS.bells });
const name = z.string().max(500);
const job = z.object({ jobId: id, jobTitle: name, companyName: name });

/** To a colleague. */
export const jobShared = defineNotification({
  type: 'NEW_JOB',
  event: 'shared',
  topic: 'shared_jobs',
  params: job,
  link: ({ jobId }) => to(funnelPaths.board, { id: jobId }),
  texts: texts.shared,
});
