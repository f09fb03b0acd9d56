import type { OnlineAgent } from '@portal/sdk'
import { exampleOf } from '@portal/sdk/testing/msw'

const agents = 2000
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** The agents of a large company: the first is over the limit of a break, the second is missing. */
export function wholeCompany() {
  const { data, meta } = exampleOf('onlineAgents.index')
  const [example] = data
  if (example === undefined) throw new Error('The example of the agents has one')
  const rows = Array.from(
    { length: agents },
    (_, at): OnlineAgent => ({
      ...example,
      ...{ id: `agent-${at}`, displayName: `Agente ${at + 1}`, state: 'in_call', limitSeconds: 900 },
      ...{ breakType: null, since: minutesAgo(4), mode: at % 2 === 0 ? 'on_site' : 'remote' },
      adherence: { ...example.adherence, state: 'in', impact: null, since: minutesAgo(90) },
    }),
  )
  const [first, second, ...others] = rows
  if (first === undefined || second === undefined) throw new Error('A company of two thousand')
  const late: OnlineAgent = { ...first, state: 'break', since: minutesAgo(30), limitSeconds: 1200 }
  const missing: OnlineAgent = {
    ...second,
    adherence: { ...example.adherence, state: 'out', impact: 'negative', since: minutesAgo(12) },
  }
  const states = [
    { state: 'in_call' as const, count: agents - 1, over: 0 },
    { state: 'break' as const, count: 1, over: 1 },
  ]
  return {
    data: [late, missing, ...others],
    meta: { ...meta, totalCount: agents, asOf: minutesAgo(0), changesAt: null, states },
  }
}
