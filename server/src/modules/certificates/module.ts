import { getPublicCertificate } from '@prova/contract/certificates/certificates';
import { certificatePaths } from '@prova/contract/certificates/paths';
import { fixedPage, titleOf } from '../../platform/http/page-heads.ts';
import type { ServerModule } from '../../platform/module.ts';
import { connect } from '../../platform/ports.ts';
import { attemptPorts } from '../attempts/attempts.service.ts';
import * as budgets from './certificates.budgets.ts';
import { certificatesData } from './certificates.privacy.ts';
import { certificateRoutes } from './certificates.routes.ts';
import { followScore } from './own-certificate.ts';
import { rotateKeyTask } from './rotate-key.ts';
import { serveCredentials } from './serve-credentials.ts';

export const certificates: ServerModule = {
  name: 'certificates',
  routes: certificateRoutes,
  pages: [
    fixedPage({
      path: certificatePaths.check,
      title: { 'pt-BR': 'Conferir certificado', 'en-US': 'Check a certificate' },
      description: {
        'pt-BR': 'Digite o código de um certificado da Prova e veja se ele é autêntico e o que ele comprova.',
        'en-US': 'Type the code of a Prova certificate and see whether it is authentic and what it proves.',
      },
    }),
    {
      path: certificatePaths.certificate,
      first: ({ params: { code = '' } }) => ({ endpoint: getPublicCertificate, params: { code } }),
      // Whose it is stands on the page alone: previews of links show the head to whoever is in a chat.
      head: async (ctx) => ({
        title: titleOf(ctx, { 'pt-BR': 'Certificado de teste técnico', 'en-US': 'Technical test certificate' }),
        secret: true,
      }),
    },
  ],
  http: [serveCredentials],
  tasks: [rotateKeyTask],
  budgets: Object.values(budgets),
  personalData: certificatesData,
  connects: [connect(attemptPorts.followScore, followScore)],
};
