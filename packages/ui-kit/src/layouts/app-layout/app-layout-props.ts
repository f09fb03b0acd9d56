import type { ReactNode } from 'react'

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
  /**
   * Shows the page alone, in type of twice the size, to be read from afar: menu and bar are out of sight and out of reach
   * but go on. On a narrow window the type stays as it is.
   */
  isWall?: boolean | undefined
  children: ReactNode
}
