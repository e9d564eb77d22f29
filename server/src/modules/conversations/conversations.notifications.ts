import { inEachLanguage } from '../../platform/notification.ts';
import { toCandidate, toTeam } from '../applications/applications.service.ts';
import { enUS } from './conversations.words.en-US.ts';
import { ptBR } from './conversations.words.pt-BR.ts';

const texts = inEachLanguage({ 'pt-BR': ptBR.bells, 'en-US': enUS.bells });

export const companyWrote = toCandidate({ type: 'MESSAGE', event: 'company_wrote', texts: texts.companyWrote });

export const candidateWrote = toTeam({
  type: 'MESSAGE',
  event: 'candidate_wrote',
  texts: texts.candidateWrote,
  together: texts.candidatesWrote,
});
