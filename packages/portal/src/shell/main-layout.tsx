import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import { useSession } from '@portal/sdk/react'
import { AppLayout, OfflineBanner, Topbar, type NavGroup } from '@portal/ui-kit'
import { Region } from '#patterns/region.tsx'
import type { Screen } from '#patterns/screen.ts'
import { loadPhrases } from '#phrases/i18n.ts'
import { Brand } from './brand.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { latePart } from './late-part.tsx'
import { LockWatch } from './lock/lock-watch.tsx'
import { MainMenu } from './main-menu.tsx'
import { ScreenCrumbs } from './screen-crumbs.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'
import { useProfileSettings } from './use-profile-settings.ts'
import { UserMenu } from './user-menu.tsx'
import { useMenuCollapsed } from './use-settings.ts'
import { useWallFrame } from './use-wall-frame.ts'

// Everything of the frame besides showing a screen loads later (decision 032), including its texts.
const withWords = async <Part,>(part: Promise<Part>): Promise<Part> =>
  (await Promise.all([part, loadPhrases('frame')]))[0]
const KeepAliveDialog = latePart(() => import('./keep-alive-dialog.tsx').then((file) => file.KeepAliveDialog))
const StarButton = latePart(() =>
  withWords(import('./starred/star-button.tsx').then((file) => file.StarButton)),
)
const StarredGroup = latePart(() =>
  withWords(import('./starred/starred-group.tsx').then((file) => file.StarredGroup)),
)
const PalettePart = latePart(() =>
  withWords(import('./palette/palette-part.tsx').then((file) => file.PalettePart)),
)
const NotificationBell = latePart(async () => {
  const [file] = await Promise.all([
    import('./notifications/notification-bell.tsx'),
    loadPhrases('notifications'),
  ])
  return file.NotificationBell
})
const OwnState = latePart(async () => {
  const [file] = await Promise.all([import('./own-state/own-state.tsx'), loadPhrases('attendance')])
  return file.OwnState
})
const ClockBar = latePart(async () => {
  const [file] = await Promise.all([import('./clock/clock-bar.tsx'), loadPhrases('clock')])
  return file.ClockBar
})
const ViewBanner = latePart(() => withWords(import('./view-banner.tsx').then((file) => file.ViewBanner)))
const LateWatches = latePart(() => import('./late-watches.tsx').then((file) => file.LateWatches))

/** Menu, bar and screen for signed-in people; each has its own error boundary. */
export function MainLayout({ screens }: { screens: readonly Screen[] }) {
  const [isCollapsed, setCollapsed] = useMenuCollapsed()
  const [starred, setStarred] = useState<NavGroup>()
  const isWall = useWallFrame()
  useHeadingFocus()
  useProfileSettings()
  // In a view (as somebody else) there are no notifications, and no lock or keep-alive for their session (decision
  // 044).
  const isView = useSession()?.kind === 'view'
  return (
    <AppLayout
      brand={(nav) => <Brand isCollapsed={nav.isCollapsed} />}
      nav={(nav) => (
        <Region>
          <MainMenu screens={screens} starred={starred} {...nav} />
        </Region>
      )}
      isNavCollapsed={isCollapsed}
      onNavCollapsed={setCollapsed}
      isWall={isWall}
      banner={
        <>
          {isView ? <ViewBanner /> : null}
          <OfflineBanner />
        </>
      }
      topbar={
        <Region>
          <Topbar
            start={
              <>
                <ScreenCrumbs screens={screens} />
                <StarButton />
              </>
            }
            end={
              <>
                <PalettePart screens={screens} />
                {isView ? null : <NotificationBell />}
                {isView ? null : <ClockBar />}
                <OwnState />
                <LanguageMenu />
                <ThemeMenu />
                <UserMenu />
              </>
            }
          />
        </Region>
      }
    >
      <Outlet context={screens} />
      {isView ? null : (
        <>
          <KeepAliveDialog />
          <LockWatch />
          <LateWatches />
        </>
      )}
      <StarredGroup screens={screens} onGroup={setStarred} />
    </AppLayout>
  )
}
