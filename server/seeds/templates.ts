/** The e-mail templates that the demo's jobs carry, one a kind. */
export const TEMPLATES = [
  {
    kind: 'received',
    subject: 'Recebemos sua candidatura: {{jobTitle}}',
    body: '<p>Olá, {{candidateName}}.</p><p>Recebemos sua candidatura para <strong>{{jobTitle}}</strong>. Uma pessoa do time vai ler tudo o que você enviou, e você terá resposta mesmo que seja um não.</p><p>Equipe {{companyName}}</p>',
  },
  {
    kind: 'stage',
    subject: 'Sua candidatura avançou: {{statusName}}',
    body: '<p>Olá, {{candidateName}}.</p><p>Sua candidatura para {{jobTitle}} está agora na etapa <strong>{{statusName}}</strong>. Se precisarmos de algo, escrevemos para você.</p><p>Equipe {{companyName}}</p>',
  },
  {
    kind: 'test',
    subject: 'Próximo passo: {{statusName}}',
    body: '<p>Olá, {{candidateName}}.</p><p>Gostamos do que lemos e queremos ver como você resolve um problema parecido com os nossos. Você receberá as instruções em seguida.</p><p>Equipe {{companyName}}</p>',
  },
  {
    kind: 'interview',
    subject: 'Vamos conversar? {{jobTitle}}',
    body: '<p>Olá, {{candidateName}}.</p><p>Queremos conversar com você sobre {{jobTitle}}. Em breve propomos horários.</p><p>Equipe {{companyName}}</p>',
  },
  {
    kind: 'offer',
    subject: 'Uma proposta para você: {{jobTitle}}',
    body: '<p>Olá, {{candidateName}}.</p><p>Temos uma proposta para você. Leia com calma e responda pela própria página.</p><p>Equipe {{companyName}}</p>',
  },
  {
    kind: 'rejected',
    subject: 'Sobre sua candidatura: {{jobTitle}}',
    body: '<p>Olá, {{candidateName}}.</p><p>Agradecemos o tempo que você dedicou a {{jobTitle}}. Desta vez seguimos com outra pessoa. Guardamos o que conversamos e gostaríamos de ver você em outras vagas.</p><p>Equipe {{companyName}}</p>',
  },
  {
    kind: 'closed',
    subject: 'A vaga {{jobTitle}} foi encerrada',
    body: '<p>Olá, {{candidateName}}.</p><p>Encerramos a vaga {{jobTitle}}. Agradecemos a sua participação.</p><p>Equipe {{companyName}}</p>',
  },
] as const;
