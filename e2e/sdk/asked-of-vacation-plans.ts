import { randomUUID } from 'node:crypto'
import type { Portal, VacationPlanInput } from '@portal/sdk'
import { vi } from 'vitest'
import { seen } from '../support/seen.ts'
import { waitLimit } from './wait-limit.ts'

type Side = 'mine' | 'company'

const rules: VacationPlanInput['rules'] = {
  ...{ autoApprove: true, longestDays: 15, noticeDays: 0, withinShifts: true, whenFull: 'waiting' },
  ...{ waitingClosesDays: 0, grants: 'offer', offerHours: 48, fillingPercent: 75 },
}

/** A plan for one person, with quota and periods; they request, wait, are offered a place, and get a decision. */
export async function askVacationPlans({ mine, company }: Record<Side, Portal>): Promise<void> {
  const id = mine.session.current?.userData.uid ?? ''
  const { plan } = await mine.vacationPlaces.show(id)
  if (plan === null) throw new Error('The employee of the demo has no vacation plan')
  await askPlans(company)
  const year = new Date().getUTCFullYear() + 1
  const date = await workingDay(mine, id, `${year}-04-01`)
  const quota = { planId: plan.id, startsOn: date, endsOn: date }
  const full = await company.vacationQuotas.create({ ...quota, limit: 0 })
  await company.vacationQuotas.index({ planId: plan.id })
  const asked = await mine.vacationRequests.create({ kind: 'loose', days: [{ date }], agreed: true })
  await company.vacationQuotas.update(full.id, { ...quota, limit: 1, version: full.version })
  await company.operationVacations.index({ planId: plan.id, selectedState: ['waiting'] })
  await company.operationVacations.preview({ ids: [asked.id] })
  await company.operationVacations.summary({ planId: plan.id, by: 'day' })
  await company.operationVacations.fairness({ planId: plan.id })
  await company.vacationReport.index({ by: 'team' })
  await mine.vacationPlaces.peaks(id)
  await offered(mine, asked.id)
  const { version } = await mine.vacationRequests.show(asked.id)
  const accepted = await mine.vacationPlaces.accept(asked.id, { version })
  const held = { id: accepted.id, version: accepted.version }
  await company.operationVacations.decide({ decision: 'approve', requests: [held], hold: true })
  await company.operationVacations.release({ ids: [accepted.id] })
  const shown = await company.operationVacations.show(accepted.id)
  const requests = [{ id: shown.id, version: shown.version }]
  await company.operationVacations.decide({ decision: 'reject', comment: 'Ese día falta gente', requests })
  await company.vacationQuotas.destroy(full.id)
  // A plan with periods refuses requests outside of them.
  await askPeriods(company, mine, plan.id)
}

/** The first working day from this one on. */
async function workingDay({ vacationDays }: Portal, id: string, from: string): Promise<string> {
  const days = await vacationDays.show(id, { from, until: dayAfter(from, 27) })
  return (
    days.find(({ plannedMinutes, vacation }) => (plannedMinutes ?? 0) > 0 && vacation.length === 0)?.date ??
    from
  )
}

const dayAfter = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 24 * 60 * 60_000).toISOString().slice(0, 10)

/** Waits until the free place is offered. */
const offered = ({ vacationRequests }: Portal, id: string) =>
  vi.waitUntil(async () => (await vacationRequests.show(id)).operations?.offeredUntil != null, waitLimit)

/** One for the brigade, which has a plan already, and one for a new group. */
async function askPlans({ vacationPlans, employeeGroups }: Portal): Promise<void> {
  const group = await employeeGroups.create({ name: `Grupo ${randomUUID()}`, kind: 'manual' })
  const input = { name: 'De paso', validFrom: '2040-01-01', groupIds: [group.id], rules }
  const { id } = await vacationPlans.create(input)
  await vacationPlans.index({ search: 'paso' })
  await vacationPlans.update(id, { ...input, ...(await seen(vacationPlans, id)), name: 'De camino' })
  await vacationPlans.destroy(id)
}

/** A period of next October in which a person states their preferences and gets them. */
async function askPeriods({ vacationPeriods }: Portal, mine: Portal, planId: string): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  const year = new Date().getUTCFullYear() + 1
  const input = {
    ...{ planId, name: 'Otoño', criterion: 'seniority' as const, answerBy: dayAfter(today, 9) },
    ...{ opensOn: dayAfter(today, -9), closesOn: dayAfter(today, 1) },
    ...{ startsOn: `${year}-10-01`, endsOn: `${year}-11-30` },
  }
  const { id, version } = await vacationPeriods.create(input)
  await vacationPeriods.index({ planId })
  const first = await workingDay(mine, mine.session.current?.userData.uid ?? '', input.startsOn)
  await mine.vacationBids.update(id, { bids: [{ startsOn: first, endsOn: dayAfter(first, 6) }] })
  await mine.vacationBids.show(id)
  const closed = await vacationPeriods.update(id, { ...input, closesOn: dayAfter(today, -1), version })
  await vacationPeriods.results(id)
  await vacationPeriods.publish(id, { version: closed.version })
  const other = { ...input, startsOn: `${year}-12-01`, endsOn: `${year}-12-31` }
  await vacationPeriods.destroy((await vacationPeriods.create(other)).id)
}
