import { press } from '../support/actions.ts';
import type { Screen } from '../support/screens.ts';

export const screens: readonly Screen[] = [
  {
    name: 'recruiter-bell',
    path: '/admin/recruiter/home',
    as: 'recruiter',
    action: press(/^(Notificações|Notifications)/),
  },
  { name: 'talent-bell', path: '/admin/potential/home', as: 'talent', action: press(/^(Notificações|Notifications)/) },
];
