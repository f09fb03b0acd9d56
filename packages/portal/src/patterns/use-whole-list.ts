import { useEffect, useState } from 'react'

/** A family whose whole list can be walked through. */
export interface Walked<Row> {
  readonly list: (ask: { perPage: number }) => AsyncIterable<Row>
}

/** All rows of a family, page by page; undefined while loading, on failure, or without a family. */
export function useWholeList<Row>(family: Walked<Row> | undefined): readonly Row[] | undefined {
  const [rows, setRows] = useState<readonly Row[]>()
  useEffect(() => {
    let isOver = false
    const walk = async () => {
      if (family === undefined) return
      const all: Row[] = []
      for await (const row of family.list({ perPage: 100 })) {
        // Nobody waits for the remaining pages any more.
        if (isOver) return
        all.push(row)
      }
      if (!isOver) setRows(all)
    }
    // Without the options the field stays closed and keeps its value.
    walk().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [family])
  return rows
}
