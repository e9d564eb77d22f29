import {
  type AccessTable,
  all,
  anyone,
  byToken,
  type Call,
  FORBIDDEN,
  NOT_FOUND,
  ofOwners,
  signedIn,
  talents,
  UNAUTHENTICATED,
} from '../outcomes.ts';

/** They would leave colleagues behind without an owner. */
const LAST_OWNERS = { foreign: '409 LAST_OWNER', owner: '409 LAST_OWNER' } as const;

const company: Call = ({ companyId }) => ({ params: { id: companyId } });
const retention = (id: string) => ({ params: { id, subject: 'unsuccessful_applications' } });
const request =
  (body?: object): Call =>
  ({ dataRequestId }) => ({ params: { id: dataRequestId }, ...(body && { body }) });
const page: Call = ({ dataRequestToken }) => ({ params: { token: dataRequestToken } });

export const privacyAccess: AccessTable = {
  'privacy.export.get': signedIn(),
  'privacy.export.request': signedIn(),
  'privacy.erasure.preview': signedIn(undefined, LAST_OWNERS),
  'privacy.erasure.confirm': signedIn((_, { email }) => ({ body: { email } }), LAST_OWNERS),
  'privacy.consents.list': signedIn(),
  'privacy.consents.withdrawBank': all(FORBIDDEN, ({ self: { candidateId } }) => ({ params: { id: candidateId } }), {
    guest: UNAUTHENTICATED,
    talent: NOT_FOUND,
    self: 'ok',
  }),
  'privacy.visibility.set': talents(() => ({ body: { visibility: 'applied' } })),

  'privacy.requests.companies': anyone(() => ({ query: { search: 'empresa' } })),
  'privacy.requests.requestDataByMail': anyone(() => ({
    body: { company: null, kind: 'information', email: 'curiosa@correio.example', message: '' },
  })),
  'privacy.requests.page': byToken(page),
  'privacy.requests.confirm': byToken(page),
  'privacy.requests.listOwn': signedIn(),
  'privacy.requests.ask': signedIn(() => ({ body: { company: null, kind: 'information', message: '' } })),
  'privacy.requests.listOfCompany': ofOwners(company),
  'privacy.requests.get': ofOwners(request()),
  'privacy.requests.erasure': ofOwners(request()),
  'privacy.requests.start': ofOwners(request({ version: 2 })),
  'privacy.requests.extend': ofOwners(request({ version: 2, reason: 'Arquivos em papel' })),
  'privacy.requests.refuse': ofOwners(request({ version: 2, reason: 'Não há dados' })),
  'privacy.requests.answer': ofOwners(request({ version: 2, text: 'Resposta', with: 'reply' })),
  'privacy.retention.get': ofOwners(company),
  'privacy.retention.preview': ofOwners(({ companyId }) => ({ ...retention(companyId), query: { months: 12 } })),
  'privacy.retention.set': ofOwners(({ companyId }) => ({ ...retention(companyId), body: { months: 12, version: 0 } })),
};
