import * as z from 'zod';
import { area, mailKinds, name } from '../../../platform/mail/mail-kind.ts';
import { sample } from '../../../platform/mail/mail-samples.ts';
import { button, paragraph } from '../../../platform/mail/mail-text.ts';
import { enUS } from '../privacy.words.en-US.ts';
import { ptBR } from '../privacy.words.pt-BR.ts';

const mailKind = mailKinds({ 'pt-BR': ptBR, 'en-US': enUS });

export const dataExportReadyMail = mailKind('data_export_ready', {
  params: z.object({ name, days: z.number().int().positive(), area: area }),
  samples: { plain: { params: { name: sample.name, days: 7, area: 'potential' } } },
  write: ({ params, words: { copyReady }, common }) => ({
    subject: copyReady.heading,
    hello: params.name,
    blocks: ({ url }) => [
      paragraph(copyReady.text(params.days)),
      button(copyReady.download, url(`/admin/${params.area}/privacy`)),
      paragraph(copyReady.notYou),
    ],
    why: common.whyAccount,
  }),
});

export const accountErasingMail = mailKind('account_erasing', {
  params: z.object({ name }),
  toErased: true,
  samples: { plain: { params: { name: sample.name } } },
  write: ({ params, words: { erasing } }) => ({
    subject: erasing.heading,
    hello: params.name,
    blocks: () => [paragraph(erasing.text), paragraph(erasing.thanks)],
    why: erasing.why,
  }),
});
