import type { DataOf } from '@prova/contract/endpoint';
import { to } from '@prova/contract/paths';
import { talentPaths } from '@prova/contract/talents/paths';
import { getPublicTalent } from '@prova/contract/talents/talents';
import type { Ctx } from '../../platform/context.ts';
import type { Page, PageHead, PageVisit } from '../../platform/http/page.ts';
import { dataOf } from '../../platform/http/page-answer.ts';
import { inLanguages, shortDescription, titleOf, type Words } from '../../platform/http/page-heads.ts';

type PublicTalent = DataOf<typeof getPublicTalent>;

const NOT_FOUND: Words = { 'pt-BR': 'Perfil não encontrado', 'en-US': 'Profile not found' };
const ABOUT: Words = { 'pt-BR': 'Perfil na Prova', 'en-US': 'Profile on Prova' };
const PROVED: Words = { 'pt-BR': 'Provou', 'en-US': 'Proved' };

/** The profile that somebody has opened to everybody, search engines included: that is what an address is chosen for. */
export const talentPages: readonly Page[] = [
  {
    path: talentPaths.publicProfile,
    first: ({ params: { slug = '' } }) => ({ endpoint: getPublicTalent, params: { slug } }),
    head: async (ctx, visit) => talentHead(ctx, visit),
  },
];

// Nothing is kept of it (`shows`): what changes in a profile has to be gone from it at once.
function talentHead(ctx: Ctx, { params: { slug = '' }, query, answer }: PageVisit): PageHead {
  const talent = dataOf(getPublicTalent, answer);
  if (!talent) return { title: titleOf(ctx, NOT_FOUND), noindex: true };
  const { publicUrl } = ctx.platform.config;
  const url = `${publicUrl}${to(talentPaths.publicProfile, { slug })}`;
  const title = [talent.name, talent.title].filter(Boolean).join(', ');
  const description = shortDescription(describe(ctx, talent));
  return {
    title: `${title} · Prova`,
    description,
    ...inLanguages(ctx, { query }, url),
    openGraph: {
      title,
      description,
      url,
      type: 'profile',
      site_name: 'Prova',
      locale: ctx.locale.replace('-', '_'),
      ...(talent.photoUrl && { image: `${publicUrl}${talent.photoUrl}`, 'image:alt': talent.name }),
    },
    structured: profilePage(talent, url),
  };
}

/** What was proved says more than what somebody writes of themselves. */
function describe(ctx: Ctx, { skills, otherProofs, bio }: PublicTalent): string {
  const proofs = [...skills.flatMap(({ name, proof }) => (proof ? [{ name, ...proof }] : [])), ...otherProofs];
  const best = proofs.toSorted((one, other) => other.faded - one.faded).slice(0, 4);
  const proved =
    best.length > 0 && `${PROVED[ctx.locale]} ${best.map((each) => `${each.name} ${each.score}`).join(', ')}`;
  return [proved, bio].filter(Boolean).join(' · ') || ABOUT[ctx.locale];
}

function profilePage({ name, title, bio, skills, city, state, country }: PublicTalent, url: string) {
  const place = { addressLocality: city, addressRegion: state, addressCountry: country };
  const known = Object.fromEntries(Object.entries(place).filter(([, value]) => value !== null));
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      name,
      url,
      ...(title && { jobTitle: title }),
      ...(bio && { description: bio }),
      ...(skills.length > 0 && { knowsAbout: skills.map((skill) => skill.name) }),
      ...(Object.keys(known).length > 0 && { address: { '@type': 'PostalAddress', ...known } }),
    },
  };
}
