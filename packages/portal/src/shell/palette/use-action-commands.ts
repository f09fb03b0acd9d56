import { useAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useAction, usePortal, useSession } from '@portal/sdk/react'
import { shortcutKeys, type Command, type CommandGroup } from '@portal/ui-kit'
import { useOpened } from '#patterns/use-opened.ts'
import { languages } from '#phrases/phrases.ts'
import { densities, paletteKeysAtom, themeChoices } from '../settings.ts'
import { useDensity, useLanguage, useMenuCollapsed, useTheme } from '../use-settings.ts'
import { paletteKeys } from './palette-keys.ts'

/** Actions available everywhere: signing out and settings. */
export function useActionCommands(): CommandGroup {
  const { t } = useTranslation(['frame', 'menu', 'shell'])
  const incident = useOpened('incident')
  const isView = useSession()?.kind === 'view'
  const logout = useAction(usePortal().session.logout)
  const [isCollapsed, setCollapsed] = useMenuCollapsed()
  const [hasKeys, setHasKeys] = useAtom(paletteKeysAtom)
  const keys = shortcutKeys(paletteKeys, /mac|iphone|ipad/i.test(navigator.userAgent)).join('+')
  const settings = useSettingCommands()
  return {
    id: 'actions',
    title: t('palette.actions'),
    items: [
      ...(isView
        ? []
        : [
            {
              ...{ id: 'report', label: t('menu:user.report'), icon: 'plus' as const },
              href: incident.hrefOf('new'),
            },
          ]),
      {
        ...{ id: 'incidents', label: t('menu:user.incidents'), icon: 'warning' as const },
        href: incident.hrefOf('mine'),
      },
      {
        id: 'sign-out',
        label: t('palette.signOut'),
        icon: 'logout',
        keywords: [t('palette.words.signOut')],
        onAction: () => void logout().catch(() => undefined),
      },
      {
        id: 'menu',
        label: t(isCollapsed ? 'palette.expand' : 'palette.collapse'),
        icon: isCollapsed ? 'expand' : 'collapse',
        onAction: () => setCollapsed(!isCollapsed),
      },
      ...settings,
      {
        id: 'keys',
        label: t(hasKeys ? 'palette.keysOff' : 'palette.keysOn', { keys }),
        icon: 'sliders',
        onAction: () => setHasKeys(!hasKeys),
      },
    ],
  }
}

function useSettingCommands(): Command[] {
  const { t } = useTranslation(['frame', 'shell'])
  const [theme, setTheme] = useTheme()
  const [language, setLanguage] = useLanguage()
  const [density, setDensity] = useDensity()
  return [
    ...themeChoices
      .filter((choice) => choice !== theme)
      .map((choice) => ({
        id: `theme-${choice}`,
        label: t('palette.theme', { name: t(`shell:theme.${choice}`) }),
        icon: 'contrast' as const,
        keywords: [t('palette.words.theme')],
        onAction: () => setTheme(choice),
      })),
    ...densities
      .filter((choice) => choice !== density)
      .map((choice) => ({
        id: `density-${choice}`,
        label: t('palette.density', { name: t(`shell:density.${choice}`) }),
        icon: 'rows' as const,
        keywords: [t('palette.words.density')],
        onAction: () => setDensity(choice),
      })),
    ...languages
      .filter((choice) => choice !== language)
      .map((choice) => ({
        id: `language-${choice}`,
        label: t('palette.language', { name: t(`shell:language.${choice}`) }),
        icon: 'languages' as const,
        keywords: [t('palette.words.language')],
        onAction: () => setLanguage(choice),
      })),
  ]
}
