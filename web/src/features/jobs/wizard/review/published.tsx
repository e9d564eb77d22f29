import { funnelPaths } from '@prova/contract/funnel/paths';
import type { JobDetail, Source } from '@prova/contract/jobs/jobs';
import { to } from '@prova/contract/paths';
import { Copy, ExternalLink, PartyPopper, Share2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { useCopyLink } from '../../components/copy-link.ts';

/** The job is out: its address, and where to go from here. */
export function Published({
  job,
  onShare,
}: {
  job: JobDetail;
  /** It goes to a place where it is not announced yet. */
  onShare: (platform: Source['platform']) => void;
}) {
  const { t } = useTranslation('wizard');
  const copy = useCopyLink();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const link = job.publicUrl;
  /** With the code of the place where it is announced, so that who comes from there is counted for it. */
  const shareOn = (platform: 'linkedin' | 'whatsapp') => {
    const source = job.sources.find((source) => source.platform === platform);
    if (!source) return { link: `${link}?src=${platform}`, onClick: () => onShare(platform) };
    // Where it was switched off, nobody is to be counted.
    return { link: source.active ? source.link : link, onClick: () => undefined };
  };
  const [linkedin, whatsapp] = [shareOn('linkedin'), shareOn('whatsapp')];
  const canShare = typeof navigator.share === 'function';
  const share = () =>
    navigator.share({ title: job.title, url: link }).catch(() => {
      // Closed without choosing where to.
    });
  return (
    <Card className="flex flex-col items-center gap-4 py-10 text-center">
      <span className="grid size-14 place-items-center rounded-card bg-brand-soft text-brand">
        <PartyPopper className="size-7" />
      </span>
      <div>
        <h2 ref={heading} tabIndex={-1} data-step-heading="" className="text-h3">
          {t('published.title')}
        </h2>
        <p className="mt-1 text-muted">{t('published.text')}</p>
      </div>
      <p className="max-w-full">
        <span className="sr-only">{t('published.link')}: </span>
        <span className="block max-w-full rounded-control bg-sunken px-3 py-2 font-mono text-small break-all">
          {link}
        </span>
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button icon={<Copy className="size-4" />} onClick={() => void copy(link)}>
          {t('published.copy')}
        </Button>
        {canShare && (
          <Button icon={<Share2 className="size-4" />} onClick={() => void share()}>
            {t('published.share')}
          </Button>
        )}
        <LinkButton
          href={`https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(linkedin.link)}`}
          onClick={linkedin.onClick}
          target="_blank"
          rel="noopener"
          icon={<Share2 className="size-4" />}
        >
          {t('published.shareLinkedin')}
        </LinkButton>
        <LinkButton
          href={`https://wa.me/?text=${encodeURIComponent(`${job.title} ${whatsapp.link}`)}`}
          onClick={whatsapp.onClick}
          target="_blank"
          rel="noopener"
          icon={<Share2 className="size-4" />}
        >
          {t('published.shareWhatsapp')}
        </LinkButton>
        <LinkButton href={link} target="_blank" icon={<ExternalLink className="size-4" />}>
          {t('published.view')}
        </LinkButton>
        <LinkButton href={to(funnelPaths.board, { id: job.id })} variant="primary">
          {t('published.board')}
        </LinkButton>
      </div>
    </Card>
  );
}
