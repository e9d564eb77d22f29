import type { CertificateFormat } from '@prova/contract/certificates/certificates';
import type { Ctx } from '../../platform/context.ts';
import { printPdf } from '../../platform/sandbox/pdf-program.ts';
import { CERTIFICATE_WORDS } from './certificate-words.ts';
import type { CertificateRow } from './certificates.queries.ts';
import { certifiedBy } from './certified.ts';
import { signedBadge } from './open-badge.ts';
import { certificatePdf } from './pdf/certificate-pdf.ts';
import { printedCertificate } from './pdf/printed-certificate.ts';

/** The name of credentials that are the payload of a JWT, as VC-JOSE-COSE registers it. */
export const VC_JWT = 'application/vc+jwt';
/** So much of the code tells one file from another. */
const CODE_SHOWN = 6;

/**
 * A certificate as a file, in the language of its reader.
 * @throws AppError SERVICE_UNAVAILABLE when too many wait to be printed
 */
export async function printCertificate(
  ctx: Ctx,
  row: CertificateRow,
  format: CertificateFormat,
): Promise<{ name: string; mime: string; content: string }> {
  const { fileName } = CERTIFICATE_WORDS[ctx.locale];
  const name = `${fileName}-${row.code.replace(/[^A-Za-z0-9]/g, '').slice(0, CODE_SHOWN)}.${format}`;
  if (format === 'jwt') {
    const jwt = await signedBadge(ctx, row);
    return { name, mime: VC_JWT, content: Buffer.from(jwt).toString('base64') };
  }
  const printed = printedCertificate(ctx, row, await certifiedBy(ctx, row));
  const pdf = await printPdf(ctx.platform.sandbox, certificatePdf, printed);
  return { name, mime: 'application/pdf', content: pdf.toString('base64') };
}
