import type { MailTexts } from '../../../platform/mail/mail-kind.ts';
import { button, paragraph } from '../../../platform/mail/mail-text.ts';
import { hello, whyAccount } from '../../../platform/mail/mail-words.en-US.ts';
import type * as kinds from './privacy.kinds.ts';

export const privacyMailsEnUS: MailTexts<typeof kinds> = {
  dataExportReadyMail: {
    subject: () => 'The copy of your data is ready',
    body: ({ params, url }) => ({
      heading: 'The copy of your data is ready',
      blocks: [
        hello(params.name),
        paragraph(
          `We have put what Prova stores about you into one file. Sign in to download it within ${params.days} days. After that, it will be deleted.`,
        ),
        button('Download my data', url(`/admin/${params.area}/privacy`)),
        paragraph('If you did not ask for this, change your password and end your other sessions.'),
      ],
      why: whyAccount,
    }),
  },
  accountErasingMail: {
    subject: () => 'Your account was closed',
    body: ({ params }) => ({
      heading: 'Your account was closed',
      blocks: [
        hello(params.name),
        paragraph(
          'You asked us to delete your Prova account. It is closed, and what we store about you will be deleted within minutes. Applications in progress have been withdrawn.',
        ),
        paragraph('This is the last message we will send to this address. Thank you for the time you spent with us.'),
      ],
      why: 'You received this message because this email address belonged to a Prova account.',
    }),
  },
};
