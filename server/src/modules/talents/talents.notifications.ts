import { talentPaths } from '@prova/contract/talents/paths';
import * as z from 'zod';
import { defineNotification } from '../../platform/notification.ts';

/** A company looked at a talent's profile. */
export const profileViewed = defineNotification({
  type: 'PROFILE_VIEW',
  event: 'viewed',
  params: z.object({ companyName: z.string().max(500) }),
  link: () => talentPaths.profile,
  texts: {
    'pt-BR': { title: 'Seu perfil foi visto', message: '{companyName} abriu seu perfil.' },
    'en-US': { title: 'Your profile was viewed', message: '{companyName} opened your profile.' },
  },
});
