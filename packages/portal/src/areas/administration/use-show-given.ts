import { useMade } from '#patterns/made/use-made.ts'
import type { ListAnswer } from '#patterns/paged-table.tsx'
import type { TableState } from '#patterns/use-table-query.ts'
import type { GivenPerson } from './given-people.tsx'
import { useAnnounceGiven } from './use-announce-given.ts'
import type { GivenRow } from './use-taking.tsx'

interface ShownOptions<Row> {
  table: TableState
  list: ListAnswer<Row>
  /** The current page of the list. */
  page: () => Promise<{ readonly data: readonly Row[] }>
}

/** Highlights the new assignments: the row of the first of them. */
export function useShowGiven<Row extends GivenRow>({ table, list, page }: ShownOptions<Row>) {
  const announce = useAnnounceGiven()
  const { fresh, lead } = useMade(table, page)
  const show = (people: readonly GivenPerson[]) => {
    const known = new Set(list.data?.data.map(({ id }) => id))
    const isTheirs = ({ person }: Row) => people.some(({ id }) => id === person.id)
    void lead({
      // Somebody who already had it gets a changed row rather than a new one.
      find: (rows) => rows.find((row) => isTheirs(row) && !known.has(row.id)) ?? rows.find(isTheirs),
      there: { search: people[0]?.displayName ?? '' },
      announce: (more) => announce(people, more),
    })
  }
  return { fresh, show }
}
