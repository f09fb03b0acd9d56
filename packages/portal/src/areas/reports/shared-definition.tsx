import { useTranslation } from 'react-i18next'
import type { ReportDefinition } from '@portal/sdk'
import { reportDefinitions } from '@portal/sdk/intranet'
import { useFamily } from '@portal/sdk/react'
import { Button, DescriptionList, Inline, LinkButton, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { reportHref } from '#patterns/reports/report-address.ts'
import { useAct } from '#patterns/use-act.ts'
import { useScheduleWords } from './schedule-words.ts'
import { useReports } from './use-reports.ts'

/** Another person's shared definition: read, open, subscribe. */
export function SharedDefinition({ definition }: { definition: ReportDefinition }) {
  const { t } = useTranslation('definitions')
  const format = useFormat()
  const { labelOf } = useReports()
  const timesOf = useScheduleWords()
  const { report, period, schedule, isSubscribed } = definition
  return (
    <Stack space="lg">
      <DescriptionList
        items={[
          { term: t('list.owner'), value: definition.owner.displayName },
          { term: t('list.report'), value: labelOf(report) },
          { term: t('form.period'), value: t(`form.periods.${period ?? 'none'}`) },
          { term: t('list.format'), value: definition.format.toUpperCase() },
          { term: t('list.schedule'), value: timesOf(schedule) },
          { term: t('list.nextAt'), value: format.dateTime(definition.nextAt) },
          { term: t('list.receives'), value: t(isSubscribed ? 'list.yes' : 'list.no') },
        ]}
      />
      <Inline>
        <LinkButton href={reportHref(report, definition.asked)}>{t('form.open')}</LinkButton>
        {schedule === null && !isSubscribed ? null : <Receiving definition={definition} />}
      </Inline>
    </Stack>
  )
}

function Receiving({ definition: { id, isSubscribed } }: { definition: ReportDefinition }) {
  const { t } = useTranslation('definitions')
  const family = useFamily(reportDefinitions)
  const subscribe = useAct(family.subscribe, t('list.subscribed'))
  const unsubscribe = useAct(family.unsubscribe, t('list.unsubscribed'))
  const [act, word] = isSubscribed
    ? ([unsubscribe, t('list.unsubscribe')] as const)
    : ([subscribe, t('list.subscribe')] as const)
  return (
    <Button icon={isSubscribed ? 'ban' : 'bell'} isPending={act.isPending} onPress={() => void act(id)}>
      {word}
    </Button>
  )
}
