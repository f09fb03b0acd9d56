import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { FreshRow, ToastContent } from '@portal/ui-kit'
import { type TableChange, writeTableQuery } from '#patterns/table-query.ts'
import type { TableState } from '#patterns/use-table-query.ts'
import { useTellMade } from './use-tell-made.ts'

interface Identified {
  readonly id: string
}

/** What was made, as its list knows it. */
export interface Made<Row> {
  /** Its key, where the answer names it. */
  readonly key?: string
  readonly find: (rows: readonly Row[]) => Row | undefined
  /** What the list is asked to have it on its page. */
  readonly there: TableChange<string, string>
  readonly tell: (more?: Pick<ToastContent, 'description' | 'action'>) => void
}

/**
 * Shows in a list what was made: its row is marked, in sight and has the focus. Where the page of the list as it stands does
 * not have it, because of a filter, a search or the order, the notice says so and leads to it.
 */
export function useMade<Row extends Identified>(
  { rules }: Pick<TableState, 'rules'>,
  page: () => Promise<{ readonly data: readonly Row[] }>,
) {
  const { t } = useTranslation('general')
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const tellMade = useTellMade()
  const [fresh, setFresh] = useState<FreshRow>()
  const lead = async ({ key, find, there, tell }: Made<Row>): Promise<void> => {
    const rows = await page().then(
      ({ data }) => data,
      () => undefined,
    )
    const row = rows && find(rows)
    if (row !== undefined) setFresh({ key: row.id })
    // What is not known is not said.
    if (rows === undefined || row !== undefined) {
      tell()
      return
    }
    const off = Object.fromEntries((rules.filters ?? []).map((name) => [name, undefined]))
    const asked = { search: '', ...there, filters: { ...off, ...there.filters } }
    const onPress = () => {
      if (key !== undefined) setFresh({ key })
      void navigate(`${pathname}?${writeTableQuery(params, asked, rules).toString()}`)
    }
    tell({ description: t('made.notShown'), action: { label: t('made.show'), onPress } })
  }
  /** Shows a row that was made, by its name. */
  const show = (row: Row, name: string) =>
    void lead({
      key: row.id,
      find: (rows) => rows.find(({ id }) => id === row.id),
      there: { search: name },
      tell: (more) => tellMade(name, more),
    })
  return { fresh: fresh === undefined ? {} : { freshRow: fresh }, lead, show }
}
