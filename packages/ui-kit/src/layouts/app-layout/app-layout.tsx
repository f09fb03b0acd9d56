import { useState } from 'react'
import { IconButton } from '#components/icon-button/icon-button.tsx'
import { useOverlay } from '#private/overlay/use-overlay.ts'
import { useWords } from '#words/use-words.ts'
import type { AppLayoutProps } from './app-layout-props.ts'
import * as css from './app-layout.css.ts'
import { lateDrawer } from './late-drawer.ts'

const mainId = 'portal-main'

/** Menu, bar and page. Below 992 px the menu is a drawer behind a button. The first Tab skips to the page. */
export function AppLayout(props: AppLayoutProps) {
  const { nav, brand, topbar, banner, navFooter, isWall = false, children } = props
  const words = useWords().shell
  const [isOpen, setOpen] = useState(false)
  const late = useOverlay(lateDrawer, isOpen)
  const [ownCollapsed, setOwnCollapsed] = useState(false)
  const isCollapsed = props.isNavCollapsed ?? ownCollapsed
  const collapse = () => {
    setOwnCollapsed(!isCollapsed)
    props.onNavCollapsed?.(!isCollapsed)
  }
  const side = { isCollapsed, onNavigate: () => {} }
  return (
    <div className={css.root} data-collapsed={isCollapsed || undefined} data-wall={isWall || undefined}>
      <a className={css.skip} href={`#${mainId}`} hidden={isWall}>
        {words.skip}
      </a>
      <nav className={css.side} data-region="nav" aria-label={words.navigation} hidden={isWall}>
        <div className={css.brand}>{brand(side)}</div>
        <div className={css.menu}>{nav(side)}</div>
        {navFooter === undefined ? null : <div className={css.navFooter}>{navFooter}</div>}
      </nav>
      <div className={css.column}>
        <header className={css.topbar} data-region="topbar" hidden={isWall}>
          <span className={css.onlyNarrow}>
            <IconButton
              icon="menu"
              label={words.openMenu}
              aria-expanded={isOpen}
              onPress={() => setOpen(true)}
            />
          </span>
          <span className={css.onlyWide}>
            <IconButton
              icon={isCollapsed ? 'expand' : 'collapse'}
              label={isCollapsed ? words.expandMenu : words.collapseMenu}
              aria-expanded={!isCollapsed}
              onPress={collapse}
            />
          </span>
          {topbar}
        </header>
        {banner}
        <main id={mainId} className={css.main} data-region="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      {late === undefined ? null : <late.NavDrawer {...props} isOpen={isOpen} onOpenChange={setOpen} />}
    </div>
  )
}
