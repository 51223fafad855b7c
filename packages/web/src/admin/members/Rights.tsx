import type { AdminMember } from '@claywork/sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../api/client.ts';
import { sentenceOf } from '../../api/query-client.ts';
import { SESSION_KEY, sessionQuery } from '../../api/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { Notice } from '../../ui/states.tsx';
import { toast } from '../../ui/toast-store.ts';
import styles from './MemberPage.module.css';
import { MEMBERS_KEY, memberQuery } from './queries.ts';
import { useTierName, useTierOptions } from './use-tiers.ts';

interface Change {
  tier?: string;
  admin?: boolean;
  disabled?: boolean;
}

/** Plan, administration, disabled: each asked about before it counts. */
export function Rights({ member }: { member: AdminMember }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const tierName = useTierName();
  const tiers = useTierOptions();
  const { data: session } = useQuery(sessionQuery);
  const [change, setChange] = useState<Change>();
  const apply = useMutation({
    mutationFn: (body: Change) => client.admin.changeMember(member.id, body),
    onSuccess: () => {
      toast(t('admin.done'), 'good');
      setChange(undefined);
      void queries.invalidateQueries({ queryKey: memberQuery(member.id).queryKey });
      void queries.invalidateQueries({ queryKey: MEMBERS_KEY });
      if (you) void queries.invalidateQueries({ queryKey: SESSION_KEY });
    },
  });
  const you = session?.member?.email === member.email;
  const ask = (next: Change) => {
    apply.reset();
    setChange(next);
  };
  const name = change && wordsOf(change);
  const words = { email: member.email, tier: tierName(change?.tier ?? '') };
  return (
    <Card title={t('admin.member.rights')}>
      <div className={styles.stack}>
        {you && <Notice tone="plain">{t('admin.member.you')}</Notice>}
        <Field
          label={t('admin.member.tier')}
          help={
            member.tier === member.given_tier
              ? t('admin.member.tierHelp')
              : `${t('admin.member.tierBought', { tier: tierName(member.tier), given: tierName(member.given_tier) })} ${t('admin.member.tierHelp')}`
          }
        >
          {(ids) => <Select {...ids} value={member.given_tier} onChange={(tier) => ask({ tier })} options={tiers} />}
        </Field>
        <Switch
          checked={member.admin}
          onChange={(admin) => ask({ admin })}
          label={t('admin.member.admin')}
          help={t('admin.member.adminHelp')}
        />
        <Switch
          checked={member.disabled}
          onChange={(disabled) => ask({ disabled })}
          label={t('admin.member.disabled')}
          help={t('admin.member.disabledHelp')}
        />
      </div>
      <Dialog
        open={change !== undefined}
        onOpenChange={(open) => !open && setChange(undefined)}
        size="sm"
        title={name && t(`admin.member.${name}Title`, words)}
        description={name && t(`admin.member.${name}Text`, words)}
        actions={
          <>
            <Button variant="quiet" onClick={() => setChange(undefined)}>
              {t('common.cancel')}
            </Button>
            <Button
              variant={name === 'disable' || name === 'unadmin' ? 'danger' : 'primary'}
              busy={apply.isPending}
              onClick={() => change && apply.mutate(change)}
            >
              {t(`admin.member.${name === 'disable' || name === 'enable' ? name : 'change'}`)}
            </Button>
          </>
        }
      >
        {apply.error && <Notice tone="bad">{sentenceOf(apply.error)}</Notice>}
      </Dialog>
    </Card>
  );
}

function wordsOf(change: Change): 'tier' | 'admin' | 'unadmin' | 'disable' | 'enable' {
  if (change.tier !== undefined) return 'tier';
  if (change.admin !== undefined) return change.admin ? 'admin' : 'unadmin';
  return change.disabled ? 'disable' : 'enable';
}
