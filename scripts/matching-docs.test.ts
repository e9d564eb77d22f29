import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as formula from '@prova/contract/matching/formula';
import { type Match, match } from '@prova/contract/matching/match';
import { raisesOf } from '@prova/contract/matching/raises';
import { SKILL_LEVELS } from '@prova/contract/skills/skill-levels';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { matchJobOf, matchProfileOf } from '../bench/matching/read-example.ts';
import { type MatchingSet, readSet, setSchemas } from '../bench/matching/set.ts';
import { relationStrength } from '../server/src/modules/skills/dictionary/relations.ts';
import { root } from './run-node.ts';

const page = await readFile(join(root, 'docs/matching.md'), 'utf8');
const blocks = [...page.matchAll(/^```json\n(.*?)^```$/gms)].map(([, block = '']) => block);
const FILES = ['profiles.json', 'jobs.json', 'orders.json'] as const;

let folder: string;
let set: MatchingSet;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matching-'));
  for (const [index, file] of FILES.entries()) await writeFile(join(folder, file), blocks[index] ?? '');
  set = await readSet(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const number = (value: number) => value.toFixed(2);
const shareOf = (share: number | string) => (typeof share === 'number' ? number(share) : share.replace('_', ' '));

function evidenceOf({ evidence }: Match['needs'][number]): string {
  if (!evidence) return 'missing';
  const { kind, skill, wanted, strength, level, proof } = evidence;
  const by = skill === wanted ? '' : `, ${number(strength)} of it by ${skill}`;
  return kind === 'proven' && proof
    ? `proven with ${Math.round(100 * proof.score)}, of which ${number(proof.fading)} is left${by}`
    : `declared ${level?.toLowerCase()}${by}`;
}

function shown(result: Match, raises: ReturnType<typeof raisesOf>): string {
  const needs = result.needs.map((each) => {
    const { need, weight, share } = each;
    const name = need.skills.join(' or ') + (need.required ? '' : ' (not required)');
    return `| ${name} | ${need.level.toLowerCase()} | ${number(weight)} | ${evidenceOf(each)} | ${number(share)} |`;
  });
  const parts = result.parts.map(
    ({ part, share, points, pointsMax }) => `| ${part} | ${shareOf(share)} | ${points} | ${pointsMax} |`,
  );
  const raised = raises.map((raise) => {
    if (raise.kind === 'say') return `say ${raise.part}`;
    return `${raise.kind} ${raise.kind === 'language' ? raise.code : raise.skill} (+${raise.gain})`;
  });
  return [
    '| need | level | weight | what is there | share |',
    '|---|---|---|---|---|',
    ...needs,
    '',
    `The other parts count to ${number(result.othersCount)}.`,
    '',
    '| part | share | points | of |',
    '|---|---|---|---|',
    ...parts,
    `| **match** | | **${result.score}** | 100 |`,
    '',
    `Known: ${number(result.known)} of what is asked. What would raise it: ${raised.join(', ')}.`,
  ].join('\n');
}

test('the worked example is what the formula reckons', () => {
  const sections = set.profiles.flatMap((profile) =>
    set.jobs.map((job) => {
      const [person, asked] = [matchProfileOf(profile), matchJobOf(job)];
      const result = match(person, asked, relationStrength);
      return `**${profile.id} and ${job.id}**\n\n${shown(result, raisesOf(result, person, asked))}`;
    }),
  );
  const [, written] = /<!-- worked example -->\n(.*)\n<!-- end of the worked example -->/s.exec(page) ?? [];
  expect(written).toBe(sections.join('\n\n'));
});

test('the numbers of the page are those of the formula', () => {
  for (const part of formula.MATCH_PARTS) expect(page).toContain(`\n| ${part} | ${formula.WEIGHTS[part]} | `);
  const levels = (of: Readonly<Record<(typeof SKILL_LEVELS)[number], number>>) =>
    SKILL_LEVELS.map((level) => of[level]);
  const [beginner, intermediate, advanced] = levels(formula.DECLARED);
  const said = page.replaceAll('\n', ' ');
  expect(said).toContain(`beginner ${beginner}, intermediate ${intermediate}, advanced ${advanced}`);
  expect(said).toContain(`at most 1, times ${formula.DECLARED_MAX}.`);
  expect(said).toContain(`proves the asked level in full (${levels(formula.PROVEN).join(', ')})`);
  expect(said).toContain(`| times ${levels(formula.LEVEL_WEIGHT).join(', ')} |`);
  expect(said).toContain(`| times ${formula.OPTIONAL_WEIGHT} |`);
  expect(said).toContain(`a share of ${formula.SKILLS_ENOUGH} of the skills`);
  expect(said).toContain(
    `takes ${formula.STEP_BELOW} away, each step above ${formula.STEP_ABOVE}, down to ${formula.ABOVE_MIN}`,
  );
  expect(said).toContain(`the other does not, ${formula.OTHER_LADDER} of it is left`);
  const [state, elsewhere] = [formula.SAME_STATE, formula.ELSEWHERE].map(
    ({ hybrid, onsite }) => `${hybrid} and ${onsite}`,
  );
  expect(said).toContain(`the same state ${state}, elsewhere ${elsewhere}`);
  expect(said).toContain(`nothing from ${100 * formula.PAY_TOLERANCE}% above it`);
  expect(formula.PROOF_HALF_LIFE_DAYS).toBe(365);
  expect(formula.KNOWN_MIN).toBe(0.5);
});

test('the schemas on the page are those that the files are read by', () => {
  const schemas = Object.entries(setSchemas).map(([file, schema]) => [file, z.toJSONSchema(schema, { io: 'input' })]);
  expect(JSON.parse(blocks[FILES.length] ?? '')).toEqual(JSON.parse(JSON.stringify(Object.fromEntries(schemas))));
});
