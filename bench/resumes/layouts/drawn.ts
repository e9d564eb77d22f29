import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Person } from '../person.ts';
import { bare, type DateStyle, datesOf, degreeOf, headingsOf, linksOf, placeOf, techWord } from './words.ts';

type Pdf = InstanceType<typeof PDFDocument>;

/** A résumé as a program draws it, letter by letter. */
export interface DrawnLayout {
  readonly name: string;
  readonly dates: DateStyle;
  draw(person: Person, dates: DateStyle): Promise<Buffer>;
}

function open(margin = 56): { pdf: Pdf; done: Promise<Buffer> } {
  const pdf = new PDFDocument({ size: 'A4', margin, info: { CreationDate: new Date(0) } });
  return { pdf, done: buffer(pdf) };
}

const allSkills = (person: Person) => Object.values(person.skills).flat();

export const drawnLayouts: readonly DrawnLayout[] = [
  {
    // Everything below each other, one size, headings in capitals.
    name: 'plain',
    dates: 'slashes',
    async draw(person, dates) {
      const { pdf, done } = open();
      const heading = headingsOf(person, 2);
      const title = (text: string) => pdf.moveDown().text(text.toUpperCase());
      pdf.font('Helvetica').fontSize(11).text(person.name).text(person.title);
      pdf
        .text(`${placeOf(person, ' - ')}`)
        .text(person.phone)
        .text(person.email);
      for (const url of linksOf(person)) pdf.text(bare(url));
      title(heading('summary'));
      pdf.text(person.summary);
      title(heading('work'));
      for (const each of person.work) {
        pdf
          .moveDown(0.5)
          .text(`${each.company} - ${each.position}`)
          .text(datesOf(each, dates, person.locale));
        for (const did of each.did) pdf.text(`- ${did}`);
        if (each.stack) pdf.text(`${techWord(person)}: ${each.stack.join(', ')}`);
      }
      title(heading('education'));
      for (const each of person.education)
        pdf.text(`${degreeOf(each, person.locale)}, ${each.institution}, ${datesOf(each, 'years', person.locale)}`);
      title(heading('skills'));
      for (const [group, names] of Object.entries(person.skills)) pdf.text(`${group}: ${names.join(', ')}`);
      title(heading('languages'));
      for (const [name, level] of person.languages) pdf.text(`${name} - ${level}`);
      if (person.courses) {
        title(heading('courses'));
        for (const course of person.courses) pdf.text(course);
      }
      pdf.end();
      return done;
    },
  },
  {
    // Two columns drawn row by row across the page, as some writers do.
    name: 'interleaved',
    dates: 'short',
    async draw(person, dates) {
      const { pdf, done } = open(0);
      const heading = headingsOf(person, 1);
      const left: [string, string?][] = [];
      const right: [string, string?][] = [];
      const wrap = (text: string, width: number) => {
        const lines: string[] = [];
        for (const word of text.split(' ')) {
          const last = lines.at(-1);
          if (last !== undefined && `${last} ${word}`.length <= width) lines[lines.length - 1] = `${last} ${word}`;
          else lines.push(word);
        }
        return lines;
      };
      left.push([heading('contact'), 'b'], [person.email], [person.phone], [placeOf(person)]);
      for (const url of linksOf(person)) left.push([bare(url)]);
      left.push([''], [heading('skills'), 'b']);
      for (const name of allSkills(person)) left.push([name]);
      left.push([''], [heading('languages'), 'b']);
      for (const [name, level] of person.languages) left.push([`${name} (${level})`]);
      right.push([heading('summary'), 'b'], ...wrap(person.summary, 62).map((line): [string] => [line]));
      right.push([''], [heading('work'), 'b']);
      for (const each of person.work) {
        right.push([each.position, 'b'], [each.company], [datesOf(each, dates, person.locale)]);
        for (const did of each.did) right.push(...wrap(`• ${did}`, 62).map((line): [string] => [line]));
        if (each.stack) right.push([`${techWord(person)}: ${each.stack.join(', ')}`]);
        right.push(['']);
      }
      right.push([heading('education'), 'b']);
      for (const each of person.education)
        right.push([each.institution, 'b'], [degreeOf(each, person.locale)], [datesOf(each, 'years', person.locale)]);
      if (person.courses) right.push([heading('courses'), 'b'], ...person.courses.map((course): [string] => [course]));
      pdf.font('Helvetica-Bold').fontSize(22).text(person.name, 40, 36, { lineBreak: false });
      pdf.font('Helvetica').fontSize(12).text(person.title, 40, 64, { lineBreak: false });
      for (let row = 0; row < Math.max(left.length, right.length); row += 1) {
        for (const [side, x] of [
          [left, 40],
          [right, 235],
        ] as const) {
          const [text = '', weight] = side[row] ?? [];
          if (text === '') continue;
          pdf
            .font(weight ? 'Helvetica-Bold' : 'Helvetica')
            .fontSize(9)
            .text(text, x, 100 + row * 13, { lineBreak: false });
        }
      }
      pdf.end();
      return done;
    },
  },
  {
    // What a network exports: its narrow side, its sizes, its durations, its numbers of pages.
    name: 'network',
    dates: 'long',
    async draw(person, _dates) {
      const { pdf, done } = open(0);
      const inPt = person.locale === 'pt';
      const side = (text: string, y: number, size = 10.5, font = 'Helvetica') =>
        pdf.font(font).fontSize(size).fillColor('#333333').text(text, 22, y, { width: 165 });
      pdf.rect(0, 0, 200, 842).fill('#f0f0f0');
      side(inPt ? 'Contato' : 'Contact', 40, 13);
      side(`${person.phone} (Mobile)`, 62);
      side(person.email, 78);
      let y = 94;
      if (person.linkedin) {
        side(`${bare(person.linkedin)} (LinkedIn)`, y);
        y += 32;
      }
      for (const url of linksOf(person).filter((each) => !each.includes('linkedin'))) {
        side(`${bare(url)} (${inPt ? 'Personal' : 'Personal'})`, y);
        y += 30;
      }
      y += 14;
      side(inPt ? 'Principais competências' : 'Top Skills', y, 13);
      for (const name of allSkills(person).slice(0, 3)) {
        y += 18;
        side(name, y);
      }
      y += 34;
      side('Languages', y, 13);
      for (const [name, level] of person.languages) {
        y += 20;
        side(`${name} (${NETWORK_LEVELS[level] ?? 'Elementary'})`, y);
      }
      if (person.courses) {
        y += 50;
        side('Certifications', y, 13);
        for (const course of person.courses) {
          y += 20;
          side(course, y);
          y += 12;
        }
      }
      const main = (text: string, size: number, down: number, font = 'Helvetica', colour = '#222222') => {
        at += down;
        if (at > 780) {
          footer();
          pdf.addPage();
          at = 48;
        }
        pdf.font(font).fontSize(size).fillColor(colour).text(text, 224, at, { width: 345 });
        at = pdf.y;
      };
      let number = 1;
      const footer = () => {
        pdf
          .font('Helvetica')
          .fontSize(9)
          .fillColor('#999999')
          .text(`Page ${number} of 2`, 360, 810, { lineBreak: false });
        number += 1;
      };
      let at = 30;
      main(person.name, 26, 0);
      main(person.title, 12, 4);
      main(`${person.city}, ${inPt ? 'Brasil' : person.region}`, 12, 4, 'Helvetica', '#777777');
      main(inPt ? 'Resumo' : 'Summary', 15.75, 24);
      main(person.summary, 12, 8);
      main(inPt ? 'Experiência' : 'Experience', 15.75, 24);
      let company = '';
      for (const each of person.work) {
        if (each.company !== company) {
          main(each.company, 12, 12);
          const many = person.work.filter((other) => other.company === each.company);
          if (many.length > 1) main(duration(many.at(-1)?.start ?? '', many[0]?.end ?? null, inPt), 10.5, 2);
        }
        company = each.company;
        main(each.position, 11.5, 4);
        const dates = datesOf(each, 'long', person.locale).replace('atual', 'Present');
        main(`${dates} (${duration(each.start, each.end, inPt)})`, 10.5, 2, 'Helvetica', '#777777');
        if (each.place) main(`${each.place}${inPt ? ', Brasil' : ''}`, 10.5, 2, 'Helvetica', '#777777');
        for (const did of each.did) main(did, 10.5, 6);
        if (each.stack) main(each.stack.join(', '), 10.5, 6);
      }
      main(inPt ? 'Formação acadêmica' : 'Education', 15.75, 24);
      for (const each of person.education) {
        main(each.institution, 12, 10);
        main(`${each.degree}, ${each.field} · (${each.start} - ${each.end})`, 10.5, 2);
      }
      footer();
      pdf.end();
      return done;
    },
  },
];

const NETWORK_LEVELS: Readonly<Record<string, string>> = {
  nativo: 'Native or Bilingual',
  native: 'Native or Bilingual',
  fluente: 'Full Professional',
  fluent: 'Full Professional',
  avançado: 'Professional Working',
  advanced: 'Professional Working',
  intermediário: 'Limited Working',
  intermediate: 'Limited Working',
};

function duration(start: string, end: string | null, inPt: boolean): string {
  const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || 1);
  const all = months(end ?? '2024-06') - months(start) + 1;
  const [years, rest] = [Math.floor(all / 12), all % 12];
  const year = inPt ? 'ano' : 'year';
  const month = inPt ? (rest === 1 ? 'mês' : 'meses') : rest === 1 ? 'month' : 'months';
  return [years ? `${years} ${year}${years > 1 ? 's' : ''}` : '', rest ? `${rest} ${month}` : '']
    .filter(Boolean)
    .join(' ');
}
