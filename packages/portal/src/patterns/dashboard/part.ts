import type { ComponentType } from 'react'
import type { PermissionName, RoutePath } from '@portal/permissions'
import type { IconId } from '@portal/ui-kit'
import type { Phrases } from '#phrases/phrases.ts'
import type { UseWaiting } from '../waiting/waiting.ts'
import type { UseFigure } from './figure.ts'

type Words = Phrases['dashboard']

/** A path of the portal; only linked for people who may open it. */
export type PageHref = RoutePath | `${RoutePath}?${string}`

/** Common properties of dashboard parts. */
interface Part {
  /** Sorted ascending; use tens to leave room for other areas. */
  readonly rank: number
  /** Its query is refused in a view: then it is omitted (decision 044). */
  readonly isPersonal?: true
}

/** A kind of pending item; a line when there are any. */
export interface WaitingLine extends Part {
  readonly title: keyof Words['waiting']['kinds']
  readonly href: PageHref
  /** The text for a count. */
  readonly state: 'neutral' | 'attention' | 'critical'
  /** The count (the same as in the menu), and for whom it applies. */
  readonly useWaiting: UseWaiting
}

/** A figure and its state. */
export interface FigureTile extends Part {
  readonly title: keyof Words['tiles']['labels']
  readonly icon: IconId
  readonly href: PageHref
  /** Who sees it. Defaults to everybody. */
  readonly anyOf?: readonly PermissionName[]
  readonly useFigure: UseFigure
}

/** A link of a card. */
export interface CardLink {
  readonly label: keyof Words['links']
  readonly href: PageHref
  readonly icon?: IconId
}

/** A few items with a title. */
export interface DashboardCard extends Part {
  readonly title: keyof Words['cards']
  readonly anyOf?: readonly PermissionName[]
  /** The number of reserved lines. */
  readonly room: number
  readonly links?: readonly CardLink[]
  /** The content of the card, with its texts. */
  readonly load: () => Promise<ComponentType<CardContentProps>>
}

/** The props of the content of a card. */
export interface CardContentProps {
  readonly room: number
}

/** Full-width content below the cards: it renders its own frame, or nothing. */
export interface DashboardBand extends Part {
  readonly title: string
  readonly anyOf?: readonly PermissionName[]
  readonly load: () => Promise<ComponentType>
}

/** An area's contributions to the dashboard, declared beside its screens in `dashboard.ts`. */
export interface AreaDashboard {
  readonly waiting?: readonly WaitingLine[]
  readonly tiles?: readonly FigureTile[]
  readonly cards?: readonly DashboardCard[]
  readonly bands?: readonly DashboardBand[]
}
