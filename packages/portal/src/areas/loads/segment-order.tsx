import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { filters, segments } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, OrderList, Select, Stack } from '@portal/ui-kit'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useAct } from '#patterns/use-act.ts'
import { useCan } from '#patterns/use-can.ts'
import { SegmentOverlap } from './segment-overlap.tsx'
import { Waiting } from '#patterns/waiting-part.tsx'

/** The order in which a template's segments take records, and their overlap. */
export function SegmentOrder() {
  const { t } = useTranslation('segments')
  const { formats } = useFamily(filters)
  const { data, error, refresh } = useData(formats, [])
  const [chosen, setChosen] = useState<string>()
  const templateId = chosen ?? data?.[0]?.templateId
  return (
    <ScreenPage title={t('tabs.order')} description={t('order.text')}>
      <Card>
        <Stack space="xl">
          {data === undefined ? (
            <Waiting error={error} onRetry={refresh} />
          ) : (
            <Select
              label={t('order.format')}
              options={data.map(({ templateId: id, name }) => ({ id, label: name }))}
              {...(templateId === undefined ? {} : { value: templateId })}
              onChange={setChosen}
            />
          )}
          {templateId === undefined ? null : <Lines templateId={templateId} />}
        </Stack>
      </Card>
      {templateId === undefined ? null : <SegmentOverlap templateId={templateId} />}
    </ScreenPage>
  )
}

/** The segments of a template: a move is stored at once, and can be reverted by another. */
function Lines({ templateId }: { templateId: string }) {
  const { t } = useTranslation('segments')
  const can = useCan()
  const { index, order } = useFamily(segments)
  const list = useData(index, [{ templateId, perPage: 100 }], { keepPrevious: true })
  const write = useAct(order, t('order.saved'))
  if (list.data === undefined) return <Waiting error={list.error} onRetry={list.refresh} />
  const lines = list.data.data.map(({ id, name, exclusiveSet }) => ({
    ...{ id, label: exclusiveSet === null ? name : `${name} · ${exclusiveSet}` },
  }))
  if (lines.length === 0) return <p>{t('list.none')}</p>
  if (!can('SEGMENTACION_CREAR'))
    return (
      <ol>
        {lines.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ol>
    )
  return (
    <OrderList label={t('order.list')} items={lines} onOrder={(segmentIds) => void write({ segmentIds })} />
  )
}
