import type { Phrases } from '../phrases.ts';

/** What the form of applications says once somebody has begun to fill it in. */
export const submission = {
  general: 'Por favor, corrija os erros no formulário',
  /** The box to tick, as one of the fields to correct. */
  noticeName: 'Confirmação de leitura da Política de privacidade',
  fields_one: '1 campo:',
  fields_other: '{{count}} campos:',
  errors: {
    nameLetters: 'Escreva o nome com pelo menos duas letras',
    fullName: 'Informe seu nome completo',
    emailRequired: 'Informe seu e-mail',
    emailMissingAt: 'Falta o @. Escreva como em nome@provedor.exemplo',
    emailDisallowed: 'O e-mail não pode ter “{{character}}”. Confira e digite de novo',
    emailSpace: 'O e-mail não pode ter espaços. Confira e digite de novo',
    emailInvalid: 'E-mail inválido. Escreva como em nome@provedor.exemplo',
    phoneRequired: 'Informe seu telefone',
    phoneInvalid: 'Formato inválido. Use: (11) 99999-9999',
    resumeRequired: 'Envie seu currículo',
    resumeTooLarge: 'O currículo pode ter até 5 MB. Este tem {{size}}',
    resumeEmpty: 'O arquivo está vazio. Confira e escolha de novo',
    resumeType: 'Envie o currículo em PDF, DOC ou DOCX',
    required: 'Este campo é obrigatório',
    linkedin: 'Endereço do LinkedIn inválido. Escreva como em linkedin.com/in/seu-nome',
    github: 'Endereço do GitHub inválido. Escreva como em github.com/seu-nome',
    url: 'Endereço inválido. Escreva como https://exemplo.com.br, sem espaços',
    question: 'Esta pergunta é obrigatória',
    notice: 'Confirme que leu a Política de privacidade',
    tooLong: 'Use no máximo {{max}} caracteres',
  },
  alreadyAppliedText: 'Acompanhe o andamento em Minhas candidaturas.',
  closedText: 'O processo foi encerrado ou pausado. O que você escreveu continua guardado nesta aba.',
  changed: 'A vaga mudou enquanto você escrevia',
  changedText:
    'Recarregue a página e confira o formulário. O que você escreveu continua guardado nesta aba; só o currículo precisa ser escolhido de novo.',
  sending: 'Enviando, {{share}}',
  alreadyApplied: 'Você já se candidatou a esta vaga',
  myArea: 'Minhas candidaturas',
  cancel: 'Cancelar envio',
  cancelled: 'Envio cancelado',
  cancelledText:
    'Nada do que você escreveu se perdeu. Se a candidatura já tinha chegado, enviar de novo não cria outra.',
  left: {
    sent: 'Candidatura à vaga {{job}} enviada',
    failed: 'A candidatura à vaga {{job}} não foi enviada',
  },
  noConnection: 'Sem conexão. Tentando de novo…',
  failures: {
    offline:
      'Sem conexão com a internet. Nada do que você escreveu se perdeu: quando ela voltar, tente de novo. A candidatura não será enviada duas vezes.',
    connection:
      'Nada do que você escreveu se perdeu. Confira a conexão e tente de novo: a candidatura não será enviada duas vezes.',
    server:
      'A falha foi do nosso lado, não da sua conexão. Nada do que você escreveu se perdeu: tente de novo em instantes. A candidatura não será enviada duas vezes.',
  },
  suggestion: 'Você quis dizer {{email}}?',
  profile: {
    intro: 'É isto que {{company}} vai receber, tirado do seu perfil. Confira e envie.',
    notice:
      'Ao enviar, confirmo que li a Política de privacidade e sei que a empresa usará estes dados neste processo seletivo.',
    left: 'Não será enviado',
    edit: 'Editar',
    editField: 'Editar: {{field}}',
    add: 'Incluir',
    addField: 'Incluir: {{field}}',
    replace: 'Trocar',
    replaceResume: 'Trocar o currículo',
    resumeOf: 'O mesmo que você enviou para {{company}} em {{date}}',
    resumeKept: 'O que você guardou no perfil em {{date}}',
    useKept: 'Usar {{name}}, guardado no seu perfil',
    useResume: 'Usar {{name}}, enviado para {{company}} em {{date}}',
  },
  read: {
    action: 'Preencher com meu currículo',
    hint: 'Lemos nome, e-mail, telefone e links do currículo. Nada do que você já escreveu muda.',
    filled: 'Preenchemos: {{fields}}. Confira antes de enviar.',
    nothing: 'Não encontramos nada para preencher. Preencha os campos abaixo.',
  },
  sentBefore:
    'Você se candidatou em {{date}} com este e-mail, antes de ter a conta. Traga a candidatura para a sua conta e acompanhe por lá.',
  bringIt: 'Trazer para a minha conta',
  currentStage: 'Você se candidatou em {{date}}. Etapa atual: {{stage}}.',
  done: {
    title: 'Candidatura enviada',
    text: 'Sua candidatura à vaga {{job}} chegou à empresa {{company}}.',
    mail: 'Enviamos para {{email}} um e-mail com o link para acompanhar ou retirar a candidatura.',
    replyBy: 'A empresa prometeu responder até {{date}}.',
    wrongEmail: 'Esse não é o seu e-mail?',
    correct: 'Corrigir e enviar de novo',
    list: 'Voltar às vagas',
    estimate: 'O tempo estimado de resposta é de 5 a 7 dias úteis.',
    invite: 'Crie sua conta na Prova',
    inviteText:
      'Acompanhe tudo em um só lugar, guarde o que você provar e use em outras vagas. Esta candidatura entra na sua conta.',
    inviteAction: 'Criar conta grátis',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    submission: Phrases<typeof submission>;
  }
}
