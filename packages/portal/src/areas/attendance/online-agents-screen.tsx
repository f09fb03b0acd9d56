import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useData } from '@portal/sdk/react'
import { Skeleton } from '@portal/ui-kit'
import { withWords } from '#patterns/address.ts'
import { agentStates } from '#patterns/agent-states.ts'
import { ScreenPage } from '#patterns/screen-page.tsx'
import { useAddress } from '#patterns/use-address.ts'
import { useIsConnected } from '#patterns/use-pulse.ts'
import type { TableQuery } from '#patterns/table-query.ts'
import { useTableQuery } from '#patterns/use-table-query.ts'
import { useWall } from '#patterns/use-wall.ts'
import { adherenceStates, outOf } from './adherence-states.ts'
import { useFilterWords } from './agent-filters.ts'
import { AgentTable } from './agent-table.tsx'
import { AgentTiles, OutOfPlan } from './agent-tiles.tsx'
import { DataAge } from './data-age.tsx'
import { lookAgainMs } from './look-again.ts'
import { ClockAhead } from '#patterns/second-clock.ts'
import { useDatedIndex, useLive } from './use-live.ts'
import { WallButtons } from './wall-buttons.tsx'

const AgentDrawer = lazy(() => import('./agent-drawer.tsx').then((file) => ({ default: file.AgentDrawer })))

const rules = {
  sorts: ['attention', 'name', 'since'],
  defaultSort: 'attention',
  filters: ['state', 'adherence', 'skillId', 'campaignId', 'coordinatorId'],
} as const
type Sort = (typeof rules)['sorts'][number]
type Narrowed = (typeof rules)['filters'][number]
const everybody = 5000

/** The agents at work and their states, live (ONL-1). */
export function OnlineAgentsScreen() {
  const { t } = useTranslation(['attendance', 'menu'])
  const [params] = useSearchParams()
  const table = useTableQuery(rules)
  const isConnected = useIsConnected()
  const list = useData(useDatedIndex(), [askedOf(table.query)], {
    keepPrevious: true,
    refreshMs: (answer) => lookAgainMs(isConnected, answer?.meta),
  })
  const live = useLive(list.data)
  const { isWall } = useWall()
  const narrowed = useFilterWords(list.data?.meta, table.query)
  const description = isWall ? narrowed : t('agents.text')
  const { state, adherence } = table.query.filters
  const addressWith = (name: string, value: string | undefined) =>
    `/userOnline?${withWords({ [name]: value })(params).toString()}`
  return (
    <ScreenPage
      title={t('menu:screens.onlineAgents')}
      {...(description === undefined ? {} : { description })}
      meta={
        <>
          <DataAge arrivedAt={live.arrivedAt} isConnected={isConnected} />
          {list.data === undefined ? null : (
            <OutOfPlan
              {...outOf(list.data.meta.adherences)}
              href={addressWith('adherence', adherence === 'out' ? undefined : 'out')}
            />
          )}
        </>
      }
      actions={<WallButtons />}
      width="full"
    >
      {list.isLoading ? <Skeleton shape="block" height="8rem" /> : null}
      {list.data === undefined ? null : (
        <AgentTiles
          states={list.data.meta.states}
          isWall={isWall}
          hrefOf={(one) => addressWith('state', one === state ? undefined : one)}
        />
      )}
      <ClockAhead value={live.aheadMs}>
        <AgentTable
          table={table}
          list={list}
          rows={live.rows}
          isWall={isWall}
          hrefOf={(id) => addressWith('agent', id)}
        />
        {isWall ? null : <OpenedAgent />}
      </ClockAhead>
    </ScreenPage>
  )
}

/** The agent in the URL, in a drawer. */
function OpenedAgent() {
  const [params, changeAddress] = useAddress()
  const id = params.get('agent')
  if (id === null) return null
  return (
    <Suspense fallback={null}>
      <AgentDrawer key={id} id={id} onClose={() => changeAddress(withWords({ agent: undefined }))} />
    </Suspense>
  )
}

/** Everybody who matches the URL, on one page. */
function askedOf({ sort, search, filters: { state, adherence, ...narrowed } }: TableQuery<Sort, Narrowed>) {
  return {
    perPage: everybody,
    search,
    ...narrowed,
    state: agentStates.filter((known) => known === state),
    adherence: adherenceStates.filter((known) => known === adherence),
    // The order by urgency cannot be reversed.
    sort: sort === '-attention' ? 'attention' : sort,
  } as const
}
