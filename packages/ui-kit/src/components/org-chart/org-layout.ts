import { hierarchy, tree, type HierarchyPointNode } from 'd3-hierarchy'
import type { OrgNode } from './people.ts'

/** The measures of the drawing, in sixteenths of the root font size: pixels by default. */
export const box = { width: 208, height: 72, gap: 20, rise: 44, step: 80, indent: 24 }

/** A person and the position of the upper left corner. */
export interface PlacedPerson {
  node: OrgNode
  x: number
  y: number
  level: number
  position: number
  siblings: number
  managerId: string | undefined
  isOpen: boolean
  /** In a column below the manager, instead of beside the others of the level. */
  isHanging: boolean
}

/** A line from a manager to a report. */
export interface OrgLink {
  id: string
  path: string
}

/** A drawn organisation. */
export interface OrgDrawing {
  people: readonly PlacedPerson[]
  links: readonly OrgLink[]
  width: number
  height: number
}

/** A box of a person, or empty space that keeps others from below a column. */
interface Slot {
  place: Omit<PlacedPerson, 'x' | 'y'> | undefined
  column: readonly Slot[]
  children: readonly Slot[]
}

/**
 * Lays out all visible people. The last level hangs in columns below its managers, so that a team of twelve is not
 * twelve boxes wide; everything else is a tidy tree without overlaps (Reingold and Tilford, by d3-hierarchy).
 */
export function layoutOrg(forest: readonly OrgNode[], open: ReadonlySet<string>): OrgDrawing {
  const slots = forest.map((node, at) => slotOf(node, open, { level: 1, position: at + 1, forest }))
  const root = hierarchy<Slot>({ place: undefined, column: [], children: slots }, ({ children }) => [
    ...children,
  ])
  const placed = tree<Slot>()
    .nodeSize([box.width + box.gap, box.height + box.rise])
    .separation((one, other) => (one.parent === other.parent ? 1 : 1.12))(root)
  return drawingOf(placed)
}

interface Around {
  level: number
  position: number
  forest: readonly OrgNode[]
  managerId?: string
  isHanging?: boolean
}

function slotOf(node: OrgNode, open: ReadonlySet<string>, around: Around): Slot {
  const { level, position, forest, managerId, isHanging = false } = around
  const isOpen = node.reports.length > 0 && open.has(node.person.id)
  const hangs = isOpen && node.reports.length > 2 && node.reports.every(({ reports }) => reports.length === 0)
  const below = (isOpen ? node.reports : []).map((report, at) =>
    slotOf(report, open, {
      level: level + 1,
      position: at + 1,
      forest: node.reports,
      managerId: node.person.id,
      isHanging: hangs,
    }),
  )
  return {
    place: { node, level, position, siblings: forest.length, managerId, isOpen, isHanging },
    column: hangs ? below : [],
    children: hangs ? room(Math.ceil((below.length * box.step) / (box.height + box.rise))) : below,
  }
}

const room = (levels: number): Slot[] =>
  levels < 1 ? [] : [{ place: undefined, column: [], children: room(levels - 1) }]

function drawingOf(root: HierarchyPointNode<Slot>): OrgDrawing {
  const people: PlacedPerson[] = []
  // In reading order: each person before their reports.
  root.eachBefore(({ data, x, y }) => {
    if (data.place === undefined) return
    const top = y - box.height - box.rise
    people.push({ ...data.place, x, y: top })
    data.column.forEach(({ place }, at) => {
      if (place === undefined) return
      people.push({ ...place, x: x + box.indent, y: top + box.height + box.rise / 2 + at * box.step })
    })
  })
  const least = people.reduce((min, { x }) => Math.min(min, x), Number.POSITIVE_INFINITY)
  const moved = people.map((person) => ({ ...person, x: person.x - least }))
  const end = (size: (person: PlacedPerson) => number) =>
    moved.reduce((max, one) => Math.max(max, size(one)), 0)
  return {
    people: moved,
    links: linksOf(moved),
    width: end(({ x }) => x + box.width),
    height: end(({ y }) => y + box.height) + box.rise / 3,
  }
}

function linksOf(people: readonly PlacedPerson[]): OrgLink[] {
  const byId = new Map(people.map((person) => [person.node.person.id, person]))
  return people.flatMap((person) => {
    const manager = byId.get(person.managerId ?? '')
    return manager === undefined
      ? []
      : [
          {
            id: person.node.person.id,
            path: person.isHanging ? hook(manager, person) : elbow(manager, person),
          },
        ]
  })
}

function elbow(from: PlacedPerson, to: PlacedPerson): string {
  const bottom = from.y + box.height
  return `M${from.x + box.width / 2} ${bottom}V${bottom + box.rise / 2}H${to.x + box.width / 2}V${to.y}`
}

function hook(from: PlacedPerson, to: PlacedPerson): string {
  return `M${from.x + box.indent / 2} ${from.y + box.height}V${to.y + box.height / 2}H${to.x}`
}
