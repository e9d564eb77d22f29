import { toCandidate, toTeam } from '../applications/applications.service.ts';

export const companyWrote = toCandidate({
  type: 'MESSAGE',
  event: 'company_wrote',
  texts: {
    'pt-BR': { title: 'Nova mensagem', message: '{companyName} escreveu para você sobre a vaga {jobTitle}.' },
    'en-US': { title: 'New message', message: '{companyName} wrote to you about {jobTitle}.' },
  },
});

export const candidateWrote = toTeam({
  type: 'MESSAGE',
  event: 'candidate_wrote',
  texts: {
    'pt-BR': { title: 'Nova mensagem', message: '{candidateName} respondeu sobre a vaga {jobTitle}.' },
    'en-US': { title: 'New message', message: '{candidateName} replied about {jobTitle}.' },
  },
  together: {
    'pt-BR': { title: '{count} novas mensagens', message: '{jobTitle}' },
    'en-US': { title: '{count} new messages', message: '{jobTitle}' },
  },
});
