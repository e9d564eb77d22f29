import type { Locale } from '@prova/contract/common';
import { formatMoneyRange } from '@prova/contract/money';
import { jobTexts } from '../jobs.texts.ts';
import { cleanRichText, escapeHtml } from '../rich-text.ts';
import type { PublicJobData } from './public-jobs.ts';

export interface Written {
  readonly job: PublicJobData;
  readonly place: string;
  /** Of the reader. */
  readonly locale: Locale;
  /** That the job is written in. */
  readonly language: Locale;
  /** Tracking code of the address, to be kept by the link. */
  readonly src: string | null;
}

/** The job for who runs no script, waits for it, or only reads: its facts in brief, its texts, and how to apply. */
export function jobBody({ job, place, locale, language, src }: Written): string {
  const texts = jobTexts(locale).page;
  const { written } = texts;
  const pay =
    job.payMin == null ? null : formatMoneyRange(job.payMin, job.payMax ?? null, locale, job.currency ?? 'BRL');
  const facts = [place, pay && `${pay} ${written.perMonth}`].filter(Boolean).map((fact) => escapeHtml(String(fact)));
  const skills = job.skills.map(({ name }) => name);
  // A description with headings of its own says itself what its parts are.
  const about = job.description.includes('<h2') ? written.facts : written.about;
  const link = `<p><a class="apply" href="/jobs/${encodeURIComponent(job.slug)}/apply${src ? `?src=${encodeURIComponent(src)}` : ''}">${written.apply}</a></p>`;
  return [
    siteHeader(locale),
    `<main><p class="company"><a href="/companies/${encodeURIComponent(job.company.slug)}">${escapeHtml(job.company.name)}</a></p><h1>${escapeHtml(job.title)}</h1><p>${facts.join(' · ')}</p>`,
    job.open ? link : `<p><strong>${texts.closed}</strong></p>`,
    `<div lang="${language}">`,
    section(about, cleanRichText(job.description)),
    section(written.demonstrate, `${listOf(skills)}${cleanRichText(job.requirements)}`),
    section(written.benefits, listOf(job.benefits)),
    '</div>',
    job.open ? section(written.how, `<p>${written.noAccount}</p>${noScript(locale)}`) : '',
    '</main>',
  ].join('');
}

/** The form itself is the client's; who runs no script is told so. */
export function applyBody(job: PublicJobData, locale: Locale): string {
  const title = escapeHtml(jobTexts(locale).page.apply(job.title));
  return `${siteHeader(locale)}<main><h1>${title}</h1><p>${escapeHtml(job.company.name)}</p>${noScript(locale)}</main>`;
}

const siteHeader = (locale: Locale) =>
  `<header><a href="/">Prova</a><a href="/jobs">${jobTexts(locale).page.written.jobs}</a></header>`;

const noScript = (locale: Locale) => `<noscript><p>${jobTexts(locale).page.written.noScript}</p></noscript>`;

const section = (title: string, html: string) => (html ? `<h2>${title}</h2>${html}` : '');

const listOf = (items: readonly string[]) =>
  items.length > 0 ? `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>` : '';
