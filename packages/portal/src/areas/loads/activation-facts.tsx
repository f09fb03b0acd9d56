import { useTranslation } from 'react-i18next'
import type { Activation } from '@portal/sdk'
import { Card, DescriptionList, Link } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { weekdayNames } from './activation-state.ts'

/** What an activation was asked for. */
export function ActivationFacts({ activation }: { activation: Activation }) {
  const { t } = useTranslation('activations')
  const format = useFormat()
  const { segmentId, segmentName, skillName, startsAt, endsAt, order, dailyQuota, quantity } = activation
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
          {
            term: t('form.order'),
            value: [t(`form.orders.${order.kind}`), order.field].filter(Boolean).join(': '),
          },
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
