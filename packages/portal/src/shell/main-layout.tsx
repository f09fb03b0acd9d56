import { Outlet } from 'react-router-dom'
import { AppLayout, OfflineBanner, Topbar } from '@portal/ui-kit'
import type { Screen } from '#patterns/screen.ts'
import { Brand } from './brand.tsx'
import { KeepAliveDialog } from './keep-alive-dialog.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { MainMenu } from './main-menu.tsx'
import { ScreenCrumbs } from './screen-crumbs.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import { UserMenu } from './user-menu.tsx'
import { useMenuCollapsed } from './use-settings.ts'

/** Menu, bar and screen for somebody signed in. */
export function MainLayout({ screens }: { screens: readonly Screen[] }) {
  const [isCollapsed, setCollapsed] = useMenuCollapsed()
  return (
    <AppLayout
      brand={(nav) => <Brand isCollapsed={nav.isCollapsed} />}
      nav={(nav) => <MainMenu screens={screens} {...nav} />}
      isNavCollapsed={isCollapsed}
      onNavCollapsed={setCollapsed}
      banner={<OfflineBanner />}
      topbar={
        <Topbar
          start={<ScreenCrumbs screens={screens} />}
          end={
            <>
              <LanguageMenu />
              <ThemeMenu />
              <UserMenu />
            </>
          }
        />
      }
    >
      <Outlet />
      <KeepAliveDialog />
    </AppLayout>
  )
}
