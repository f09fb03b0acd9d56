import { can, decide, type PermissionName } from '@portal/permissions'
import type {
  AreaDashboard,
  CardLink,
  DashboardBand,
  DashboardCard,
  FigureTile,
  WaitingLine,
} from './part.ts'

/** The viewer of the dashboard. */
export interface Viewer {
  readonly granted: readonly string[]
  /** Whether this is a view (as somebody else). */
  readonly isView: boolean
}

/** The visible parts for a person, in order. */
export interface ShownParts {
  readonly waiting: readonly WaitingLine[]
  readonly tiles: readonly FigureTile[]
  readonly cards: readonly DashboardCard[]
  readonly bands: readonly DashboardBand[]
}

interface Ruled {
  readonly rank: number
  readonly isPersonal?: true
  readonly anyOf?: readonly PermissionName[]
  readonly href?: string
}

/** The parts for this person: by permissions and accessible screens, never by role names. */
export function shownParts(areas: readonly AreaDashboard[], viewer: Viewer): ShownParts {
  const seen = <Part extends Ruled>(parts: readonly Part[]) =>
    parts.filter((part) => isFor(part, viewer)).toSorted((one, other) => one.rank - other.rank)
  const waiting = areas
    .flatMap((area) => area.waiting ?? [])
    .map((line) => ({ ...line, anyOf: line.useWaiting.anyOf }))
  return {
    waiting: seen(waiting).toSorted((one, other) => urgency[one.state] - urgency[other.state]),
    tiles: seen(areas.flatMap(({ tiles = [] }) => tiles)),
    cards: seen(areas.flatMap(({ cards = [] }) => cards)).map((card) => ({
      ...card,
      links: openLinks(card.links ?? [], viewer),
    })),
    bands: seen(areas.flatMap(({ bands = [] }) => bands)),
  }
}

// Urgent parts come first, regardless of their area.
const urgency = { critical: 0, attention: 1, neutral: 2 } as const

function isFor({ isPersonal, anyOf, href }: Ruled, { granted, isView }: Viewer): boolean {
  if (isPersonal === true && isView) return false
  if (anyOf !== undefined && !can(granted, anyOf)) return false
  return href === undefined || mayOpen(granted, href)
}

function openLinks(links: readonly CardLink[], { granted }: Viewer): readonly CardLink[] {
  return links.filter(({ href }) => mayOpen(granted, href))
}

function mayOpen(granted: readonly string[], href: string): boolean {
  return decide({ permissions: granted }, href).kind === 'allow'
}

/**
 * The first n figures that apply to this person: a following one replaces one that does not, so that no other moves.
 */
export function inPlaces<Part extends { readonly title: string }>(
  parts: readonly Part[],
  absent: ReadonlySet<string>,
  places: number,
): readonly Part[] {
  const next = parts.slice(places).filter(({ title }) => !absent.has(title))
  return parts.slice(0, places).flatMap((part) => (absent.has(part.title) ? next.splice(0, 1) : [part]))
}
