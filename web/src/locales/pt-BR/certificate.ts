import type { Phrases } from '../phrases.ts';

export const certificate = {
  title: 'Certificado de teste técnico',
  loadError: 'O certificado não carregou',
  notFound: 'Nenhum certificado com o código {{code}}',
  notFoundText:
    'Confira o código, letra por letra: maiúsculas, traços e espaços não fazem diferença. Se ele estiver certo, o certificado foi apagado junto com a conta da pessoa a quem pertencia.',
  check: {
    title: 'Conferir certificado',
    lead: 'Digite o código que está no certificado. Você vê se ele é autêntico e o que comprova.',
    code: 'Código do certificado',
    codeHint: 'Como k7m3q-x2v9f-ha4tn-8wce, no fim do endereço impresso. Você também pode colar o endereço inteiro.',
    codeRequired: 'Informe o código do certificado',
    codeUnknown: 'Isso não parece um código: ele tem 19 letras e números',
    submit: 'Conferir',
    other: 'Conferir outro certificado',
  },
  status: { valid: 'Documento autêntico', expired: 'Expirado', withdrawn: 'Retirado', overruled: 'Deixou de valer' },
  statusText: {
    valid:
      'A Prova emitiu este certificado, ele não foi alterado e vale até {{date}}. O que o resultado comprova está abaixo.',
    expired: 'Emitido pela Prova. Valeu até {{date}}: um resultado de teste vale por 12 meses.',
    withdrawn:
      'A pessoa certificada retirou este certificado em {{date}}. O que está em cópias baixadas antes disso não vale mais.',
    overruled:
      'Desde {{date}}, pela correção do teste, o resultado não comprova o que este certificado citava. Cópias baixadas antes disso não valem mais.',
  },
  certifies: 'A Prova certifica que',
  someone: 'uma pessoa com conta na Prova',
  took: 'fez e entregou o teste',
  askedBy: 'criado por {{company}}',
  score: 'Nota',
  noScore: 'Quem fez o teste preferiu não mostrar a nota.',
  place_zero: 'Acima de {{below}} de {{count}} outras pessoas que fizeram este teste',
  place_one: 'Acima de {{below}} de {{count}} outra pessoa que fez este teste',
  place_many: 'Acima de {{below}} de {{count}} outras pessoas que fizeram este teste',
  place_other: 'Acima de {{below}} de {{count}} outras pessoas que fizeram este teste',
  skills: 'Habilidades que comprova',
  skillAt: {
    BEGINNING: '{{skill}}, nível iniciante',
    INTERMEDIATE: '{{skill}}, nível intermediário',
    ADVANCED: '{{skill}}, nível avançado',
  },
  levels:
    'A nota define o nível: a partir de {{beginning}}, iniciante; de {{intermediate}}, intermediário; de {{advanced}}, avançado.',
  takenOn: 'Feito em',
  issuedOn: 'Emitido em',
  validUntil: 'Vale até',
  how: 'Como o teste foi feito',
  howList: {
    clock: 'O tempo correu pelo relógio do servidor, não pelo de quem fez o teste.',
    remote:
      'A distância e sem supervisão. Saídas da página e textos colados ficam anotados junto do resultado; não aparecem aqui e não mudam a nota.',
    name: 'A Prova não confere documentos: o nome é o da conta.',
  },
  graded: {
    machine: 'A correção foi automática.',
    person: 'A correção foi feita por pessoas, em uma fila sem nomes.',
    both: 'A correção foi automática e, onde cabia julgamento, feita por pessoas em uma fila sem nomes.',
  },
  about: 'Sobre este endereço',
  aboutText:
    'Esta página mostra o que vale agora: se a nota for revista, ela muda; se o certificado for retirado, ela avisa. Só chega aqui quem recebeu o endereço.',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    certificate: Phrases<typeof certificate>;
  }
}
