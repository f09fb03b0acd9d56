import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentScreen } from './use-current-screen.ts'

/** Names the window after the screen, so that tabs and readers of the screen tell them apart. */
export function useDocumentTitle(): void {
  const { t } = useTranslation(['menu', 'shell'])
  const screen = useCurrentScreen()
  const brand = t('shell:brand.name')
  const title = screen === undefined ? brand : `${t(`screens.${screen.title}`)} · ${brand}`
  useEffect(() => {
    document.title = title
  }, [title])
}
