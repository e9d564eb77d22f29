import type { Phrases } from '../phrases.ts';

export const ownCertificate = {
  title: 'Certificado',
  lead: 'Uma página que qualquer pessoa pode conferir, um PDF com código QR e um selo digital (Open Badges). Você escolhe o que eles mostram.',
  always:
    'Sempre mostra: o teste, a área, a dificuldade, as habilidades com o nível que você comprovou, o dia em que você fez o teste e como foi corrigido.',
  choices: 'O que mais mostrar',
  showsName: 'Seu nome',
  showsNameHint:
    'No selo digital vai junto um código do seu e-mail, para a carteira digital saber que ele é seu. O e-mail em si não aparece.',
  showsScore: 'Sua nota',
  showsPlace: 'Sua posição entre quem fez o mesmo teste',
  showsPlaceHint: 'Só na página e no PDF: ela muda conforme mais pessoas fazem o teste.',
  showsCompany: 'A empresa que criou o teste',
  issue: 'Emitir certificado',
  issueAgain: 'Emitir outro certificado',
  issued: 'O certificado foi emitido',
  issueFailed: 'O certificado não foi emitido',
  tooLate: 'Um resultado vale por 12 meses. Este não pode mais virar certificado.',
  withdrawnCount_zero: 'Nenhum certificado deste resultado foi retirado.',
  withdrawnCount_one: 'Você já retirou {{count}} certificado deste resultado. O novo tem outro endereço.',
  withdrawnCount_many: 'Você já retirou {{count}} certificados deste resultado. O novo tem outro endereço.',
  withdrawnCount_other: 'Você já retirou {{count}} certificados deste resultado. O novo tem outro endereço.',
  valid: 'Emitido, vale até {{date}}',
  expired: 'Expirou em {{date}}',
  since:
    'Mostra o que vale desde {{date}}. Se a nota for revista, o selo digital baixado antes deixa de valer; baixe outro. Se ela não comprovar mais o que ele cita, o certificado deixa de valer.',
  address: 'Endereço para conferir',
  open: 'Abrir a página',
  copy: 'Copiar endereço',
  copied: 'O endereço foi copiado',
  copyFailed: 'Não foi possível copiar. O endereço é {{link}}',
  pdf: 'Baixar PDF',
  linkedIn: 'Adicionar ao LinkedIn',
  badge: 'Baixar para carteira digital',
  badgeHint:
    'No LinkedIn, o formulário de licenças e certificados abre preenchido, e nada é publicado antes de você salvar. O arquivo para carteira digital é um selo Open Badges (.jwt), que aplicativos de credenciais guardam e conferem.',
  downloadFailed: 'O arquivo não foi baixado',
  saved: 'A escolha foi salva',
  saveFailed: 'A escolha não foi salva',
  copies:
    'O que já foi baixado não pode ser recolhido nem muda com suas escolhas. Mas quem confere uma cópia vê se o certificado foi retirado.',
  withdraw: 'Retirar certificado',
  withdrawTitle: 'Retirar este certificado?',
  withdrawText:
    'A página passa a dizer que ele foi retirado, e os PDFs e selos já baixados deixam de valer para quem conferir. Não dá para voltar atrás; você pode emitir outro, com outro endereço.',
  withdrawn: 'O certificado foi retirado',
  withdrawFailed: 'O certificado não foi retirado',
  overruled:
    'O certificado deste resultado deixou de valer em {{date}}: pela nota que vale agora, o resultado não comprova o que ele citava. A página dele diz isso a quem confere.',
  overruledBefore:
    'O certificado anterior deixou de valer em {{date}}, porque a nota não comprovava o que ele citava. Ele não volta; você pode emitir outro, com outro endereço.',
  loadError: 'O certificado não carregou',
} as const;

declare module '../phrases.ts' {
  interface PhraseFiles {
    'own-certificate': Phrases<typeof ownCertificate>;
  }
}
