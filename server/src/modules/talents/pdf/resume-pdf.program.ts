import type { Run } from '../../../platform/sandbox/program.ts';
import { drawResume } from './draw-resume.ts';
import type { resumePdf } from './resume-pdf.ts';

export const run: Run<typeof resumePdf> = async (resume, json) => ({
  value: {},
  body: await drawResume(resume, json),
});
