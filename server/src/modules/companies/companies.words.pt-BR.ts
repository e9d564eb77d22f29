import type { MEMBER_ROLES } from '@prova/contract/companies/team';
import type { Words } from '../../platform/words.ts';

type MemberRole = (typeof MEMBER_ROLES)[number];

interface Change {
  readonly changedBy: string;
  readonly companyName: string;
}

interface Member {
  readonly memberName: string;
  readonly companyName: string;
}

interface WithRole {
  readonly role: MemberRole;
}

/** The role of somebody in a company. */
const ROLES: Readonly<Record<MemberRole, string>> = {
  owner: 'Responsável pela empresa',
  recruiter: 'Recrutamento',
  hiring_manager: 'Gestão da vaga',
  interviewer: 'Entrevistas',
  expert: 'Avaliação de testes',
};

export const ptBR = {
  whyOwner: 'Você recebeu esta mensagem porque é responsável pela empresa na Prova.',
  whyTeamOwner: 'Você recebeu esta mensagem porque cuida da equipe desta empresa na Prova.',
  whyMember: 'Você recebeu esta mensagem porque faz parte desta equipe na Prova.',
  whyFormerMember: 'Você recebeu esta mensagem porque fazia parte desta equipe na Prova.',
  seeTeam: 'Ver a equipe',
  invitation: {
    subject: (company: string) => `Convite para a equipe: ${company}`,
    heading: 'Convite para uma equipe',
    text: ({
      inviterName,
      companyName,
      role,
    }: WithRole & { readonly inviterName: string; readonly companyName: string }) =>
      `${inviterName} convidou você para a equipe de ${companyName} na Prova. Seu papel: ${ROLES[role]}.`,
    see: 'Ver convite',
    until: (day: string) =>
      `O convite vale até ${day}. Se você não esperava por ele, ignore esta mensagem: nada acontece.`,
    why: 'Você recebeu esta mensagem porque alguém convidou este e-mail para uma equipe na Prova.',
  },
  verification: {
    subject: (company: string) => `Confirme que este e-mail é da empresa: ${company}`,
    heading: 'Confirme o domínio da empresa',
    text: (company: string) =>
      `Para que as vagas de ${company} apareçam na lista pública da Prova, confirme que este e-mail é da empresa. O link vale por 48 horas.`,
    confirm: 'Confirmar empresa',
    ignore: 'Se a sua empresa não recruta pela Prova, ignore esta mensagem: sem a confirmação, nada muda.',
    why: 'Você recebeu esta mensagem porque alguém informou que este e-mail é de uma empresa que recruta pela Prova.',
  },
  verified: {
    subject: (company: string) => `Empresa verificada: ${company}`,
    heading: 'Sua empresa está verificada',
    text: (company: string) =>
      `Conferimos os dados de ${company}. As vagas abertas aparecem na lista pública e nos buscadores a partir de agora.`,
    see: 'Ver a empresa',
  },
  verificationEnded: {
    subject: (company: string) => `A empresa deixou de ser verificada: ${company}`,
    heading: 'A empresa deixou de ser verificada',
    text: (company: string) =>
      `O nome, o site ou o CNPJ de ${company} mudou. Por isso, a empresa perdeu o selo de verificação, e as vagas ficam fora da lista pública até uma nova verificação. Os links das vagas continuam valendo.`,
    verify: 'Verificar de novo',
    notYou: 'Não reconhece a mudança? Confira quem é responsável pela empresa na Prova.',
  },
  refused: {
    subject: (company: string) => `Não foi possível verificar a empresa: ${company}`,
    heading: 'Não foi possível verificar sua empresa',
    text: (cnpj: string, company: string) =>
      `Conferimos o CNPJ ${cnpj} de ${company} e não foi possível confirmar a empresa.`,
    reason: (reason: string) => `Motivo: ${reason}`,
    askAgain: 'Corrija os dados e peça a conferência de novo, ou verifique a empresa por um e-mail do seu domínio.',
    see: 'Ver os dados da empresa',
  },
  roleChanged: {
    subject: (company: string) => `Seu papel mudou na equipe: ${company}`,
    heading: 'Seu papel na equipe mudou',
    text: ({ changedBy, companyName, role }: Change & WithRole) =>
      `${changedBy} mudou seu papel na equipe de ${companyName}. Seu papel agora é: ${ROLES[role]}.`,
    open: 'Abrir a Prova',
  },
  removed: {
    subject: (company: string) => `Você não faz mais parte da equipe: ${company}`,
    heading: 'Você não faz mais parte da equipe',
    text: ({ changedBy, companyName }: Change) =>
      `${changedBy} removeu você da equipe de ${companyName}. Seu acesso às vagas e candidaturas desta empresa terminou.`,
    accountStays: 'Sua conta na Prova continua. Se foi um engano, peça um novo convite a quem cuida da equipe.',
  },
  left: {
    subject: ({ memberName, companyName }: Member) => `${memberName} saiu da equipe: ${companyName}`,
    heading: 'Alguém saiu da equipe',
    text: ({ memberName, companyName }: Member) =>
      `${memberName} saiu da equipe de ${companyName}. As vagas e as ofertas em aberto dessa pessoa passaram para alguém da equipe.`,
  },
  joined: {
    subject: ({ memberName, companyName }: Member) => `${memberName} entrou na equipe: ${companyName}`,
    heading: 'Convite aceito',
    text: ({ memberName, companyName, role }: Member & WithRole) =>
      `${memberName} aceitou o convite e agora faz parte da equipe de ${companyName}. Papel: ${ROLES[role]}.`,
  },
  closed: {
    subject: (company: string) => `A empresa foi encerrada na Prova: ${company}`,
    heading: 'A empresa foi encerrada na Prova',
    text: ({ changedBy, companyName }: Change) =>
      `${changedBy} encerrou a empresa ${companyName} na Prova. As vagas foram encerradas, e avisamos quem se candidatou.`,
    accountStays: 'Sua conta continua: você pode aceitar convites de outras empresas ou criar uma nova.',
  },
};

export type CompanyWords = Words<typeof ptBR>;
