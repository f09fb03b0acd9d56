import type { ReactNode } from 'react'

/** The current state of the menu. */
export interface NavState {
  isCollapsed: boolean
  /** Call it after a page was chosen: closes the drawer of a narrow window. */
  onNavigate: () => void
}

/** The frame around every page. */
export interface AppLayoutProps {
  /** The menu, rendered for its state; usually a `NavMenu`. */
  nav: (state: NavState) => ReactNode
  /** The name or logo of the portal, above the menu; gets whether only an icon fits. */
  brand: (state: NavState) => ReactNode
  /** The content of the bar above the page; usually a `Topbar`. */
  topbar?: ReactNode
  /** A banner across the page, such as an `OfflineBanner`. */
  banner?: ReactNode
  navFooter?: ReactNode
  /** Shows only icons in the menu; uncontrolled when left out. */
  isNavCollapsed?: boolean | undefined
  onNavCollapsed?: ((isCollapsed: boolean) => void) | undefined
  /**
   * Shows the page alone at twice the type size, to be read from a distance: menu and bar stay mounted, but hidden
   * and inert. On a narrow window the type size stays.
   */
  isWall?: boolean | undefined
  children: ReactNode
}
