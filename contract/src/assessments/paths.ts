/** Addresses of the pages of tests, as patterns; `to` of paths.ts fills them. */
export const assessmentPaths = {
  tests: '/admin/recruiter/tests',
  newTest: '/admin/recruiter/tests/new',
  editTest: '/admin/recruiter/tests/:id/edit',
  previewTest: '/admin/recruiter/tests/:id/preview',
  testResults: '/admin/recruiter/tests/:id/results',
  grading: '/admin/recruiter/grading',
  expertGrading: '/admin/expert/grading',
  ownTests: '/admin/potential/tests',
  ownTest: '/admin/potential/tests/:id',
  ownResults: '/admin/potential/tests/results',
  ownResult: '/admin/potential/tests/results/:id',
  expertTests: '/admin/expert/tests',
  expertNewTest: '/admin/expert/tests/new',
  expertEditTest: '/admin/expert/tests/:id/edit',
  expertTestResults: '/admin/expert/tests/:id/results',
  expertPreviewTest: '/admin/expert/tests/:id/preview',
} as const;
