import type { ContactTopic } from '@prova/contract/messaging/contact-fields';
import { NEWSLETTER_CONFIRMATION_DAYS } from '@prova/contract/messaging/newsletter-fields';
import type { Words } from '../../platform/words.ts';

const TOPICS: Readonly<Record<ContactTopic, string>> = {
  help: 'ajuda para usar a Prova',
  plans: 'planos e preços',
  press: 'imprensa',
  other: 'outro',
};

export const ptBR = {
  contact: {
    subject: (name: string) => `Mensagem de ${name} pelo site`,
    heading: 'Mensagem pelo site',
    intro: 'Alguém escreveu pelo formulário de contato. O e-mail foi digitado e não está confirmado.',
    name: 'Nome',
    email: 'E-mail',
    topic: 'Assunto',
    topicName: (topic: ContactTopic) => TOPICS[topic],
    language: 'Idioma',
    why: 'Você recebeu esta mensagem porque este endereço responde pelo contato da Prova.',
  },
  signUp: {
    subject: 'Confirme a assinatura da carta da Prova',
    heading: 'Confirme a sua assinatura',
    asked:
      'Alguém pediu, no site da Prova, para receber neste e-mail a nossa carta mensal sobre contratar pelo saber. Se foi você, falta confirmar.',
    confirm: 'Ver e confirmar',
    notYou: `O link vale por ${NEWSLETTER_CONFIRMATION_DAYS} dias. Se não foi você, ignore esta mensagem: sem a confirmação, nada será enviado e o endereço será apagado.`,
    why: 'Você recebeu esta mensagem porque alguém digitou este e-mail no site da Prova.',
  },
  welcome: {
    subject: 'Você assinou a carta da Prova',
    heading: 'Assinatura confirmada',
    text: 'Uma vez por mês você recebe a nossa carta sobre contratar pelo saber. Este e-mail não é usado para mais nada.',
    leave: 'Para parar de receber, use o link no fim de qualquer carta, ou no fim desta mensagem.',
    why: 'Você recebeu esta mensagem porque confirmou a assinatura da carta da Prova.',
  },
  already: {
    subject: 'Você já assina a carta da Prova',
    heading: 'Você já assina a nossa carta',
    text: 'Alguém pediu, no site da Prova, para receber neste e-mail a nossa carta mensal. Você já assina, e não precisa fazer nada.',
  },
  subscribed: {
    subject: 'Nova assinatura da carta',
    heading: 'Nova assinatura da carta',
    text: 'Mais uma pessoa confirmou que quer receber a carta mensal.',
    email: 'E-mail',
    language: 'Idioma',
    why: 'Você recebeu esta mensagem porque este endereço responde pelo contato da Prova.',
  },
};

export type MessagingWords = Words<typeof ptBR>;
