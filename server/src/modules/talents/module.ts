import type { ServerModule } from '../../platform/module.ts';
import { connect } from '../../platform/ports.ts';
import { accountPorts } from '../accounts/accounts.service.ts';
import { talentsData } from './talents.privacy.ts';
import { createTalentOnRegistration } from './talents.service.ts';

export const talents: ServerModule = {
  name: 'talents',
  personalData: talentsData,
  connects: [connect(accountPorts.onRegistered, createTalentOnRegistration)],
};
