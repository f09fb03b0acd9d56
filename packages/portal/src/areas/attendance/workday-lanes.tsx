import { useTranslation } from 'react-i18next'
import type { WorkdayDetail } from '@portal/sdk'
import { Lanes, type LaneKind } from '@portal/ui-kit'
import { chosenStates } from '#patterns/agent-states.ts'
import { useMinute } from '#patterns/use-minute.ts'
import { useContradictions } from './use-contradictions.ts'

/** Plan, time off, clock and agent states over the same hours, with their contradictions. */
export function WorkdayLanes({ detail }: { detail: WorkdayDetail }) {
  const { t } = useTranslation(['workdays', 'shifts', 'attendance'])
  const now = new Date(useMinute()).toISOString()
  const { workday, segments, states, entries, plan, timeOff } = detail
  const contradictions = useContradictions(detail)
  const kinds = useKinds()
  const planned = plan?.spans ?? []
  if ([segments, states, planned, timeOff].every(({ length }) => length === 0)) return null
  return (
    <Lanes
      label={t('day.lanes')}
      description={t('day.lanesText')}
      timeZone={workday.timeZone}
      kinds={kinds}
      lanes={[
        ...(planned.length === 0
          ? []
          : [
              {
                ...{ id: 'plan', label: t('shifts:lane.plan') },
                spans: planned.map((span) => spanOf({ ...span, kind: 'planned' })),
              },
            ]),
        ...(timeOff.length === 0
          ? []
          : [{ id: 'timeOff', label: t('day.timeOff'), spans: timeOff.map(spanOf) }]),
        {
          ...{ id: 'clock', label: t('day.clock') },
          spans: segments.map(({ kind, startedAt, endedAt, breakType }) => ({
            ...{ kind, from: startedAt, to: endedAt ?? now, label: breakType?.name },
          })),
          marks: {
            label: t('entries.title'),
            items: entries.map(({ at, kind }) => ({ at, label: t(`entries.kinds.${kind}`) })),
          },
        },
        {
          ...{ id: 'agent', label: t('day.agent') },
          spans: states.map(({ state, startedAt, endedAt, breakType }) => ({
            ...{ kind: state, from: startedAt, to: endedAt ?? now, label: breakType?.name },
          })),
        },
      ]}
      findings={{
        label: t('day.contradictions'),
        items: contradictions.map(({ from, to, text }) => ({ from, to, label: text })),
      }}
    />
  )
}

const spanOf = ({ kind, startedAt, endedAt }: { kind: string; startedAt: string; endedAt: string }) => ({
  ...{ kind, from: startedAt, to: endedAt },
})

/** Breaks are lower than work, and silence is only outlined: the lanes must not depend on colour. */
function useKinds(): readonly LaneKind[] {
  const { t } = useTranslation(['workdays', 'shifts', 'attendance'])
  const worked = chosenStates.filter((state) => state !== 'break')
  return [
    { id: 'planned', label: t('shifts:lane.planned'), look: 'open' },
    { id: 'vacation', label: t('days.absences.vacation'), look: 'low' },
    { id: 'absence', label: t('days.absences.absence'), look: 'low' },
    { id: 'work', label: t('days.work'), look: 'full' },
    { id: 'break', label: t('days.break'), look: 'low' },
    ...worked.map((id) => ({ id, label: t(`attendance:agents.states.${id}`), look: 'full' }) as const),
    { id: 'no_signal', label: t('attendance:agents.states.no_signal'), look: 'open' },
  ]
}
