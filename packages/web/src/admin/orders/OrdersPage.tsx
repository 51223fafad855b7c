import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../ui/Segmented.tsx';
import styles from './Orders.module.css';
import { Orders } from './Orders.tsx';

const route = getRouteApi('/shell/admin/orders');

/** What members bought or want to buy. */
export function OrdersPage() {
  const { t } = useTranslation();
  const { show } = route.useSearch();
  const navigate = useNavigate({ from: '/admin/orders' });
  return (
    <>
      <div className={styles.which}>
        <Segmented
          label={t('admin.order.which')}
          value={show ?? 'waiting'}
          onChange={(value) => void navigate({ search: value === 'all' ? { show: 'all' } : {}, replace: true })}
          options={[
            { value: 'waiting', label: t('admin.order.waiting') },
            { value: 'all', label: t('admin.order.all') },
          ]}
        />
      </div>
      <Orders status={show ?? 'waiting'} />
    </>
  );
}
