import type { Locale } from '@prova/contract/common';
import type { Ctx, Platform } from '../context.ts';
import { isDemoSeeding } from '../demo-lock.ts';

const WORDS: Readonly<Record<Locale, { waits: string; reload: string }>> = {
  'pt-BR': {
    waits:
      'A demonstração ainda está sendo montada: em cerca de um minuto haverá vagas aqui, e as contas dela entrarão.',
    reload: 'Recarregar a página',
  },
  'en-US': {
    waits: 'The demo is still being made: in about a minute there will be jobs here, and its accounts can log in.',
    reload: 'Reload the page',
  },
};

/**
 * What stands above a page while the demo is seeded on a first start, as the product looks empty until then; otherwise
 * nothing. In production there is no demo.
 */
export async function demoNotice({ config, database }: Platform, { locale, log }: Ctx): Promise<string> {
  if (config.production) return '';
  try {
    if (!(await isDemoSeeding(database))) return '';
  } catch (error) {
    // The page says by itself what cannot be had.
    log.warn({ err: error }, 'whether the demo is being seeded is not known');
    return '';
  }
  const { waits, reload } = WORDS[locale];
  return `<p role="status" class="border-b p-3 text-center text-sm">${waits} <a class="underline" href="">${reload}</a></p>`;
}
