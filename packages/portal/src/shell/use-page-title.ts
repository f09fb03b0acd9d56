import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { ScreenTitle } from '#phrases/phrases.ts'

/** Names the window after the screen, so that tabs and readers of the screen tell them apart. */
export function usePageTitle(screen: ScreenTitle | undefined): void {
  const { t } = useTranslation(['menu', 'shell'])
  const brand = t('shell:brand.name')
  const title = screen === undefined ? brand : `${t(`screens.${screen}`)} · ${brand}`
  useEffect(() => {
    document.title = title
  }, [title])
}
