import type { Phrases } from '../phrases.ts';

/** Where the links of the newsletter lead. */
export const subscription = {
  confirm: {
    title: 'Confirmar a assinatura',
    intro: 'Uma vez por mês você recebe a nossa carta sobre contratar pelo saber. Dá para sair quando quiser.',
    press: 'Confirmar assinatura',
  },
  confirmed: {
    title: 'Assinatura confirmada',
    intro: 'Pronto. A próxima carta chega no seu e-mail, e cada uma traz um link para sair.',
  },
  leave: {
    title: 'Sair da carta da Prova',
    intro:
      'Você deixa de receber a carta mensal. Se não foi você quem pediu, não escrevemos mais para este endereço sobre ela.',
    press: 'Parar de receber',
  },
  left: {
    title: 'Pronto, não enviamos mais',
    intro: 'Este endereço não recebe mais a nossa carta.',
  },
  again: 'Voltar a receber',
  notMe: 'Não fui eu',
  failed: 'Nada mudou ainda',
  over: {
    title: 'Este link não vale mais',
    text: 'Links de confirmação valem por 7 dias. Para receber a carta, assine de novo no fim desta página.',
    leaving: 'Use o link da carta mais recente, ou',
    contact: 'fale com a gente',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    subscription: Phrases<typeof subscription>;
  }
}
