import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/states.tsx';
import type { Pause } from './use-create.ts';

/** Says how long until it is asked again, and lets go of it. */
export function Countdown({ pause, onCancel }: { pause: Pause; onCancel: () => void }) {
  const { t } = useTranslation();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((pause.until - now) / 1000));
  return (
    <Notice
      tone="warn"
      action={
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      }
    >
      {t(pause.full ? 'studio.laneFull' : 'studio.held', { count: seconds })}
    </Notice>
  );
}
