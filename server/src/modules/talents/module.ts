import { type profileInput, updateTalent, updateTalentProfile } from '@prova/contract/talents/talents';
import type * as z from 'zod';
import { on } from '../../platform/events.ts';
import { requestExample } from '../../platform/http/request-example.ts';
import type { ServerModule } from '../../platform/module.ts';
import { connect } from '../../platform/ports.ts';
import { accountPorts } from '../accounts/accounts.service.ts';
import { skillsRevised } from '../skills/skills.service.ts';
import { talentPorts } from './ports.ts';
import { registerProfileSitemaps } from './profile-sitemap.ts';
import { reviseSkills } from './revise-skills.ts';
import { talentPages } from './talent-page.ts';
import * as budgets from './talents.budgets.ts';
import * as notifications from './talents.notifications.ts';
import { talentsData } from './talents.privacy.ts';
import * as realtime from './talents.realtime.ts';
import { talentRoutes } from './talents.routes.ts';
import { createTalentOnRegistration } from './talents.service.ts';
import { followAccount } from './visibility.ts';

const changedProfile: z.input<typeof profileInput> = {
  version: 1,
  title: 'Pessoa Desenvolvedora Front-end',
  seniority: 'mid',
  country: 'BR',
  currency: 'BRL',
  skills: [{ name: 'React', level: 'ADVANCED', yearsOfExperience: 4 }],
  languages: [{ name: 'Inglês', proficiency: 'advanced' }],
  linkedinUrl: 'https://www.linkedin.com/in/marina-alves',
  githubUrl: 'https://github.com/marina-alves',
  portfolioUrl: 'https://marina.example',
  websiteUrl: 'https://marina.example/notas',
  education: [
    { institution: 'UFPE', degree: 'Bacharelado', field: 'Ciência da Computação', startYear: 2014, endYear: 2018 },
  ],
  experience: [
    {
      company: 'Banco Ipê',
      position: 'Pessoa Desenvolvedora',
      startDate: '2019-02-01',
      current: true,
      technologies: ['React', 'TypeScript'],
    },
  ],
};

export const talents: ServerModule = {
  name: 'talents',
  routes: talentRoutes,
  http: [registerProfileSitemaps],
  pages: talentPages,
  examples: [requestExample(updateTalentProfile, changedProfile), requestExample(updateTalent, changedProfile)],
  followers: [on(skillsRevised, 'talents.revise-skills', reviseSkills)],
  topics: [realtime.talentFollowing, realtime.talentsFollowing],
  messages: [realtime.changeOfTalent, realtime.leavingOfTalent],
  notifications: Object.values(notifications),
  budgets: Object.values(budgets),
  personalData: talentsData,
  ports: talentPorts,
  connects: [
    connect(accountPorts.onRegistered, createTalentOnRegistration),
    connect(accountPorts.onStandingChanged, followAccount),
  ],
};
