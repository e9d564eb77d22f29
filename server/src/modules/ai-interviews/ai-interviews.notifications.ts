import { aiInterviewPaths } from '@prova/contract/ai-interviews/paths';
import { id } from '@prova/contract/common';
import { to } from '@prova/contract/paths';
import * as z from 'zod';
import { defineNotification, inEachLanguage, type NotificationTexts } from '../../platform/notification.ts';
import { toCandidate } from '../applications/applications.service.ts';
import { enUS } from './ai-interviews.words.en-US.ts';
import { ptBR } from './ai-interviews.words.pt-BR.ts';

const texts = inEachLanguage({ 'pt-BR': ptBR.bells, 'en-US': enUS.bells });
const type = 'INTERVIEW_SCHEDULED';
const name = z.string().max(500);

/** To the member who asked for the interview. */
const toOrganiser = (event: string, words: NotificationTexts) =>
  defineNotification({
    type,
    event,
    params: z.object({ interviewId: id, applicationId: id, jobId: id, jobTitle: name, candidateName: name.nullable() }),
    link: ({ interviewId }) => to(aiInterviewPaths.analysis, { id: interviewId }),
    texts: words,
  });

export const aiInterviewOpen = toCandidate({ type, event: 'ai_open', texts: texts.open });
export const aiInterviewCancelled = toCandidate({ type, event: 'ai_cancelled', texts: texts.cancelled });

/** What a talent had shown of an interview is taken back: not in silence, unless they did it themselves. */
export const proofUnconfirmed = toCandidate({ type, event: 'ai_proof_unconfirmed', texts: texts.proofUnconfirmed });
export const proofReanalysed = toCandidate({ type, event: 'ai_proof_reanalysed', texts: texts.proofReanalysed });
export const proofUnvouched = toCandidate({ type, event: 'ai_proof_unvouched', texts: texts.proofUnvouched });
export const proofHidden = toCandidate({ type, event: 'ai_proof_hidden', texts: texts.proofHidden });

export const aiInterviewCompleted = toOrganiser('ai_completed', texts.completed);
export const aiInterviewFailed = toOrganiser('ai_failed', texts.failed);
export const aiInterviewExpired = toOrganiser('ai_expired', texts.expired);
export const personAskedFor = toOrganiser('ai_person_asked_for', texts.personAskedFor);
