import { contractWordsPtBR } from '@prova/contract/jobs/contract-words.pt-BR';
import { declineWordsPtBR } from '@prova/contract/offers/decline-words.pt-BR';
import type { Phrases } from '../phrases.ts';

export const offers = {
  title: 'Oferta',
  loadError: 'As ofertas não carregaram',
  older_one: '{{count}} oferta anterior',
  older_many: '{{count}} ofertas anteriores',
  older_other: '{{count}} ofertas anteriores',
  status: {
    pending: 'Salva, não enviada',
    sent: 'Enviada',
    viewed: 'Vista',
    approved: 'Aceita',
    declined: 'Recusada',
    expired: 'Expirada',
    cancelled: 'Cancelada',
  },
  moments: {
    sent: 'Enviada',
    viewed: 'Vista por quem recebeu',
    approved: 'Aceita',
    declined: 'Recusada',
    expired: 'Prazo terminado sem resposta',
    cancelled: 'Cancelada',
  },
  perMonth: '{{amount}} por mês',
  contractType: contractWordsPtBR,
  declineReason: declineWordsPtBR,
  benefits: 'Benefícios: {{benefits}}',
  startsOn: 'início em {{day}}',
  validUntil: 'Responder até {{when}}',
  validUntilOver: 'Prazo da resposta: {{when}}',
  note: 'Recado de {{name}}',
  reason: 'Motivo: {{reason}}',
  lapsed: 'O prazo para responder passou antes do envio. Edite a oferta e escolha outro dia.',
  reviewAndSend: 'Revisar e enviar',
  sent: 'Oferta enviada para {{name}}',
  sentSoon: 'O e-mail com o link sai em 10 segundos.',
  notSent: 'A oferta para {{name}} não foi enviada. Ela continua salva.',
  outsidePay: {
    below: 'Abaixo do publicado na vaga: {{amount}} por mês. Dá para enviar assim mesmo.',
    above: 'Acima do publicado na vaga: {{amount}} por mês. Dá para enviar assim mesmo.',
  },
  compose: {
    title: 'Oferta para {{name}}',
    lead: 'Você revisa a oferta como a pessoa vai ver antes de enviar.',
    review: 'Salvar e revisar',
  },
  review: {
    title: 'Revise antes de enviar',
    lead: 'É assim que {{name}} vai ver a oferta, {{language}}.',
    in: { 'pt-BR': 'em português', 'en-US': 'em inglês' },
    back: 'Voltar e editar',
    later: 'Salvar rascunho',
    send: 'Enviar oferta para {{name}}',
    after:
      'A candidatura vai para a etapa de oferta, e {{name}} recebe um e-mail com o link 10 segundos depois. Até lá, Desfazer cancela o envio. Mais tarde, a oferta pode ser cancelada, mas não editada.',
    failed: 'A oferta não foi enviada',
  },
  skip: {
    reason: 'Por que pular?',
    hint_one:
      '{{stages}} é uma etapa obrigatória e ficaria para trás. O motivo fica no histórico. A pessoa só lê se pedir uma cópia dos dados dela (LGPD).',
    hint_many:
      '{{stages}} são etapas obrigatórias e ficariam para trás. O motivo fica no histórico. A pessoa só lê se pedir uma cópia dos dados dela (LGPD).',
    hint_other:
      '{{stages}} são etapas obrigatórias e ficariam para trás. O motivo fica no histórico. A pessoa só lê se pedir uma cópia dos dados dela (LGPD).',
    missing: 'Escreva o motivo, com pelo menos 2 caracteres',
  },
  form: {
    position: 'Cargo',
    pay: 'Remuneração',
    payFixed: 'Valor fixo',
    payRange: 'Faixa',
    payMonth: 'Valor por mês',
    payFrom: 'De, por mês',
    payTo: 'Até, por mês',
    payHint: 'Por exemplo: 14.000 ou 14 mil',
    payMaxMissing: 'Informe o valor máximo da faixa',
    contractType: 'Tipo de contrato',
    contractChoose: 'Escolha o tipo',
    benefits: 'Benefícios',
    benefitsHintUnverified: 'Aparecem na página da oferta. No e-mail, só depois que a empresa for verificada.',
    benefitsPlaceholder: 'Vale-refeição, plano de saúde',
    startOn: 'Início',
    validUntil: 'Responder até',
    validUntilHint: 'Vale até o fim deste dia, no fuso horário da empresa.',
    message: 'Mensagem',
    messageHint: 'Aparece na página da oferta e no e-mail.',
    messageHintUnverified: 'Aparece na página da oferta. No e-mail, só depois que a empresa for verificada.',
  },
  attachments: {
    label: 'Anexos',
    hint: 'PDF, DOC, DOCX ou imagem; até 5 arquivos de 10 MB',
    add: 'Adicionar arquivos',
    remove: 'Remover {{name}}',
    removed: '“{{name}}” removido',
    sending: 'Enviando os anexos',
    progress: '{{sent}} de {{total}}',
    tooLarge: '“{{name}}” tem mais de 10 MB. Reduza o arquivo ou escolha outro.',
    emptyFile: '“{{name}}” está vazio. Escolha outro arquivo.',
    tooMany: 'Uma oferta aceita até 5 anexos. Remova um para incluir outro.',
    again: 'Ao salvar de novo, escolha outra vez os anexos: {{names}}.',
  },
  cancel: {
    open: 'Cancelar oferta',
    pending: 'Descartar oferta',
    title: 'Cancelar esta oferta?',
    titlePending: 'Descartar esta oferta?',
    text: '{{name}} recebe um e-mail, e o link deixa de aceitar resposta. A candidatura volta para a etapa anterior.',
    textPending: 'Ela ainda não foi enviada. {{name}} não fica sabendo.',
    reason: 'Motivo',
    reasonHint: 'Fica com a equipe. A pessoa só lê se pedir uma cópia dos dados dela (LGPD).',
    tooShort: 'Escreva pelo menos 2 caracteres',
    keep: 'Manter oferta',
    done: 'Oferta cancelada',
    donePending: 'Oferta descartada',
  },
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    offers: Phrases<typeof offers>;
  }
}
