import { useState, type ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '#components/icon-button/icon-button.tsx'
import { classNames } from '#css/class-names.ts'
import { useWords } from '#words/use-words.ts'
import * as css from './app-layout.css.ts'

/** How the menu is shown at this moment. */
export interface NavState {
  isCollapsed: boolean
  /** Call it after a page was chosen: the drawer of a narrow window closes. */
  onNavigate: () => void
}

/** The frame around every page. */
export interface AppLayoutProps {
  /** The menu, drawn for the state it is in; usually a `NavMenu`. */
  nav: (state: NavState) => ReactNode
  /** The name or sign of the portal, above the menu; gets whether only an icon fits. */
  brand: (state: NavState) => ReactNode
  /** The contents of the bar over the page; usually a `Topbar`. */
  topbar?: ReactNode
  /** Something across the page, such as an `OfflineBanner`. */
  banner?: ReactNode
  navFooter?: ReactNode
  /** Only icons in the menu; without it the layout keeps the choice itself. */
  isNavCollapsed?: boolean | undefined
  onNavCollapsed?: ((isCollapsed: boolean) => void) | undefined
  children: ReactNode
}

const mainId = 'portal-main'

/** Menu, bar and page. Below 992 px the menu is a drawer behind a button. The first Tab skips to the page. */
export function AppLayout(props: AppLayoutProps) {
  const { nav, brand, topbar, banner, navFooter, children } = props
  const words = useWords().shell
  const [isOpen, setOpen] = useState(false)
  const [ownCollapsed, setOwnCollapsed] = useState(false)
  const isCollapsed = props.isNavCollapsed ?? ownCollapsed
  const collapse = () => {
    setOwnCollapsed(!isCollapsed)
    props.onNavCollapsed?.(!isCollapsed)
  }
  const side = { isCollapsed, onNavigate: () => {} }
  return (
    <div className={css.root} data-collapsed={isCollapsed || undefined}>
      <a className={css.skip} href={`#${mainId}`}>
        {words.skip}
      </a>
      <nav className={css.side} data-region="nav" aria-label={words.navigation}>
        <div className={css.brand}>{brand(side)}</div>
        <div className={css.menu}>{nav(side)}</div>
        {navFooter === undefined ? null : <div className={css.navFooter}>{navFooter}</div>}
      </nav>
      <div className={css.column}>
        <header className={css.topbar} data-region="topbar">
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
      <NavDrawer {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </div>
  )
}

interface NavDrawerProps extends Pick<AppLayoutProps, 'nav' | 'brand' | 'navFooter'> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

function NavDrawer({ nav, brand, navFooter, isOpen, onOpenChange }: NavDrawerProps) {
  const { shell: words, close } = useWords()
  const state = { isCollapsed: false, onNavigate: () => onOpenChange(false) }
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={css.backdrop}>
      <Modal className={css.drawer}>
        <Dialog aria-label={words.navigation} className={css.dialog}>
          <div className={classNames(css.dialog, css.drawerNav)} data-region="nav">
            <div className={css.brand}>
              {brand(state)}
              <span className={css.closer}>
                <IconButton icon="x" size="sm" label={close} onPress={() => onOpenChange(false)} />
              </span>
            </div>
            <nav className={css.menu} aria-label={words.navigation}>
              {nav(state)}
            </nav>
            {navFooter === undefined ? null : <div className={css.navFooter}>{navFooter}</div>}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
