import { useState } from 'react'
import { isStale } from './stale.ts'

interface Counted {
  readonly id: string
  readonly version: number
}

interface ClashFamily<Row extends Counted, Change> {
  readonly show: (id: string) => PromiseLike<Row>
  readonly patch: (id: string, change: Change & { version: number }) => PromiseLike<unknown>
}

/**
 * Changes a row as it was seen. When somebody else's change came first, theirs is kept beside one's own, to be shown by
 * `ConflictPart`; who sends again writes over it.
 */
export function useClash<Row extends Counted, Change>({ show, patch }: ClashFamily<Row, Change>) {
  const [clash, setClash] = useState<{ mine: Change; theirs: Row }>()
  const write = async ({ id, version }: Counted, mine: Change): Promise<void> => {
    try {
      await patch(id, { ...mine, version: clash?.theirs.version ?? version })
    } catch (error) {
      if (isStale(error)) setClash({ mine, theirs: await show(id) })
      throw error
    }
  }
  return { clash, write }
}
