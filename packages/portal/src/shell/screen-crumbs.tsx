import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '@portal/ui-kit'
import type { Screen } from '#patterns/screen.ts'
import { crumbsOf } from './crumbs.ts'
import { useMedia } from './use-media.ts'
import { useCurrentScreen } from './use-current-screen.ts'

/** The way from the start to the screen at hand; its home link is / (specification §2). */
export function ScreenCrumbs({ screens }: { screens: readonly Screen[] }) {
  const { t } = useTranslation(['menu', 'shell'])
  const screen = useCurrentScreen()
  const isNarrow = useMedia('(max-width: 575.98px)')
  // A narrow window has no room for it: the heading says where one is, and the menu leads elsewhere.
  if (screen === undefined || isNarrow) return null
  const items = crumbsOf(screens, screen).map(({ path, title }) => ({
    label: t(`screens.${title}`),
    ...(path === screen.path ? {} : { href: path }),
  }))
  const home = { label: t('shell:breadcrumb.home'), href: '/' }
  return <Breadcrumbs items={[home, ...items]} />
}
