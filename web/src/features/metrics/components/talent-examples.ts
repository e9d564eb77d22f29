import type { DataOf } from '@prova/contract/endpoint';
import type { listProfileViews, listTopSkills, TalentStats } from '@prova/contract/metrics/talent-home';

const DAY_MS = 86_400_000;
const daysFrom = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

export const exampleStats: TalentStats = {
  views: { total: 64, recent: 38, before: 26, curve: [2, 3, 3, 4, 3, 4, 4, 5, 4, 6] },
  applications: { total: 6, open: 5 },
  interviews: 2,
  skillScore: 90,
  provenSkills: 4,
  completeness: { percent: 86, missing: [{ part: 'languages', gain: 7 }] },
  responses: { asked: 3, inTime: 3 },
};

export const exampleViewers = (): DataOf<typeof listProfileViews> =>
  ['Empresa A', 'Empresa B', 'Empresa C'].map((name, index) => ({
    companyId: `example-${index}`,
    name,
    logoUrl: null,
    slug: null,
    lastAt: daysFrom(-index),
    days: index + 1,
  }));

export const exampleSkills = (): DataOf<typeof listTopSkills> => {
  const proven = (name: string, score: number) => ({
    skillId: name,
    name,
    level: null,
    proof: {
      score,
      faded: score - 2,
      provenAt: daysFrom(-30),
      validUntil: daysFrom(335),
      source: 'test' as const,
      companyName: null,
    },
  });
  return [proven('Node.js', 95), proven('SQL', 92), { skillId: 'Go', name: 'Go', level: 'INTERMEDIATE', proof: null }];
};
