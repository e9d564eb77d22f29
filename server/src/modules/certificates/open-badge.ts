import { createHash, randomBytes } from 'node:crypto';
import { jobPaths } from '@prova/contract/jobs/paths';
import type { SkillLevel } from '@prova/contract/matching/match-input';
import { to } from '@prova/contract/paths';
import type { Ctx } from '../../platform/context.ts';
import { certificateAddress, issuerAddress, statusListAddress } from './addresses.ts';
import { CERTIFICATE_WORDS } from './certificate-words.ts';
import type { CertificateRow } from './certificates.queries.ts';
import { type Certified, certifiedBy } from './certified.ts';
import { signCredential, VC_CONTEXT } from './sign-credential.ts';
import { currentSigner } from './signing-keys.ts';

export const OB_CONTEXT = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';
const SALT_BYTES = 16;

/** Who issues: Prova, whoever wrote the test. */
export function issuerProfile(ctx: Pick<Ctx, 'platform'>) {
  return { id: issuerAddress(ctx), type: ['Profile'], name: 'Prova', url: ctx.platform.config.publicUrl } as const;
}

/** A certificate as an Open Badges 3.0 credential, signed as a JWT (VC-JWT). */
export async function signedBadge(ctx: Ctx, row: CertificateRow): Promise<string> {
  const signer = await currentSigner(ctx);
  const certified = await certifiedBy(ctx, row);
  const address = certificateAddress(ctx, row.code);
  const list = statusListAddress(ctx, row.statusList);
  return signCredential(signer, {
    typ: 'JWT',
    credential: {
      '@context': [VC_CONTEXT, OB_CONTEXT],
      id: address,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      name: certified.title,
      issuer: issuerProfile(ctx),
      awardedDate: certified.takenAt.toISOString(),
      credentialStatus: {
        id: `${list}#${row.statusPosition}`,
        type: 'BitstringStatusListEntry',
        statusPurpose: 'revocation',
        statusListIndex: String(row.statusPosition),
        statusListCredential: list,
      },
    },
    subject: subjectOf(ctx, row, certified),
    from: row.changedAt,
    until: certified.validUntil,
  });
}

const LEVELS = ['BEGINNING', 'INTERMEDIATE', 'ADVANCED'] as const satisfies SkillLevel[];

function subjectOf(ctx: Ctx, row: CertificateRow, certified: Certified) {
  const identifier = identityOf(row, certified);
  const [level, score] = ['level', 'score'].map((name) => `urn:uuid:${row.versionId}#${name}`) as [string, string];
  return {
    // Whose it is, for whoever knows nothing more: it names the certificate, not the person.
    id: `urn:uuid:${row.id}`,
    type: ['AchievementSubject'],
    ...(identifier.length > 0 && { identifier }),
    achievement: achievementOf(ctx, row, certified, { level, score }),
    result: [
      { type: ['Result'], resultDescription: level, achievedLevel: levelId(level, certified.level) },
      ...(certified.score === null
        ? []
        : [{ type: ['Result'], resultDescription: score, value: String(certified.score) }]),
    ],
  };
}

const levelId = (level: string, of: SkillLevel) => `${level}-${of.toLowerCase()}`;

/** @param results what is told of a result, each by its id */
function achievementOf(
  ctx: Ctx,
  row: CertificateRow,
  certified: Certified,
  results: { readonly level: string; readonly score: string },
) {
  const words = CERTIFICATE_WORDS[ctx.locale];
  const { companyName, questionCount, minutes, gradedBy } = certified;
  const { publicUrl } = ctx.platform.config;
  const facts = [words.category[certified.category], words.difficulty[certified.difficulty]];
  return {
    // What is proven is another achievement at each level.
    id: `urn:uuid:${row.versionId}#${certified.level.toLowerCase()}`,
    type: ['Achievement'],
    achievementType: 'Assessment',
    inLanguage: ctx.locale,
    name: certified.title,
    description: words.description(
      certified.skills.map((skill) => words.skillAt(skill, words.levels[certified.level])),
    ),
    criteria: {
      narrative: [
        `${[...facts, words.questions(questionCount), words.limit(minutes)].join(' · ')}.`,
        words.howText,
        words.graded[gradedBy],
      ].join(' '),
    },
    tag: [...certified.skills],
    ...(companyName !== null && {
      creator: {
        id: `${publicUrl}${to(jobPaths.company, { slug: row.companySlug })}`,
        type: ['Profile'],
        name: companyName,
      },
    }),
    resultDescription: [
      {
        id: results.level,
        type: ['ResultDescription'],
        name: words.level,
        resultType: 'RubricCriterionLevel',
        rubricCriterionLevel: LEVELS.map((level) => ({
          id: levelId(results.level, level),
          type: ['RubricCriterionLevel'],
          name: words.levels[level],
        })),
      },
      ...(certified.score === null
        ? []
        : [
            {
              id: results.score,
              type: ['ResultDescription'],
              name: words.score,
              resultType: 'Percent',
              ...{ valueMin: '0', valueMax: '100' },
            },
          ]),
    ],
  };
}

/**
 * Of whom the name is shown: the name, and the hash by which a wallet knows the address of its owner. Who knows an address can
 * tell that it is this one, so that without the name nothing is said of it.
 */
function identityOf({ email, emailVerifiedAt }: CertificateRow, { name }: Certified) {
  if (name === null) return [];
  const named = { type: 'IdentityObject', hashed: false, identityHash: name, identityType: 'name' };
  if (email === null || emailVerifiedAt === null) return [named];
  const salt = randomBytes(SALT_BYTES).toString('hex');
  const hash = createHash('sha256').update(`${email.toLowerCase()}${salt}`).digest('hex');
  return [
    named,
    { type: 'IdentityObject', hashed: true, identityHash: `sha256$${hash}`, identityType: 'emailAddress', salt },
  ];
}
