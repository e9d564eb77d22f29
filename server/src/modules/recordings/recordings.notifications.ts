import { id } from '@prova/contract/common';
import { interviewPaths } from '@prova/contract/interviews/paths';
import { to } from '@prova/contract/paths';
import * as z from 'zod';
import { defineNotification, inEachLanguage } from '../../platform/notification.ts';
import { enUS } from './recordings.words.en-US.ts';
import { ptBR } from './recordings.words.pt-BR.ts';

const texts = inEachLanguage({ 'pt-BR': ptBR.bells, 'en-US': enUS.bells });
const name = z.string().max(500);

/** To the members who took part in the interview. */
export const recordingRemovedSoon = defineNotification({
  type: 'INTERVIEW_SCHEDULED',
  event: 'recording_removed_soon',
  params: z.object({ interviewId: id, applicationId: id, jobId: id, jobTitle: name, candidateName: name.nullable() }),
  link: ({ interviewId }) => to(interviewPaths.interview, { id: interviewId }),
  texts: texts.removedSoon,
});
