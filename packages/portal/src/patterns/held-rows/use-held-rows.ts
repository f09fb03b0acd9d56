import { useState } from 'react'
import type { ListAnswer } from '#patterns/paged-table.tsx'
import { freshIn, heldPage, type Identified } from './held-rows.ts'

type PageOf<Row> = NonNullable<ListAnswer<Row>['data']>

interface Held<Row> {
  readonly asked: string
  readonly answer: PageOf<Row>
}

/**
 * Keeps a polling list stable for its reader: new rows wait until they are requested, while changes and deletions of
 * visible rows apply at once (SHE-11). @param asked The query as text: the answer to another query is shown at once.
 *
 * @param asked What the list was asked, as text: the answer to something else is shown at once.
 */
export function useHeldRows<Row extends Identified>(list: ListAnswer<Row>, asked: string) {
  const { data, isStale } = list
  const [held, setHeld] = useState<Held<Row>>()
  const hold = () => {
    if (data !== undefined) setHeld({ asked, answer: data })
  }
  // While another query is loading, the rows of the previous one stay.
  const isOther = data !== undefined && !isStale && held?.asked !== asked
  if (isOther) hold()
  return { ...withHeldRows(list, isOther ? undefined : held?.answer), show: hold }
}

function withHeldRows<Row extends Identified>(list: ListAnswer<Row>, before: PageOf<Row> | undefined) {
  const { data } = list
  if (data === undefined || before === undefined) return { list, fresh: 0 }
  return { list: { ...list, data: heldPage(before, data) }, fresh: freshIn(before, data) }
}
