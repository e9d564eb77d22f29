import type { Run } from '../../../../platform/sandbox/program.ts';
import type { certificatePdf } from './certificate-pdf.ts';
import { drawCertificate } from './draw-certificate.ts';

export const run: Run<typeof certificatePdf> = async (certificate) => ({
  value: {},
  body: await drawCertificate(certificate),
});
