import { useTranslation } from 'react-i18next'
import type { IncidentDetail } from '@portal/sdk'
import { incidents } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { Badge, DescriptionList, Disclosure, Drawer, Inline, Skeleton, Stack, Status } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { RecordHistory } from '#patterns/history/record-history.tsx'
import { useCan } from '#patterns/use-can.ts'
import { IncidentActs } from './incident-acts.tsx'
import { IncidentThread } from './incident-thread.tsx'
import { IncidentWorkflowPart } from './incident-workflow.tsx'
import { severityTones, stateTones } from './incident-values.ts'

const refreshMs = 30_000

/** One incident: its facts, its thread, and the actions of the viewer. */
export function IncidentDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['incidents', 'general'])
  const can = useCan()
  const { data, error, refresh } = useData(useFamily(incidents).show, [id], { refreshMs })
  return (
    <Drawer
      title={data?.title ?? t('one.incident')}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      {data === undefined ? (
        error === undefined ? (
          <Skeleton lines={8} />
        ) : (
          <FailureState error={error} onRetry={refresh} />
        )
      ) : (
        <Stack space="lg">
          <IncidentFacts incident={data} />
          {data.workflow === null ? null : <IncidentWorkflowPart incident={data} workflow={data.workflow} />}
          <IncidentActs incident={data} />
          <IncidentThread incident={data} />
          {can('MENU_LOGS') ? (
            <Disclosure title={t('general:actions.history')}>
              {() => <RecordHistory id={data.id} />}
            </Disclosure>
          ) : null}
        </Stack>
      )}
    </Drawer>
  )
}

function IncidentFacts({ incident }: { incident: IncidentDetail }) {
  const { t } = useTranslation('incidents')
  const format = useFormat()
  const { state, severity, category, timeEffect, people, affected } = incident
  const names = people.map(({ displayName }) => displayName).join(', ')
  return (
    <Stack space="md">
      <Inline>
        <Status tone={stateTones[state]}>{t(`list.states.${state}`)}</Status>
        <Badge tone={severityTones[severity]}>{t(`list.severities.${severity}`)}</Badge>
      </Inline>
      <p>{incident.description}</p>
      <DescriptionList
        items={[
          { term: t('list.category'), value: t(`list.categories.${category}`) },
          { term: t('list.reporter'), value: incident.reporter.displayName },
          { term: t('list.assignee'), value: incident.assignee?.displayName ?? '' },
          { term: t('list.startsAt'), value: format.dateTime(incident.startsAt) },
          {
            term: t('list.endsAt'),
            value: incident.endsAt === null ? t('one.lasting') : format.dateTime(incident.endsAt),
          },
          { term: t('one.people', { number: format.whole(affected) }), value: names },
          { term: t('list.timeEffect'), value: t(`list.effects.${timeEffect}`) },
          { term: t('one.resolution'), value: incident.resolution ?? '' },
        ]}
      />
    </Stack>
  )
}
