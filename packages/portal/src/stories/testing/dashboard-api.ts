import { answer, exampleOf } from '@portal/sdk/testing/msw'
import { wholeCompany } from './agents-api.ts'
import { correctionsApi } from './corrections-api.ts'
import { monthsApi } from './months-api.ts'
import { timeRulesApi } from './time-rules-api.ts'
import { teleworkApi } from './telework-api.ts'
import { absencesApi } from './absences-api.ts'
import { operationsApi } from './operations-api.ts'
import { vacationsApi } from './vacations-api.ts'
import { demoLoads } from './demo-loads.ts'

const days = Array.from({ length: 14 }, (_, index) => ({
  date: `2026-11-${String(index + 7).padStart(2, '0')}`,
  records: [12_400, 18_300, 9_100, 0, 0, 21_700, 16_200][index % 7] ?? 0,
  errors: [140, 310, 60, 0, 0, 480, 190][index % 7] ?? 0,
}))
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** The data of a normal day; `isEmpty` for the first day of a work center. */
export function dashboardApi(isEmpty: boolean) {
  const { people, team, loads } = exampleOf('dashboard.show')
  if (loads === null) throw new Error('The example of the dashboard has loads')
  const recent = isEmpty ? [] : demoLoads.slice(0, 5)
  const byDay = isEmpty ? days.map(({ date }) => ({ date, records: 0, errors: 0 })) : days
  return [
    answer('dashboard.show', () => ({ people, team, loads: { ...loads, byDay, recent } })),
    ...agentsApi(isEmpty),
    ...ownApi(isEmpty),
  ]
}

function agentsApi(isEmpty: boolean) {
  return [
    answer('onlineAgents.index', ({ query }) => {
      // The dashboard requests a few, the screen of agents everybody.
      if (Number(query.get('perPage')) > 100 && !isEmpty) return wholeCompany()
      const { data, meta } = exampleOf('onlineAgents.index')
      const over = ['Lucía Núñez Peña', 'Íñigo Ruiz Soto', 'Marta Gil Vera'].flatMap((displayName, at) =>
        data.map((agent) => ({
          ...agent,
          ...{ id: `agent-${at}`, displayName, state: 'break' as const },
          since: minutesAgo(30 - at * 8),
        })),
      )
      const states = [
        { state: 'available' as const, count: 12, over: 0 },
        { state: 'in_call' as const, count: 24, over: 0 },
        { state: 'break' as const, count: 6, over: isEmpty ? 0 : over.length },
      ]
      return { data: isEmpty ? [] : over, meta: { ...meta, asOf: minutesAgo(0), states } }
    }),
  ]
}

/** The person's own data: incidents, requests, notifications, and what they open. */
function ownApi(isEmpty: boolean) {
  const none = <Page extends { readonly meta: { readonly totalCount: number } }>(page: Page) =>
    isEmpty ? { ...page, data: [], meta: { ...page.meta, totalCount: 0 } } : page
  return [
    answer('incidents.index', () => {
      const { data, meta } = exampleOf('incidents.index')
      const own = data.flatMap((one) => [
        { ...one, id: 'incident-1', createdAt: minutesAgo(12) },
        { ...one, id: 'incident-2', title: 'La tarjeta no abre el torno', createdAt: minutesAgo(60 * 26) },
      ])
      return none({ data: own, meta: { ...meta, totalCount: own.length } })
    }),
    ...correctionsApi(isEmpty),
    ...monthsApi(isEmpty),
    ...timeRulesApi(isEmpty),
    ...absencesApi(isEmpty),
    ...vacationsApi(isEmpty),
    ...teleworkApi(isEmpty),
    ...operationsApi(isEmpty),
    answer('notifications.index', () => {
      const { data, meta } = exampleOf('notifications.index')
      const sentNotices = data.flatMap((one) =>
        [12, 60 * 5, 60 * 26, 60 * 24 * 5, 60 * 24 * 40].map((minutes, at) => ({
          ...one,
          ...{ id: `notice-${at}`, data: { load: `clientes-${at}.csv`, records: 1200, errors: at } },
          createdAt: minutesAgo(minutes),
        })),
      )
      return none({ data: sentNotices, meta })
    }),
    answer('notifications.unread', () => ({ unread: isEmpty ? 0 : 3 })),
    answer('accessRequests.index', () => none(exampleOf('accessRequests.index'))),
    answer('undeliveredMails.index', () => none(exampleOf('undeliveredMails.index'))),
    answer('applications.mine', () => (isEmpty ? [] : exampleOf('applications.mine'))),
  ]
}
