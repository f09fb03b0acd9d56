import { useTranslation } from 'react-i18next'
import { lists } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, DescriptionList } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { Waiting } from '#patterns/waiting-part.tsx'

/** How many lists there are of each kind, and how many rows they have. */
export function ListSums() {
  const { t } = useTranslation('lists')
  const format = useFormat()
  const { data, error, refresh } = useData(useFamily(lists).summary, [])
  if (data === undefined) return <Waiting error={error} onRetry={refresh} />
  if (data.length === 0) return null
  return (
    <Card>
      <DescriptionList
        layout="grid"
        items={data.map((sum) => ({
          term: t(`list.kinds.${sum.kind}`),
          value: t(sum.kind === 'filter' ? 'list.sumOfUncounted' : 'list.sum', {
            ...{ lists: format.whole(sum.lists), rows: format.whole(sum.rows) },
          }),
        }))}
      />
    </Card>
  )
}
