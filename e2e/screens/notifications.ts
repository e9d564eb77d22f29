import { press } from '../support/acts.ts';
import type { Screen } from '../support/screens.ts';

export const screens: readonly Screen[] = [
  {
    name: 'recruiter-bell',
    path: '/admin/recruiter/home',
    as: 'recruiter',
    act: press(/^(Notificações|Notifications)/),
  },
  { name: 'talent-bell', path: '/admin/potential/home', as: 'talent', act: press(/^(Notificações|Notifications)/) },
];
