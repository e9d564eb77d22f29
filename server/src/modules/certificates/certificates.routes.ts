import * as certificates from '@prova/contract/certificates/certificates';
import { type Route, route } from '../../platform/http/route.ts';
import { downloadCertificate, getCertificate, putCertificate, withdrawCertificate } from './own-certificate.ts';
import { getPublicCertificate } from './public-certificate.ts';

export const certificateRoutes: readonly Route[] = [
  route(certificates.getCertificate, (ctx, { params }) => getCertificate(ctx, params.id)),
  route(certificates.putCertificate, (ctx, { params, body }) => putCertificate(ctx, params.id, body)),
  route(certificates.withdrawCertificate, (ctx, { params }) => withdrawCertificate(ctx, params.id)),
  route(certificates.downloadCertificate, (ctx, { params, query }) =>
    downloadCertificate(ctx, params.id, query.format),
  ),
  route(certificates.getPublicCertificate, (ctx, { params }) => getPublicCertificate(ctx, params.code)),
];
