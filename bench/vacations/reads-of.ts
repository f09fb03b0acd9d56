import type { Known } from './planned.ts'

type Read = { name: string; path: string; body?: object; limit: number }
const next = new Date().getUTCFullYear() + 1
const month = `from=${next}-02-01&until=${next}-02-28`

/** The first requests of the time off screens, with their limits in milliseconds. */
export const readsOf = ({ id, planId, planned, some }: Known): Read[] => [
  { name: 'the balance of a person', path: `vacation-balances/${id}`, limit: 20 },
  {
    name: 'a year of days to choose from',
    path: `vacation-days/${id}?from=${next}-01-01&until=${next}-12-31`,
    limit: 100,
  },
  {
    name: 'a month of 200 people',
    path: `vacation-days?initialDate=${next}-02-01&endDate=${next}-02-28&perPage=200`,
    limit: 100,
  },
  { name: 'requests, the latest first', path: 'vacation-requests', limit: 300 },
  { name: 'requests, by person', path: 'vacation-requests?sort=person', limit: 300 },
  { name: 'requests that wait', path: 'vacation-requests?waiting=true', limit: 300 },
  {
    name: 'requests of a month',
    path: `vacation-requests?initialDate=${next}-02-01&endDate=${next}-02-28`,
    limit: 300,
  },
  ...manageScreen({ planId, planned, some }),
  { name: 'the inbox of all that waits', path: 'inbox', limit: 300 },
  { name: 'the inbox, only what is overdue', path: 'inbox?overdue=true', limit: 300 },
  { name: 'the inbox, counted', path: 'inbox/summary', limit: 300 },
  { name: 'balances of everybody', path: 'vacation-balances', limit: 300 },
  { name: 'the ledger', path: 'vacation-movements', limit: 300 },
  { name: 'absences, the latest first', path: 'absences', limit: 300 },
  { name: 'telework agreements', path: 'telework-agreements', limit: 300 },
  ...absenteeism(),
  { name: 'the report, its first page by person', path: 'vacation-report?totals=soon', limit: 300 },
  { name: 'the report by team, of everybody', path: 'vacation-report?by=team', limit: 5000 },
  { name: 'the report by month, of everybody', path: 'vacation-report?by=month', limit: 5000 },
]

/** Of last month, which is stored and aggregated by now, and of one before any record. */
function absenteeism(): Read[] {
  const until = new Date(new Date().setUTCDate(0)).toISOString().slice(0, 10)
  const last = `absenteeism?from=${until.slice(0, 8)}01&until=${until}`
  return [
    { name: 'absenteeism of last month', path: last, limit: 300 },
    { name: 'absenteeism of last month, by team', path: `${last}&groupBy=team`, limit: 300 },
    { name: 'absenteeism of last month, by week', path: `${last}&groupBy=week`, limit: 300 },
    { name: 'absenteeism of last month, by day', path: `${last}&groupBy=day`, limit: 300 },
    {
      name: 'absenteeism of a month that is not kept',
      path: `absenteeism?from=${next - 1}-02-01&until=${next - 1}-02-28`,
      limit: 300,
    },
  ]
}

const manageScreen = ({ planId, planned, some }: Pick<Known, 'planId' | 'planned' | 'some'>): Read[] => [
  { name: 'manage: by day', path: `operation-vacations/summary?by=day&${month}`, limit: 300 },
  { name: 'manage: by week', path: `operation-vacations/summary?by=week&${month}`, limit: 300 },
  { name: 'manage: by month', path: `operation-vacations/summary?by=month&${month}`, limit: 300 },
  { name: 'manage: by agent', path: `operation-vacations/summary?by=person&${month}`, limit: 300 },
  { name: 'manage: of one agent', path: `operation-vacations?employeeId=${planned}`, limit: 300 },
  { name: 'manage: what waits', path: 'operation-vacations?waiting=true', limit: 300 },
  { name: 'manage: of a plan', path: `operation-vacations?planId=${planId}`, limit: 300 },
  { name: 'manage: coverage of 20', path: 'operation-vacations/preview', body: { ids: some }, limit: 300 },
]
