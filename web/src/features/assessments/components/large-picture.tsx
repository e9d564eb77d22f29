import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';

type Props = { src: string; alt: string; onClose: () => void };

/** A picture of a statement as large as the window lets it be. */
export function LargePicture({ src, alt, onClose }: Props) {
  const { t } = useTranslation('tests');
  return (
    <Dialog open size="xl" title={t('player.picture')} onClose={onClose}>
      <img src={src} alt={alt} className="mx-auto max-w-full rounded-control bg-white" />
    </Dialog>
  );
}
