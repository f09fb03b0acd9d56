import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Names the window after what it shows, so that tabs and readers of the screen tell them apart. */
export function usePageTitle(shown: string | undefined): void {
  const { t } = useTranslation('shell')
  const brand = t('brand.name')
  const title = shown === undefined ? brand : `${shown} · ${brand}`
  useEffect(() => {
    document.title = title
  }, [title])
}
