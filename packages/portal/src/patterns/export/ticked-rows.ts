import { createContext, useState } from 'react'

/** The ticked rows of the table that an export is in. */
export const TickedRows = createContext<readonly unknown[]>([])

interface Ticking<Row> {
  readonly list: { readonly data: { readonly data: readonly Row[] } | undefined }
  readonly rowKey: (row: Row) => string
  readonly selected?: ReadonlySet<string> | undefined
  readonly onSelect?: ((selected: Set<string>) => void) | undefined
  readonly isAllMatching?: boolean | undefined
  /** Rows can be ticked for an export, without a selection of the screen's own. */
  readonly isTickable?: boolean | undefined
  /** What the list was asked, without its page and order: other rows are other ticks. */
  readonly question: string
}

const nothing: ReadonlySet<string> = new Set()

/**
 * The ticked rows with their data, including those of other pages as they were read: an export of them needs no
 * request. None while all matching rows are selected, which are exported as all.
 */
export function useTickedRows<Row>(given: Ticking<Row>) {
  const { list, rowKey, isAllMatching = false } = given
  const [kept, keep] = useState<ReadonlyMap<string, Row>>(new Map())
  const { selected, onSelect } = useTicks(given)
  const page = new Map(list.data?.data.map((row) => [rowKey(row), row]))
  const elsewhere = [...selected].filter((key) => !page.has(key)).flatMap((key) => kept.get(key) ?? [])
  const here = [...page].filter(([key]) => selected.has(key)).map(([, row]) => row)
  const select = (chosen: Set<string>) => {
    keep(new Map([...chosen].flatMap((key) => pairOf(key, page.get(key) ?? kept.get(key)))))
    onSelect?.(chosen)
  }
  return {
    rows: isAllMatching ? [] : [...elsewhere, ...here],
    table: onSelect === undefined ? {} : { selected, onSelect: select },
  }
}

/** The selection of the screen, or the list's own, which ends with its question. */
function useTicks<Row>({ selected = nothing, onSelect, isTickable = false, question }: Ticking<Row>) {
  const [own, setOwn] = useState({ question, keys: nothing })
  if (onSelect !== undefined || !isTickable) return { selected, onSelect }
  return {
    selected: own.question === question ? own.keys : nothing,
    onSelect: (keys: Set<string>) => setOwn({ question, keys }),
  }
}

function pairOf<Row>(key: string, row: Row | undefined): readonly (readonly [string, Row])[] {
  return row === undefined ? [] : [[key, row]]
}
