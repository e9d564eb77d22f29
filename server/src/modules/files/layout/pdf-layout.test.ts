import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { pdfLayout } from './pdf-layout.ts';

type Pdf = InstanceType<typeof PDFDocument>;

async function layoutOf(draw: (pdf: Pdf) => void) {
  const pdf = new PDFDocument({ size: 'A4', margin: 0 });
  const written = buffer(pdf);
  pdf.font('Helvetica').fontSize(10);
  draw(pdf);
  pdf.end();
  return pdfLayout(await written);
}

const at = (pdf: Pdf, x: number, y: number, text: string) => pdf.text(text, x, y, { lineBreak: false });
const textOf = ({ lines }: Awaited<ReturnType<typeof layoutOf>>) => lines.map(({ text }) => text);

/** Rows of two columns, drawn row by row over the page. */
function drawColumns(pdf: Pdf, left: readonly string[], right: readonly string[], y = 100) {
  for (let row = 0; row < Math.max(left.length, right.length); row += 1) {
    if (left[row]) at(pdf, 40, y + row * 14, left[row] ?? '');
    if (right[row]) at(pdf, 240, y + row * 14, right[row] ?? '');
  }
}

const LEFT = ['Contato', 'ana@correio.example', 'Recife, PE', 'Habilidades', 'React', 'Node.js', 'SQL'];
const RIGHT = ['Experiência', 'Banco Ipê', 'Analista', '2019 - 2021', 'Relatórios em SQL', 'e testes.', 'Porto Letras'];

test('columns are read one after the other, however they were drawn, and what stands above them first', async () => {
  const layout = await layoutOf((pdf) => {
    pdf.fontSize(20);
    at(pdf, 40, 40, 'Ana Conceição');
    pdf.fontSize(10);
    drawColumns(pdf, LEFT, RIGHT);
  });
  expect(textOf(layout)).toEqual(['Ana Conceição', ...LEFT, ...RIGHT]);
  expect(new Set(layout.lines.map(({ stream }) => stream)).size).toBe(3);
});

test('a column goes on where it stands on the next page', async () => {
  const layout = await layoutOf((pdf) => {
    drawColumns(pdf, LEFT, RIGHT);
    pdf.addPage();
    ['Programadora', '2017 - 2019', 'Sites'].forEach((text, row) => {
      at(pdf, 240, 60 + row * 14, text);
    });
  });
  const last = layout.lines.slice(-3);
  expect(last.map(({ text, page }) => [text, page])).toEqual([
    ['Programadora', 2],
    ['2017 - 2019', 2],
    ['Sites', 2],
  ]);
  expect(last[0]?.stream).toBe(layout.lines.find(({ text }) => text === 'Experiência')?.stream);
});

test('dates in a margin stay beside what was done then', async () => {
  const layout = await layoutOf((pdf) => {
    const rows = [
      ['2021 - 2023', 'Banco Ipê, Analista'],
      ['', 'Relatórios em SQL e testes'],
      ['2019 - 2021', 'Porto Letras, Programadora'],
      ['', 'Sites e boletins'],
      ['2017 - 2019', 'Loja Coral, Estagiária'],
      ['', 'Apoio ao atendimento'],
    ];
    for (const [row, [when = '', what = '']] of rows.entries()) {
      if (when) at(pdf, 40, 100 + row * 14, when);
      at(pdf, 140, 100 + row * 14, what);
    }
  });
  expect(textOf(layout)[0]).toBe('2021 - 2023\tBanco Ipê, Analista');
  expect(textOf(layout)).toHaveLength(6);
});

test('what nobody sees is not read: in the colour of the paper or of its ground, beside the page, too small', async () => {
  const layout = await layoutOf((pdf) => {
    at(pdf, 40, 40, 'Visível');
    pdf.fillColor('#ffffff');
    at(pdf, 40, 60, 'Branco');
    pdf.fillColor('#fdfdfd');
    at(pdf, 40, 80, 'Quase branco');
    pdf.rect(40, 100, 200, 60).fill('#203040');
    pdf.fillColor('#ffffff');
    at(pdf, 50, 110, 'Branco no escuro');
    pdf.fillColor('#203040');
    at(pdf, 50, 130, 'Escuro no escuro');
    pdf.fillColor('#000000');
    at(pdf, 900, 40, 'Ao lado');
    at(pdf, 40, -200, 'Acima');
    pdf.fontSize(1);
    at(pdf, 40, 200, 'Minúsculo');
    pdf.fontSize(10).fillOpacity(0);
    at(pdf, 40, 220, 'Transparente');
  });
  expect(textOf(layout)).toEqual(['Visível', 'Branco no escuro']);
});

test('letters set apart are words', async () => {
  const layout = await layoutOf((pdf) => {
    pdf.text('EXPERIÊNCIA PROFISSIONAL', 40, 40, { characterSpacing: 4, lineBreak: false });
  });
  expect(textOf(layout)).toEqual(['EXPERIÊNCIA PROFISSIONAL']);
});

test('says how lines look, where their links lead, and what JSON is attached', async () => {
  const layout = await layoutOf((pdf) => {
    pdf.font('Helvetica-Bold').fontSize(18);
    at(pdf, 40, 40, 'Ana');
    pdf.font('Helvetica').fontSize(10).text('Portfólio', 40, 80, { link: 'https://ana.example/', lineBreak: false });
    pdf.file(Buffer.from('{"basics":{"name":"Ana"}}'), { name: 'resume.json' });
  });
  expect(layout.lines).toMatchObject([
    { text: 'Ana', size: 18, bold: true, links: [] },
    { text: 'Portfólio', size: 10, bold: false, links: ['https://ana.example/'] },
  ]);
  expect(layout.attachedJson).toBe('{"basics":{"name":"Ana"}}');
});
