import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { FreshRow, ToastContent } from '@portal/ui-kit'
import { type TableChange, writeTableQuery } from '#patterns/table-query.ts'
import type { TableState } from '#patterns/use-table-query.ts'
import { useAnnounceMade } from './use-announce-made.ts'

interface Identified {
  readonly id: string
}

/** A created row, as its list identifies it. */
export interface Made<Row> {
  /** Its key, if the answer contains it. */
  readonly key?: string
  readonly find: (rows: readonly Row[]) => Row | undefined
  /** The query that has it on its page. */
  readonly there: TableChange<string, string>
  readonly announce: (more?: Pick<ToastContent, 'description' | 'action'>) => void
}

/**
 * Shows a created row in its list: highlighted, scrolled into view and focused. If the current page does not contain
 * it, because of a filter, a search or the order, the notice says so and links to it.
 */
export function useMade<Row extends Identified>(
  { rules }: Pick<TableState, 'rules'>,
  page: () => Promise<{ readonly data: readonly Row[] }>,
) {
  const { t } = useTranslation('general')
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const announceMade = useAnnounceMade()
  const [fresh, setFresh] = useState<FreshRow>()
  const lead = async ({ key, find, there, announce }: Made<Row>): Promise<void> => {
    const rows = await page().then(
      ({ data }) => data,
      () => undefined,
    )
    const row = rows && find(rows)
    if (row !== undefined) setFresh({ key: row.id })
    // Unknown details are omitted.
    if (rows === undefined || row !== undefined) {
      announce()
      return
    }
    const off = Object.fromEntries((rules.filters ?? []).map((name) => [name, undefined]))
    const asked = { search: '', ...there, filters: { ...off, ...there.filters } }
    const onPress = () => {
      if (key !== undefined) setFresh({ key })
      void navigate(`${pathname}?${writeTableQuery(params, asked, rules).toString()}`)
    }
    announce({ description: t('made.notShown'), action: { label: t('made.show'), onPress } })
  }
  /** Shows a created row, by its name. */
  const show = (row: Row, name: string) =>
    void lead({
      key: row.id,
      find: (rows) => rows.find(({ id }) => id === row.id),
      there: { search: name },
      announce: (more) => announceMade(name, more),
    })
  return { fresh: fresh === undefined ? {} : { freshRow: fresh }, lead, show }
}
