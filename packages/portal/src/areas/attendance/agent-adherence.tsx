import { useTranslation } from 'react-i18next'
import type { AgentDay } from '@portal/sdk'
import { Card, DescriptionList, Lanes, type LaneKind, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { AdherenceNow } from './adherence-now.tsx'

type DayAdherence = NonNullable<AgentDay['adherence']>

/** An agent's adherence today: now, as shares with their formulas, and hour by hour (ONL-5). */
export function AgentAdherence({ day: { adherence, agent, timeZone } }: { day: AgentDay }) {
  const { t } = useTranslation('adherence')
  if (adherence === null) return null
  return (
    <Card title={t('day')} level={3}>
      <Stack>
        <p>
          <AdherenceNow adherence={agent.adherence} />
        </p>
        {agent.adherence.state === 'no_plan' && adherence.plannedWork.length === 0 ? (
          <p>{t('noPlan')}</p>
        ) : (
          <>
            <Shares adherence={adherence} />
            <PlanLanes adherence={adherence} timeZone={timeZone} />
          </>
        )}
      </Stack>
    </Card>
  )
}

/** Each share with its formula, so that it can be checked. */
function Shares({ adherence: day }: { adherence: DayAdherence }) {
  const { t } = useTranslation('adherence')
  const format = useFormat()
  const { adherence, conformance, plannedSeconds, plannedWorkSeconds } = day
  if (adherence === null || conformance === null) return <p>{t('nothingPlanned')}</p>
  const kept = {
    kept: format.seconds(day.adherentSeconds),
    planned: format.seconds(plannedSeconds),
  }
  const worked = { worked: format.seconds(day.workedSeconds), planned: format.seconds(plannedWorkSeconds) }
  return (
    <DescriptionList
      items={[
        {
          term: t('adherence'),
          value: `${format.share(adherence)} = ${t('adherenceText', kept)}`,
        },
        {
          term: t('conformance'),
          value: `${format.share(conformance)} = ${t('conformanceText', worked)}`,
        },
      ]}
    />
  )
}

/** The plan above the actual states, hatched where they differ. */
function PlanLanes({ adherence, timeZone }: { adherence: DayAdherence; timeZone: string }) {
  const { t } = useTranslation('adherence')
  const { plannedWork, plannedBreaks, work, rest, deviations } = adherence
  if (plannedWork.length === 0 && work.length === 0) return null
  const kinds: readonly LaneKind[] = [
    { id: 'shift', label: t('plannedWork'), look: 'open' },
    { id: 'pause', label: t('plannedBreak'), look: 'low' },
    { id: 'work', label: t('work'), look: 'full' },
    { id: 'rest', label: t('rest'), look: 'low' },
  ]
  const spansOf = (kind: string, ranges: DayAdherence['work']) =>
    ranges.map(({ startedAt, endedAt }) => ({ kind, from: startedAt, to: endedAt }))
  return (
    <Lanes
      label={t('lanes')}
      description={t('lanesText')}
      timeZone={timeZone}
      kinds={kinds}
      lanes={[
        {
          id: 'planned',
          label: t('planned'),
          spans: [...spansOf('shift', plannedWork), ...spansOf('pause', plannedBreaks)],
        },
        { id: 'done', label: t('done'), spans: [...spansOf('work', work), ...spansOf('rest', rest)] },
      ]}
      findings={{
        label: t('deviations'),
        items: deviations.map(({ startedAt, endedAt, planned, doing }) => ({
          from: startedAt,
          to: endedAt,
          label: t('deviation', { planned: t(`plans.${planned}`), doing: t(`doings.${doing}`) }),
        })),
      }}
    />
  )
}
