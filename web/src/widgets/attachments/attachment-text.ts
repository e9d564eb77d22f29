/** What is said of files, by the phrases of whatever they go with: a message speaks of messages, an offer of offers. */
export type AttachmentPhrase =
  | 'label'
  | 'hint'
  | 'add'
  | 'remove'
  | 'removed'
  | 'sending'
  | 'progress'
  | 'tooLarge'
  | 'emptyFile'
  | 'tooMany';
export type AttachmentText = (key: AttachmentPhrase, values: { name: string; sent: string; total: string }) => string;

export type AttachmentProgress = { sentBytes: number; totalBytes: number };
