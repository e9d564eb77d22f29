import { PRIVACY_VERSION, TERMS_VERSION } from '@prova/contract/accounts/document-versions';
import { getCompany } from '@prova/contract/companies/companies';
import { twoHalves } from '../../fixtures/pictures.ts';
import { PASSWORD } from '../../people.ts';
import {
  type AccessTable,
  all,
  anyone,
  byToken,
  type Call,
  FORBIDDEN,
  mixing,
  NOT_FOUND,
  ofMembers,
  ofOwners,
  UNAUTHENTICATED,
} from '../outcomes.ts';

const company: Call = ({ companyId }) => ({ params: { id: companyId } });
const invitation: Call = ({ companyId, invitationId }) => ({ params: { id: companyId, invitationId } });
const foreignInvitation: Call = ({ companyId, foreign }) => ({
  params: { id: companyId, invitationId: foreign.invitationId },
});
const colleague =
  (body: object): Call =>
  ({ companyId, colleagueId }) => ({ params: { id: companyId, userId: colleagueId }, body });
const foreignColleague =
  (body: object): Call =>
  ({ companyId, foreign }) => ({ params: { id: companyId, userId: foreign.colleagueId }, body });
const invited: Call = ({ invitationToken }) => ({ params: { token: invitationToken } });

export const companiesAccess: AccessTable = {
  'companies.get': ofMembers(company),
  'companies.update': ofOwners(async ({ server, companyId, actors }) => {
    const { data } = await server.call(getCompany, { as: actors.owner.token, params: { id: companyId } });
    return { params: { id: companyId }, body: { name: 'Empresa Teste', version: data.version, endVerification: true } };
  }),
  // Whoever has a company already is in it.
  'companies.create': all('409 HAS_COMPANY', () => ({ body: { name: 'Recomeço' } }), {
    guest: UNAUTHENTICATED,
    talent: FORBIDDEN,
    self: FORBIDDEN,
    expert: FORBIDDEN,
    removed: 'ok',
  }),
  'companies.close': ofOwners(async ({ server, companyId, actors }) => {
    const { data } = await server.call(getCompany, { as: actors.owner.token, params: { id: companyId } });
    return { params: { id: companyId }, body: { name: data.name } };
  }),
  'companies.setLogo': ofOwners(async ({ companyId }) => ({
    params: { id: companyId },
    files: { file: { name: 'logo.png', mime: 'image/png', body: await twoHalves() } },
  })),
  'companies.removeLogo': ofOwners(company),
  'companies.startVerification': ofOwners(({ companyId }) => ({ params: { id: companyId }, body: { method: 'cnpj' } })),
  // By the token of a mail, in the body.
  'companies.confirmVerification': anyone(({ verificationToken }) => ({ body: { token: verificationToken } })),
  'companies.mails': ofMembers(company),
  'companies.use': ofMembers(company, { expert: 'ok' }),

  'companies.team': ofMembers(company),
  'companies.invite': ofOwners(({ companyId }) => ({
    params: { id: companyId },
    body: { email: 'convite@correio.example', role: 'recruiter' },
  })),
  'companies.resendInvitation': mixing(ofOwners(invitation), {
    'the invitation': { call: foreignInvitation, outcome: NOT_FOUND },
  }),
  'companies.revokeInvitation': mixing(ofOwners(invitation), {
    'the invitation': { call: foreignInvitation, outcome: NOT_FOUND },
  }),
  'companies.changeRole': mixing(ofOwners(colleague({ role: 'interviewer' })), {
    'the member': { call: foreignColleague({ role: 'interviewer' }), outcome: NOT_FOUND },
  }),
  'companies.removeMember': mixing(ofOwners(colleague({})), {
    'the member': { call: foreignColleague({}), outcome: NOT_FOUND },
    'who takes over': {
      call: ({ companyId, colleagueId, foreign }) => ({
        params: { id: companyId, userId: colleagueId },
        body: { handOverTo: foreign.ownerId },
      }),
      outcome: '409 MEMBER_ROLE_REFUSED',
    },
  }),
  'companies.transfer': mixing(
    ofOwners(({ companyId, actors }) => ({ params: { id: companyId }, body: { userId: actors.recruiter.id } })),
    {
      'the new owner': {
        call: ({ companyId, foreign }) => ({ params: { id: companyId }, body: { userId: foreign.ownerId } }),
        outcome: NOT_FOUND,
      },
    },
  ),

  'companies.invitation': byToken(invited),
  'companies.declineInvitation': byToken(invited),
  'companies.registerByInvitation': byToken(({ invitationToken }) => ({
    params: { token: invitationToken },
    body: {
      name: 'Nova Pessoa',
      password: PASSWORD,
      acceptedTerms: TERMS_VERSION,
      acceptedPrivacy: PRIVACY_VERSION,
      adult: true,
      language: 'pt-BR',
    },
  })),
  'companies.acceptInvitation': all(
    '403 INVITATION_OTHER_ACCOUNT',
    ({ invitationOfRemoved }) => ({ params: { token: invitationOfRemoved } }),
    { guest: UNAUTHENTICATED, removed: 'ok' },
  ),
};
