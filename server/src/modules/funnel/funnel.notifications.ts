import * as z from 'zod';
import { defineNotification } from '../../platform/notification.ts';
import { ownApplication, ownApplicationLink, toCandidate } from '../applications/applications.service.ts';

export const candidateMoved = defineNotification({
  type: 'APPLICATION_UPDATE',
  event: 'moved',
  params: ownApplication.extend({ stageName: z.string().max(500) }),
  link: ownApplicationLink,
  texts: {
    'pt-BR': {
      title: 'Sua candidatura mudou de etapa',
      message: '{jobTitle}, {companyName}: sua candidatura agora está na etapa {stageName}.',
    },
    'en-US': {
      title: 'Your application moved to another stage',
      message: '{jobTitle}, {companyName}: your application is now in the {stageName} stage.',
    },
  },
});

export const candidateNotSelected = toCandidate({
  type: 'APPLICATION_UPDATE',
  event: 'not_selected',
  texts: {
    'pt-BR': {
      title: 'Retorno sobre a sua candidatura',
      message:
        '{companyName} não vai seguir com a sua candidatura à vaga {jobTitle} desta vez. Agradecemos o seu tempo.',
    },
    'en-US': {
      title: 'News about your application',
      message:
        '{companyName} will not move forward with your application for {jobTitle} this time. Thank you for your time.',
    },
  },
});
