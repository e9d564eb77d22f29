import type { Texts } from './texts.ts';

export const budgets: Texts['budgets'] = {
  actions: 'Foram mudanças demais em um dia. O que já estava salvo continua salvo; tente de novo amanhã.',
  repeatedApplications:
    'Você já se candidatou {rows} vezes a esta vaga. Se quiser voltar ao processo, fale com a empresa.',
  applicationsFromNetwork:
    'Esta rede enviou candidaturas demais hoje. O que você preencheu continua aqui: envie de outra rede ou amanhã.',
  amendments:
    'Esta candidatura já foi alterada {rows} vezes e fica como está. Para corrigir mais alguma coisa, escreva para a empresa.',
  messages: 'Esta conversa chegou a {rows} mensagens, o máximo. O que já foi dito continua aqui; sigam por e-mail.',
  messageFiles:
    'Os arquivos desta conversa já somam o máximo ({rows} arquivos ou {megabytes} MB). Os enviados continuam aqui; mande este em um link.',
  videos:
    'As gravações deste teste já somam {megabytes} MB, o máximo. As que você fez estão salvas: escolha uma delas para responder.',
  chosenTests:
    'Você já escolheu {rows} testes nos últimos 30 dias. Seus resultados estão salvos; escolha outro mais tarde.',
  certificates:
    'O certificado deste resultado já foi emitido {rows} vezes. O que valia continua como está; faça o teste de novo para ter outro.',
  posts: 'Seu perfil já tem {rows} publicações. Exclua uma antiga para publicar outra.',
  savedJobs: 'Você já tem {rows} vagas salvas. Tire uma que não interessa mais para salvar outra.',
  dismissedJobs: 'Você já escondeu {rows} vagas. Volte a mostrar uma para esconder outra.',
  newSkills:
    'Foram muitas habilidades novas em pouco tempo. Use as que a lista sugere, ou adicione o resto amanhã: o que já estava salvo continua.',
  formerNames: 'Seu nome já mudou {rows} vezes neste ano e fica como está. Para mudar de novo, fale com o suporte.',
  privacyRequests:
    'Você já fez {rows} pedidos nos últimos 12 meses. Todos continuam na lista; acompanhe as respostas por lá.',
  ownCompanies:
    'Sua conta já passou por {rows} empresas, contando as encerradas. Peça um convite a uma delas ou fale com o suporte.',
  companyVerifications:
    'Esta empresa já pediu {rows} verificações nos últimos 30 dias. Termine uma das abertas ou fale com o suporte.',
  companyInvitations:
    'Esta empresa já fez {rows} convites nos últimos 30 dias. Os enviados continuam valendo; convide mais pessoas depois.',
  jobs: 'A empresa já tem {rows} vagas. Exclua rascunhos que não usa mais para criar outra.',
  jobStages:
    'As etapas desta vaga já mudaram demais ({rows} ao todo). Ela segue como está; duplique a vaga para mudar mais.',
  jobQuestions:
    'As perguntas desta vaga já mudaram demais ({rows} ao todo). Ela segue como está; duplique a vaga para mudar mais.',
  tests: 'A empresa já tem {rows} testes, contando os excluídos. Edite um dos que existem.',
  testQuestions:
    'Os testes da empresa já somam {rows} questões ou {megabytes} MB, o máximo. Nada se perdeu: exclua questões que não usa mais e salve de novo.',
  testVersions:
    'As versões enviadas dos testes já somam {rows} questões ou {megabytes} MB, o máximo. Envie um teste como ele já foi enviado, sem mudar as questões.',
  statementPictures:
    'As imagens dos enunciados já somam {rows} ou {megabytes} MB, o máximo. Tire das questões as que não usa mais; elas são apagadas no dia seguinte.',
  answerGrades: 'Esta resposta já recebeu {rows} notas. A última continua valendo.',
  notes: 'Esta candidatura já tem {rows} anotações. Exclua uma antiga para escrever outra.',
  interviews:
    'Esta candidatura já teve {rows} entrevistas, e elas continuam no histórico. Não é possível marcar outra.',
  interviewParticipants: 'Esta entrevista já teve {rows} participantes. Marque outra para chamar mais gente.',
  aiInterviews:
    'Esta candidatura já teve {rows} entrevistas com IA, e elas continuam no histórico. Não é possível marcar outra.',
  aiInterviewTurns: 'Esta entrevista já teve {rows} perguntas, o máximo. O que você respondeu está guardado.',
  interviewAnalyses: 'As entrevistas desta candidatura já têm {rows} análises. A última continua valendo.',
  checkouts: 'Foram {rows} pedidos em um dia, o máximo. Conclua um dos que estão abertos, ou tente amanhã.',
  knowledgeItems: 'Você já tem {rows} conteúdos, o máximo. Exclua um rascunho que não vai usar.',
  knowledgePictures:
    'As imagens dos seus conteúdos já somam {rows} ou {megabytes} MB, o máximo. Tire dos textos as que não usa mais; elas são apagadas no dia seguinte.',
  enrolments: 'Você já tem {rows} matrículas, o máximo. Saia de um curso ou trilha que não vai mais fazer.',
  bookmarks: 'Você já salvou {rows} artigos, o máximo. Remova os que já leu para salvar outros.',
  rooms: 'A empresa já criou {rows} salas em 24 horas. Tente de novo mais tarde, ou use uma que já existe.',
  recordings: 'Uma gravação tem no máximo {rows} trechos. Pare esta e comece outra.',
  offers: 'Esta candidatura já teve {rows} ofertas, e elas continuam no histórico. Não é possível criar outra.',
  exportedRows:
    'Com este arquivo, você passaria de {rows} candidaturas exportadas em 24 horas. Exporte menos, ou tente de novo mais tarde.',
  offerFiles:
    'Os anexos das ofertas desta candidatura já somam {rows} arquivos ou {megabytes} MB. Envie menos anexos, ou menores.',
};
