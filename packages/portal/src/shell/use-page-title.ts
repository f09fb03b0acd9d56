import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Sets the document title, for tabs and screen readers. */
export function usePageTitle(shown: string | undefined): void {
  const { t } = useTranslation('shell')
  const brand = t('brand.name')
  const title = shown === undefined ? brand : `${shown} · ${brand}`
  useEffect(() => {
    document.title = title
  }, [title])
}
