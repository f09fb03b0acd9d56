import { useState } from 'react'
import type { Seen } from './family.ts'
import { isStale } from './stale.ts'

interface Counted extends Seen {
  readonly id: string
}

interface ClashFamily<Row extends Counted, Change extends Seen> {
  readonly show: (id: string) => PromiseLike<Row>
  readonly patch: (id: string, change: Change) => PromiseLike<unknown>
}

/**
 * Changes a row as it was seen. When somebody else's change came first, theirs is kept beside one's own, to be shown by
 * `ConflictPart`; who sends again writes over it.
 */
export function useClash<Row extends Counted, Change extends Seen>({
  show,
  patch,
}: ClashFamily<Row, Change>) {
  const [clash, setClash] = useState<{ mine: Omit<Change, 'version'>; theirs: Row }>()
  const write = async ({ id, version }: Counted, mine: Omit<Change, 'version'>): Promise<void> => {
    try {
      // A change without its version, and the version: what TypeScript cannot put together of a type parameter.
      await patch(id, { ...mine, version: clash?.theirs.version ?? version } as unknown as Change)
    } catch (error) {
      if (isStale(error)) setClash({ mine, theirs: await show(id) })
      throw error
    }
  }
  return { clash, write }
}
