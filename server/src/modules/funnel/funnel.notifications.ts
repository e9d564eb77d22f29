import * as z from 'zod';
import { defineNotification, inEachLanguage } from '../../platform/notification.ts';
import { ownApplication, ownApplicationLink } from '../applications/applications.service.ts';
import { enUS } from './funnel.words.en-US.ts';
import { ptBR } from './funnel.words.pt-BR.ts';

const texts = inEachLanguage({ 'pt-BR': ptBR.bells, 'en-US': enUS.bells });

export const candidateMoved = defineNotification({
  type: 'APPLICATION_UPDATE',
  event: 'moved',
  params: ownApplication.extend({ stageName: z.string().max(500) }),
  link: ownApplicationLink,
  texts: texts.moved,
});
