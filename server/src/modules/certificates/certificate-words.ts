import type { TestCategory, TestDifficulty } from '@prova/contract/assessments/test-fields';
import type { Certified } from '@prova/contract/certificates/certificates';
import type { Locale } from '@prova/contract/common';
import type { SkillLevel } from '@prova/contract/matching/match-input';

const PORTUGUESE = {
  document: 'Certificado',
  documentOf: (title: string) => `Certificado: ${title}`,
  heading: 'Certificado de teste técnico',
  /** Before the name. */
  certifies: 'A Prova certifica que',
  someone: 'uma pessoa com conta na Prova',
  /** Where the font has none of its letters. */
  nameOnPage: 'Nome na página de verificação',
  took: 'fez e entregou o teste',
  askedBy: (company: string) => `criado por ${company}`,
  skills: 'Habilidades que comprova',
  level: 'Nível',
  levels: {
    BEGINNING: 'nível iniciante',
    INTERMEDIATE: 'nível intermediário',
    ADVANCED: 'nível avançado',
  } satisfies Record<SkillLevel, string>,
  skillAt: (skill: string, level: string) => `${skill}, ${level}`,
  score: 'Nota',
  place: 'Comparação',
  placeText: (below: number, others: number) => `Acima de ${below} de ${others} outras pessoas que fizeram este teste`,
  takenOn: 'Feito em',
  validUntil: 'Vale até',
  issuedOn: 'Emitido em',
  test: 'Teste',
  questions: (count: number) => (count === 1 ? '1 questão' : `${count} questões`),
  limit: (minutes: number | null) => (minutes === null ? 'sem limite de tempo' : `limite de ${minutes} min`),
  how: 'Como foi feito',
  howText:
    'A distância, pelo relógio do servidor e sem supervisão. A Prova não confere documentos: o nome é o da conta.',
  graded: {
    machine: 'Correção automática.',
    person: 'Correção feita por pessoas, em uma fila sem nomes.',
    both: 'Correção automática e por pessoas, em uma fila sem nomes.',
  } satisfies Record<Certified['gradedBy'], string>,
  verify: 'Confira este certificado',
  verifyText:
    'Aponte a câmera para o código ou abra o endereço. A página mostra se ele é autêntico e ainda vale, ou se expirou, foi retirado ou deixou de valer.',
  qrAlt: (address: string) => `Código QR que abre ${address}`,
  category: {
    frontend: 'Front-end',
    backend: 'Back-end',
    database: 'Banco de dados',
    fundamentals: 'Fundamentos',
    devops: 'DevOps',
    mobile: 'Mobile',
  } satisfies Record<TestCategory, string>,
  difficulty: { basic: 'Básico', intermediate: 'Intermediário', advanced: 'Avançado' } satisfies Record<
    TestDifficulty,
    string
  >,
  /** Of the digital credential. */
  description: (skills: readonly string[]) => `Teste técnico. Este resultado comprova: ${skills.join('; ')}.`,
  fileName: 'certificado',
};
export type CertificateWords = typeof PORTUGUESE;

/** What certificates say besides what they certify: on paper, and as a credential. */
export const CERTIFICATE_WORDS: Readonly<Record<Locale, CertificateWords>> = {
  'pt-BR': PORTUGUESE,
  'en-US': {
    document: 'Certificate',
    documentOf: (title) => `Certificate: ${title}`,
    heading: 'Technical test certificate',
    certifies: 'Prova certifies that',
    someone: 'a person with a Prova account',
    nameOnPage: 'Name shown on the verification page',
    took: 'took and submitted the test',
    askedBy: (company) => `created by ${company}`,
    skills: 'Skills it proves',
    level: 'Level',
    levels: { BEGINNING: 'beginner level', INTERMEDIATE: 'intermediate level', ADVANCED: 'advanced level' },
    skillAt: (skill, level) => `${skill}, ${level}`,
    score: 'Score',
    place: 'Comparison',
    placeText: (below, others) => `Above ${below} of ${others} other people who took this test`,
    takenOn: 'Taken on',
    validUntil: 'Valid until',
    issuedOn: 'Issued on',
    test: 'Test',
    questions: (count) => (count === 1 ? '1 question' : `${count} questions`),
    limit: (minutes) => (minutes === null ? 'no time limit' : `${minutes} min limit`),
    how: 'How it was taken',
    howText:
      'Remotely, timed by the server, without supervision. Prova checks no ID: the name is the one on the account.',
    graded: {
      machine: 'Graded automatically.',
      person: 'Graded by people, from a queue without names.',
      both: 'Graded automatically and by people, from a queue without names.',
    },
    verify: 'Check this certificate',
    verifyText:
      'Scan the code or open the address. The page says whether it is authentic and still valid, or has expired, was withdrawn or no longer holds.',
    qrAlt: (address) => `QR code that opens ${address}`,
    category: {
      frontend: 'Front end',
      backend: 'Back end',
      database: 'Databases',
      fundamentals: 'Fundamentals',
      devops: 'DevOps',
      mobile: 'Mobile',
    },
    difficulty: { basic: 'Basic', intermediate: 'Intermediate', advanced: 'Advanced' },
    description: (skills) => `Technical test. This result proves: ${skills.join('; ')}.`,
    fileName: 'certificate',
  },
};
