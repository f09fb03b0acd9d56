import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Workday, WorkdayDetail } from '@portal/sdk'
import { workdays } from '@portal/sdk/intranet'
import { useData, useFamily, useSession } from '@portal/sdk/react'
import { Alert, Button, DescriptionList, Drawer, Inline, LinkButton, Skeleton, Stack } from '@portal/ui-kit'
import { hoursFace } from '#format/clock-face.ts'
import { FailureState } from '#patterns/failure-state.tsx'
import { useCan } from '#patterns/use-can.ts'
import { CorrectionForm } from './correction-form.tsx'
import { DayCorrections } from './day-corrections.tsx'
import { missingOut, type Wrong, wrongOf } from './day-mending.ts'
import { IncidentAlerts } from './incident-alerts.tsx'
import { Contradictions, StateTable } from './workday-agent.tsx'
import { WorkdayLanes } from './workday-lanes.tsx'
import { EntryTable, SegmentTable } from './workday-tables.tsx'

/**
 * One working day: totals, segments, and every entry. `id` is the person and the day, and whether the form
 * for the missing entry opens at once.
 */
export function WorkdayDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const [employeeId = '', date = '', mend] = id.split(':')
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
        <Day detail={data} isMended={mend === 'mend'} />
      )}
    </Drawer>
  )
}

function Day({ detail, isMended }: { detail: WorkdayDetail; isMended: boolean }) {
  const { workday, segments, entries, outageMinutes } = detail
  const { timeZone } = workday
  const { isOfOther, canAsk } = useCorrecting(detail)
  const [wrong, setWrong] = useState<Wrong>()
  const mend = useEffectEvent(() => setWrong(isMended && canAsk ? wrongOf(detail) : undefined))
  // A frame later: otherwise what opens with it would be positioned below it.
  useEffect(() => {
    const frame = requestAnimationFrame(() => mend())
    return () => cancelAnimationFrame(frame)
  }, [])
  const ask = canAsk ? setWrong : undefined
  return (
    <Stack space="lg">
      {detail.isLocked ? <LockedMonth /> : null}
      <IncidentAlerts
        detail={detail}
        actions={(kind) =>
          kind === 'missing_out' && ask ? <SetExitButton onPress={() => ask(missingOut(detail))} /> : null
        }
      />
      <DayCorrections workday={workday} />
      <Contradictions detail={detail} />
      <WorkdayLanes detail={detail} />
      <DaySums workday={workday} outageMinutes={outageMinutes} />
      {segments.length === 0 ? null : <SegmentTable segments={segments} timeZone={timeZone} />}
      <StateTable detail={detail} />
      <Entries entries={entries} onCorrect={ask && ((entry) => ask({ entry }))} />
      {ask === undefined ? null : (
        <Asking workday={workday} isOwn={!isOfOther} onPress={() => ask(wrongOf(detail))} />
      )}
      {wrong === undefined ? null : (
        <CorrectionForm
          workday={workday}
          wrong={wrong}
          isOfOther={isOfOther}
          onClose={() => setWrong(undefined)}
        />
      )}
    </Stack>
  )
}

/** Why the day cannot be changed. */
function LockedMonth() {
  const { t } = useTranslation('workdays')
  return <Alert tone="neutral">{t('days.locked')}</Alert>
}

function SetExitButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('workdays')
  return (
    <Button size="sm" onPress={onPress}>
      {t('corrections.addExit')}
    </Button>
  )
}

/** Every entry of the day, or the empty state. */
function Entries(shown: ComponentProps<typeof EntryTable>) {
  const { t } = useTranslation('workdays')
  return shown.entries.length === 0 ? <p>{t('days.nothing')}</p> : <EntryTable {...shown} />
}

interface AskingProps {
  workday: Workday
  isOwn: boolean
  onPress: () => void
}

/** Adds a missing entry; for a day of absence there is a link to the absence form with the day. */
function Asking({ workday: { date, state }, isOwn, onPress }: AskingProps) {
  const { t } = useTranslation('workdays')
  const mayReport = useCan()('AUSENCIAS')
  return (
    <Inline>
      <Button icon="plus" onPress={onPress}>
        {t('corrections.add')}
      </Button>
      {state === 'missing' && isOwn && mayReport ? (
        <LinkButton href={`/crearAusencias?from=${date}`}>{t('corrections.reportAbsence')}</LinkButton>
      ) : null}
    </Inline>
  )
}

function DaySums({ workday, outageMinutes }: { workday: Workday; outageMinutes: number }) {
  const { t } = useTranslation('workdays')
  const { presenceSeconds, effectiveSeconds, nonEffectiveSeconds, unallocatedSeconds } = workday
  const { theoreticalMinutes, balanceMinutes, timeZone, workCenter, absence, justifiedMinutes } = workday
  return (
    <DescriptionList
      layout="grid"
      items={[
        ...(absence === null ? [] : [{ term: t('days.state'), value: t(`days.absences.${absence}`) }]),
        { term: t('days.effective'), value: hoursFace(effectiveSeconds / 60) },
        { term: t('days.nonEffective'), value: hoursFace(nonEffectiveSeconds / 60) },
        { term: t('days.unallocated'), value: hoursFace(unallocatedSeconds / 60) },
        { term: t('days.presence'), value: hoursFace(presenceSeconds / 60) },
        { term: t('days.theoretical'), value: hoursFace(theoreticalMinutes) },
        { term: t('days.balance'), value: balanceMinutes === null ? '—' : hoursFace(balanceMinutes) },
        ...(justifiedMinutes === 0
          ? []
          : [{ term: t('days.justified'), value: hoursFace(justifiedMinutes) }]),
        ...(outageMinutes === 0 ? [] : [{ term: t('days.outage'), value: hoursFace(outageMinutes) }]),
        { term: t('days.workCenter'), value: workCenter ?? '—' },
        { term: t('days.timeZone'), value: timeZone },
      ]}
    />
  )
}

/**
 * Whether a correction of this day can be requested: the month is not locked, and it is the viewer's own or
 * the company's request.
 */
function useCorrecting({ workday: { person }, isLocked }: WorkdayDetail) {
  const can = useCan()
  const isOfOther = useSession()?.userData.uid !== person.id
  const mayAsk = isOfOther ? can('FICHAJE_CORREGIR') : can('FICHAJE_CREAR')
  return { isOfOther, canAsk: mayAsk && !isLocked }
}
