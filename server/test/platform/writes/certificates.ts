import { putCertificate } from '@prova/contract/certificates/certificates';
import { ofNewProof } from './attempts.ts';
import type { Writes } from './stage.ts';

export const certificateWrites: Writes = {
  'assessments.certificates.put': async (stage) => ({ ...(await ofNewProof(stage)), body: { showsScore: true } }),
  'assessments.certificates.withdraw': async (stage) => {
    const call = await ofNewProof(stage);
    await stage.server.call(putCertificate, { ...call, body: {} });
    return call;
  },
};
