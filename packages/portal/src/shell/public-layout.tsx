import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { BrandMark } from './brand-mark.tsx'
import { BrandPanel } from './brand-panel.tsx'
import * as css from './public-layout.css.ts'

// Menus weigh more than the whole sign-in form, which must not wait for them.
const LanguageMenu = lazy(() =>
  import('./language-menu.tsx').then((file) => ({ default: file.LanguageMenu })),
)
const ThemeMenu = lazy(() => import('./theme-menu.tsx').then((file) => ({ default: file.ThemeMenu })))

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
          <Suspense>
            <LanguageMenu />
            <ThemeMenu />
          </Suspense>
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
