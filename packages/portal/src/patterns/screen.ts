import type { ComponentType } from 'react'
import type { Area, PermissionName, RoutePath, RoutePathIn } from '@portal/permissions'
import type { IconId } from '@portal/ui-kit'
import type { MenuGroup, ScreenTitle } from '#phrases/phrases.ts'

/** A screen as data. Access and layout are defined by the rules of `@portal/permissions`. */
export interface Screen<Path extends RoutePath = RoutePath> {
  readonly path: Path
  /** Its title in the menu, the breadcrumbs and the window: a key of the phrases `menu.screens`. */
  readonly title: ScreenTitle
  readonly icon: IconId
  /** Its group in the menu; without one it is linked from another screen. */
  readonly group?: MenuGroup
  /** Its position in the group; leave gaps. */
  readonly place?: number
  /**
   * The service's permissions, if its path's rule admits more people: menu and search offer it only to holders of one
   * of them.
   */
  readonly anyOf?: readonly [PermissionName, ...PermissionName[]]
  /** The parent screen in the breadcrumbs. */
  readonly parent?: RoutePath
  /** Public, but shown inside the frame to signed-in people. */
  readonly isFramed?: true
  /** Supports a wall display (`useWall`): menu and bar are hidden, and the screen offers the exit. */
  readonly hasWall?: true
  readonly load: () => Promise<ComponentType>
}

/** A screen of one area, in its `<name>.route.ts`; a path without a rule of the area does not compile. */
export type ScreenOf<Of extends Area> = Screen<RoutePathIn<Of>>
