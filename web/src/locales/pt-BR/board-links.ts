import type { Phrases } from '../phrases.ts';

export const boardLinks = {
  title: 'Links do quadro',
  text: 'Cada link abre o quadro de “{{title}}” sem login. Quem abre não vê contatos, currículos nem pretensão salarial, e o que fizer fica no histórico com o nome do link.',
  loadError: 'Não foi possível carregar os links',
  none: 'Nenhum link ainda',
  noneText: 'Crie um para quem acompanha a vaga e não tem conta aqui, como uma gestora de outra área.',
  make: 'Criar link',
  list: 'Links deste quadro',
  right: { view: 'Só ver', move: 'Mover', act: 'Mover e decidir' },
  rightHint: {
    view: 'O quadro, sempre atualizado',
    move: 'Também muda uma pessoa de etapa',
    act: 'Também avança, move e rejeita várias de uma vez; a rejeição não envia e-mail',
  },
  facts: '{{right}} · vale até {{date}}',
  factsExpired: '{{right}} · expirou em {{date}}',
  madeBy: 'Criado por {{name}}',
  expired: 'Expirado',
  revoke: 'Revogar',
  revokeNamed: 'Revogar o link {{name}}',
  revokeTitle: 'Revogar o link “{{name}}”?',
  revokeText: 'Ele deixa de abrir agora, também nas janelas abertas. Isso não pode ser desfeito.',
  revoked: 'Link “{{name}}” revogado',
  revokeFailed: 'O link não foi revogado',
  new: {
    title: 'Novo link do quadro',
    name: 'Nome do link',
    nameHint: 'Aparece no histórico de cada candidatura, por exemplo “Gestora de Produto”',
    right: 'O que permite',
    days: 'Vale por',
    dayCount: '{{count}} dias',
    submit: 'Criar link',
  },
  made: {
    title: 'Link “{{name}}” criado',
    text: 'Copie agora: por segurança, o endereço não aparece de novo.',
    address: 'Endereço do link',
    copy: 'Copiar',
    copied: 'Link copiado',
    copyFailed: 'O navegador não deixou copiar. Selecione o endereço e copie.',
    done: 'Já copiei',
  },
  board: {
    pageTitle: 'Quadro de {{title}}',
    opened: 'aberto pelo link “{{name}}”',
    can: { view: 'só para ver', move: 'você pode mover pessoas', act: 'você pode mover e decidir' },
    loadError: 'Erro ao carregar os dados do quadro',
    nobody: 'Ninguém em andamento',
    nobodyText: 'Quem se candidatar aparece aqui na hora.',
    keysView: 'Enter abre o resumo. As setas vão de cartão em cartão.',
    keysMove:
      'Enter abre o resumo. Espaço levanta o cartão; com ele levantado, as setas para os lados escolhem a etapa, Enter solta e Esc cancela.',
    summary: 'Resumo',
    open: 'Abrir resumo',
    close: 'Fechar',
    profession: 'Profissão',
    place: 'Cidade',
    stage: 'Etapa',
    applied: 'Candidatura',
    compatible: 'Compatibilidade',
  },
  ended: {
    TOKEN_INVALID: 'Link inválido ou expirado',
    TOKEN_INVALIDText: 'Confira se o endereço está completo ou peça um novo link a quem enviou.',
    TOKEN_EXPIRED: 'Link inválido ou expirado',
    TOKEN_EXPIREDText: 'Este link expirou ou foi revogado. Peça um novo a quem enviou.',
    JOB_NOT_FOUND: 'Vaga não encontrada ou link inválido',
    JOB_NOT_FOUNDText: 'A vaga pode ter sido removida. Fale com quem enviou o link.',
    JOB_NOT_ACTIVE: 'Esta vaga não está mais ativa',
    JOB_NOT_ACTIVEText: 'O quadro fechou com a vaga. Fale com quem enviou o link.',
  },
  reject_one: 'Rejeitar {{count, number}} pessoa?',
  reject_many: 'Rejeitar {{count, number}} pessoas?',
  reject_other: 'Rejeitar {{count, number}} pessoas?',
  rejectText:
    'Nenhum e-mail é enviado. Quem tem conta vê na candidatura e no sino que o processo terminou. Quem recruta pode reabrir as candidaturas.',
  rejectConfirm: 'Rejeitar',
  rejectFailed: 'A rejeição não foi feita',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'board-links': Phrases<typeof boardLinks>;
  }
}
