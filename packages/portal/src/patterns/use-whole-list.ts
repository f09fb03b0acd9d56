import { useEffect, useState } from 'react'

/** A family whose whole list can be walked through. */
export interface Walked<Row> {
  readonly list: (ask: { perPage: number }) => AsyncIterable<Row>
}

/** Every row of a family, page after page; undefined until all have come, and when there is no family to ask or they cannot be had. */
export function useWholeList<Row>(family: Walked<Row> | undefined): readonly Row[] | undefined {
  const [rows, setRows] = useState<readonly Row[]>()
  useEffect(() => {
    let isOver = false
    const walk = async () => {
      if (family === undefined) return
      const all: Row[] = []
      for await (const row of family.list({ perPage: 100 })) {
        // Nobody waits for the pages that are left.
        if (isOver) return
        all.push(row)
      }
      if (!isOver) setRows(all)
    }
    // Without the choices the field stays closed and what is chosen stays chosen.
    walk().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [family])
  return rows
}
