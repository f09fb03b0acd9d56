import type { ComponentType } from 'react'
import type { PermissionName, RoutePath } from '@portal/permissions'
import type { IconId } from '@portal/ui-kit'
import type { Phrases } from '#phrases/phrases.ts'
import type { UseWaiting } from '../waiting/waiting.ts'
import type { UseFigure } from './figure.ts'

type Words = Phrases['dashboard']

/** An address of the portal. Who may not open it is not led there. */
export type PageHref = RoutePath | `${RoutePath}?${string}`

/** What every part of the dashboard says of itself. */
interface Part {
  /** What comes first has the lowest; tens leave room for areas to come. */
  readonly rank: number
  /** What it asks is refused to who looks as this person: it is then left out (decision 044). */
  readonly isPersonal?: true
}

/** A kind of thing that waits for the person; a line while there are any. */
export interface WaitingLine extends Part {
  readonly title: keyof Words['waiting']['kinds']
  readonly href: PageHref
  /** What it means that there are any. */
  readonly state: 'neutral' | 'attention' | 'critical'
  /** How many there are, the same as in the menu, and for whom. */
  readonly useWaiting: UseWaiting
}

/** A figure and how it stands. */
export interface FigureTile extends Part {
  readonly title: keyof Words['tiles']['labels']
  readonly icon: IconId
  readonly href: PageHref
  /** Who sees it; everybody when left out. */
  readonly anyOf?: readonly PermissionName[]
  readonly useFigure: UseFigure
}

/** A way on from a card. */
export interface CardLink {
  readonly label: keyof Words['links']
  readonly href: PageHref
  readonly icon?: IconId
}

/** A few things with a title. */
export interface DashboardCard extends Part {
  readonly title: keyof Words['cards']
  readonly anyOf?: readonly PermissionName[]
  /** How many lines it has room for, before and after they have come. */
  readonly room: number
  readonly links?: readonly CardLink[]
  /** What is in the card, with the words it needs. */
  readonly load: () => Promise<ComponentType<CardContentProps>>
}

/** The props of the content of a card. */
export interface CardContentProps {
  readonly room: number
}

/** Something across the page, below the cards: it draws its own frame, or nothing. */
export interface DashboardBand extends Part {
  readonly title: string
  readonly anyOf?: readonly PermissionName[]
  readonly load: () => Promise<ComponentType>
}

/** What one area brings to the dashboard: it says so beside its screens, in `dashboard.ts`. */
export interface AreaDashboard {
  readonly waiting?: readonly WaitingLine[]
  readonly tiles?: readonly FigureTile[]
  readonly cards?: readonly DashboardCard[]
  readonly bands?: readonly DashboardBand[]
}
