import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { BrandMark } from './brand-mark.tsx'
import { BrandPanel } from './brand-panel.tsx'
import { LanguageMenu } from './language-menu.tsx'
import * as css from './public-layout.css.ts'
import { ThemeMenu } from './theme-menu.tsx'

/** The frame of the pages that need no session: the brand, one thing to do, language and theme. */
export function PublicLayout() {
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
          <LanguageMenu />
          <ThemeMenu />
        </header>
        <main className={css.main}>
          <div className={css.content}>
            <Outlet />
          </div>
        </main>
      </div>
    </div>
  )
}
