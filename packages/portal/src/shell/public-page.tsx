import { lazy, Suspense, type ReactNode } from 'react'
import { PublicFrame } from './public-frame.tsx'

// Loaded later: menus are larger than the whole sign-in form.
const LanguageMenu = lazy(() =>
  import('./language-menu.tsx').then((file) => ({ default: file.LanguageMenu })),
)
const ThemeMenu = lazy(() => import('./theme-menu.tsx').then((file) => ({ default: file.ThemeMenu })))

/** A public page, with menus for language and theme. */
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
