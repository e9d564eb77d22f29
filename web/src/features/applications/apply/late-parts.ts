import { ApplyFailure } from './components/apply-failure.tsx';
import { EmailSuggestion } from './components/email-suggestion.tsx';
import { ErrorSummary } from './components/error-summary.tsx';
import { ReadResume } from './components/read-resume.tsx';
import { Sending } from './components/sending.tsx';

/**
 * What the form shows once somebody has begun to fill it in. It comes together with the code that sends, so that there are
 * words for a connection that is lost in between.
 */
export const parts = { ApplyFailure, EmailSuggestion, ErrorSummary, ReadResume, Sending };
