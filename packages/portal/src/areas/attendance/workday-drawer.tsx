import { useTranslation } from 'react-i18next'
import type { WorkdayDetail } from '@portal/sdk'
import { workdays } from '@portal/sdk/intranet'
import { useData, useFamily } from '@portal/sdk/react'
import { Alert, DescriptionList, Drawer, Skeleton, Stack } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { Contradictions, StateTable } from './workday-agent.tsx'
import { WorkdayLanes } from './workday-lanes.tsx'
import { EntryTable, SegmentTable } from './workday-tables.tsx'

/** One working day: what it adds up to, its segments, and every entry behind it. `id` is the person and the day. */
export function WorkdayDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('workdays')
  const [employeeId = '', date = ''] = id.split(':')
  const { data, error, refresh } = useData(useFamily(workdays).show, [employeeId, { date }])
  const title = data === undefined ? date : `${data.workday.person.displayName} · ${date}`
  return (
    <Drawer title={title} isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      {data === undefined ? (
        error === undefined ? (
          <Skeleton lines={8} />
        ) : (
          <FailureState error={error} onRetry={refresh} />
        )
      ) : (
        <Day detail={data} empty={t('days.nothing')} />
      )}
    </Drawer>
  )
}

function Day({ detail, empty }: { detail: WorkdayDetail; empty: string }) {
  const { workday, segments, entries } = detail
  const { t } = useTranslation('workdays')
  const { presenceSeconds, effectiveSeconds, nonEffectiveSeconds, unallocatedSeconds } = workday
  const { theoreticalMinutes, balanceMinutes, timeZone, incidents, workCenter } = workday
  return (
    <Stack space="lg">
      {incidents.map((one) => (
        <Alert key={one} tone="warning">
          {t(`days.incidentTexts.${one}`)}
        </Alert>
      ))}
      <Contradictions detail={detail} />
      <WorkdayLanes detail={detail} />
      <DescriptionList
        items={[
          { term: t('days.effective'), value: hoursFace(effectiveSeconds / 60) },
          { term: t('days.nonEffective'), value: hoursFace(nonEffectiveSeconds / 60) },
          { term: t('days.unallocated'), value: hoursFace(unallocatedSeconds / 60) },
          { term: t('days.presence'), value: hoursFace(presenceSeconds / 60) },
          { term: t('days.theoretical'), value: hoursFace(theoreticalMinutes) },
          { term: t('days.balance'), value: balanceMinutes === null ? '—' : hoursFace(balanceMinutes) },
          { term: t('days.workCenter'), value: workCenter ?? '—' },
          { term: t('days.timeZone'), value: timeZone },
        ]}
      />
      {entries.length === 0 ? <p>{empty}</p> : null}
      {segments.length === 0 ? null : <SegmentTable segments={segments} timeZone={timeZone} />}
      <StateTable detail={detail} />
      {entries.length === 0 ? null : <EntryTable entries={entries} />}
    </Stack>
  )
}
