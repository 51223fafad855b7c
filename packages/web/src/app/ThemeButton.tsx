import { Monitor, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ThemeChoice, useTheme } from '../theme/theme.ts';
import { IconButton } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';

const ICONS = { light: Sun, dark: Moon, system: Monitor } as const;

/** Light, dark, or as the system has it. */
export function ThemeButton() {
  const { t } = useTranslation();
  const { choice, shown, choose } = useTheme();
  const entry = (value: ThemeChoice) => ({
    kind: 'choice' as const,
    label: t(`theme.${value}`),
    icon: ICONS[value],
    checked: choice === value,
    onSelect: () => choose(value),
  });
  return (
    <Menu entries={[entry('light'), entry('dark'), entry('system')]}>
      <IconButton icon={ICONS[shown]} label={t('theme.label')} size="sm" />
    </Menu>
  );
}
