import { useState } from 'react'
import { SearchField } from '@portal/ui-kit'
import type { TableState } from './use-table-query.ts'
import { useWhenPaused } from './use-when-paused.ts'

/** The search of a list: debounced while typing, and synchronized with the URL. */
export function TableSearch({ table, label }: { table: TableState; label: string }) {
  const { query } = table
  const [text, setText] = useState(query.search)
  const [asked, setAsked] = useState(query.search)
  if (asked !== query.search) {
    // The URL changed by navigation or cleared filters: follow it.
    setAsked(query.search)
    if (query.search !== text.trim()) setText(query.search)
  }
  const ask = useWhenPaused((search: string) => {
    if (search.trim() !== query.search) table.change({ search }, { replace: true })
  })
  const write = (next: string) => {
    setText(next)
    ask(next)
  }
  return <SearchField label={label} value={text} onChange={write} onSubmit={(next) => ask(next, 0)} />
}
