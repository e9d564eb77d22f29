import type { Feature } from '../../lib/feature.ts';
import { fill } from '../../lib/slots.tsx';
import { ownResultSlot } from '../attempts/components/own-result-slot.ts';

export const certificates: Feature = {
  slots: [fill(ownResultSlot, async () => (await import('./certificate-card.tsx')).CertificateCard)],
};
