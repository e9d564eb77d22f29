import { privacyPaths } from '@prova/contract/privacy/paths';
import { Inbox, Lock } from 'lucide-react';
import type { Feature } from '../../lib/feature.ts';

const ownData = async () => (await import('./privacy.page.tsx')).PrivacyPage;

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
    { area: 'recruiter', to: privacyPaths.recruiterPrivacy, icon: Lock, name: 'privacy', order: 50 },
    { area: 'expert', to: privacyPaths.expertPrivacy, icon: Lock, name: 'privacy', order: 50 },
    { area: 'talent', to: privacyPaths.talentPrivacy, icon: Lock, name: 'privacy', order: 50 },
    {
      area: 'recruiter',
      to: privacyPaths.recruiterDataRequests,
      icon: Inbox,
      name: 'dataRequests',
      order: 60,
      ownersOnly: true,
    },
  ],
};
