import type { Ctx } from '../../../platform/context.ts';
import { certificateAddress } from '../addresses.ts';
import { CERTIFICATE_WORDS } from '../certificate-words.ts';
import type { CertificateRow } from '../certificates.queries.ts';
import type { Certified } from '../certified.ts';
import type { PrintedCertificate } from './certificate-pdf.ts';

/** Days are those of Brazil, as on public pages. */
const ZONE = 'America/Sao_Paulo';

/** What a certificate says, worded for its reader. */
export function printedCertificate(ctx: Ctx, row: CertificateRow, certified: Certified): PrintedCertificate {
  const words = CERTIFICATE_WORDS[ctx.locale];
  const address = certificateAddress(ctx, row.code);
  const { title, companyName, place, score, gradedBy } = certified;
  const date = new Intl.DateTimeFormat(ctx.locale, { dateStyle: 'long', timeZone: ZONE });
  const percent = new Intl.NumberFormat(ctx.locale, { style: 'percent' });
  const facts = [
    words.category[certified.category],
    words.difficulty[certified.difficulty],
    words.questions(certified.questionCount),
    words.limit(certified.minutes),
    ...(companyName === null ? [] : [words.askedBy(companyName)]),
  ];
  return {
    lang: ctx.locale,
    documentTitle: words.documentOf(title),
    heading: words.heading,
    certifies: words.certifies,
    name: certified.name ?? words.someone,
    nameElsewhere: words.nameOnPage,
    took: words.took,
    title,
    facts: facts.join(' · '),
    skillsHeading: words.skills,
    skills: certified.skills.map((skill) => words.skillAt(skill, words.levels[certified.level])),
    score: score === null ? '' : percent.format(score / 100),
    scoreLabel: words.score,
    place: place === null ? '' : words.placeText(place.below, place.takers - 1),
    dates: [
      { label: words.takenOn, value: date.format(certified.takenAt) },
      { label: words.issuedOn, value: date.format(certified.issuedAt) },
      { label: words.validUntil, value: date.format(certified.validUntil) },
    ],
    how: { heading: words.how, body: `${words.howText} ${words.graded[gradedBy]}` },
    verify: { heading: words.verify, body: words.verifyText, address, qrAlt: words.qrAlt(address) },
    made: ctx.clock.now().toISOString(),
  };
}
