import { putCertificate } from '@prova/contract/certificates/certificates';
import { type AccessTable, anyone, NOT_FOUND, ofTalent } from '../outcomes.ts';
import type { World } from '../world.ts';
import { proving } from './attempts.ts';

/** The same, with a certificate. */
async function certified(world: World) {
  const call = await proving(world);
  await world.server.call(putCertificate, { as: world.actors.self.token, ...call, body: {} });
  return call;
}

export const certificatesAccess: AccessTable = {
  'assessments.certificates.get': ofTalent(NOT_FOUND, proving),
  'assessments.certificates.put': ofTalent(NOT_FOUND, async (world) => ({ ...(await proving(world)), body: {} })),
  'assessments.certificates.withdraw': ofTalent(NOT_FOUND, certified),
  'assessments.certificates.download': ofTalent(NOT_FOUND, async (world) => ({
    ...(await certified(world)),
    query: { format: 'jwt' },
  })),
  'assessments.certificates.public': anyone(async (world) => {
    const { params } = await certified(world);
    const { code } = await world.server.platform.database
      .selectFrom('certificates')
      .innerJoin('testAttempts', 'testAttempts.id', 'certificates.attemptId')
      .select('code')
      .where('testAttempts.assignmentId', '=', params.id)
      .executeTakeFirstOrThrow();
    return { params: { code } };
  }),
};
