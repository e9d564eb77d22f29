import { privacyPaths } from '@prova/contract/privacy/paths';
import { Inbox, Lock } from 'lucide-react';
import type { Feature } from '../../lib/feature.ts';

const ownData = async () => (await import('./privacy.page.tsx')).PrivacyPage;

const ownDataEntry = { icon: Lock, name: { 'pt-BR': 'Privacidade', 'en-US': 'Privacy' }, order: 50 } as const;

export const privacy: Feature = {
  routes: [
    { area: 'recruiter', path: privacyPaths.recruiterPrivacy, page: ownData },
    { area: 'expert', path: privacyPaths.expertPrivacy, page: ownData },
    { area: 'talent', path: privacyPaths.talentPrivacy, page: ownData },
    {
      area: 'recruiter',
      path: privacyPaths.recruiterDataRequests,
      page: async () => (await import('./request-queue.page.tsx')).RequestQueuePage,
    },
    {
      area: 'recruiter',
      path: privacyPaths.recruiterDataRequest,
      page: async () => (await import('./data-request-detail.page.tsx')).DataRequestDetailPage,
    },
    {
      area: 'recruiter',
      path: privacyPaths.recruiterRetention,
      page: async () => (await import('./retention.page.tsx')).RetentionPage,
    },
  ],
  menu: [
    { area: 'recruiter', to: privacyPaths.recruiterPrivacy, ...ownDataEntry },
    { area: 'expert', to: privacyPaths.expertPrivacy, ...ownDataEntry },
    { area: 'talent', to: privacyPaths.talentPrivacy, ...ownDataEntry },
    {
      area: 'recruiter',
      to: privacyPaths.recruiterDataRequests,
      icon: Inbox,
      name: { 'pt-BR': 'Pedidos de dados', 'en-US': 'Data requests' },
      order: 60,
      ownersOnly: true,
    },
  ],
};
