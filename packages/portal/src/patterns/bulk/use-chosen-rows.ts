import { useMemo, useState } from 'react'
import type { ListAnswer } from '#patterns/paged-table.tsx'

/** The selected rows, including those of other pages, with their data. */
export function useChosenRows<Row extends { readonly id: string }>(list: ListAnswer<Row>) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const choose = (keys: ReadonlySet<string>) => {
    const seen = new Map(list.data?.data.map((row) => [row.id, row]))
    setChosen(new Map([...keys].flatMap((key) => pairOf(key, chosen.get(key) ?? seen.get(key)))))
  }
  return {
    rows: [...chosen.values()],
    keys: useMemo(() => new Set(chosen.keys()), [chosen]),
    choose,
    clear: () => setChosen(new Map()),
  }
}

function pairOf<Row>(key: string, row: Row | undefined): readonly (readonly [string, Row])[] {
  return row === undefined ? [] : [[key, row]]
}
