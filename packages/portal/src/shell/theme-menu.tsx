import { useTranslation } from 'react-i18next'
import { MenuButton, type IconId } from '@portal/ui-kit'
import { isThemeChoice, themeChoices, type ThemeChoice } from './settings.ts'
import { useTheme } from './use-settings.ts'

const icons: Record<ThemeChoice, IconId> = {
  light: 'sun',
  dark: 'moon',
  'semi-dark': 'contrast',
  system: 'monitor',
}

/** Light, dark, semi-dark, or as the device prefers (SHE-9). */
export function ThemeMenu() {
  const { t } = useTranslation('shell')
  const [choice, setChoice] = useTheme()
  return (
    <MenuButton
      label={t('theme.menu')}
      icon={icons[choice]}
      isIconOnly
      sections={[
        {
          title: t('theme.menu'),
          items: themeChoices.map((id) => ({ id, label: t(`theme.${id}`), icon: icons[id] })),
          selected: choice,
          onSelect: (id) => {
            if (isThemeChoice(id)) setChoice(id)
          },
        },
      ]}
    />
  )
}
