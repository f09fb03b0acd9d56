import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '@portal/ui-kit'
import type { Screen } from '#patterns/screen.ts'
import { crumbsOf } from './crumbs.ts'
import { useMedia } from './use-media.ts'
import { useCurrentScreen } from './use-current-screen.ts'

/** The breadcrumbs to the current screen; the home link is / (specification §2). */
export function ScreenCrumbs({ screens }: { screens: readonly Screen[] }) {
  const { t } = useTranslation(['menu', 'shell'])
  const screen = useCurrentScreen()
  const isNarrow = useMedia('(max-width: 575.98px)')
  // A narrow window has no space for them: the heading shows the position, and the menu navigates.
  if (screen === undefined || isNarrow) return null
  const items = crumbsOf(screens, screen).map(({ path, title }) => ({
    label: t(`screens.${title}`),
    ...(path === screen.path ? {} : { href: path }),
  }))
  const home = { label: t('shell:breadcrumb.home'), href: '/' }
  return <Breadcrumbs items={[home, ...items]} />
}
