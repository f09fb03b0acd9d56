import { useTranslation } from 'react-i18next'
import type { OpeningDetail, OpeningPoint } from '@portal/sdk'
import { openings } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import { Card, type Column, DataTable, EmptyState, Select, Status } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { useAct } from '#patterns/use-act.ts'
import { useCan } from '#patterns/use-can.ts'
import { lightTones } from './opening-tones.ts'

const answers = ['green', 'amber', 'red'] as const

/** The checklist: items the portal knows, and items that somebody confirms here. */
export function OpeningChecklist({ opening }: { opening: OpeningDetail }) {
  const { t } = useTranslation('openings')
  const format = useFormat()
  const nameOf = ({ kind, label }: OpeningPoint) => label ?? t(`checklist.kinds.${kind}`)
  const columns: readonly Column<OpeningPoint>[] = [
    { id: 'point', header: t('checklist.point'), rowHeader: true, priority: 1, wrap: true, cell: nameOf },
    {
      ...{ id: 'light', header: t('list.light'), priority: 1 },
      cell: (point) => <Light opening={opening} point={point} name={nameOf(point)} />,
    },
    {
      ...{ id: 'value', header: t('checklist.value'), priority: 1, align: 'end' },
      cell: ({ kind, value, expected }) =>
        value === null
          ? ''
          : kind === 'staff'
            ? t('checklist.of', { value: format.whole(value), expected: format.whole(expected ?? 0) })
            : format.whole(value),
    },
    {
      ...{ id: 'answeredBy', header: t('checklist.answeredBy'), priority: 2 },
      cell: ({ answeredBy, answeredAt }) =>
        answeredBy === null ? '' : `${answeredBy.displayName} · ${format.dateTime(answeredAt)}`,
    },
  ]
  return (
    <Card padding="none" title={t('checklist.title')}>
      <DataTable<OpeningPoint>
        label={t('checklist.title')}
        columns={columns}
        rows={opening.points}
        rowKey={({ kind, label }) => `${kind} ${label ?? ''}`}
        empty={<EmptyState title={t('checklist.none')} />}
        hideColumnChooser
      />
    </Card>
  )
}

function Light({ opening, point, name }: { opening: OpeningDetail; point: OpeningPoint; name: string }) {
  const { t } = useTranslation('openings')
  const may = useCan()('APERTURAS_REGISTRAR')
  const { id, state, version } = opening
  const answer = useAct(useFamily(openings).patch, t('checklist.answered'))
  const { kind, label, light } = point
  const isAsked = kind === 'check' && label !== null && (state === 'scheduled' || state === 'checking')
  if (!isAsked || !may) return <Status tone={lightTones[light]}>{t(`list.lights.${light}`)}</Status>
  return (
    <Select
      label={t('checklist.answer', { name })}
      isLabelHidden
      placeholder={t('list.lights.unknown')}
      value={answers.find((one) => one === light) ?? null}
      options={answers.map((one) => ({ id: one, label: t(`list.lights.${one}`) }))}
      onChange={(chosen) => {
        const now = answers.find((one) => one === chosen)
        if (now !== undefined) void answer(id, { version, checks: [{ label, light: now }] })
      }}
    />
  )
}
