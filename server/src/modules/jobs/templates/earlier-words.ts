import type { JobTexts, MailWords } from '../job-texts.ts';

type Kind = keyof JobTexts['mails'];

/** What jobs of earlier days began with: whoever left it as it was never chose it, and gets the words of today. */
export const EARLIER_WORDS: Readonly<Partial<Record<Kind, readonly MailWords[]>>> = {
  received: [
    {
      subject: 'Recebemos sua candidatura: {{jobTitle}}',
      body: 'Olá, {{candidateName}}.\n\nRecebemos sua candidatura à vaga {{jobTitle}}. Uma pessoa do time vai ler tudo o que você enviou, e você terá resposta mesmo que seja um não.\n\nEquipe {{companyName}}',
    },
    {
      subject: 'We received your application: {{jobTitle}}',
      body: 'Hello {{candidateName}},\n\nWe received your application for {{jobTitle}}. Someone on the team will read everything you sent, and you will get an answer even if it is a no.\n\nThe {{companyName}} team',
    },
  ],
  stage: [
    {
      subject: 'Sua candidatura avançou: {{statusName}}',
      body: 'Olá, {{candidateName}}.\n\nSua candidatura à vaga {{jobTitle}} está agora na etapa {{statusName}}. Se precisarmos de algo, escrevemos para você.\n\nEquipe {{companyName}}',
    },
    {
      subject: 'Your application moved on: {{statusName}}',
      body: 'Hello {{candidateName}},\n\nYour application for {{jobTitle}} is now in the {{statusName}} stage. If we need anything, we will write to you.\n\nThe {{companyName}} team',
    },
  ],
  test: [
    {
      subject: 'Próximo passo: {{statusName}}',
      body: 'Olá, {{candidateName}}.\n\nQueremos ver como você resolve um problema parecido com os nossos, na etapa {{statusName}} da vaga {{jobTitle}}. As instruções chegam em seguida.\n\nEquipe {{companyName}}',
    },
    {
      subject: 'Next step: {{statusName}}',
      body: 'Hello {{candidateName}},\n\nWe would like to see how you solve a problem like ours, in the {{statusName}} stage for {{jobTitle}}. The instructions will follow.\n\nThe {{companyName}} team',
    },
  ],
  interview: [
    {
      subject: 'Vamos conversar? {{jobTitle}}',
      body: 'Olá, {{candidateName}}.\n\nQueremos conversar com você sobre a vaga {{jobTitle}}, na etapa {{statusName}}. Em breve propomos horários.\n\nEquipe {{companyName}}',
    },
    {
      subject: 'Shall we talk? {{jobTitle}}',
      body: 'Hello {{candidateName}},\n\nWe would like to talk with you about {{jobTitle}}, in the {{statusName}} stage. We will suggest times soon.\n\nThe {{companyName}} team',
    },
  ],
  offer: [
    {
      subject: 'Uma oferta para você: {{jobTitle}}',
      body: 'Olá, {{candidateName}}.\n\nTemos uma oferta para você na vaga {{jobTitle}}. Leia com calma e responda pela própria página.\n\nEquipe {{companyName}}',
    },
    {
      subject: 'An offer for you: {{jobTitle}}',
      body: 'Hello {{candidateName}},\n\nWe have an offer for you for {{jobTitle}}. Take your time to read it, and answer on the page itself.\n\nThe {{companyName}} team',
    },
  ],
  hired: [
    {
      subject: 'Boas-vindas à {{companyName}}',
      body: 'Olá, {{candidateName}}.\n\nSua contratação para a vaga {{jobTitle}} está confirmada. Vamos combinar com você os próximos passos.\n\nEquipe {{companyName}}',
    },
    {
      subject: 'Welcome to {{companyName}}',
      body: 'Hello {{candidateName}},\n\nYour hire for {{jobTitle}} is confirmed. We will write to you about the next steps.\n\nThe {{companyName}} team',
    },
  ],
  rejected: [
    {
      subject: 'Sobre sua candidatura: {{jobTitle}}',
      body: 'Olá, {{candidateName}}.\n\nAgradecemos o tempo que você dedicou à vaga {{jobTitle}}. Desta vez não vamos seguir com a sua candidatura. Esperamos ver você em outras vagas.\n\nEquipe {{companyName}}',
    },
    {
      subject: 'About your application: {{jobTitle}}',
      body: 'Hello {{candidateName}},\n\nThank you for the time you put into your application for {{jobTitle}}. This time, we will not move forward with your application. We hope to see you in other jobs.\n\nThe {{companyName}} team',
    },
  ],
  closed: [
    {
      subject: 'A vaga {{jobTitle}} foi encerrada',
      body: 'Olá, {{candidateName}}.\n\nEncerramos a vaga {{jobTitle}}. Agradecemos a sua participação e o seu interesse.\n\nEquipe {{companyName}}',
    },
    {
      subject: 'The {{jobTitle}} job has been closed',
      body: 'Hello {{candidateName}},\n\nWe have closed the {{jobTitle}} job. Thank you for your time and your interest.\n\nThe {{companyName}} team',
    },
  ],
};
