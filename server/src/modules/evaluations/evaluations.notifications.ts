import { inEachLanguage } from '../../platform/notification.ts';
import { toCandidate } from '../applications/applications.service.ts';
import { enUS } from './evaluations.words.en-US.ts';
import { ptBR } from './evaluations.words.pt-BR.ts';

const texts = inEachLanguage({ 'pt-BR': ptBR.bells, 'en-US': enUS.bells });

export const feedbackReceived = toCandidate({
  type: 'APPLICATION_UPDATE',
  event: 'feedback_received',
  texts: texts.feedbackReceived,
});
