import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { DocumentLine } from '../../src/modules/files/files.service.ts';
import { docxLayout } from '../../src/modules/files/layout/docx-layout.ts';
import { pdfLayout } from '../../src/modules/files/layout/pdf-layout.ts';
import { headingKind } from '../../src/modules/talents/resume/headings.ts';
import { readLayout } from '../../src/modules/talents/resume/read-layout.ts';
import { linesOfText } from '../fixtures/resume-lines.ts';
import * as texts from '../fixtures/resume-texts.ts';

const HEAD = 'Ana Clara Nogueira\nana@correio.example\n\n';
const unread = (text: string) => readLayout(linesOfText(HEAD + text)).unread;

test('parts that a profile has no place for are shown whole, under their headings', () => {
  expect(
    unread(`Experiência
Analista – Banco Ipê
2019 – 2021
Cursos
Oratória – Senac – 2015
Excel
Trabalho voluntário
Cozinha Solidária, aos sábados`),
  ).toEqual([
    { heading: 'Cursos', text: 'Oratória – Senac – 2015\nExcel' },
    { heading: 'Trabalho voluntário', text: 'Cozinha Solidária, aos sábados' },
  ]);
});

test.each([
  [
    'a sentence above the first job',
    'Experiência\nTrabalhei em três estados.\nAnalista – Banco Ipê\n2019 – 2021',
    'Trabalhei em três estados.',
  ],
  ['a list of nothing that is known', 'Habilidades\nReact\ncostura de couro à mão', 'costura de couro à mão'],
  ['a second telephone', 'Contato\n(11) 98765-4321\n(11) 3344-5566', '(11) 3344-5566'],
  [
    'a school year without a school',
    'Formação\nUFPE – Bacharelado em Letras – 2019\nBolsa de mérito',
    'Bolsa de mérito',
  ],
  ['work in another time than its own', 'Experiência\nAnalista – Banco Ipê\n2019 – 2021 (2015)', '2019 – 2021 (2015)'],
  ['what says more of a language', 'Idiomas\nInglês fluente\nIntercâmbio em Dublin', 'Intercâmbio em Dublin'],
  [
    'work that nobody understands',
    'Experiência\nfiz de tudo um pouco\nsempre com gente',
    'fiz de tudo um pouco sempre com gente',
  ],
])('%s is not lost', (_what, text, left) => {
  expect(unread(text).map((part) => part.text)).toEqual([left]);
});

test('of a long description, what the profile has no capacity for is not lost', () => {
  const lines = Array.from(
    { length: 60 },
    (_, index) => `- Entreguei o projeto ${index} no prazo, com a equipe de lá.`,
  );
  const { experience, unread: left } = readLayout(
    linesOfText(`${HEAD}Experiência\nAnalista – Banco Ipê\n2019 – 2021\n${lines.join('\n')}`),
  );
  expect(experience[0]?.description.length).toBeLessThanOrEqual(2_000);
  expect(left[0]).toMatchObject({ heading: 'Experiência' });
  expect(left[0]?.text).toContain('projeto 59');
});

test('lines beyond those that are read are shown as they are', () => {
  const many = `Habilidades\n${'React\n'.repeat(3_100)}\nO fim de tudo`;
  expect(unread(many).at(-1)?.text).toMatch(/O fim de tudo$/);
});

test('links that are in no field say where they lead', () => {
  const [name, page] = linesOfText('Ana Clara Nogueira\nInstagram');
  if (!name || !page) throw new Error('two lines');
  expect(readLayout([name, { ...page, links: ['https://www.instagram.com/anaclara'] }]).unread).toEqual([
    { heading: null, text: 'Instagram (https://www.instagram.com/anaclara)' },
  ]);
});

/** Words that name a field or a part, or say how, and are none of what a résumé says; and months, as fields have numbers. */
const BESIDE = new Set(
  `curriculum vitae curriculo resume nome name telefone celular phone mobile email mail linkedin github site endereco address
  cidade city data company empresa cargo funcao position role period periodo title employer institution institute curso degree conclusao concluido
  concluida completo cursando andamento previsao expected since desde until present presente atual current agora hoje momento now dias
  date tempo integral remoto remote hibrido hybrid presencial semanais anos meses years months year fluente fluent fluency avancado avancada advanced
  intermediario intermediaria intermediate basico basic nativo native materna professional working limited proficient elementary nivel level
  jan january janeiro fev feb february fevereiro mar march marco abr apr april abril mai may maio jun june junho jul july julho ago aug august agosto set sep sept september setembro
  out oct october outubro nov november novembro dez dec december dezembro inicio termino admissao saida entrada para with from through`.split(
    /\s+/,
  ),
);
/** Countries stand in a field by their letters; of a job a profile has neither the place nor how somebody worked. */
const PLACES = new Set(
  `brasil brazil sweden united kingdom portugal canada rio grande sul seattle olinda osasco gothenburg blumenau pune san francisco
  dela page full personal bilingual back tel fone ano outros experiencia leitura escrita conversacao`.split(/\s+/),
);
/** Names of groups in a list of skills, and other names of skills than the dictionary's. */
const OF_SKILLS = new Set(
  `frameworks tools tecnicas linguagens ferramentas bancos dados nuvem monitoramento infraestrutura infrastructure automacao
  automation visualizacao visualization conteineres metodos programming cloud gestao engenharia analise k8s nlp user research
  testing roadmapping`.split(/\s+/),
);
const wordsOf = (text: string) =>
  (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]{3,}/gu) ?? []
  ).filter((word) => ![BESIDE, PLACES, OF_SKILLS].some((set) => set.has(word)) && !/^20\d\d$|^19\d\d$/.test(word));

/** Words of a document that are in no field of what was read of it and not in what was left unread. */
function lost(lines: readonly DocumentLine[]): string[] {
  const read = readLayout(lines);
  const said = JSON.stringify(read, (key, value) => (key === 'sentence' ? undefined : value));
  const all = said
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  const digits = said.replace(/\D/g, '');
  return lines
    .filter(({ text }) => headingKind(text) === null)
    .flatMap(({ text }) =>
      wordsOf(text).filter((word) => !all.includes(word) && !(/^\d+$/.test(word) && digits.includes(word))),
    );
}

test.each(Object.entries(texts))('no word of %s is lost', (_name, text) => {
  expect(lost(linesOfText(text))).toEqual([]);
});

const FOLDERS = ['../fixtures/resume-files/', '../../../bench/resumes/set/'];
const FILES = FOLDERS.flatMap((folder) => {
  const url = new URL(folder, import.meta.url);
  return readdirSync(url).flatMap((name) =>
    /\.(?:pdf|docx)$/.test(name) ? [[name, new URL(name, url)] as const] : [],
  );
});
test.each(FILES)('no word of %s is lost', async (name, file) => {
  const { lines } = await (name.endsWith('.pdf') ? pdfLayout : docxLayout)(readFileSync(file));
  expect(lost(lines)).toEqual([]);
});
