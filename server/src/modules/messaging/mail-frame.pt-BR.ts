import type { MailFrame } from './mail-frame.ts';

export const ptBR: MailFrame = {
  linkHint: 'Se o botão não abrir, copie este endereço no navegador:',
  onBehalf: (company, { verified, proof }) =>
    verified
      ? `Enviado pela Prova em nome de ${company}, ${
          proof?.by === 'domain'
            ? `com domínio verificado: ${proof.domain}`
            : proof?.by === 'cnpj'
              ? 'com CNPJ verificado'
              : 'empresa com identidade verificada'
        }.`
      : `Enviado pela Prova em nome de ${company}. A Prova ainda não verificou a identidade desta empresa: não envie a ela senhas nem dinheiro.`,
  unsubscribe: { question: 'Não quer mais receber e-mails como este?', label: 'Parar de receber' },
  report: { question: 'Não esperava esta mensagem ou desconfia dela?', label: 'Denunciar esta mensagem' },
  leftOut: { name: '[nome omitido]', title: '[título omitido]' },
  reply: (company) => `Para falar com ${company}, responda a este e-mail.`,
  replyToWriter: 'Para falar com quem escreveu, responda a este e-mail.',
  noReply: 'Este endereço não recebe respostas.',
  slogan: 'Prova. Conhecimento acima da experiência.',
};
