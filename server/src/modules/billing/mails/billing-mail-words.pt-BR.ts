import type { Words } from '../../../platform/words.ts';
import { BILLING_WORDS } from '../billing.words.ts';

export const ptBR = {
  plans: BILLING_WORDS['pt-BR'].plans,
  why: (company: string | null) =>
    company === null
      ? 'Você recebeu esta mensagem porque tem um plano pago na Prova.'
      : `Você recebeu esta mensagem porque é responsável por ${company} na Prova.`,
  paid: {
    subject: (plan: string) => `Pagamento confirmado: plano ${plan}`,
    heading: 'Pagamento confirmado',
    text: (amount: string, plan: string, company: string | null) =>
      company === null
        ? `Recebemos ${amount} pelo seu plano ${plan}.`
        : `Recebemos ${amount} pelo plano ${plan} de ${company}.`,
    until: (day: string) => `Ele está pago até ${day}. O recibo está no histórico de pagamentos.`,
    see: 'Ver plano e recibo',
  },
  refunded: {
    subject: (plan: string) => `Devolução do pagamento: plano ${plan}`,
    heading: 'Seu pagamento será devolvido',
    text: (amount: string, plan: string) =>
      `Vamos devolver ${amount}, o valor inteiro que foi pago pelo plano ${plan}.`,
    days: 'No cartão, o valor aparece em até duas faturas; nas outras formas de pagamento, em alguns dias úteis.',
    see: 'Ver o histórico',
  },
  pastDue: {
    subject: (plan: string) => `A renovação não foi paga: plano ${plan}`,
    heading: 'A renovação não foi paga',
    text: (amount: string, plan: string) => `Não conseguimos cobrar ${amount} pela renovação do plano ${plan}.`,
    until: (day: string) =>
      `O plano continua valendo até ${day}. Se a renovação não for paga até lá, ele termina. Você pode pagar agora, com um clique, em Plano e cobrança.`,
    see: 'Pagar a renovação',
  },
  unpaid: (plan: string) => `A renovação do plano ${plan} não foi paga a tempo e não será mais cobrada.`,
  ended: {
    subject: (plan: string) => `O plano ${plan} terminou`,
    heading: 'Seu plano terminou',
    text: (plan: string, company: string | null) =>
      company === null
        ? `O plano ${plan} terminou, e você passou para o plano Free. Tudo o que leva a uma vaga continua aberto.`
        : `O plano ${plan} de ${company} terminou, e a empresa passou para o plano Starter. Nada do que existe se perde; novas vagas e entrevistas seguem os limites do Starter.`,
    see: 'Ver planos',
  },
};

export type BillingMailWords = Words<typeof ptBR>;
