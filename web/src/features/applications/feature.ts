import { applicationPaths } from '@prova/contract/applications/paths';
import { homePaths } from '@prova/contract/metrics/paths';
import type { Feature } from '../../lib/feature.ts';

export const applications: Feature = {
  redirections: [
    // The applications are on the home screen.
    { area: 'talent', path: applicationPaths.talentApplications, to: () => homePaths.talentHome },
  ],
};
