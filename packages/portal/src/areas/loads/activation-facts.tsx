import { useTranslation } from 'react-i18next'
import type { Activation } from '@portal/sdk'
import { activations } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Card, DescriptionList, Link } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { weekdayNames } from './activation-state.ts'

/** The parameters of an activation. */
export function ActivationFacts({ activation }: { activation: Activation }) {
  const { t } = useTranslation('activations')
  const format = useFormat()
  const { segmentId, segmentName, skillName, startsAt, endsAt, dailyQuota, quantity } = activation
  const { hoursFrom, hoursUntil, weekdays, commercial, maxAttempts, createdBy, createdAt } = activation
  const days = weekdays.map((day) => t(`form.weekday.${weekdayNames[day - 1] ?? 'mon'}`)).join(', ')
  return (
    <Card title={t('facts.title')}>
      <DescriptionList
        items={[
          {
            term: t('list.segment'),
            value: <Link href={`/clustering/gestionCargue?segment=${segmentId}`}>{segmentName}</Link>,
          },
          { term: t('list.skill'), value: skillName },
          { term: t('list.startsAt'), value: format.dateTime(startsAt) },
          { term: t('form.endsOn'), value: endsAt === null ? t('facts.noEnd') : format.dateTime(endsAt) },
          { term: t('facts.hours'), value: t('facts.hoursOf', { from: hoursFrom, until: hoursUntil, days }) },
          { term: t('form.commercial'), value: t(commercial ? 'facts.yes' : 'facts.no') },
          { term: t('form.order'), value: useOrderText(activation) },
          { term: t('form.quantity'), value: quantity === null ? t('facts.all') : format.whole(quantity) },
          {
            term: t('form.dailyQuota'),
            value: dailyQuota === null ? t('facts.none') : format.whole(dailyQuota),
          },
          { term: t('form.maxAttempts'), value: format.whole(maxAttempts) },
          { term: t('list.createdBy'), value: `${createdBy.displayName}, ${format.dateTime(createdAt)}` },
        ]}
      />
    </Card>
  )
}

/** The order as text, with the field's label from its template, or its name until that is loaded. */
function useOrderText({ segmentId, order }: Activation): string {
  const { t } = useTranslation('activations')
  const { options } = useFamily(activations)
  const known = useData(options, order.kind === 'field' ? [] : null).data
  const kind = t(`form.orders.${order.kind}`)
  if (order.kind !== 'field') return kind
  const fields = known?.segments.find(({ id }) => id === segmentId)?.fields ?? []
  const field = fields.find(({ name }) => name === order.field)?.label ?? order.field ?? ''
  return `${kind}: ${field} · ${t(`form.directions.${order.direction ?? 'ascending'}`)}`
}
