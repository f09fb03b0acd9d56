import { useTranslation } from 'react-i18next'
import { Icon } from '@portal/ui-kit'
import { BrandMark } from './brand-mark.tsx'
import * as css from './public-layout.css.ts'

const rings = [40, 70, 100, 130, 160, 190]

/** The brand panel beside the sign-in on wide windows. */
export function BrandPanel() {
  const { t } = useTranslation('shell')
  return (
    <aside className={css.brand} aria-label={t('brand.name')}>
      <svg className={css.art} viewBox="0 0 400 400" aria-hidden="true">
        {rings.map((radius) => (
          <circle
            key={radius}
            cx="200"
            cy="200"
            r={radius}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.25"
          />
        ))}
      </svg>
      <div className={css.mark}>
        <BrandMark size={40} />
        {t('brand.name')}
      </div>
      <div>
        <p className={css.promise}>{t('brand.promise')}</p>
        <ul className={css.points}>
          <li className={css.point}>
            <Icon id="database" />
            {t('brand.points.loads')}
          </li>
          <li className={css.point}>
            <Icon id="users" />
            {t('brand.points.people')}
          </li>
          <li className={css.point}>
            <Icon id="languages" />
            {t('brand.points.languages')}
          </li>
        </ul>
      </div>
      <p className={css.tagline}>{t('brand.tagline')}</p>
    </aside>
  )
}
