import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { drawResume } from './draw-resume.ts';
import type { PrintedResume } from './resume-pdf.ts';

const RESUME: PrintedResume = {
  lang: 'pt-BR',
  documentTitle: 'Currículo de Ana',
  names: ['Ana Conceição', 'ana@correio.example'],
  title: 'Pessoa Desenvolvedora',
  contact: 'ana@correio.example',
  links: [{ text: 'ana.example', url: 'https://ana.example/' }],
  sections: [
    { heading: 'Resumo', entries: [{ head: '', below: '', body: 'Ação.\nΕλληνικά, Кириллица', note: '' }] },
    {
      heading: 'Experiência',
      entries: [{ head: 'Analista', below: 'Banco Ipê · 2019', body: 'Relatórios', note: 'SQL' }],
    },
  ],
  attachedName: 'resume.json',
  made: '2026-11-02T12:00:00.000Z',
};
const JSON_RESUME = Buffer.from('{"basics":{"name":"王"}}');

async function drawn(change: Partial<PrintedResume> = {}) {
  const bytes = await drawResume({ ...RESUME, ...change }, JSON_RESUME);
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const lines: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    lines.push(...items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])));
  }
  return { bytes, document, lines };
}

test('says all parts in their order, as text', async () => {
  const { lines } = await drawn();
  expect(lines.join('|')).toBe(
    'Ana Conceição|Pessoa Desenvolvedora|ana@correio.example|ana.example|Resumo|Ação.|Ελληνικά, Кириллица|' +
      'Experiência|Analista|Banco Ipê · 2019|Relatórios|SQL',
  );
});

test('has a title, a language, its links and its JSON', async () => {
  const { document } = await drawn();
  expect((await document.getMetadata()).info).toMatchObject({ Title: 'Currículo de Ana', Language: 'pt-BR' });
  expect(await (await document.getPage(1)).getAnnotations()).toMatchObject([{ url: 'https://ana.example/' }]);
  const [attached] = [...((await document.getAttachments()) ?? [])];
  expect(attached?.[1]).toMatchObject({ filename: 'resume.json' });
  expect(Buffer.from((await document.getAttachmentContent(attached?.[0] ?? '')) ?? [])).toEqual(JSON_RESUME);
});

test('what the font lacks is left out, and the next name stands for one of which nothing is left', async () => {
  const { lines } = await drawn({ names: ['王小明 🦊', 'ana@correio.example'], title: 'Dados 🚀 数据 \u202e!' });
  expect(lines.slice(0, 2)).toEqual(['ana@correio.example', 'Dados !']);
});

test('a word wider than the page is broken, and pages follow', async () => {
  const entries = [{ head: 'W'.repeat(2_000), below: '', body: 'linha\n'.repeat(400), note: '' }];
  const { document, lines } = await drawn({ sections: [{ heading: 'Resumo', entries }] });
  expect(document.numPages).toBeGreaterThan(5);
  expect(lines.join('').match(/W/g)).toHaveLength(2_000);
  expect(lines.filter((line) => line === 'linha')).toHaveLength(400);
});

test('the same résumé is the same file', async () => {
  expect((await drawn()).bytes.equals((await drawn()).bytes)).toBe(true);
});
