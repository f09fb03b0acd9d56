import { useTranslation } from 'react-i18next'
import { Inline, Link } from '@portal/ui-kit'
import { BrandMark } from './brand-mark.tsx'

/** The logo and name of the portal above its menu; links to the start page. */
export function Brand({ isCollapsed }: { isCollapsed: boolean }) {
  const { t } = useTranslation('shell')
  return (
    <Link href="/" tone="quiet" aria-label={t('brand.name')}>
      <Inline space="sm" noWrap>
        <BrandMark size={30} />
        {isCollapsed ? null : <strong>{t('brand.name')}</strong>}
      </Inline>
    </Link>
  )
}
