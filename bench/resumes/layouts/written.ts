import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { Person } from '../person.ts';
import { bare, type DateStyle, datesOf, degreeOf, headingsOf, linksOf, placeOf, techWord } from './words.ts';

/** A résumé as a word processor writes it. */
export interface WrittenLayout {
  readonly name: string;
  readonly dates: DateStyle;
  write(person: Person, dates: DateStyle): Promise<Buffer>;
}

const pack = (children: (Paragraph | Table)[], headers?: { default: Header }) =>
  Packer.toBuffer(new Document({ sections: [{ children, ...(headers && { headers }) }] }));
const line = (text: string, options: { bold?: boolean; size?: number; color?: string } = {}) =>
  new Paragraph({ children: [new TextRun({ text, ...options })] });
const bullet = (text: string) => new Paragraph({ text, bullet: { level: 0 } });
const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_2 });
const allSkills = (person: Person) => Object.values(person.skills).flat();
const link = (url: string, text: string) =>
  new Paragraph({ children: [new ExternalHyperlink({ link: url, children: [new TextRun(text)] })] });
const percent = (size: number) => ({ size, type: WidthType.PERCENTAGE });

export const writtenLayouts: readonly WrittenLayout[] = [
  {
    // Headings as styles, dates at a tab stop at the right.
    name: 'styles',
    dates: 'long',
    write(person, dates) {
      const title = headingsOf(person, 0);
      return pack([
        new Paragraph({ text: person.name, heading: HeadingLevel.TITLE }),
        line(person.title),
        line(`${placeOf(person)} | ${person.phone} | ${person.email}`),
        ...linksOf(person).map((url) => link(url, bare(url))),
        heading(title('summary')),
        line(person.summary),
        heading(title('work')),
        ...person.work.flatMap((each) => [
          new Paragraph({
            tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
            spacing: { before: 160 },
            children: [
              new TextRun({ text: each.position, bold: true }),
              new TextRun(`\t${datesOf(each, dates, person.locale)}`),
            ],
          }),
          line(`${each.company}${each.place ? `, ${each.place}` : ''}`),
          ...each.did.map(bullet),
          ...(each.stack ? [line(`${techWord(person)}: ${each.stack.join(', ')}`)] : []),
        ]),
        heading(title('education')),
        ...person.education.flatMap((each) => [
          line(degreeOf(each, person.locale), { bold: true }),
          line(`${each.institution} | ${datesOf(each, 'years', person.locale)}`),
        ]),
        heading(title('skills')),
        ...Object.entries(person.skills).map(([group, names]) => line(`${group}: ${names.join(', ')}`)),
        heading(title('languages')),
        ...person.languages.map(([name, level]) => line(`${name} – ${level}`)),
        ...(person.courses ? [heading(title('courses')), ...person.courses.map(bullet)] : []),
      ]);
    },
  },
  {
    // A table as two columns: who on a dark ground, what beside it.
    name: 'table-columns',
    dates: 'short',
    write(person, dates) {
      const title = headingsOf(person, 1);
      const white = { color: 'FFFFFF' };
      const side = [
        line(title('contact'), { bold: true, ...white }),
        line(person.email, white),
        line(person.phone, white),
        line(placeOf(person), white),
        ...linksOf(person).map((url) => line(bare(url), white)),
        line(''),
        line(title('skills'), { bold: true, ...white }),
        ...allSkills(person).map((name) => line(name, white)),
        line(''),
        line(title('languages'), { bold: true, ...white }),
        ...person.languages.map(([name, level]) => line(`${name}: ${level}`, white)),
      ];
      const main = [
        line(person.name, { bold: true, size: 40 }),
        line(person.title, { size: 26 }),
        line(''),
        line(title('summary'), { bold: true }),
        line(person.summary),
        line(''),
        line(title('work'), { bold: true }),
        ...person.work.flatMap((each) => [
          line(each.company, { bold: true }),
          line(each.position),
          line(datesOf(each, dates, person.locale)),
          ...each.did.map(bullet),
          line(''),
        ]),
        line(title('education'), { bold: true }),
        ...person.education.flatMap((each) => [
          line(`${degreeOf(each, person.locale)} - ${each.institution}`),
          line(datesOf(each, 'years', person.locale)),
        ]),
        ...(person.courses
          ? [line(title('courses'), { bold: true }), ...person.courses.map((each) => line(each))]
          : []),
      ];
      return pack([
        new Table({
          width: percent(100),
          rows: [
            new TableRow({
              children: [
                new TableCell({
                  width: percent(32),
                  shading: { type: ShadingType.CLEAR, fill: '22334A' },
                  children: side,
                }),
                new TableCell({ width: percent(68), children: main }),
              ],
            }),
          ],
        }),
      ]);
    },
  },
  {
    // Contacts in the header of the page, dates in the first column of a table.
    name: 'table-dates',
    dates: 'slashes',
    write(person, dates) {
      const title = headingsOf(person, 3);
      const cells = (first: string, second: Paragraph[]) =>
        new TableRow({
          children: [
            new TableCell({ width: percent(22), children: [line(first)] }),
            new TableCell({ width: percent(78), children: second }),
          ],
        });
      const header = new Header({
        children: [
          new Paragraph({
            alignment: AlignmentType.CENTER,
            children: [new TextRun({ text: person.name.toUpperCase(), bold: true, size: 32 })],
          }),
          line(`${person.email} · ${person.phone} · ${placeOf(person, '/')}`),
          ...linksOf(person).map((url) => line(url)),
        ],
      });
      return pack(
        [
          line(person.title, { bold: true }),
          line(person.summary),
          line(title('work'), { bold: true, size: 26 }),
          new Table({
            width: percent(100),
            rows: person.work.map((each) =>
              cells(datesOf(each, dates, person.locale), [
                line(`${each.company} – ${each.position}`, { bold: true }),
                ...each.did.map((did) => line(did)),
              ]),
            ),
          }),
          line(title('education'), { bold: true, size: 26 }),
          new Table({
            width: percent(100),
            rows: person.education.map((each) =>
              cells(datesOf(each, 'years', person.locale), [
                line(`${degreeOf(each, person.locale)} – ${each.institution}`),
              ]),
            ),
          }),
          line(title('skills'), { bold: true, size: 26 }),
          line(allSkills(person).join(', ')),
          line(title('languages'), { bold: true, size: 26 }),
          line(person.languages.map(([name, level]) => `${name} ${level}`).join(', ')),
          ...(person.courses
            ? [line(title('courses'), { bold: true, size: 26 }), ...person.courses.map((each) => line(each))]
            : []),
        ],
        { default: header },
      );
    },
  },
  {
    // Typed in haste: no accents, no styles, blanks where none belong.
    name: 'hasty',
    dates: 'twoDigits',
    write(person, dates) {
      const title = headingsOf(person, 2);
      const slip = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
      const lines = [
        `${person.name} `,
        `${slip(person.title)}`,
        `${placeOf(person, ' / ')}`,
        `Tel :  ${person.phone}`,
        `email :${person.email}`,
        ...linksOf(person).map(bare),
        '',
        `${slip(title('summary'))} :`,
        slip(person.summary),
        '',
        `${slip(title('work')).toUpperCase()}`,
        ...person.work.flatMap((each) => [
          `${each.company}  - ${each.position}`,
          `( ${datesOf(each, dates, person.locale)} )`,
          ...each.did.map((did) => `-${slip(did)}`),
          '',
        ]),
        slip(title('education')).toUpperCase(),
        ...person.education.map(
          (each) => `${each.institution} -  ${degreeOf(each, person.locale)} ( ${each.start} / ${each.end} )`,
        ),
        '',
        slip(title('skills')).toUpperCase(),
        allSkills(person)
          .map((name) => slip(name))
          .join(' , '),
        '',
        slip(title('languages')).toUpperCase(),
        ...person.languages.map(([name, level]) => slip(`${name}  ${level}`)),
      ];
      return pack(lines.map((text) => line(text)));
    },
  },
];
