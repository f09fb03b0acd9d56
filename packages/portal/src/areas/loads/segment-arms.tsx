import { useTranslation } from 'react-i18next'
import type { SegmentResult } from '@portal/sdk'
import { Card, DataTable, Stack, type Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'

type Arms = NonNullable<SegmentResult['arms']>
type Row = Arms['champion'] & { side: 'champion' | 'challenger' }

/** The results of champions and challengers, and whether they differ (SEG-8). */
export function SegmentArms({ arms }: { arms: Arms }) {
  const { t } = useTranslation('segments')
  const columns = useArmColumns()
  const sides = ['champion', 'challenger'] as const
  return (
    <Card level={3} title={t('arms.title')} description={t('arms.text')}>
      <Stack space="md">
        <DataTable<Row>
          label={t('arms.title')}
          columns={columns}
          rows={sides.map((side) => ({ ...arms[side], side }))}
          rowKey={({ side }) => side}
          hideColumnChooser
          density="compact"
        />
        <Difference difference={arms.difference} />
      </Stack>
    </Card>
  )
}

function useArmColumns(): readonly Column<Row>[] {
  const { t } = useTranslation('segments')
  const { whole, rate: percent } = useFormat()
  const share = (value: number | null) => (value === null ? '—' : percent(value))
  const between = ({ rateFrom, rateUntil }: Row) =>
    rateFrom === null ? '—' : t('arms.between', { from: share(rateFrom), until: share(rateUntil) })
  const count = (id: 'contacts' | 'reached' | 'conversions'): Column<Row> => ({
    ...{ id, header: t(`arms.${id}`), align: 'end', cell: (row) => whole(row[id]) },
  })
  return [
    {
      ...{ id: 'side', header: t('arms.side'), rowHeader: true, priority: 1 },
      cell: ({ side }) => t(`arms.${side}`),
    },
    ...[count('contacts'), count('reached'), count('conversions')],
    { id: 'rate', header: t('arms.rate'), align: 'end', cell: ({ rate }) => share(rate) },
    { id: 'interval', header: t('arms.interval'), align: 'end', cell: between },
  ]
}

/** In percentage points, for the better one. */
function Difference({ difference }: { difference: Arms['difference'] }) {
  const { t } = useTranslation('segments')
  const { number } = useFormat()
  if (difference === null) return <p>{t('arms.none')}</p>
  const { rate, from, until, isSignificant } = difference
  const points = (share: number) => number(Math.round(share * 1000) / 10)
  if (!isSignificant) return <p>{t('arms.unclear', { from: points(from), until: points(until) })}</p>
  if (rate > 0)
    return (
      <p>{t('arms.challengerAhead', { points: points(rate), from: points(from), until: points(until) })}</p>
    )
  return (
    <p>{t('arms.championAhead', { points: points(-rate), from: points(-until), until: points(-from) })}</p>
  )
}
