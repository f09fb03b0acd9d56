import { randomUUID } from 'node:crypto'
import type { Portal } from '@portal/sdk'
import { askAbsences } from './asked-of-absences.ts'
import { askCorrectionFiles } from './asked-of-correction-files.ts'
import { askProof } from './asked-of-proof.ts'
import { askReports } from './asked-of-reports.ts'
import { seen } from '../support/seen.ts'
import { askMonths } from './asked-of-months.ts'
import { askTeam } from './asked-of-team.ts'
import { askTimeRules } from './asked-of-time-rules.ts'
import { askTelework } from './asked-of-telework.ts'
import { askVacations } from './asked-of-vacations.ts'

/** Signs a person in; every response is validated against the contract. */
type Strict = (user: 'coordinador' | 'empleado') => Promise<Portal>

/** Contracts, work centers, holidays, the clock, and the time record. */
export async function askWorkingTime(portal: Portal): Promise<void> {
  const center = await askWorkCenters(portal)
  await askHolidays(portal, center)
  await askContracts(portal, center)
  await askShifts(portal)
  await askClock(portal)
}

async function askWorkCenters({ workCenters }: Portal): Promise<string> {
  const code = randomUUID().slice(0, 6).toUpperCase()
  const input = { code, name: `Centro ${code}`, timeZone: 'Atlantic/Canary', region: 'ES-CN' }
  const { id } = await workCenters.create(input)
  await workCenters.update(id, { ...input, ...(await seen(workCenters, id)), locality: 'Arrecife' })
  await workCenters.patch(id, { ...(await seen(workCenters, id)), active: true })
  await workCenters.destroy(id)
  await workCenters.restore(id)
  await workCenters.show(id)
  await workCenters.changes(id)
  const { data } = await workCenters.index({ sort: '-position' })
  await workCenters.reorder({ ids: data.map((row) => row.id) })
  await workCenters.import({ dryRun: true, rows: [input, { code: 'x' }] })
  return id
}

async function askHolidays({ holidays }: Portal, workCenterId: string): Promise<void> {
  const input = { date: '2030-05-30', name: 'Día de Canarias', workCenterId }
  const { id } = await holidays.create(input)
  await holidays.update(id, { ...input, ...(await seen(holidays, id)) })
  await holidays.changes(id)
  await holidays.index({ workCenterId })
  await holidays.file({ workCenterId, until: '2030-12-31' }).text()
  await holidays.import({ dryRun: true, rows: [{ date: '2030-05-30', name: 'Otra', country: 'ES' }, {}] })
  await holidays.destroy(id)
  await holidays.deletions()
}

async function askContracts({ contracts }: Portal, workCenterId: string): Promise<void> {
  const { data } = await contracts.index({ state: 'current', perPage: 100 })
  const open = data.find(({ endsOn }) => endsOn === null)
  const input = { startsOn: '2040-01-01', kind: 'temporary', weeklyMinutes: 1200, workCenterId } as const
  const { id } = await contracts.create({ ...input, employeeId: open?.person.id ?? '' })
  await contracts.update(id, { ...input, ...(await seen(contracts, id)), partTime: true })
  await contracts.changes(id)
  await contracts.import({
    dryRun: true,
    rows: [{ username: open?.username, ...input, workCenter: 'MAD' }, {}],
  })
  await contracts.destroy(id)
  await contracts.deletions()
}

async function askShifts({ shiftPatterns, shiftAssignments, shifts, contracts }: Portal): Promise<void> {
  const day = { segments: [{ start: 480, end: 960 }], breaks: [{ start: 720, end: 750 }] }
  const input = {
    name: `Patrón ${randomUUID()}`,
    anchorOn: '2040-01-02',
    weeks: [Array.from({ length: 7 }, () => day)],
  }
  const { id: patternId } = await shiftPatterns.create(input)
  await shiftPatterns.update(patternId, {
    ...{ ...input, validFrom: '2040-02-01', ...(await seen(shiftPatterns, patternId)) },
  })
  await shiftPatterns.changes(patternId)
  const times = { anchorOn: '2040-01-02', monday: '07:00-15:00 (11:00-11:20) | 15:00-23:00' }
  await shiftPatterns.import({ dryRun: true, rows: [{ name: `Patrón ${randomUUID()}`, ...times }, {}] })
  await shiftPatterns.index({ sort: '-assigned' })
  const { data } = await contracts.index({ state: 'current', perPage: 100 })
  const open = data.find(({ endsOn }) => endsOn === null)
  const employeeId = open?.person.id ?? ''
  await shiftAssignments.create({ employeeIds: [employeeId], patternId, startsOn: '2040-03-01' })
  const assigned = await shiftAssignments.index({ patternId })
  await shiftAssignments.changes(assigned.data[0]?.id ?? '')
  await shiftAssignments.deletions()
  const named = { username: open?.username, pattern: input.name, startsOn: '2040-03-01' }
  await shiftAssignments.import({ dryRun: true, rows: [named, {}] })
  await shifts.index({ employeeId, from: '2040-03-01' })
  await shifts.own()
  await shifts.change({ changes: [{ do: 'put', employeeId, date: '2040-03-01', ...day, note: 'Curso' }] })
  await shifts.history({ employeeId, from: '2040-03-01' })
  await shifts.change({ changes: [{ do: 'clear', employeeId, date: '2040-03-01' }] })
  await shifts.import({ dryRun: true, rows: [{ username: open?.username, date: '2040-03-01' }, {}] })
  await shiftAssignments.destroy(assigned.data[0]?.id ?? '')
  await shiftPatterns.patch(patternId, { active: false, ...(await seen(shiftPatterns, patternId)) })
}

async function askClock(portal: Portal): Promise<void> {
  const { clock, clockEntries, workdays, workingHours, skillHours, session } = portal
  await clock.show()
  await clock.press({ kind: 'in' })
  await clock.press({ kind: 'out' })
  const employeeId = session.current?.userData.uid ?? ''
  const { data } = await clockEntries.index({ employeeId })
  await workdays.index({ employeeId })
  await workdays.show(employeeId, { date: data[0]?.date ?? '' })
  await workingHours.index({ employeeId, by: 'week', sort: '-balance', timeOff: true })
  await workingHours.choices()
  await skillHours.index({ employeeId, by: 'person', sort: 'person' })
}

/** A person at work queues for a break, and leaves the queue. */
async function askBreakTurns({ clock, breakTurns }: Portal, { breakTypes }: Portal): Promise<void> {
  const code = randomUUID().slice(0, 6).toUpperCase()
  const { id: breakTypeId } = await breakTypes.create({ code, name: `Pausa ${code}`, maxShare: 50 })
  const { state } = await clock.show()
  if (state === 'out') await clock.press({ kind: 'in' })
  await breakTurns.create({ breakTypeId })
  await breakTurns.destroy()
  await clock.press({ kind: 'out' })
}

/** A person's corrections, decided by another, the proof of others' records, and their months. */
export async function askCorrections(strict: Strict, company: Portal): Promise<void> {
  const mine = await strict('empleado')
  const employeeId = mine.session.current?.userData.uid ?? ''
  const { data } = await mine.clockEntries.index({ employeeId, kind: 'out' })
  const [approved, rejected, withdrawn] = await Promise.all(
    data.slice(0, 3).map(async ({ id: entryId }) => {
      const input = { change: 'remove', entryId, reason: 'Fichado por error' } as const
      return (await mine.clockCorrections.create(input)).id
    }),
  )
  await company.clockCorrections.index({ employeeId, waiting: true })
  await company.clockCorrections.show(approved ?? '')
  await company.clockCorrections.approve(approved ?? '')
  await company.clockCorrections.reject(rejected ?? '', { reason: 'No consta' })
  await mine.clockCorrections.withdraw(withdrawn ?? '')
  await askCorrectionFiles(mine, company, data[2]?.id ?? '')
  await askProof(company, mine)
  await askBreakTurns(mine, company)
  await askMonths(mine, company)
  await askTeam(company)
  const lead = await strict('coordinador')
  await askTimeRules(company)
  await askVacations({ mine, lead, company })
  await askAbsences(mine, company)
  await askTelework({ mine, lead, company })
  await askReports(company)
}
