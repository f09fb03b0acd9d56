import type { OrgDrawing, PlacedPerson } from './org-layout.ts'

/** The person that an arrow key leads to in the drawing; undefined when there is none. */
export function walk({ people }: OrgDrawing, id: string, key: string): string | undefined {
  const at = people.findIndex(({ node }) => node.person.id === id)
  const from = people[at]
  if (from === undefined) return undefined
  const steps: Record<string, () => PlacedPerson | undefined> = {
    ArrowDown: () =>
      from.isHanging ? neighbour(people, from, 1) : people.find((one) => one.managerId === id),
    ArrowUp: () =>
      (from.isHanging ? neighbour(people, from, -1) : undefined) ??
      people.find(({ node }) => node.person.id === from.managerId),
    ArrowLeft: () => beside(people, from, -1),
    ArrowRight: () => beside(people, from, 1),
    Home: () => people[0],
    End: () => people.at(-1),
  }
  return steps[key]?.()?.node.person.id
}

const neighbour = (people: readonly PlacedPerson[], from: PlacedPerson, step: number) =>
  people.find((one) => one.managerId === from.managerId && one.position === from.position + step)

/** The nearest person at the same height on one side. */
function beside(people: readonly PlacedPerson[], from: PlacedPerson, side: number): PlacedPerson | undefined {
  return people
    .filter(({ x, y }) => Math.abs(y - from.y) < 1 && Math.sign(x - from.x) === side)
    .sort((one, other) => Math.abs(one.x - from.x) - Math.abs(other.x - from.x))[0]
}
