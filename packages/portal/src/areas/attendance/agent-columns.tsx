import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { OnlineAgent } from '@portal/sdk'
import type { Column } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import type { Translate } from '#phrases/translate.ts'
import { AgentStatus } from '#patterns/agent-status.tsx'
import type { TableSheet } from '#patterns/export/table-columns.ts'
import { AdherenceNow, OutToday } from './adherence-now.tsx'
import { shortName } from './live-agents.ts'
import { TimeInState } from './time-in-state.tsx'

const onWall = ['name', 'state', 'since', 'skill']

type Words = Translate<readonly ['attendance', 'adherence', 'clock']>

/** The columns of agents; a wall display omits surnames and private columns (ONL-9). */
export function useAgentColumns(isWall: boolean): readonly Column<OnlineAgent>[] {
  const { t } = useTranslation(['attendance', 'adherence', 'clock'])
  return useMemo(() => {
    const all = [...stateColumns(t, isWall), ...adherenceColumns(t), ...workColumns(t)]
    return isWall ? all.filter(({ id }) => onWall.includes(id)) : all
  }, [t, isWall])
}

/** Who the agent is, the state and its duration. */
const stateColumns = (t: Words, isWall: boolean): Column<OnlineAgent>[] => [
  {
    id: 'name',
    header: t('agents.agent'),
    rowHeader: true,
    sortable: true,
    cell: ({ displayName }) => (isWall ? shortName(displayName) : displayName),
  },
  {
    id: 'state',
    header: t('agents.state'),
    priority: 1,
    cell: ({ state, breakType }) => <AgentStatus state={state} breakName={breakType?.name} />,
  },
  {
    id: 'since',
    header: t('agents.time'),
    sortable: true,
    priority: 1,
    width: '16rem',
    cell: ({ since, limitSeconds }) => <TimeInState since={since} limitSeconds={limitSeconds} />,
  },
]

/** Whether the agent follows the plan. */
const adherenceColumns = (t: Words): Column<OnlineAgent>[] => [
  {
    id: 'adherence',
    header: t('adherence:title'),
    priority: 2,
    cell: ({ adherence }) => <AdherenceNow adherence={adherence} />,
  },
  {
    id: 'outToday',
    header: t('adherence:outToday'),
    align: 'end',
    priority: 3,
    cell: ({ adherence }) => <OutToday adherence={adherence} />,
  },
]

/** For whom the agent works, and from where. */
const workColumns = (t: Words): Column<OnlineAgent>[] => [
  { id: 'skill', header: t('agents.skill'), cell: ({ skill }) => skill?.name },
  { id: 'project', header: t('agents.project'), cell: ({ campaign }) => campaign?.name },
  {
    id: 'coordinator',
    header: t('agents.coordinator'),
    priority: 3,
    cell: ({ coordinator }) => coordinator?.displayName,
  },
  {
    id: 'workCenter',
    header: t('agents.workCenter'),
    priority: 3,
    cell: ({ workCenter }) => workCenter,
  },
  {
    id: 'mode',
    header: t('adherence:mode'),
    priority: 3,
    cell: ({ mode }) => (mode === null ? null : t(`clock:modes.${mode}`)),
  },
  {
    id: 'device',
    header: t('agents.device'),
    priority: 3,
    cell: ({ device, state }) => (state === 'offline' ? null : t(`agents.devices.${device}`)),
  },
  { id: 'code', header: t('agents.code'), hidden: true, cell: ({ code }) => code },
]

/** The export values of the rendered cells: a start time, because a file does not tick. */
export function useAgentTexts(): TableSheet<OnlineAgent>['texts'] {
  const { t } = useTranslation(['attendance', 'adherence'])
  const format = useFormat()
  return {
    state: ({ state, breakType }) => breakType?.name ?? t(`agents.states.${state}`),
    adherence: ({ adherence: { state, impact } }) =>
      [t(`adherence:states.${state}`), ...(impact === null ? [] : [t(`adherence:impacts.${impact}`)])].join(
        ', ',
      ),
    outToday: ({ adherence: { outSeconds } }) => format.seconds(outSeconds),
    since: { moment: ({ since }) => (since === null ? '' : format.dateTime(since)) },
  }
}
