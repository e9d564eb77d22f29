import { press } from '../support/actions.ts';
import type { Screen } from '../support/screens.ts';

export const screens: readonly Screen[] = [
  { name: 'offer', path: ({ links }) => links.offer },
  { name: 'offer-accept', path: ({ links }) => links.offer, action: press(/^(Aceitar oferta|Accept)/) },
  { name: 'offer-ended', path: ({ links }) => links.endedOffer },
  { name: 'offer-unknown', path: `/offers/${'x'.repeat(43)}` },
  {
    name: 'candidate-offer',
    path: ({ jobId, openId }) => `/admin/recruiter/jobs/${jobId}/board?application=${openId}`,
    as: 'recruiter',
    action: press(/^(Enviar oferta|Send offer)$/),
  },
];
