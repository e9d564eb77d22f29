import { toCandidate } from '../applications/applications.service.ts';

export const feedbackReceived = toCandidate({
  type: 'APPLICATION_UPDATE',
  event: 'feedback_received',
  texts: {
    'pt-BR': {
      title: 'Você recebeu um feedback',
      message: '{companyName} compartilhou um feedback sobre a sua candidatura à vaga {jobTitle}.',
    },
    'en-US': {
      title: 'You received feedback',
      message: '{companyName} shared feedback on your application for {jobTitle}.',
    },
  },
});
