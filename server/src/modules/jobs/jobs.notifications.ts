import { id } from '@prova/contract/common';
import { funnelPaths } from '@prova/contract/funnel/paths';
import { to } from '@prova/contract/paths';
import * as z from 'zod';
import { defineNotification } from '../../platform/notification.ts';

const name = z.string().max(500);
const job = z.object({ jobId: id, jobTitle: name, companyName: name });

/** To a colleague. */
export const jobShared = defineNotification({
  type: 'NEW_JOB',
  event: 'shared',
  topic: 'shared_jobs',
  params: job,
  link: ({ jobId }) => to(funnelPaths.board, { id: jobId }),
  texts: {
    'pt-BR': {
      title: 'Vaga compartilhada com você',
      message: '{companyName} compartilhou com você a vaga {jobTitle}.',
    },
    'en-US': { title: 'A job was shared with you', message: '{companyName} shared the job {jobTitle} with you.' },
  },
});
