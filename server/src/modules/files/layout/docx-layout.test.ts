import {
  Document,
  ExternalHyperlink,
  Header,
  Packer,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { expect, test } from 'vitest';
import { docxBomb } from '../../../../test/fixtures/resumes.ts';
import { docxLayout } from './docx-layout.ts';

type Children = (Paragraph | Table)[];

async function linesOf(children: Children, header?: string) {
  const headers =
    header === undefined ? {} : { headers: { default: new Header({ children: [new Paragraph(header)] }) } };
  const body = await Packer.toBuffer(new Document({ sections: [{ children, ...headers }] }));
  return (await docxLayout(body)).lines;
}

const cell = (...texts: string[]) => new TableCell({ children: texts.map((text) => new Paragraph(text)) });
const textsOf = async (...args: Parameters<typeof linesOf>) => (await linesOf(...args)).map(({ text }) => text);

test('the header of the page, paragraphs, items and line breaks, in their order', async () => {
  const texts = await textsOf(
    [
      new Paragraph('Resumo'),
      new Paragraph({ children: [new TextRun('uma'), new TextRun({ text: 'duas', break: 1 })] }),
      new Paragraph({ text: 'item', bullet: { level: 0 } }),
      new Paragraph({ children: [new TextRun('Analista\t2019 a 2021')] }),
    ],
    'ana@correio.example',
  );
  expect(texts).toEqual(['ana@correio.example', 'Resumo', 'uma', 'duas', '• item', 'Analista\t2019 a 2021']);
});

test('cells of a layout are columns, rows of data are lines', async () => {
  const layout = new Table({
    rows: [new TableRow({ children: [cell('Contato', 'Recife'), cell('Experiência', 'Banco')] })],
  });
  const data = new Table({ rows: [new TableRow({ children: [cell('2019'), cell('Loja Coral')] })] });
  expect(await textsOf([layout, data])).toEqual(['Contato', 'Recife', 'Experiência', 'Banco', '2019\tLoja Coral']);
});

test('white and hidden letters are not read, unless what is behind them is dark', async () => {
  const white = new TextRun({ text: 'branco', color: 'FFFFFF' });
  const hidden = new TextRun({ text: 'oculto', vanish: true });
  const dark = new Table({
    rows: [
      new TableRow({
        children: [
          new TableCell({
            shading: { type: ShadingType.CLEAR, fill: '203040' },
            children: [new Paragraph({ children: [new TextRun({ text: 'claro', color: 'FFFFFF' })] })],
          }),
        ],
      }),
    ],
  });
  expect(await textsOf([new Paragraph({ children: [white, hidden] }), dark])).toEqual(['claro']);
});

test('says how lines look, and where their links lead', async () => {
  const link = new ExternalHyperlink({ link: 'https://ana.example/', children: [new TextRun('Portfólio')] });
  expect(
    await linesOf([
      new Paragraph({ children: [new TextRun({ text: 'Ana', bold: true, size: 40 })] }),
      new Paragraph({ children: [link] }),
    ]),
  ).toMatchObject([
    { text: 'Ana', bold: true, size: 20 },
    { text: 'Portfólio', bold: false, links: ['https://ana.example/'] },
  ]);
});

test.each([
  ['states', undefined],
  ['hides', 1000],
])('one that %s how large it is is refused', async (_how, stated) => {
  await expect(docxLayout(docxBomb(80, stated))).rejects.toThrow(expect.objectContaining({ name: 'ZipRefused' }));
});
