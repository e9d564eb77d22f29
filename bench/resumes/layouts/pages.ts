import type { Person } from '../person.ts';
import { bare, type DateStyle, datesOf, degreeOf, headingsOf, linksOf, placeOf, techWord } from './words.ts';

/** A résumé as a page that a browser prints. */
export interface PageLayout {
  readonly name: string;
  readonly dates: DateStyle;
  html(person: Person, dates: DateStyle): string;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const page = (style: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>*{box-sizing:border-box}body{margin:0;font:10.5pt/1.4 "DejaVu Sans",sans-serif;color:#222}ul{margin:4px 0;padding-left:18px}p{margin:3px 0}h1,h2,h3{margin:0}a{color:inherit;text-decoration:none}${style}</style>${body}`;
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
const link = (url: string, text = bare(url)) => `<a href="${url}">${escaped(text)}</a>`;
const stack = (person: Person, work: Person['work'][number]) =>
  work.stack ? `<p>${techWord(person)}: ${escaped(work.stack.join(', '))}</p>` : '';
const groups = (person: Person) =>
  Object.entries(person.skills)
    .map(([group, names]) => `<p><b>${escaped(group)}:</b> ${escaped(names.join(', '))}</p>`)
    .join('');
const allSkills = (person: Person) => Object.values(person.skills).flat();
const schools = (person: Person, dates: DateStyle, order: 'school' | 'degree' = 'degree') =>
  person.education
    .map((each) => {
      const degree = `<b>${escaped(degreeOf(each, person.locale))}</b>`;
      const school = escaped(each.institution);
      const when = datesOf(each, dates === 'since' ? 'years' : dates, person.locale);
      return order === 'degree' ? `<p>${degree}<br>${school} — ${when}</p>` : `<p>${school}<br>${degree} (${when})</p>`;
    })
    .join('');
const languages = (person: Person, between = ' – ') =>
  person.languages.map(([name, level]) => `<p>${name}${between}${level}</p>`).join('');
const section = (title: string, body: string) => (body ? `<section><h2>${title}</h2>${body}</section>` : '');
const courses = (person: Person, title: string) => section(title, person.courses ? list(person.courses) : '');
const hobbies = (person: Person, title: string) =>
  section(title, person.hobbies ? `<p>${escaped(person.hobbies)}</p>` : '');

export const pageLayouts: readonly PageLayout[] = [
  {
    // One column, the company with its dates at the right edge, the position below.
    name: 'classic',
    dates: 'short',
    html(person, dates) {
      const heading = headingsOf(person, 0);
      const work = person.work
        .map(
          (each) =>
            `<div class="row"><b>${escaped(each.company)}</b><span>${datesOf(each, dates, person.locale)}</span></div><div class="row"><i>${escaped(each.position)}</i><span>${each.place ?? ''}</span></div>${list(each.did)}${stack(person, each)}`,
        )
        .join('');
      return page(
        'body{padding:40px 48px;font-family:"DejaVu Serif"}h1{text-align:center;font-size:22pt}.c{text-align:center}h2{font-size:12pt;border-bottom:1px solid #444;margin-top:14px;text-transform:uppercase}.row{display:flex;justify-content:space-between}',
        `<h1>${escaped(person.name)}</h1><p class="c">${escaped(person.title)}</p><p class="c">${placeOf(person)} | ${person.phone} | ${person.email}</p><p class="c">${linksOf(
          person,
        )
          .map((url) => link(url))
          .join(
            ' | ',
          )}</p>${section(heading('summary'), `<p>${escaped(person.summary)}</p>`)}${section(heading('work'), work)}${section(heading('education'), schools(person, 'years'))}${section(heading('skills'), groups(person))}${courses(person, heading('courses'))}${section(heading('languages'), languages(person))}${hobbies(person, heading('hobbies'))}`,
      );
    },
  },
  {
    // White letters on a dark side, which holds all but the work.
    name: 'dark-side',
    dates: 'slashes',
    html(person, dates) {
      const heading = headingsOf(person, 1);
      const work = person.work
        .map(
          (each) =>
            `<h3>${escaped(each.position)}</h3><p>${escaped(each.company)}${each.place ? ` · ${each.place}` : ''}</p><p class="when">${datesOf(each, dates, person.locale)}</p>${list(each.did)}${stack(person, each)}`,
        )
        .join('');
      return page(
        'body{display:flex;min-height:1120px}aside{background:#1f2a44;color:#fff;width:250px;padding:36px 22px}main{flex:1;padding:36px 30px}h1{font-size:20pt;line-height:1.15}h2{font-size:12pt;margin:18px 0 6px}main h2{color:#1f2a44}h3{font-size:11pt;margin-top:8px}.when{color:#666}aside{overflow-wrap:anywhere;font-size:9.5pt}',
        `<aside><h2>${heading('contact')}</h2><p>${person.email}</p><p>${person.phone}</p><p>${placeOf(person)}</p>${linksOf(
          person,
        )
          .map((url) => `<p>${link(url)}</p>`)
          .join(
            '',
          )}${section(heading('skills'), list(allSkills(person)))}${section(heading('languages'), languages(person, ': '))}${hobbies(person, heading('hobbies'))}</aside><main><h1>${escaped(person.name)}</h1><p>${escaped(person.title)}</p>${section(heading('summary'), `<p>${escaped(person.summary)}</p>`)}${section(heading('work'), work)}${section(heading('education'), schools(person, 'years', 'school'))}${courses(person, heading('courses'))}</main>`,
      );
    },
  },
  {
    // The side at the right, skills as labels, links behind words, and words in the colour of the paper.
    name: 'labels',
    dates: 'long',
    html(person, dates) {
      const heading = headingsOf(person, 2);
      const work = person.work
        .map(
          (each) =>
            `<h3>${escaped(each.company)}</h3><p><b>${escaped(each.position)}</b></p><p class="when">${datesOf(each, dates, person.locale)}${each.place ? ` · ${each.place}` : ''}</p><p>${escaped(each.did.join(' '))}</p>${stack(person, each)}`,
        )
        .join('');
      const names: Readonly<Record<string, string>> = { linkedin: 'LinkedIn', github: 'GitHub' };
      const labelled = linksOf(person)
        .map((url) => link(url, names[/linkedin|github/.exec(url)?.[0] ?? ''] ?? 'Portfolio'))
        .join(' &nbsp; ');
      return page(
        'body{padding:34px}header{border-bottom:3px solid #b5523b;padding-bottom:10px}h1{font-size:24pt;font-weight:normal}.two{display:grid;grid-template-columns:1fr 210px;gap:30px}h2{font-size:11pt;color:#b5523b;margin:16px 0 4px}h3{font-size:11pt;margin-top:9px}.when{font-size:9pt;color:#777}.tag{display:inline-block;border:1px solid #bbb;border-radius:9px;padding:1px 8px;margin:2px;font-size:9pt}aside{overflow-wrap:anywhere}.paper{color:#fff;font-size:6pt}',
        `<header><h1>${escaped(person.name)}</h1><p>${escaped(person.title)}</p></header><div class="two"><main>${section(heading('summary'), `<p>${escaped(person.summary)}</p>`)}${section(heading('work'), work)}${section(heading('education'), schools(person, dates))}</main><aside>${section(heading('contact'), `<p>${person.phone}</p><p>${person.email}</p><p>${placeOf(person, ' - ')}</p><p>${labelled}</p>`)}${section(
          heading('skills'),
          allSkills(person)
            .map((name) => `<span class="tag">${escaped(name)}</span>`)
            .join(''),
        )}${section(heading('languages'), person.languages.map(([name, level]) => `<p>${name} (${level})</p>`).join(''))}${courses(person, heading('courses'))}</aside></div><p class="paper">COBOL Fortran Haskell Salesforce</p>`,
      );
    },
  },
  {
    // Dates in a margin of their own, for work and studies.
    name: 'margin-dates',
    dates: 'slashes',
    html(person, dates) {
      const heading = headingsOf(person, 3);
      const row = (when: string, what: string) => `<div class="when">${when}</div><div>${what}</div>`;
      const work = person.work
        .map((each) =>
          row(
            datesOf(each, dates, person.locale),
            `<b>${escaped(each.position)}</b>, ${escaped(each.company)}${list(each.did)}${stack(person, each)}`,
          ),
        )
        .join('');
      const school = person.education
        .map((each) =>
          row(
            datesOf(each, 'years', person.locale),
            `<b>${escaped(degreeOf(each, person.locale))}</b><br>${escaped(each.institution)}`,
          ),
        )
        .join('');
      const grid = (body: string) => `<div class="grid">${body}</div>`;
      return page(
        'body{padding:38px 44px;font-size:10pt}h1{font-size:21pt;color:#0b5}h2{font-size:13pt;color:#0b5;margin:14px 0 6px}.grid{display:grid;grid-template-columns:130px 1fr;gap:6px 18px}.when{text-align:right;color:#555}',
        `<h1>${escaped(person.name)}</h1><p>${escaped(person.title)} • ${placeOf(person, '/')}</p><p>${person.email} • ${person.phone}</p><p>${linksOf(
          person,
        )
          .map((url) => link(url))
          .join(
            ' • ',
          )}</p>${section(heading('summary'), `<p>${escaped(person.summary)}</p>`)}${section(heading('work'), grid(work))}${section(heading('education'), grid(school))}${section(heading('skills'), `<p>${escaped(allSkills(person).join(' • '))}</p>`)}${courses(person, heading('courses'))}${section(heading('languages'), `<p>${person.languages.map(([name, level]) => `${name}: ${level}`).join('; ')}</p>`)}`,
      );
    },
  },
  {
    // Headings at the left, what they head at the right, dates first.
    name: 'margin-headings',
    dates: 'numbers',
    html(person, dates) {
      const heading = headingsOf(person, 0);
      const work = person.work
        .map(
          (each) =>
            `<p>${datesOf(each, dates, person.locale)}</p><p><b>${escaped(each.company)}</b> | ${escaped(each.position)}</p>${list(each.did)}${stack(person, each)}`,
        )
        .join('');
      const row = (title: string, body: string) => (body ? `<div class="h">${title}</div><div>${body}</div>` : '');
      return page(
        'body{padding:42px}h1{font-size:20pt}.grid{display:grid;grid-template-columns:150px 1fr;gap:16px 20px;margin-top:18px}.h{font-weight:bold;color:#345}',
        `<h1>${escaped(person.name)}</h1><p>${escaped(person.title)}</p><p>${placeOf(person)} · ${person.phone} · ${person.email}</p><p>${linksOf(
          person,
        )
          .map((url) => link(url))
          .join(
            ' · ',
          )}</p><div class="grid">${row(heading('summary'), `<p>${escaped(person.summary)}</p>`)}${row(heading('work'), work)}${row(heading('education'), schools(person, 'years'))}${row(heading('skills'), groups(person))}${row(heading('languages'), languages(person))}${person.courses ? row(heading('courses'), list(person.courses)) : ''}</div>`,
      );
    },
  },
  {
    // A form with labels, as job centres hand out.
    name: 'form',
    dates: 'days',
    html(person, dates) {
      const heading = headingsOf(person, 2);
      const [company, position, period, duties] =
        person.locale === 'pt'
          ? ['Empresa', 'Cargo', 'Período', 'Atividades']
          : ['Company', 'Position', 'Period', 'Duties'];
      const work = person.work
        .map(
          (each) =>
            `<div class="job"><p>${company}: ${escaped(each.company)}</p><p>${position}: ${escaped(each.position)}</p><p>${period}: ${datesOf(each, dates, person.locale)}</p><p>${duties}: ${escaped(each.did.join(' '))}</p></div>`,
        )
        .join('');
      const [name, phone, city] = person.locale === 'pt' ? ['Nome', 'Telefone', 'Cidade'] : ['Name', 'Phone', 'City'];
      return page(
        'body{padding:40px;font-size:11pt}h1{text-align:center;font-size:15pt}h2{font-size:12pt;background:#ddd;padding:3px 6px;margin:12px 0 6px;text-transform:uppercase}.job{margin-bottom:10px}',
        `<h1>CURRICULUM VITAE</h1>${section(
          heading('contact'),
          `<p>${name}: ${escaped(person.name)}</p><p>${city}: ${placeOf(person, ' - ')}</p><p>${phone}: ${person.phone}</p><p>E-mail: ${person.email}</p>${linksOf(
            person,
          )
            .map((url) => `<p>${link(url)}</p>`)
            .join('')}`,
        )}${section(person.locale === 'pt' ? 'Objetivo' : 'Objective', `<p>${escaped(person.title)}</p>`)}${section(heading('education'), schools(person, 'years'))}${section(heading('work'), work)}${section(heading('skills'), list(Object.entries(person.skills).map(([group, names]) => `${group}: ${names.join(', ')}`)))}${section(heading('languages'), list(person.languages.map(([each, level]) => `${each} ${level}`)))}${courses(person, heading('courses'))}`,
      );
    },
  },
  {
    // Letters set apart, each job in a line, marks for how well.
    name: 'spaced',
    dates: 'twoDigits',
    html(person, dates) {
      const heading = headingsOf(person, 1);
      const work = person.work
        .map(
          (each) =>
            `<p><b>${escaped(each.position)} — ${escaped(each.company)}</b> (${datesOf(each, dates, person.locale)})</p>${list(each.did)}`,
        )
        .join('');
      const dots = (count: number) => '●'.repeat(count) + '○'.repeat(5 - count);
      return page(
        'body{padding:46px}h1{letter-spacing:.28em;text-transform:uppercase;font-size:17pt;font-weight:normal;text-align:center}h2{letter-spacing:.3em;text-transform:uppercase;font-size:11pt;font-weight:normal;border-top:1px solid #aaa;padding-top:8px;margin-top:14px}.c{text-align:center}.skills{columns:3}',
        `<h1>${escaped(person.name)}</h1><p class="c">${escaped(person.title)}</p><p class="c">${person.email} / ${person.phone} / ${placeOf(person)}</p><p class="c">${linksOf(
          person,
        )
          .map((url) => link(url))
          .join(
            ' / ',
          )}</p>${section(heading('summary'), `<p>${escaped(person.summary)}</p>`)}${section(heading('work'), work)}${section(heading('education'), schools(person, 'years', 'school'))}${section(
          heading('skills'),
          `<div class="skills">${allSkills(person)
            .map((name, index) => `<p>${escaped(name)} ${dots(3 + (index % 3))}</p>`)
            .join('')}</div>`,
        )}${section(heading('languages'), languages(person))}${courses(person, heading('courses'))}`,
      );
    },
  },
  {
    // Work over the full width, the rest in two columns below.
    name: 'two-below',
    dates: 'since',
    html(person, dates) {
      const heading = headingsOf(person, 3);
      const at = person.locale === 'pt' ? 'na' : 'at';
      const work = person.work
        .map(
          (each) =>
            `<p><b>${escaped(each.position)}</b> ${at} <b>${escaped(each.company)}</b></p><p>${datesOf(each, dates, person.locale)}</p><p>${escaped(each.did.join(' '))}</p>${stack(person, each)}`,
        )
        .join('');
      return page(
        'body{padding:36px}.head{background:#eef;padding:14px;margin:-36px -36px 10px}h1{font-size:19pt}h2{font-size:12pt;margin:14px 0 4px}.two{display:grid;grid-template-columns:1fr 1fr;gap:36px}',
        `<div class="head"><h1>${escaped(person.name)}</h1><p>${escaped(person.title)}</p><p>${person.phone} &nbsp; ${person.email} &nbsp; ${placeOf(person)}</p><p>${linksOf(
          person,
        )
          .map((url) => link(url, url))
          .join(
            ' &nbsp; ',
          )}</p></div><p>${escaped(person.summary)}</p>${section(heading('work'), work)}<div class="two"><div>${section(heading('education'), schools(person, 'years'))}${section(heading('languages'), languages(person, ' '))}</div><div>${section(heading('skills'), groups(person))}${courses(person, heading('courses'))}</div></div>`,
      );
    },
  },
];
