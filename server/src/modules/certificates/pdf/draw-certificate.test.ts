import readQr from 'jsqr';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import type { PrintedCertificate } from './certificate-pdf.ts';
import { drawCertificate } from './draw-certificate.ts';

const CODE = 'k7m3q-x2v9f-ha4tn-8wce';
const ADDRESS = `https://prova.example/certificates/${CODE}`;
const CERTIFICATE: PrintedCertificate = {
  lang: 'pt-BR',
  documentTitle: 'Certificado: React',
  heading: 'Certificado de teste técnico',
  certifies: 'A Prova certifica que',
  name: 'Ana Conceição',
  nameElsewhere: 'Nome na página de verificação',
  took: 'fez e entregou o teste',
  title: 'React: componentes e estado',
  facts: 'Front-end · Básico',
  skillsHeading: 'Habilidades avaliadas',
  skills: ['React', 'SQL'],
  score: '87%',
  scoreLabel: 'Nota',
  place: 'Acima de 31 de 42',
  dates: [
    { label: 'Feito em', value: '20 de novembro de 2026' },
    { label: 'Válido até', value: '20 de novembro de 2027' },
    { label: 'Emitido em', value: '27 de novembro de 2026' },
  ],
  how: { heading: 'Como foi feito', body: 'A distância.' },
  verify: { heading: 'Confira', body: 'Aponte a câmera.', address: ADDRESS, qrAlt: 'Código QR' },
  made: '2026-11-27T12:00:00.000Z',
};

async function drawn(change: Partial<PrintedCertificate> = {}) {
  const bytes = await drawCertificate({ ...CERTIFICATE, ...change });
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  const lines = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
  return { bytes, document, page, lines, text: lines.map(({ str }) => str) };
}

test('says all of it as text, in its order', async () => {
  const { text } = await drawn();
  expect(text.join('|')).toBe(
    'pro a|Certificado de teste técnico|A Prova certifica que|Ana Conceição|fez e entregou o teste|' +
      'React: componentes e estado|Front-end · Básico|Nota|87%|Acima de 31 de 42|Habilidades avaliadas|React|SQL|' +
      'Feito em|20 de novembro de 2026|Válido até|20 de novembro de 2027|Emitido em|27 de novembro de 2026|' +
      `Como foi feito|A distância.|Confira|Aponte a câmera.|${ADDRESS.replace(CODE, '')}|${CODE}`,
  );
});

type Drawn = Parameters<PDFPageProxy['render']>[0];
type Context = NonNullable<Drawn['canvasContext']> & {
  getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray };
};

/** Of pdfjs, for where there is no browser. */
interface CanvasFactory {
  create(width: number, height: number): { canvas: HTMLCanvasElement; context: Context };
}

test('has a QR code that cameras read, of the address that it links to', async () => {
  const { document, page } = await drawn();
  const viewport = page.getViewport({ scale: 2 });
  const [wide, high] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const { canvas, context } = (document.canvasFactory as CanvasFactory).create(wide, high);
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  const { data } = context.getImageData(0, 0, wide, high);
  expect(readQr(data, wide, high)?.data).toBe(ADDRESS);
  expect(await page.getAnnotations()).toMatchObject([{ url: ADDRESS }, { url: ADDRESS }]);
});

test('is tagged, with a title, a language, and words for the code', async () => {
  const { document, page } = await drawn();
  expect((await document.getMetadata()).info).toMatchObject({ Title: 'Certificado: React', Language: 'pt-BR' });
  expect([...((await document.getMarkInfo()) as unknown as Map<string, boolean>)]).toContainEqual(['Marked', true]);
  const tree = JSON.stringify(await page.getStructTree());
  for (const role of ['H1', 'H2', 'L', 'LI', 'P', 'Link']) expect(tree).toContain(`"role":"${role}"`);
  expect(tree).toContain('"alt":"Código QR"');
});

test('what is not shown is not there, and a name without letters of the font is found elsewhere', async () => {
  const { text } = await drawn({ score: '', place: '', name: '王小明' });
  expect(text).not.toContain('Nota');
  expect(text).toContain('Nome na página de verificação');
});

test('the longest words stay on one page, above what it is checked by', async () => {
  const words = (letter: string, count: number) => `${letter.repeat(7)} `.repeat(count).trim();
  const { document, lines } = await drawn({
    name: words('W', 15),
    title: words('M', 15),
    facts: `Front-end · Intermediário · 300 questões · limite de 600 min · criado por ${'W'.repeat(120)}`,
    skills: ['W', 'M', 'B', 'D', 'E'].map((letter) => letter.repeat(80)),
    how: { heading: 'Como foi feito', body: 'A distância, pelo relógio do servidor. '.repeat(6) },
  });
  expect(document.numPages).toBe(1);
  const heightOf = (text: string) => lines.find(({ str }) => str.startsWith(text))?.transform[5] ?? 0;
  const lowest = Math.min(...lines.filter(({ str }) => str.startsWith('A distância')).map((item) => item.transform[5]));
  expect(lowest).toBeGreaterThan(heightOf('Confira') + 20);
});

test('the same certificate is the same file', async () => {
  expect((await drawn()).bytes.equals((await drawn()).bytes)).toBe(true);
});
