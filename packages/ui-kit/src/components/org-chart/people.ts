import { isFound } from '#private/search/match.ts'

/** A person of the organisation. */
export interface OrgPerson {
  id: string
  name: string
  /** The job title. */
  role?: string | undefined
  /** The address of a picture. */
  photo?: string | undefined
  /** The id of the manager; without one, or with an unknown one, the person is at the top. */
  managerId?: string | null | undefined
  /** A part of the organisation, such as a department, which is not counted as a person. */
  isGroup?: boolean | undefined
}

/** A person and their reports. */
export interface OrgNode {
  person: OrgPerson
  reports: readonly OrgNode[]
  /** The number of people below, on all levels. */
  total: number
}

/**
 * Builds the trees from a list of people, in its order. Nobody is lost: in a cycle, the first person becomes the top.
 */
export function forestOf(people: readonly OrgPerson[]): OrgNode[] {
  const known = new Set(people.map(({ id }) => id))
  const below = new Map<string | undefined, OrgPerson[]>()
  for (const person of people) {
    const { id, managerId } = person
    const manager = managerId === id || !known.has(managerId ?? '') ? undefined : (managerId ?? undefined)
    const team = below.get(manager)
    if (team) team.push(person)
    else below.set(manager, [person])
  }
  const placed = new Set<string>()
  const nodeOf = (person: OrgPerson): OrgNode => {
    placed.add(person.id)
    const reports: OrgNode[] = []
    for (const report of below.get(person.id) ?? []) {
      if (!placed.has(report.id)) reports.push(nodeOf(report))
    }
    return { person, reports, total: reports.reduce((sum, report) => sum + countOf(report), 0) }
  }
  const top = (below.get(undefined) ?? []).map(nodeOf)
  const inCircles: OrgNode[] = []
  for (const person of people) if (!placed.has(person.id)) inCircles.push(nodeOf(person))
  return [...top, ...inCircles]
}

const countOf = ({ person, total }: OrgNode): number => total + (person.isGroup === true ? 0 : 1)

/** All people, each before their reports. */
export const everybody = (forest: readonly OrgNode[]): OrgNode[] =>
  forest.flatMap((node) => [node, ...everybody(node.reports)])

/** The ids of all managers down to a level; the top is level 1. */
export const leaders = (forest: readonly OrgNode[], levels = Number.POSITIVE_INFINITY): string[] =>
  levels < 1
    ? []
    : forest.flatMap(({ person, reports }) =>
        reports.length === 0 ? [] : [person.id, ...leaders(reports, levels - 1)],
      )

/** The ids of the people who match a search, from the top down. */
export const foundPeople = (forest: readonly OrgNode[], query: string): string[] =>
  query.trim() === ''
    ? []
    : everybody(forest)
        .filter(({ person }) => isFound([person.name, person.role], query))
        .map(({ person }) => person.id)

/** The ids of all managers above these people, who must be expanded to make them visible. */
export function above(forest: readonly OrgNode[], ids: ReadonlySet<string>): string[] {
  return forest.flatMap(({ person, reports }) => {
    const below = above(reports, ids)
    const leadsOne = below.length > 0 || reports.some((report) => ids.has(report.person.id))
    return leadsOne ? [person.id, ...below] : []
  })
}
