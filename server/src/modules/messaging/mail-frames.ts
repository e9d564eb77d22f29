import type { Locale } from '@prova/contract/common';
import { enUS } from './mail-frame.en-US.ts';
import { ptBR } from './mail-frame.pt-BR.ts';
import type { MailFrame } from './mail-frame.ts';

export const MAIL_FRAMES: Readonly<Record<Locale, MailFrame>> = { 'pt-BR': ptBR, 'en-US': enUS };
