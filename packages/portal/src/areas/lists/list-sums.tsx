import { useTranslation } from 'react-i18next'
import { lists } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { useFormat } from '#format/use-format.ts'
import { SumLine } from '#patterns/sum-line.tsx'
import { Waiting } from '#patterns/waiting-part.tsx'

/** The number of lists of each kind, and of their rows. */
export function ListSums() {
  const { t } = useTranslation('lists')
  const format = useFormat()
  const { data, error, refresh } = useData(useFamily(lists).summary, [])
  if (data === undefined) return <Waiting error={error} onRetry={refresh} />
  if (data.length === 0) return null
  const sumOf = ({ kind, lists: count, rows }: (typeof data)[number]) =>
    kind === 'filter' ? format.whole(count) : `${format.whole(count)} (${format.whole(rows)})`
  return <SumLine sums={data.map((sum) => [t(`list.kinds.${sum.kind}`), sumOf(sum)] as const)} />
}
