import type { Phrases } from '../phrases.ts';

export const notificationPreferences = {
  title: 'Preferências de notificações',
  intro: 'Escolha do que você quer saber, e por onde.',
  loadError: 'Não foi possível carregar suas preferências',
  topicsTitle: 'O que avisar',
  channels: { inApp: 'No sino', email: 'E-mail', browser: 'Navegador' },
  ofTopic: '{{channel}}: {{topic}}',
  always: 'sempre',
  needsBell: 'Com o sino ligado',
  topics: {
    application_updates: 'Andamento das suas candidaturas',
    offers: 'Ofertas e contratação',
    job_matches: 'Vagas que combinam com você',
    profile_views: 'Visitas ao seu perfil',
    new_applications: 'Candidaturas recebidas e retiradas',
    offer_answers: 'Respostas a ofertas e contratações',
    shared_jobs: 'Vagas compartilhadas com você',
    messages: 'Mensagens',
    tests: 'Testes',
    interviews: 'Entrevistas',
    interview_reminders: 'Lembretes de entrevista',
    mentions: 'Menções a você',
    reviews: 'Pedidos de revisão',
    privacy: 'Dados pessoais',
    account: 'Segurança da conta',
  },
  hints: {
    application_updates: 'Mudança de etapa, resposta da empresa, vaga encerrada ou reaberta.',
    offers: 'Oferta recebida, cancelada ou vencida. O e-mail sempre vai: a oferta tem prazo para responder.',
    job_matches: 'Vagas novas que pedem o que você sabe.',
    profile_views: 'Empresas que abriram seu perfil, no máximo uma vez por dia cada uma.',
    new_applications: 'Quem se candidatou às suas vagas, e quem desistiu.',
    offer_answers: 'Oferta aberta, aceita, recusada ou vencida, e contratação confirmada.',
    shared_jobs: 'Quando alguém da equipe abre uma vaga para você.',
    messages: 'O que escreveram para você.',
    tests: 'Testes para fazer e resultados.',
    interviews: 'Entrevistas marcadas, mudadas ou canceladas. O e-mail sempre vai: leva o convite da agenda.',
    interview_reminders: 'Um e-mail um dia antes e outro uma hora antes de cada entrevista em que você está.',
    mentions: 'Quando alguém da equipe cita você em uma anotação.',
    reviews: 'Quando alguém pede a revisão de uma pessoa.',
    privacy: 'Pedidos sobre dados pessoais e cópias prontas. Sempre vai: a lei dá prazo para responder.',
    account: 'Senha, acessos novos e troca de e-mail. Sempre vai: é assim que você descobre se não foi você.',
  },
  inDigest: { daily: 'O e-mail vai no resumo diário.', weekly: 'O e-mail vai no resumo semanal.' },
  frequency: {
    title: 'E-mails que podem esperar',
    hint: 'Vale para os avisos sem prazo. O resumo traz só o que você ainda não leu aqui.',
    now: 'Na hora',
    nowHint: 'Um e-mail para cada aviso.',
    daily: 'Resumo diário',
    dailyHint: 'Todo dia às 7h30 (horário de Brasília).',
    weekly: 'Resumo semanal',
    weeklyHint: 'Segunda-feira às 7h30 (horário de Brasília).',
  },
  browser: {
    title: 'Neste navegador',
    granted: 'Os avisos estão permitidos neste navegador.',
    default: 'Este navegador ainda não mostra avisos da Prova.',
    denied:
      'Os avisos da Prova estão bloqueados neste navegador. Para permitir, abra as configurações do site, ao lado do endereço.',
    unsupported: 'Este navegador não mostra avisos de páginas. O sino continua mostrando tudo.',
    allow: 'Permitir avisos',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'notification-preferences': Phrases<typeof notificationPreferences>;
  }
}
