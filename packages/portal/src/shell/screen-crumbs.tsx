import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '@portal/ui-kit'
import type { Screen } from '#patterns/screen.ts'
import { crumbsOf } from './crumbs.ts'
import { useCurrentScreen } from './use-current-screen.ts'

/** The way from the start to the screen at hand; its home link is / (specification §2). */
export function ScreenCrumbs({ screens }: { screens: readonly Screen[] }) {
  const { t } = useTranslation(['menu', 'shell'])
  const screen = useCurrentScreen()
  if (screen === undefined) return null
  const above = crumbsOf(screens, screen)
  const items = above.map(({ path, title }) => ({
    label: t(`screens.${title}`),
    ...(path === screen.path ? {} : { href: path }),
  }))
  return <Breadcrumbs items={[{ label: t('shell:breadcrumb.home'), href: '/' }, ...items]} />
}
