import type { MailFrame } from './mail-frame.ts';

export const enUS: MailFrame = {
  linkHint: 'If the button does not open, copy this address into your browser:',
  onBehalf: (company, { verified, proof }) =>
    verified
      ? `Sent by Prova on behalf of ${company}, ${
          proof?.by === 'domain'
            ? `with a verified domain: ${proof.domain}`
            : proof?.by === 'cnpj'
              ? 'with a verified CNPJ'
              : 'a company with a verified identity'
        }.`
      : `Sent by Prova on behalf of ${company}. Prova has not verified this company’s identity yet: do not send it passwords or money.`,
  unsubscribe: { question: 'No longer want emails like this one?', label: 'Stop receiving them' },
  report: { question: 'Not expecting this message, or does it look suspicious?', label: 'Report this message' },
  leftOut: { name: '[name left out]', title: '[title left out]' },
  reply: (company) => `To talk to ${company}, reply to this email.`,
  replyToWriter: 'To talk to whoever wrote, reply to this email.',
  noReply: 'This address does not accept replies.',
  slogan: 'Prova. Knowledge above experience.',
};
