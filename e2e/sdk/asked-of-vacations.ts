import type { Portal, VacationRules } from '@portal/sdk'
import { seen } from '../support/seen.ts'
import { askVacationPlans } from './asked-of-vacation-plans.ts'

const rules: VacationRules = {
  unit: 'working',
  annualUnits: 46,
  looseUnits: 0,
  blockDays: null,
  startOnWorkingDay: false,
  noticeMonths: 2,
  carryOverUntil: '01-31',
  negativeUnits: 0,
  rounding: 'ceil',
  summer: null,
  halfDays: true,
  longestDays: null,
  stages: ['coordinator', 'hr'],
  looseStages: null,
  escalationDays: 5,
}

type Side = 'mine' | 'lead' | 'company'

/** Vacation that is requested and decided on, its ledger and its rules. */
export async function askVacations({ mine, lead, company }: Record<Side, Portal>): Promise<void> {
  const id = mine.session.current?.userData.uid ?? ''
  await askRequests(mine, lead, company)
  await mine.vacationBalances.show(id)
  await company.vacationBalances.index({ perPage: 5 })
  await company.vacationMovements.index({ employeeId: id, kind: ['entitlement'] })
  const year = new Date().getUTCFullYear()
  const moved = { employeeId: id, bucketKind: 'annual', year, units: 2 } as const
  await company.vacationMovements.create({ ...moved, kind: 'adjustment', reason: 'Saldo anterior' })
  await company.vacationDays.index({ teamOf: id })
  await mine.vacationDays.show(id)
  await askCalendar(mine)
  await askVacationPlans({ mine, company })
  await askPolicies(company)
  await askBlocks(company)
}

/** The URL of the caller's calendar feed. */
async function askCalendar({ calendarFeeds: mine }: Portal) {
  const { id } = await mine.create({ kind: 'own' })
  await mine.index()
  const { url } = await mine.renew(id)
  await mine.file(url.split('/').at(-2) ?? '').text()
  await mine.destroy(id)
}

/** Single days of next May: loose ones, which may be any working day. */
async function askRequests(employee: Portal, lead: Portal, { vacationRequests: company }: Portal) {
  const { vacationRequests: mine } = employee
  const year = new Date().getUTCFullYear() + 1
  const period = { from: `${year}-05-01`, until: `${year}-05-31` }
  const days = await employee.vacationDays.show(employee.session.current?.userData.uid ?? '', period)
  const working = days.filter(({ plannedMinutes }) => (plannedMinutes ?? 0) > 0).map(({ date }) => date)
  const [first = '', second = '', third = ''] = working
  const on = (date: string) => ({ kind: 'loose' as const, days: [{ date }], agreed: true })
  await mine.preview({ kind: 'loose', days: [{ date: first }] })
  const draft = await mine.create({ ...on(first), draft: true })
  await mine.update(draft.id, { ...on(first), draft: true, version: draft.version })
  await mine.withdraw(draft.id, { ...(await seen(mine, draft.id)) })
  await company.archive(draft.id, { ...(await seen(company, draft.id)) })
  await company.restore(draft.id, { ...(await seen(company, draft.id)) })
  const asked = await mine.create(on(first))
  await lead.vacationRequests.reject(asked.id, { version: asked.version, comment: 'Ya falta el equipo' })
  await agreed((await mine.create(on(second))).id, lead, company)
  const { data } = await mine.index({ initialDate: second, endDate: second, sort: '-startsOn' })
  const approved = data[0]?.id ?? ''
  await mine.cancel(approved, { ...(await seen(mine, approved)), comment: 'No puedo esos días' })
  await company.approve(approved, { ...(await seen(company, approved)) })
  const other = await mine.create(on(third))
  await agreed(other.id, lead, company)
  // Vacation that has not begun is cancelled instead: both errors say so.
  const ending = { ...(await seen(company, other.id)), lastDay: third, comment: 'Vuelvo antes' }
  await mine.endEarly(other.id, ending).safe()
  await company.endEarlyByCompany(other.id, ending).safe()
  await company.cancelByCompany(other.id, { ...(await seen(company, other.id)), comment: 'Campaña urgente' })
}

/** Both stages approve. */
async function agreed(id: string, lead: Portal, company: Portal['vacationRequests']): Promise<void> {
  const { version } = await company.show(id)
  const decision = { decision: 'approve' as const, requests: [{ id, version }] }
  await lead.vacationRequests.decide({ ...decision, hold: true })
  await lead.vacationRequests.release({ ids: [id] })
  await lead.vacationRequests.decide(decision)
  await company.approve(id, { ...(await seen(company, id)) })
}

async function askPolicies({ vacationPolicies }: Portal): Promise<void> {
  const example = { name: 'Todo el año', year: 2030, startsOn: '2020-01-01', endsOn: null }
  const input = {
    ...{ agreement: 'Convenio de paso', name: 'De paso', validFrom: '2040-01-01', source: 'BOE' },
    rules,
    examples: [{ ...example, annualUnits: 46, looseUnits: 0 }],
  }
  const { id } = await vacationPolicies.create(input)
  await vacationPolicies.index({ state: 'draft' })
  await vacationPolicies.show(id)
  await vacationPolicies.update(id, { ...input, ...(await seen(vacationPolicies, id)), name: 'De camino' })
  await vacationPolicies.publish(id, { ...(await seen(vacationPolicies, id)) })
  const other = await vacationPolicies.create(input)
  await vacationPolicies.destroy(other.id)
}

async function askBlocks({ vacationBlocks }: Portal): Promise<void> {
  const dates = { startsOn: '2040-11-22', endsOn: '2040-11-30' }
  const { id, version } = await vacationBlocks.create({ name: 'Black Friday', ...dates })
  await vacationBlocks.update(id, { name: 'Semana de ofertas', ...dates, version })
  await vacationBlocks.index({ from: '2040-01-01' })
  await vacationBlocks.destroy(id)
}
