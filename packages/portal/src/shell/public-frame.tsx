import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandMark } from './brand-mark.tsx'
import { BrandPanel } from './brand-panel.tsx'
import * as css from './public-layout.css.ts'

/** How a page without a session looks: the brand, one thing to do, and what else there is at the top. */
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
