import { lazy, Suspense, type ReactNode } from 'react'
import { PublicFrame } from './public-frame.tsx'

// Menus weigh more than the whole sign-in form, which must not wait for them.
const LanguageMenu = lazy(() =>
  import('./language-menu.tsx').then((file) => ({ default: file.LanguageMenu })),
)
const ThemeMenu = lazy(() => import('./theme-menu.tsx').then((file) => ({ default: file.ThemeMenu })))

/** A page that needs no session, with the menus of what can be chosen without one. */
export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <PublicFrame
      menus={
        <Suspense>
          <LanguageMenu />
          <ThemeMenu />
        </Suspense>
      }
    >
      {children}
    </PublicFrame>
  )
}
