import { useEffect, useState } from 'react'
import type { List } from '@portal/sdk'
import type { Option } from '@portal/ui-kit'

/** A family whose whole list can be walked through. */
interface Walked<Row> {
  readonly list: (ask: { perPage: number }) => List<Row>
}

/** Every row of a family as a choice, page after page; undefined until all have come, and when there is no family to ask or they cannot be had. */
export function useEveryRow<Row extends { readonly id: string }>(
  family: Walked<Row> | undefined,
  labelOf: (row: Row) => string,
): readonly Option[] | undefined {
  const [options, setOptions] = useState<readonly Option[]>()
  useEffect(() => {
    let isOver = false
    const walk = async () => {
      if (family === undefined) return
      const all: Option[] = []
      for await (const row of family.list({ perPage: 100 })) {
        // Nobody waits for the pages that are left.
        if (isOver) return
        all.push({ id: row.id, label: labelOf(row) })
      }
      if (!isOver) setOptions(all)
    }
    // Without the choices the field stays closed and what is chosen stays chosen.
    walk().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [family, labelOf])
  return options
}
