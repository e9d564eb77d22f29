/** Pictures of the guide, each with the screen that `npm run guide-pictures` takes it of. */
export const GUIDE_PICTURES = {
  board: 'board',
  match: 'candidate-match',
  panel: 'candidate',
  decide: 'candidate-reject',
  many: 'board-selection',
  tests: 'recruiter-tests',
  interviews: 'recruiter-interviews',
  promise: 'recruiter-home',
} as const;
export type GuidePictureName = keyof typeof GUIDE_PICTURES;

/** In pixels of the file; pages are drawn for a window of that size. */
export const GUIDE_PICTURE = { width: 1280, height: 800 } as const;
