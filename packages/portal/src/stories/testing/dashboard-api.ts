import { answer, exampleOf } from '@portal/sdk/testing/msw'
import { demoLoads } from './demo-loads.ts'

const days = Array.from({ length: 14 }, (_, index) => ({
  date: `2026-11-${String(index + 7).padStart(2, '0')}`,
  records: [12_400, 18_300, 9_100, 0, 0, 21_700, 16_200][index % 7] ?? 0,
  errors: [140, 310, 60, 0, 0, 480, 190][index % 7] ?? 0,
}))

/** What is worth knowing today; `isEmpty` on the first day of a centre. */
export function dashboardApi(isEmpty: boolean) {
  const { people, team, loads } = exampleOf('dashboard.show')
  if (loads === null) throw new Error('The example of the dashboard has loads')
  const recent = isEmpty ? [] : demoLoads.slice(0, 5)
  const byDay = isEmpty ? days.map(({ date }) => ({ date, records: 0, errors: 0 })) : days
  return [answer('dashboard.show', () => ({ people, team, loads: { ...loads, byDay, recent } }))]
}
