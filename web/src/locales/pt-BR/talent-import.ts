import type { Phrases } from '../phrases.ts';

/** The dialog that reads a résumé into the own profile. */
export const talentImport = {
  title: 'Importar currículo',
  description: 'Lemos o arquivo e mostramos o que ele diz. Você escolhe o que vai para o perfil; nada é salvo antes.',
  file: 'Currículo',
  formats: 'PDF, DOCX ou JSON Resume, até 5 MB',
  tooLarge: 'O arquivo passa de 5 MB. Salve o currículo como PDF, sem imagens grandes, e tente de novo.',
  outcome: {
    empty:
      'Este arquivo não tem texto: parece uma página escaneada. Exporte o currículo como PDF a partir do editor em que ele foi escrito.',
    unreadable:
      'Não foi possível ler este arquivo: ele está danificado, protegido por senha ou é grande demais. Salve de novo como PDF e tente outra vez.',
    unsupported: 'O formato antigo do Word (.doc) não é lido aqui. Salve o arquivo como DOCX ou PDF e tente de novo.',
  },
  nothingNew: 'Seu perfil já diz tudo o que lemos neste currículo.',
  review: 'Confira o que foi lido: a leitura pode errar. O que o seu perfil já diz continua nele.',
  values: 'Sobre você e contato',
  instead: 'No lugar de: {{now}}',
  lists: { experience: 'Experiência', education: 'Formação', languages: 'Idiomas', skills: 'Habilidades' },
  byHand:
    'O perfil não aceita isto assim: falta um dado, o formato é outro ou a data está no futuro. Adicione na aba do perfil.',
  incomplete: 'O perfil não aceita isto assim: falta um dado ou a data está no futuro.',
  complete: 'Completar',
  placed: { edit: 'Editar', giveUp: 'Deixar de fora' },
  unread: {
    title: 'O que ficou sem lugar',
    hint: 'O texto está como no currículo. Diga onde ele entra no perfil; o que você deixar de fora não é guardado.',
    notRead: 'Não conseguimos ler esta parte.',
    noHeading: 'Sem título no currículo',
    place: 'Onde isto entra?',
    leave: 'Deixar de fora',
    bio: 'No fim de “Sobre você”',
    work: 'Na descrição de {{job}}',
    experience: 'Em uma nova experiência',
    education: 'Em uma nova formação',
  },
  tooLong: 'Um texto ficou com mais de 2.000 caracteres. Deixe uma parte de fora ou ponha em outro lugar.',
  unfinished: 'Há um formulário aberto na lista. Termine ou cancele antes de adicionar ao perfil.',
  levelsHint:
    'Sem nível no currículo, cada habilidade entra como intermediária, como contaria se você só o enviasse. Ajuste à vontade; o que você provar conta mais.',
  levelOfAll_one: 'Nível da habilidade sem nível no currículo',
  levelOfAll_many: 'Nível das {{count}} habilidades sem nível no currículo',
  levelOfAll_other: 'Nível das {{count}} habilidades sem nível no currículo',
  levelsDiffer: 'Níveis diferentes',
  howWellKnown: 'Nível em {{name}}',
  howWellSpoken: 'Quanto você domina {{name}}?',
  unknownSkill: 'Não está no nosso dicionário. Marque se for mesmo uma habilidade.',
  seeResume: 'Ver o currículo',
  backToReview: 'Voltar ao que foi lido',
  keep: 'Guardar este arquivo para me candidatar',
  keepHint: 'Só você vê. Ele é oferecido quando você se candidata, e dá para apagar no perfil quando quiser.',
  keepAlone: 'Guardar currículo',
  kept: 'Currículo guardado',
  keepFailed: 'O perfil foi salvo, mas o arquivo não foi guardado',
  discard: {
    title: 'Descartar o que foi lido?',
    text: 'Nada deste currículo entra no perfil. Você pode importar de novo quando quiser.',
    confirm: 'Descartar',
    cancel: 'Continuar conferindo',
  },
  tooMany_one: '{{list}}: o perfil aceita até {{max}}. Desmarque {{count}}.',
  tooMany_many: '{{list}}: o perfil aceita até {{max}}. Desmarque {{count}}.',
  tooMany_other: '{{list}}: o perfil aceita até {{max}}. Desmarque {{count}}.',
  cancel: 'Cancelar',
  add_zero: 'Adicionar ao perfil',
  add_one: 'Adicionar {{count}} item ao perfil',
  add_many: 'Adicionar {{count}} itens ao perfil',
  add_other: 'Adicionar {{count}} itens ao perfil',
  added_one: '{{count}} item do currículo está no perfil.',
  added_many: '{{count}} itens do currículo estão no perfil.',
  added_other: '{{count}} itens do currículo estão no perfil.',
  undo: 'Desfazer',
  undoTooLate: 'Não foi possível desfazer: o perfil mudou depois. Remova o que não quer, item por item.',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'talent-import': Phrases<typeof talentImport>;
  }
}
