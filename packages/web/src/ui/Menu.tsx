import { Check, type LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactElement } from 'react';
import styles from './Menu.module.css';

export type MenuEntry =
  | { kind?: 'item'; label: string; icon?: LucideIcon; onSelect: () => void; danger?: boolean; disabled?: boolean }
  | { kind: 'choice'; label: string; icon?: LucideIcon; checked: boolean; onSelect: () => void }
  | { kind: 'title'; label: string; detail?: string }
  | { kind: 'line' };

/** What opens when a button is pressed: `<Menu entries={…}><IconButton …/></Menu>`. */
export function Menu({ entries, children, align = 'end' }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles.menu} align={align} sideOffset={6} collisionPadding={8}>
          {entries.map((entry, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no state and keep their order
            <Entry key={i} entry={entry} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface MenuProps {
  entries: readonly MenuEntry[];
  children: ReactElement;
  align?: 'start' | 'end';
}

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry.kind === 'line') return <DropdownMenu.Separator className={styles.line} />;
  if (entry.kind === 'title')
    return (
      <DropdownMenu.Label className={styles.title}>
        {entry.label}
        {entry.detail && <small>{entry.detail}</small>}
      </DropdownMenu.Label>
    );
  const Icon = entry.icon;
  if (entry.kind === 'choice')
    return (
      <DropdownMenu.CheckboxItem
        className={styles.item}
        checked={entry.checked}
        onCheckedChange={() => entry.onSelect()}
      >
        {Icon && <Icon aria-hidden />}
        {entry.label}
        <DropdownMenu.ItemIndicator className={styles.check}>
          <Check aria-hidden />
        </DropdownMenu.ItemIndicator>
      </DropdownMenu.CheckboxItem>
    );
  return (
    <DropdownMenu.Item
      className={styles.item}
      data-danger={entry.danger || undefined}
      disabled={entry.disabled}
      onSelect={() => entry.onSelect()}
    >
      {Icon && <Icon aria-hidden />}
      {entry.label}
    </DropdownMenu.Item>
  );
}
