import { formatMoneyRange } from '@prova/contract/money';
import { firstName, formatDate, formatDay, formatInstant } from './mail-format.ts';
import { button, details, type MailTexts, ownBlocks, paragraph, quote } from './mail-texts.ts';

const locale = 'pt-BR';

function hello(name: string): ReturnType<typeof paragraph> {
  const first = firstName(name);
  return paragraph(first ? `Olá, ${first}.` : 'Olá.');
}

const whyAccount = 'Você recebeu esta mensagem porque este e-mail está em uma conta da Prova.';
const whyApplication = (job: string) => `Você recebeu esta mensagem por causa da sua candidatura à vaga ${job}.`;
const whyRecruiter = 'Você recebeu esta mensagem porque acompanha esta vaga na Prova.';
const follow = 'Acompanhar candidatura';

/** As what somebody is invited. */
const ROLES = {
  owner: 'pessoa proprietária',
  recruiter: 'pessoa recrutadora',
  hiring_manager: 'gestora ou gestor da vaga',
  interviewer: 'entrevistadora ou entrevistador',
  expert: 'avaliadora ou avaliador de testes',
} as const;

const SECOND_FACTOR_CHANGES = {
  totp_added: 'Aplicativo de códigos ligado',
  totp_removed: 'Aplicativo de códigos desligado',
  passkey_added: 'Passkey adicionada',
  passkey_removed: 'Passkey removida',
  recovery_codes_renewed: 'Novos códigos de recuperação',
  second_factors_reset: 'Segunda etapa desligada pelo suporte',
} as const;

export const ptBR: MailTexts = {
  locale,
  linkHint: 'Se o botão não abrir, copie este endereço no navegador:',
  onBehalf: (company) => `Enviado pela Prova em nome de ${company}.`,
  promise: (company, day) => `${company} se compromete a responder até ${formatDay(locale, day)}.`,
  noReply: 'Este endereço não recebe respostas.',
  slogan: 'Prova. Conhecimento acima da experiência.',
  kinds: {
    verify_email: {
      subject: () => 'Confirme seu e-mail',
      body: ({ params, link, prepared }) => ({
        heading: 'Confirme seu e-mail',
        blocks: [
          hello(params.name),
          paragraph('Falta um passo para usar sua conta: confirmar que este e-mail é seu. O link vale por 24 horas.'),
          button('Confirmar e-mail', link),
          {
            kind: 'code',
            label: 'Ou digite este código na página de verificação. Ele vale por 15 minutos.',
            code: prepared.code,
          },
          paragraph('Se você não criou uma conta na Prova, ignore esta mensagem: sem a confirmação, nada acontece.'),
        ],
        why: 'Você recebeu esta mensagem porque alguém informou este e-mail ao criar uma conta na Prova.',
      }),
    },
    complete_registration: {
      subject: () => 'Complete seu cadastro na Prova',
      body: ({ params, link }) => ({
        heading: 'Falta completar seu cadastro',
        blocks: [
          hello(params.name),
          paragraph(
            'Seu e-mail foi confirmado e sua conta já funciona. Conte um pouco sobre o seu trabalho: o que você escrever fica guardado, e você pode parar e continuar em qualquer aparelho.',
          ),
          button('Continuar cadastro', link),
          paragraph('O link vale por 7 dias. Depois, entre na sua conta para continuar.'),
        ],
        why: whyAccount,
      }),
    },
    email_changed: {
      subject: () => 'Pedido para trocar o e-mail da sua conta',
      body: ({ params, url }) => ({
        heading: 'Pedido para trocar o e-mail da sua conta',
        blocks: [
          hello(params.name),
          paragraph(
            'Alguém com a sua senha pediu que a conta deste endereço passe a usar outro. Enviamos uma mensagem para lá, com o que falta fazer.',
          ),
          paragraph('Se não foi você, redefina a senha e fale com o suporte.'),
          button('Redefinir senha', url('/auth/forget-password')),
        ],
        why: 'Você recebeu esta mensagem porque este e-mail estava em uma conta da Prova.',
      }),
    },
    google_linked: {
      subject: () => 'Sua conta agora abre com o Google',
      body: ({ params, url }) => ({
        heading: 'Sua conta agora abre com o Google',
        blocks: [
          hello(params.name),
          paragraph('Alguém entrou na sua conta da Prova com a conta Google deste e-mail, e as duas ficaram ligadas.'),
          params.passwordGone
            ? paragraph(
                'A senha escolhida antes de o e-mail ser confirmado deixou de valer. Entre com o Google ou, se preferir, crie outra senha:',
              )
            : paragraph(
                'Sua senha continua valendo. Se não foi você, troque-a e confira a segurança da sua conta Google:',
              ),
          button(params.passwordGone ? 'Criar senha' : 'Redefinir senha', url('/auth/forget-password')),
        ],
        why: 'Você recebeu esta mensagem porque sua conta da Prova passou a abrir de outra forma.',
      }),
    },
    already_registered: {
      subject: () => 'Você já tem uma conta na Prova',
      body: ({ params, url }) => ({
        heading: 'Você já tem uma conta',
        blocks: [
          hello(params.name),
          paragraph(
            'Alguém tentou usar este e-mail em uma nova conta, e ele já está em uso. Se foi você, é só entrar.',
          ),
          button('Entrar', url('/auth/login')),
          paragraph('Não lembra a senha? Você pode criar outra:'),
          button('Redefinir senha', url('/auth/forget-password')),
          paragraph('Se não foi você, ignore esta mensagem: sua conta continua como estava.'),
        ],
        why: whyAccount,
      }),
    },
    password_reset: {
      subject: () => 'Crie uma nova senha',
      body: ({ params, link }) => ({
        heading: 'Crie uma nova senha',
        blocks: [
          hello(params.name),
          paragraph(
            'Recebemos um pedido para redefinir a senha da sua conta. O link vale por 1 hora e funciona uma vez.',
          ),
          button('Criar nova senha', link),
          paragraph('Se você não fez esse pedido, ignore esta mensagem: sua senha continua a mesma.'),
        ],
        why: whyAccount,
      }),
    },
    account_created: {
      subject: () => 'Sua conta na Prova',
      body: ({ params, link }) => ({
        heading: 'Crie sua senha',
        blocks: [
          hello(params.name),
          paragraph(
            'Uma conta na Prova foi criada para este endereço. Escolha uma senha para entrar pela primeira vez. O link vale por 7 dias e funciona uma vez.',
          ),
          button('Criar senha', link),
          paragraph('Se você não esperava esta mensagem, ignore: sem a senha a conta não pode ser usada.'),
        ],
        why: whyAccount,
      }),
    },
    password_changed: {
      subject: () => 'Sua senha foi alterada',
      body: ({ params, url }) => ({
        heading: 'Sua senha foi alterada',
        blocks: [
          hello(params.name),
          paragraph(
            `A senha da sua conta foi alterada em ${formatInstant(locale, params.at)}. Os outros acessos foram encerrados.`,
          ),
          paragraph('Se não foi você, redefina a senha agora.'),
          button('Redefinir senha', url('/auth/forget-password')),
        ],
        why: whyAccount,
      }),
    },
    new_device: {
      subject: () => 'Novo acesso à sua conta',
      body: ({ params, url }) => ({
        heading: 'Novo acesso à sua conta',
        blocks: [
          hello(params.name),
          paragraph('Alguém entrou na sua conta em um navegador que ela ainda não conhecia:'),
          details({
            Aparelho: params.device ?? 'não identificado',
            Quando: formatInstant(locale, params.at),
          }),
          paragraph('Se foi você, não precisa fazer nada.'),
          paragraph('Se não foi, encerre esse acesso na página de segurança e troque sua senha.'),
          button('Ver meus acessos', url(`/admin/${params.area}/security`)),
        ],
        why: whyAccount,
      }),
    },
    second_factor_changed: {
      subject: ({ change }) => SECOND_FACTOR_CHANGES[change],
      body: ({ params, url }) => ({
        heading: SECOND_FACTOR_CHANGES[params.change],
        blocks: [
          hello(params.name),
          paragraph(`Isso foi feito na sua conta em ${formatInstant(locale, params.at)}.`),
          paragraph('Se não foi você, redefina a senha agora e depois confira a página de segurança.'),
          button('Ver a segurança da conta', url(`/admin/${params.area}/security`)),
        ],
        why: whyAccount,
      }),
    },
    account_locked: {
      subject: () => 'Sua conta foi bloqueada por alguns minutos',
      body: ({ params, url }) => ({
        heading: 'Sua conta foi bloqueada por alguns minutos',
        blocks: [
          hello(params.name),
          paragraph(
            `Houve várias tentativas de entrar com a senha errada. Por segurança, novos aparelhos só podem tentar de novo em ${params.minutes} minutos.`,
          ),
          paragraph('Se foi você e não lembra a senha, crie outra. Se não foi, recomendamos trocar a senha.'),
          button('Redefinir senha', url('/auth/forget-password')),
        ],
        why: whyAccount,
      }),
    },

    invitation: {
      subject: ({ companyName }) => `Convite para a equipe: ${companyName}`,
      body: ({ params, link }) => ({
        heading: 'Convite para uma equipe',
        blocks: [
          hello(''),
          paragraph(
            `${params.inviterName} convidou você para a equipe de ${params.companyName} na Prova, como ${ROLES[params.role]}.`,
          ),
          button('Ver convite', link),
          paragraph(
            `O convite vale até ${formatDate(locale, params.expiresAt)}. Se você não esperava por ele, ignore esta mensagem: nada acontece.`,
          ),
        ],
        why: 'Você recebeu esta mensagem porque alguém convidou este e-mail para uma equipe na Prova.',
        company: params.companyName,
      }),
    },
    company_verification: {
      subject: ({ companyName }) => `Confirme que este e-mail é da empresa: ${companyName}`,
      body: ({ params, link }) => ({
        heading: 'Confirme o domínio da empresa',
        blocks: [
          hello(''),
          paragraph(
            `Para que as vagas de ${params.companyName} apareçam na lista pública da Prova, confirme que este e-mail é da empresa. O link vale por 48 horas.`,
          ),
          button('Confirmar empresa', link),
          paragraph('Se a sua empresa não recruta pela Prova, ignore esta mensagem: sem a confirmação, nada muda.'),
        ],
        why: 'Você recebeu esta mensagem porque alguém disse que este e-mail é da empresa que recruta pela Prova.',
      }),
    },
    data_export_ready: {
      subject: () => 'A cópia dos seus dados está pronta',
      body: ({ params, url }) => ({
        heading: 'A cópia dos seus dados está pronta',
        blocks: [
          hello(params.name),
          paragraph(
            `Reunimos em um arquivo o que a Prova guarda sobre você. Você pode baixar por ${params.days} dias, depois de entrar na sua conta; em seguida o arquivo é apagado.`,
          ),
          button('Baixar meus dados', url(`/admin/${params.area}/privacy`)),
          paragraph('Se você não fez esse pedido, troque sua senha e encerre as outras sessões.'),
        ],
        why: whyAccount,
      }),
    },
    account_erasing: {
      subject: () => 'Sua conta foi encerrada',
      body: ({ params }) => ({
        heading: 'Sua conta foi encerrada',
        blocks: [
          hello(params.name),
          paragraph(
            'Você pediu para apagar sua conta na Prova. Ela já está fechada, e o que guardamos sobre você é apagado nos próximos minutos. Candidaturas em andamento foram retiradas.',
          ),
          paragraph('Esta é a última mensagem que enviamos para este endereço. Obrigado por ter estado conosco.'),
        ],
        why: 'Você recebeu esta mensagem porque este endereço pertencia a uma conta na Prova.',
      }),
    },
    application_received: {
      subject: ({ own, jobTitle }) => own?.subject ?? `Recebemos sua candidatura: ${jobTitle}`,
      body: ({ params, link }) => ({
        heading: params.own?.subject ?? 'Recebemos sua candidatura',
        blocks: [
          ...(params.own
            ? ownBlocks(params.own)
            : [
                hello(params.candidateName),
                paragraph(`Sua candidatura à vaga ${params.jobTitle}, de ${params.companyName}, chegou.`),
              ]),
          paragraph('Neste link você vê em que etapa ela está e pode retirar a candidatura, se quiser. Ele é só seu.'),
          button(follow, link),
        ],
        why: whyApplication(params.jobTitle),
        company: params.companyName,
        replyBy: params.replyBy,
      }),
    },
    application_duplicate: {
      subject: ({ jobTitle }) => `Sua candidatura já estava registrada: ${jobTitle}`,
      body: ({ params, link }) => ({
        heading: 'Sua candidatura já estava registrada',
        blocks: [
          hello(params.candidateName),
          paragraph(
            `Recebemos outra candidatura com este e-mail para a vaga ${params.jobTitle}, de ${params.companyName}. A primeira, de ${formatDate(locale, params.appliedAt)}, continua valendo, e nada mudou nela.`,
          ),
          button(follow, link),
          paragraph('Se não foi você, ignore esta mensagem.'),
        ],
        why: whyApplication(params.jobTitle),
        company: params.companyName,
      }),
    },
    stage_moved: {
      subject: ({ own, jobTitle }) => own?.subject ?? `Novidade na sua candidatura: ${jobTitle}`,
      body: ({ params, link }) => ({
        heading: params.own?.subject ?? 'Sua candidatura mudou de etapa',
        blocks: [
          ...(params.own
            ? ownBlocks(params.own)
            : [
                hello(params.candidateName),
                paragraph(
                  `Sua candidatura à vaga ${params.jobTitle}, de ${params.companyName}, agora está na etapa ${params.stageName}.`,
                ),
              ]),
          button(follow, link),
        ],
        why: whyApplication(params.jobTitle),
        company: params.companyName,
        replyBy: params.replyBy,
      }),
    },
    job_template: {
      subject: ({ subject }) => subject,
      body: ({ params, link }) => ({
        heading: params.subject,
        blocks: [...ownBlocks(params), ...(link ? [button(follow, link)] : [])],
        why: whyApplication(params.jobTitle),
        company: params.companyName,
        replyBy: params.replyBy,
      }),
    },
    application_rejected: {
      subject: ({ own, jobTitle }) => own?.subject ?? `Sobre sua candidatura: ${jobTitle}`,
      body: ({ params, link }) => ({
        heading: params.own?.subject ?? 'Sobre sua candidatura',
        blocks: [
          ...(params.own
            ? ownBlocks(params.own)
            : [
                hello(params.candidateName),
                paragraph(
                  `Agradecemos o tempo que você dedicou à candidatura para a vaga ${params.jobTitle}. Desta vez, ${params.companyName} decidiu seguir com outras pessoas.`,
                ),
                paragraph('A decisão vale só para esta vaga. O que você sabe continua valendo nas próximas.'),
              ]),
          button(follow, link),
        ],
        why: whyApplication(params.jobTitle),
        company: params.companyName,
      }),
    },
    application_closed: {
      subject: ({ own, jobTitle }) => own?.subject ?? `A vaga foi encerrada: ${jobTitle}`,
      body: ({ params, link }) => ({
        heading: params.own?.subject ?? 'A vaga foi encerrada',
        blocks: [
          ...(params.own
            ? ownBlocks(params.own)
            : [
                hello(params.candidateName),
                paragraph(
                  `A vaga ${params.jobTitle}, de ${params.companyName}, foi encerrada, e com ela o processo da sua candidatura. Agradecemos sua participação.`,
                ),
              ]),
          button(follow, link),
        ],
        why: whyApplication(params.jobTitle),
        company: params.companyName,
      }),
    },
    hired: {
      subject: ({ jobTitle }) => `Contratação confirmada: ${jobTitle}`,
      body: ({ params, link }) => ({
        heading: 'Sua contratação está confirmada',
        blocks: [
          hello(params.candidateName),
          paragraph(
            `${params.companyName} confirmou sua contratação para a vaga ${params.jobTitle}. A equipe vai combinar os próximos passos com você.`,
          ),
          button(follow, link),
        ],
        why: whyApplication(params.jobTitle),
        company: params.companyName,
      }),
    },
    withdrawal_confirmed: {
      subject: ({ jobTitle }) => `Candidatura retirada: ${jobTitle}`,
      body: ({ params, url }) => ({
        heading: 'Sua candidatura foi retirada',
        blocks: [
          hello(params.candidateName),
          paragraph(
            `Sua candidatura à vaga ${params.jobTitle}, de ${params.companyName}, foi retirada a seu pedido. A equipe já sabe e não entrará mais em contato por ela.`,
          ),
          button('Ver outras vagas', url('/jobs')),
        ],
        why: whyApplication(params.jobTitle),
        company: params.companyName,
      }),
    },

    offer_sent: {
      subject: ({ own, position, companyName }) => own?.subject ?? `Oferta de ${companyName}: ${position}`,
      body: ({ params, link }) => ({
        heading: params.own?.subject ?? 'Você recebeu uma oferta',
        blocks: [
          ...(params.own
            ? ownBlocks(params.own)
            : [
                hello(params.candidateName),
                paragraph(`${params.companyName} tem uma oferta para você. Leia com calma antes de responder.`),
              ]),
          details({
            Cargo: params.position,
            Remuneração: formatMoneyRange(params.payMin, params.payMax ?? null, locale, params.currency),
            Início: params.startOn ? formatDay(locale, params.startOn) : null,
            'Responda até': formatInstant(locale, params.validUntil),
          }),
          ...(params.message ? [quote(params.message)] : []),
          button('Ver oferta e responder', link),
          paragraph('O link é só seu: não o encaminhe.'),
        ],
        why: `Você recebeu esta mensagem porque participa de um processo seletivo de ${params.companyName}.`,
        company: params.companyName,
      }),
    },
    offer_cancelled: {
      subject: ({ position }) => `Oferta cancelada: ${position}`,
      body: ({ params }) => ({
        heading: 'A oferta foi cancelada',
        blocks: [
          hello(params.candidateName),
          paragraph(
            `${params.companyName} cancelou a oferta para ${params.position}. Ela não pode mais ser respondida. Para entender o motivo, fale com a equipe que acompanha seu processo.`,
          ),
        ],
        why: `Você recebeu esta mensagem porque participa de um processo seletivo de ${params.companyName}.`,
        company: params.companyName,
      }),
    },
    offer_expired: {
      subject: ({ position }) => `O prazo da oferta terminou: ${position}`,
      body: ({ params }) => ({
        heading: 'O prazo da oferta terminou',
        blocks: [
          hello(params.candidateName),
          paragraph(
            `A oferta de ${params.companyName} para ${params.position} não foi respondida no prazo e não vale mais. Se você ainda tem interesse, fale com a equipe que acompanha seu processo.`,
          ),
        ],
        why: `Você recebeu esta mensagem porque participa de um processo seletivo de ${params.companyName}.`,
        company: params.companyName,
      }),
    },
    offer_declined: {
      subject: ({ position }) => `Você recusou a oferta: ${position}`,
      body: ({ params }) => ({
        heading: 'Sua resposta foi registrada',
        blocks: [
          hello(params.candidateName),
          paragraph(
            `Você recusou a oferta de ${params.companyName} para ${params.position}. A resposta é definitiva e a empresa já foi avisada.`,
          ),
          paragraph('Se não foi você quem respondeu, avise logo a equipe que acompanha seu processo.'),
        ],
        why: `Você recebeu esta mensagem porque participa de um processo seletivo de ${params.companyName}.`,
        company: params.companyName,
      }),
    },

    offer_answered: {
      subject: ({ accepted, candidateName }) => `${candidateName} ${accepted ? 'aceitou' : 'recusou'} a oferta`,
      body: ({ params, url }) => ({
        heading: params.accepted ? 'Oferta aceita' : 'Oferta recusada',
        blocks: [
          hello(params.recruiterName),
          paragraph(
            `${params.candidateName} ${params.accepted ? 'aceitou' : 'recusou'} a oferta para ${params.position}.`,
          ),
          ...(params.note ? [quote(params.note)] : []),
          button('Abrir o quadro da vaga', url(`/admin/recruiter/jobs/${params.jobId}/board`)),
        ],
        why: whyRecruiter,
        company: params.companyName,
      }),
    },
    job_shared: {
      subject: ({ sharedBy, jobTitle }) => `${sharedBy} compartilhou uma vaga: ${jobTitle}`,
      body: ({ params, url }) => ({
        heading: 'Uma vaga foi compartilhada com você',
        blocks: [
          hello(params.recruiterName),
          paragraph(`${params.sharedBy} deu a você acesso à vaga ${params.jobTitle} e às candidaturas dela.`),
          button('Abrir o quadro da vaga', url(`/admin/recruiter/jobs/${params.jobId}/board`)),
        ],
        why: whyRecruiter,
        company: params.companyName,
      }),
    },
    new_application: {
      subject: ({ jobTitle }) => `Nova candidatura: ${jobTitle}`,
      body: ({ params, url }) => ({
        heading: 'Nova candidatura',
        blocks: [
          hello(params.recruiterName),
          paragraph(
            params.candidateName
              ? `${params.candidateName} se candidatou à vaga ${params.jobTitle}.`
              : `Chegou uma candidatura à vaga ${params.jobTitle}.`,
          ),
          button('Abrir o quadro da vaga', url(`/admin/recruiter/jobs/${params.jobId}/board`)),
        ],
        why: whyRecruiter,
        company: params.companyName,
      }),
    },
    template_test: {
      subject: ({ subject }) => `[Teste] ${subject}`,
      body: ({ params }) => ({
        heading: params.subject,
        blocks: [
          quote('Este é um envio de teste. Nenhuma pessoa candidata recebeu esta mensagem.'),
          ...ownBlocks(params),
        ],
        why: `Você recebeu esta mensagem porque testou um modelo de e-mail da vaga ${params.jobTitle}.`,
        company: params.companyName,
      }),
    },
  },
};
