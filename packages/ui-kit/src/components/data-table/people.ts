import { readMany, readRange } from '#components/filter-bar/filter-value.ts'
import type { FilterValues } from '#components/filter-bar/filter.ts'
import type { Sort } from './sort.ts'

/** A row for the stories of the table. */
export interface Person {
  id: string
  name: string
  team: string
  email: string
  calls: number
  state: 'active' | 'break' | 'absent'
  since: string
}

const first = ['Ana', 'Berta', 'Carlos', 'Dídac', 'Elena', 'Fermín', 'Gloria', 'Hugo', 'Inés', 'Jaume']
const last = ['Ruiz', 'Soler', 'Gil', 'Pons', 'Vidal', 'Sanz', 'Mora', 'Cano', 'Rey', 'Font']
const teams = ['Renewals', 'Support', 'Retention', 'Back office']
const states = ['active', 'active', 'break', 'absent'] as const

/** This many people; deterministic. */
export const people = (count: number): Person[] =>
  Array.from({ length: count }, (_person, at) => {
    const name = `${first[at % 10] ?? ''} ${last[(at * 7 + Math.floor(at / 10)) % 10] ?? ''}`
    return {
      id: `${at + 1}`,
      name,
      team: teams[at % 4] ?? '',
      email: `agent${at + 1}@example.com`,
      calls: (at * 37) % 1400,
      state: states[at % 4] ?? 'active',
      since: `20${String(10 + (at % 15)).padStart(2, '0')}-0${(at % 9) + 1}-1${at % 9}`,
    }
  })

/** The answer of a server: filtered and sorted. */
export function askFor(all: readonly Person[], values: FilterValues, sort: Sort): Person[] {
  const states = readMany(values.state ?? '')
  const { from, to } = readRange(values.calls ?? '')
  const by = ({ name, team, calls }: Person): string =>
    sort.column === 'calls' ? `${calls}`.padStart(6, '0') : sort.column === 'team' ? team : name
  return all
    .filter(({ state }) => states.length === 0 || states.includes(state))
    .filter(({ calls }) => calls >= Number(from ?? 0) && calls <= Number(to ?? Infinity))
    .toSorted((one, other) => by(one).localeCompare(by(other)) * (sort.direction === 'ascending' ? 1 : -1))
}
