import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DOC, DOCX, PDF } from '../server/src/modules/files/document-mimes.ts';
import { extractText } from '../server/src/modules/files/resume-text.ts';
import { readLayout } from '../server/src/modules/talents/resume/read-layout.ts';
import { createLog } from '../server/src/platform/log.ts';
import { openSandbox } from '../server/src/platform/sandbox/sandbox.ts';
import { FIELDS, type Field, judge, type Tally, together } from './resumes/judge.ts';
import { readResumeSet } from './resumes/set.ts';
import type { MeasureSet } from './support/bench.ts';

const OWN_SET = fileURLToPath(new URL('resumes/set', import.meta.url));
const MIMES: Readonly<Record<string, string>> = { '.pdf': PDF, '.docx': DOCX, '.doc': DOC };
const AT_ONCE = 2;

/** How much of résumés is read rightly, field by field; for each file, what was missed. */
export const measureSet: MeasureSet = async ({ folder }) => {
  const set = await readResumeSet(folder ?? OWN_SET);
  const sandbox = openSandbox({ log: createLog('silent') });
  const results: { file: string; tallies: Partial<Record<Field, Tally>> }[] = [];
  try {
    const waiting = set.values();
    const work = async () => {
      for (const { file, body, expected } of waiting) {
        const found = await extractText(sandbox, body, MIMES[extname(file).toLowerCase()] ?? '');
        const read = found.state === 'extracted' ? readLayout(found.lines) : null;
        results.push({ file, tallies: judge(read, expected) });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await sandbox.close();
  }
  results.sort((one, other) => one.file.localeCompare(other.file));
  for (const { file, tallies } of results) {
    const missed = FIELDS.flatMap((field) => (tallies[field]?.missed ?? []).map((each) => `  ${field}: ${each}\n`));
    if (missed.length > 0) process.stdout.write(`${file}\n${missed.join('')}`);
  }
  const of = (field: Field) => together(results.flatMap(({ tallies }) => tallies[field] ?? []));
  for (const field of FIELDS) {
    const { wanted, right, wrong } = of(field);
    process.stdout.write(`${field}: ${right} of ${wanted} found (${percent(right / (wanted || 1))}), ${wrong} wrong\n`);
  }
  const skills = of('skills');
  const share = (name: string, value: number, limit: number) => ({
    name,
    value,
    limit,
    unit: '%',
    better: 'higher' as const,
  });
  const foundOf = (field: Field) => percentage(of(field).right, of(field).wanted);
  return [
    share('contacts found', foundOf('contacts'), 95),
    share('links found', foundOf('links'), 95),
    share('titles found', foundOf('title'), 80),
    share('experiences with right dates', foundOf('experiences'), 80),
    share('education found', foundOf('education'), 80),
    share('languages with how well', foundOf('languages'), 85),
    share('skills found (recall)', foundOf('skills'), 85),
    share('skills that are there (precision)', percentage(skills.right, skills.right + skills.wrong), 85),
  ];
};

/** Of nothing all was found. */
const percentage = (part: number, whole: number) => (whole === 0 ? 100 : (100 * part) / whole);
const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
