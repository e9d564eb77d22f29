/** The e-mail templates that the demo's jobs carry, one a kind. */
export const TEMPLATES = [
  {
    kind: 'received',
    subject: 'Recebemos sua candidatura: {{jobTitle}}',
    body: 'Olá, {{candidateName}}.\n\nRecebemos sua candidatura à vaga {{jobTitle}}. Uma pessoa do time vai ler tudo o que você enviou, e você terá resposta mesmo que seja um não.\n\nEquipe {{companyName}}',
  },
  {
    kind: 'stage',
    subject: 'Sua candidatura avançou: {{statusName}}',
    body: 'Olá, {{candidateName}}.\n\nSua candidatura à vaga {{jobTitle}} está agora na etapa {{statusName}}. Se precisarmos de algo, escrevemos para você.\n\nEquipe {{companyName}}',
  },
  {
    kind: 'test',
    subject: 'Próximo passo: {{statusName}}',
    body: 'Olá, {{candidateName}}.\n\nGostamos do que lemos e queremos ver como você resolve um problema parecido com os nossos. Você receberá as instruções em seguida.\n\nEquipe {{companyName}}',
  },
  {
    kind: 'interview',
    subject: 'Vamos conversar? {{jobTitle}}',
    body: 'Olá, {{candidateName}}.\n\nQueremos conversar com você sobre a vaga {{jobTitle}}. Em breve propomos horários.\n\nEquipe {{companyName}}',
  },
  {
    kind: 'offer',
    subject: 'Uma oferta para você: {{jobTitle}}',
    body: 'Olá, {{candidateName}}.\n\nTemos uma oferta para você. Leia com calma e responda pela própria página.\n\nEquipe {{companyName}}',
  },
  {
    kind: 'hired',
    subject: 'Boas-vindas à {{companyName}}',
    body: 'Olá, {{candidateName}}.\n\nSua contratação para a vaga {{jobTitle}} está confirmada. Vamos combinar com você os próximos passos.\n\nEquipe {{companyName}}',
  },
  {
    kind: 'rejected',
    subject: 'Sobre sua candidatura: {{jobTitle}}',
    body: 'Olá, {{candidateName}}.\n\nAgradecemos o tempo que você dedicou à vaga {{jobTitle}}. Desta vez, não vamos seguir com a sua candidatura. Esperamos ver você em outras vagas.\n\nEquipe {{companyName}}',
  },
  {
    kind: 'closed',
    subject: 'A vaga {{jobTitle}} foi encerrada',
    body: 'Olá, {{candidateName}}.\n\nEncerramos a vaga {{jobTitle}}. Agradecemos a sua participação.\n\nEquipe {{companyName}}',
  },
] as const;
