import { recruiterPaths } from '@prova/contract/recruiters/paths';
import { updateRecruiterProfile } from '@prova/contract/recruiters/recruiters';
import { secretPage } from '../../platform/http/page-heads.ts';
import { requestExample } from '../../platform/http/request-example.ts';
import type { ServerModule } from '../../platform/module.ts';
import { connect } from '../../platform/ports.ts';
import { accountPorts } from '../accounts/accounts.service.ts';
import { mayBeReminded } from './complete-registration.ts';
import { recruitersData } from './recruiters.privacy.ts';
import { recruiterRoutes } from './recruiters.routes.ts';

export const recruiters: ServerModule = {
  name: 'recruiters',
  routes: recruiterRoutes,
  pages: [
    secretPage(recruiterPaths.completeRegistration, {
      'pt-BR': 'Complete seu cadastro',
      'en-US': 'Complete your registration',
    }),
  ],
  examples: [
    requestExample(updateRecruiterProfile, {
      linkedinUrl: 'https://www.linkedin.com/in/marina-alves',
      worksForMultiple: 'freelancer',
      languages: [{ code: 'pt', proficiency: 'native' }],
      education: [
        { level: 'undergraduate', institution: 'UFPE', field: 'Psicologia', graduationYear: 2016, courses: null },
      ],
    }),
  ],
  personalData: recruitersData,
  connects: [connect(accountPorts.mayBeReminded, mayBeReminded)],
};
