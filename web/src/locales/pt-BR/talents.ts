import type { Phrases } from '../phrases.ts';

export const talents = {
  home: {
    title: 'Início',
    morning: 'Bom dia, {{name}}',
    afternoon: 'Boa tarde, {{name}}',
    evening: 'Boa noite, {{name}}',
    waits_zero: 'Nenhuma candidatura espera por você agora.',
    waits_one: '1 candidatura espera por você.',
    waits_other: '{{count}} candidaturas esperam por você.',
    browse: 'Ver todas as vagas',
    loadError: 'Não foi possível carregar suas candidaturas',
    loadErrorText: 'Nada foi perdido. Confira a conexão e tente de novo.',
  },
  applications: {
    title: 'Minhas candidaturas',
    open: 'Abertas {{count}}',
    ended: 'Encerradas {{count}}',
    filter: 'Quais candidaturas mostrar',
    forYou: 'Esperam por você',
    forCompany: 'Esperam pela empresa',
    over: 'Encerradas',
    empty: 'Você ainda não se candidatou',
    emptyText: 'Encontre uma vaga, mostre o que sabe e acompanhe cada etapa por aqui, com data de resposta.',
    emptyEnded: 'Nenhuma candidatura encerrada',
    emptyEndedText: 'Quando um processo terminar, ele fica guardado aqui.',
    applied: 'Candidatura enviada {{when}}',
    since: 'Nesta etapa {{when}}',
    withdrawn: 'Retirada em {{date}}',
    closed: 'Vaga encerrada em {{date}}',
    rejected: 'Não seguiu no processo',
    yourTurn: 'Sua vez',
    approved: 'Aprovada',
    withdraw: 'Retirar candidatura',
    withdrawTitle: 'Retirar a candidatura à vaga {{job}}?',
    withdrawText: 'A empresa será avisada e o processo termina para você. Não dá para desfazer.',
    withdrawKeep: 'Manter candidatura',
    withdrawn_toast: 'Candidatura retirada. A empresa foi avisada.',
    more: 'Mostrar mais',
    menu: 'Ações de {{job}}',
    openJob: 'Abrir a vaga',
  },
  offers: {
    title: 'Ofertas',
    one: 'Oferta',
    loadError: 'Não foi possível carregar suas ofertas',
    answerBy: 'Responder até {{date}}',
    open: 'Ver oferta',
    approved: 'Você aceitou',
    declined: 'Você recusou',
    expired: 'O prazo terminou',
    cancelled: 'Cancelada pela empresa',
    openFailed: 'Não foi possível abrir a oferta. Tente de novo.',
  },
  claim: {
    title_one: 'Encontramos 1 candidatura feita com o seu e-mail',
    title_other: 'Encontramos {{count}} candidaturas feitas com o seu e-mail',
    text_one: 'Ela foi enviada sem conta. Quer acompanhar por aqui? Seu perfil não muda.',
    text_other: 'Elas foram enviadas sem conta. Quer acompanhar por aqui? Seu perfil não muda.',
    line: '{{job}}, {{company}}',
    accept: 'Trazer para a minha conta',
    later: 'Agora não',
    done_one: 'Pronto. A candidatura está na sua conta.',
    done_other: 'Pronto. As candidaturas estão na sua conta.',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    talents: Phrases<typeof talents>;
  }
}
