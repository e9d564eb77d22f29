import type { Phrases } from '../phrases.ts';

export const contact = {
  title: 'Fale com a gente',
  intro: 'Conte o que você precisa. Uma pessoa lê cada mensagem e responde no seu e-mail.',
  hoursTitle: 'Atendimento',
  hours: 'Seg. a sex., das 9h às 18h (horário de Brasília), resposta em média em 2 horas',
  emailTitle: 'E-mail',
  otherTitle: 'Talvez já esteja respondido',
  help: 'Ajuda, passo a passo',
  faq: 'Perguntas frequentes',
  dataRequest: 'Pedido sobre seus dados',
  name: 'Nome completo',
  email: 'E-mail',
  emailHint: 'A resposta chega aqui.',
  message: 'Mensagem',
  messageHint: 'Não escreva senhas nem números de documentos.',
  privacy: 'Usamos seu nome e seu e-mail só para responder.',
  privacyLink: 'Política de privacidade',
  website: 'Deixe este campo em branco',
  failed: 'A mensagem não foi enviada, e continua aqui',
  send: 'Enviar mensagem',
  cancel: 'Cancelar',
  close: 'Fechar',
  sentTitle: 'Mensagem recebida',
  sent: 'A resposta vai para {{email}}. Respondemos de segunda a sexta, das 9h às 18h (horário de Brasília), em média em 2 horas.',
  another: 'Escrever outra',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    contact: Phrases<typeof contact>;
  }
}
