import {
  REGISTRATION_SECTIONS,
  type RegistrationSection,
  saveRegistration,
} from '@prova/contract/recruiters/recruiter-registration';
import { twoHalves } from '../../fixtures/pictures.ts';
import {
  type AccessTable,
  all,
  type Call,
  FORBIDDEN,
  mixing,
  NO_COMPANY,
  NOT_FOUND,
  ofCompany,
  recruiters,
  UNAUTHENTICATED,
} from '../outcomes.ts';

/** Profiles are seen by all colleagues. */
const COLLEAGUES = { unshared: 'ok', interviewer: 'ok', hiringManager: 'ok' } as const;
/** And changed by the person alone. */
const ONE_SELF = { unshared: FORBIDDEN, recruiter: FORBIDDEN } as const;
/** Who has left every company has a profile still. */
const WITHOUT_COMPANY = { removed: 'ok' } as const;

const owner: Call = ({ ownerId }) => ({ params: { id: ownerId } });

const REGISTRATION: Record<RegistrationSection, object> = {
  basic: { worksForMultiple: 'freelancer', position: 'Tech recruiter' },
  languages: { languages: [{ code: 'pt', proficiency: 'native' }] },
  education: {
    education: [{ level: 'masters', institution: 'UFPE', field: 'Psicologia', graduationYear: '2015', courses: '' }],
  },
  experience: { experienceFrom: '3', specializations: ['Dados'], experience: 'Vagas de engenharia.' },
  company: { sizeFrom: '51', industry: 'Software', department: 'Pessoas' },
  additional: { additionalInfo: 'Prefiro conversas por escrito.' },
};

export const recruitersAccess: AccessTable = {
  'recruiters.list': recruiters(),
  'recruiters.invite': all(FORBIDDEN, () => ({ body: { email: 'colega@correio.example' } }), {
    guest: UNAUTHENTICATED,
    removed: NO_COMPANY,
    foreign: 'ok',
    owner: 'ok',
  }),
  // Out of the company at work: who has none is told so.
  'recruiters.remove': mixing(
    ofCompany(NOT_FOUND, ({ colleagueId }) => ({ params: { id: colleagueId } }), {
      recruiter: FORBIDDEN,
      unshared: FORBIDDEN,
      removed: NO_COMPANY,
    }),
    {
      'who takes over': {
        call: ({ colleagueId, foreign }) => ({ params: { id: colleagueId }, query: { handOverTo: foreign.ownerId } }),
        outcome: '409 MEMBER_ROLE_REFUSED',
      },
    },
  ),
  'recruiters.ownProfile': recruiters(undefined, WITHOUT_COMPANY),
  'recruiters.get': ofCompany(NOT_FOUND, owner, COLLEAGUES),
  'recruiters.update': ofCompany(
    NOT_FOUND,
    ({ ownerId }) => ({ params: { id: ownerId }, body: { version: 0, bio: 'Vagas de engenharia.' } }),
    ONE_SELF,
  ),
  'recruiters.setPicture': ofCompany(
    NOT_FOUND,
    async ({ ownerId }) => ({
      params: { id: ownerId, picture: 'photo' },
      files: { file: { name: 'foto.png', mime: 'image/png', body: await twoHalves() } },
    }),
    ONE_SELF,
  ),
  'recruiters.removePicture': ofCompany(
    NOT_FOUND,
    ({ ownerId }) => ({ params: { id: ownerId, picture: 'cover' } }),
    ONE_SELF,
  ),
  'recruiters.registration': recruiters(undefined, WITHOUT_COMPANY),
  'recruiters.saveRegistration': recruiters(
    () => ({ body: { version: 0, state: 'draft', section: 'additional', values: {} } }),
    WITHOUT_COMPANY,
  ),
  // With every section done; of whoever may not write one, none is.
  'recruiters.completeRegistration': recruiters(async ({ server }, { token: as }) => {
    for (const [version, section] of REGISTRATION_SECTIONS.entries())
      await server.call(saveRegistration, {
        as,
        body: { version, state: 'done', section, values: REGISTRATION[section] },
      });
    return { body: { version: REGISTRATION_SECTIONS.length } };
  }, WITHOUT_COMPANY),
  'recruiters.dismissRegistration': recruiters(undefined, WITHOUT_COMPANY),
};
