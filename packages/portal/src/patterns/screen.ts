import type { ComponentType } from 'react'
import type { Area, PermissionName, RoutePath, RoutePathIn } from '@portal/permissions'
import type { IconId } from '@portal/ui-kit'
import type { MenuGroup, ScreenTitle } from '#phrases/phrases.ts'

/** One screen as data. Who may open it and in which layout stands in the rules of `@portal/permissions`. */
export interface Screen<Path extends RoutePath = RoutePath> {
  readonly path: Path
  /** Names the screen in the menu, the breadcrumb and the window: a key of the phrases `menu.screens`. */
  readonly title: ScreenTitle
  readonly icon: IconId
  /** The part of the menu it stands in; a screen without one is reached from another screen. */
  readonly group?: MenuGroup
  /** How far down in that part; with room between two for what comes later. */
  readonly place?: number
  /**
   * What its service asks for, where the rule of its path lets more people open it: the menu and the search offer it to whoever
   * holds one of them.
   */
  readonly anyOf?: readonly [PermissionName, ...PermissionName[]]
  /** The screen above it in the breadcrumb. */
  readonly parent?: RoutePath
  /** Needs no session, but is shown inside the frame to signed-in people. */
  readonly isFramed?: true
  /** Can hang on a wall (`useWall`): menu and bar go out of the way there, and the screen offers the way back. */
  readonly hasWall?: true
  readonly load: () => Promise<ComponentType>
}

/** A screen of one area, as its `<name>.route.ts` has it; a path that no rule of the area names does not compile. */
export type ScreenOf<Of extends Area> = Screen<RoutePathIn<Of>>
