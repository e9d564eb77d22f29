import { choose, inTurn, press } from '../support/actions.ts';
import type { Screen } from '../support/screens.ts';

/** Of somebody with jobs, who are to be handed over. */
const memberMenu = press(/^(Ações para|Actions for) Rafael/);

export const screens: readonly Screen[] = [
  { name: 'team-invite', path: '/admin/recruiter/team', as: 'recruiter', action: press(/^(Convidar|Invite)$/) },
  {
    name: 'team-role',
    path: '/admin/recruiter/team',
    as: 'recruiter',
    action: inTurn(memberMenu, choose(/^(Mudar papel|Change role)$/)),
  },
  {
    name: 'team-transfer',
    path: '/admin/recruiter/team',
    as: 'recruiter',
    action: inTurn(memberMenu, choose(/^(Passar a responsabilidade|Transfer ownership)$/)),
  },
  {
    name: 'team-remove',
    path: '/admin/recruiter/team',
    as: 'recruiter',
    action: inTurn(memberMenu, choose(/^(Remover da equipe|Remove from team)$/)),
  },
  {
    name: 'company-settings-edit',
    path: '/admin/recruiter/settings',
    as: 'recruiter',
    action: press(/^(Sobre a empresa|About the company): /),
  },
  { name: 'verify-company', path: `/auth/verify-company?token=${'x'.repeat(43)}` },
  { name: 'invitation-unknown', path: `/auth/invitation?token=${'x'.repeat(43)}` },
];
