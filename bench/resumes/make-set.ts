// node bench/resumes/make-set.ts: draws the résumés of bench/resumes/set/ again, each beside what should be read of it.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { findBrowser } from '../../e2e/support/browser.ts';
import { compoundFile } from '../../server/test/fixtures/resumes.ts';
import { expectedOf, type Shown } from './expected.ts';
import { drawnLayouts } from './layouts/drawn.ts';
import { pageLayouts } from './layouts/pages.ts';
import type { DateStyle } from './layouts/words.ts';
import { writtenLayouts } from './layouts/written.ts';
import { people } from './people.ts';
import type { Person } from './person.ts';

const FOLDER = fileURLToPath(new URL('set/', import.meta.url));

/** Which layouts tell of whom, and where they write dates otherwise than usual. */
const PLAN: Readonly<Record<string, readonly (string | readonly [string, DateStyle])[]>> = {
  mariana: ['classic', 'dark-side', 'network', 'hasty'],
  joao: ['labels', 'interleaved', 'styles', ['margin-headings', 'iso']],
  carla: ['margin-dates', 'plain', 'table-columns', 'two-below'],
  rafael: ['form', 'spaced', 'table-dates', ['classic', 'years']],
  beatriz: ['labels', 'interleaved', 'network', 'styles'],
  lucas: ['dark-side', 'hasty', ['plain', 'twoDigits']],
  patricia: ['margin-headings', 'table-columns', ['two-below', 'long'], 'network'],
  diego: [
    ['form', 'years'],
    ['classic', 'years'],
    ['styles', 'years'],
  ],
  fernanda: ['network', 'spaced', 'table-dates', ['dark-side', 'long']],
  emily: ['classic', 'network', 'table-columns', ['interleaved', 'long']],
  arjun: ['labels', 'plain', ['margin-dates', 'short'], 'hasty'],
  sophie: ['dark-side', 'styles', 'two-below'],
  daniel: ['spaced', ['margin-headings', 'short'], ['form', 'slashes'], 'network'],
};

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});

async function print(html: string): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    await page.setContent(html);
    return await page.pdf({ format: 'A4', printBackground: true });
  } finally {
    await page.close();
  }
}

/** What a layout leaves out of what a person has. */
const LEAVES_OUT: Readonly<Record<string, readonly Shown[]>> = {
  form: ['summary', 'stack'],
  spaced: ['stack'],
  'two-below': ['summary'],
  'table-dates': ['summary', 'stack'],
  'table-columns': ['stack'],
  hasty: ['stack'],
  network: ['region'],
};

function shownBy(layout: string): Set<Shown> {
  const shown = new Set<Shown>(['summary', 'stack', 'region']);
  for (const each of LEAVES_OUT[layout] ?? []) shown.delete(each);
  if (layout === 'network') shown.add('top three skills');
  return shown;
}

async function drawn(person: Person, layout: string, wanted?: DateStyle) {
  const onPage = pageLayouts.find(({ name }) => name === layout);
  if (onPage) {
    const dates = wanted ?? onPage.dates;
    return { ending: 'pdf', dates, body: await print(onPage.html(person, dates)) };
  }
  const drawing = drawnLayouts.find(({ name }) => name === layout);
  if (drawing) {
    const dates = wanted ?? drawing.dates;
    return { ending: 'pdf', dates, body: await drawing.draw(person, dates) };
  }
  const writing = writtenLayouts.find(({ name }) => name === layout);
  if (!writing) throw new Error(`No layout is called ${layout}`);
  const dates = wanted ?? writing.dates;
  return { ending: 'docx', dates, body: await writing.write(person, dates) };
}

async function keep(name: string, ending: string, body: Buffer, expected: unknown): Promise<void> {
  await writeFile(`${FOLDER}${name}.${ending}`, body);
  await writeFile(`${FOLDER}${name}.json`, `${JSON.stringify(expected, null, 2)}\n`);
}

/** What a scanner makes of a page: a picture. */
async function scan(person: Person): Promise<Buffer> {
  const rows = [person.name, person.title, person.email, ...person.work.map(({ company }) => company)];
  const text = rows.map((row, index) => `<text x="60" y="${90 + index * 34}" font-size="22">${row}</text>`).join('');
  const picture = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1100">${text}</svg>`),
  )
    .flatten({ background: '#f6f4ee' })
    .jpeg({ quality: 60 })
    .toBuffer();
  const pdf = new PDFDocument({ size: 'A4', margin: 0, info: { CreationDate: new Date(0) } });
  const written = buffer(pdf);
  pdf.image(picture, 0, 0, { width: 595 });
  pdf.end();
  return written;
}

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const unreadable = { meta: { readable: false } };
try {
  for (const person of people) {
    for (const entry of PLAN[person.id] ?? []) {
      const [layout, wanted] = typeof entry === 'string' ? [entry] : entry;
      const { ending, body, dates } = await drawn(person, layout, wanted);
      const expected = expectedOf(person, { dates, shows: shownBy(layout) });
      await keep(`${person.id}-${layout}`, ending, body, expected);
    }
  }
  const [first, second] = people;
  if (first) await keep(`${first.id}-scan`, 'pdf', await scan(first), unreadable);
  if (second) await keep(`${second.id}-scan`, 'pdf', await scan(second), unreadable);
  await keep('old-word', 'doc', compoundFile(), unreadable);
} finally {
  await browser.close();
}
