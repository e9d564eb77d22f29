import { talentPaths } from '@prova/contract/talents/paths';
import * as z from 'zod';
import { defineNotification, inEachLanguage } from '../../platform/notification.ts';
import { enUS } from './talents.words.en-US.ts';
import { ptBR } from './talents.words.pt-BR.ts';

const texts = inEachLanguage({ 'pt-BR': ptBR.bells, 'en-US': enUS.bells });

/** A company looked at a talent's profile. */
export const profileViewed = defineNotification({
  type: 'PROFILE_VIEW',
  event: 'viewed',
  params: z.object({ companyName: z.string().max(500) }),
  link: () => talentPaths.profile,
  texts: texts.profileViewed,
});
