import { getContactAddress } from '@prova/contract/messaging/contact';
import { messagingPaths } from '@prova/contract/messaging/paths';
import type { Page } from '../../platform/http/page.ts';
import { fixedPage, secretPage } from '../../platform/http/page-heads.ts';

export const messagingPages: readonly Page[] = [
  secretPage(messagingPaths.mailReport, { 'pt-BR': 'Denunciar um e-mail', 'en-US': 'Report an email' }),
  fixedPage({
    path: messagingPaths.contact,
    first: () => ({ endpoint: getContactAddress }),
    title: { 'pt-BR': 'Fale com a Prova', 'en-US': 'Contact Prova' },
    description: {
      'pt-BR': 'Escreva para a Prova: dúvidas, planos, imprensa. Atendimento de segunda a sexta, das 9h às 18h.',
      'en-US': 'Write to Prova: questions, plans, press. We answer Monday to Friday, 9 am to 6 pm (Brasília time).',
    },
  }),
  secretPage(messagingPaths.newsletterConfirmation, {
    'pt-BR': 'Confirmar assinatura da carta',
    'en-US': 'Confirm your subscription',
  }),
  secretPage(messagingPaths.leavingNewsletter, {
    'pt-BR': 'Sair da carta da Prova',
    'en-US': 'Leave the Prova letter',
  }),
];
