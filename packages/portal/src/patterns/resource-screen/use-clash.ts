import { useState } from 'react'
import type { Seen } from './family.ts'
import { isStale } from './stale.ts'

interface Counted extends Seen {
  readonly id: string
}

interface ClashFamily<Row extends Counted, Change extends Seen, Result> {
  readonly show: (id: string) => PromiseLike<Row>
  readonly patch: (id: string, change: Change) => PromiseLike<Result>
}

/**
 * Updates a row with its version. On a conflict the current row is kept, to be shown by `ConflictPart`; sending again
 * overwrites it.
 */
export function useClash<Row extends Counted, Change extends Seen, Result>({
  show,
  patch,
}: ClashFamily<Row, Change, Result>) {
  const [clash, setClash] = useState<{ mine: Omit<Change, 'version'>; theirs: Row }>()
  const write = async ({ id, version }: Counted, mine: Omit<Change, 'version'>): Promise<Result> => {
    try {
      // A change merged with its version, which TypeScript cannot express for a type parameter.
      return await patch(id, { ...mine, version: clash?.theirs.version ?? version } as unknown as Change)
    } catch (error) {
      if (isStale(error)) setClash({ mine, theirs: await show(id) })
      throw error
    }
  }
  return { clash, write }
}
