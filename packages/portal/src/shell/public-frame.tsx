import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandMark } from './brand-mark.tsx'
import { BrandPanel } from './brand-panel.tsx'
import * as css from './public-layout.css.ts'

/** The look of a public page: the brand, one form, and the menus at the top. */
export function PublicFrame({ menus, children }: { menus?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('shell')
  return (
    <div className={css.root}>
      <BrandPanel />
      <div className={css.side}>
        <header className={css.bar}>
          <span className={css.smallMark}>
            <BrandMark size={28} />
            {t('brand.name')}
          </span>
          {menus}
        </header>
        <main className={css.main}>
          <div className={css.content}>{children}</div>
        </main>
      </div>
    </div>
  )
}
