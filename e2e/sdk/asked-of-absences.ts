import type { Portal } from '@portal/sdk'
import { seen } from '../support/seen.ts'

const scan = (name: string) => new File(['%PDF-1.7\nCita médica'], name)

/** Absences that are reported and decided on, sick leave, adaptations, and their reports. */
export async function askAbsences(mine: Portal, company: Portal): Promise<void> {
  const year = new Date().getUTCFullYear() + 1
  const id = mine.session.current?.userData.uid ?? ''
  const days = await mine.vacationDays.show(id, { from: `${year}-06-01`, until: `${year}-06-30` })
  const working = days.filter(({ plannedMinutes }) => (plannedMinutes ?? 0) > 0).map(({ date }) => date)
  const { data: types } = await company.absenceTypes.index({ perPage: 100 })
  const typeId = (code: string) => types.find((type) => type.code === code)?.id ?? ''
  const [move = '', matter = '', ill = ''] = working
  await askProved(mine, company, { absenceTypeId: typeId('MUD'), from: move })
  await askDecided(mine, company, { absenceTypeId: typeId('APR'), from: matter })
  const sick = await company.absences.create({ employeeId: id, absenceTypeId: typeId('ITC'), from: ill })
  await company.absences.addPart(sick.id, { version: sick.version, kind: 'baja', on: ill })
  const part = { kind: 'discharge', on: ill } as const
  await company.absences.addPart(sick.id, { ...(await seen(company.absences, sick.id)), ...part })
  await mine.absenceBalances.index()
  await company.absenteeism.show({ from: `${year - 1}-01-01`, until: `${year - 1}-01-31`, groupBy: 'team' })
  await company.absenteeism.index({ groupBy: 'week' })
  await askAdaptations(mine, company)
  await askInbox(company)
}

type Asked = { absenceTypeId: string; from: string }

async function askProved({ absences, absenceFiles }: Portal, company: Portal, asked: Asked): Promise<void> {
  const { id: unused } = await absenceFiles.create(scan('otro.pdf'))
  await absenceFiles.destroy(unused)
  const absence = await absences.create(asked)
  const { id: fileId } = await absenceFiles.create(scan('padron.pdf'))
  await absences.justify(absence.id, { version: absence.version, fileIds: [fileId] })
  await company.absenceFiles.file(fileId).blob()
  const comment = 'No es de esa fecha'
  await company.absences.reject(absence.id, { ...(await seen(company.absences, absence.id)), comment })
}

async function askDecided({ absences }: Portal, company: Portal, asked: Asked): Promise<void> {
  await absences.preview(asked)
  const { id, version } = await absences.create(asked)
  const requests = [{ id, version }]
  await company.absences.decide({ decision: 'approve', requests, hold: true })
  await company.absences.release({ ids: [id] })
  await company.absences.approve(id, { version })
  await absences.index({ initialDate: asked.from, endDate: asked.from, sort: '-from' })
  await absences.cancel(id, { ...(await seen(absences, id)), comment: 'Ya no hace falta' })
  await company.absences.approve(id, { ...(await seen(company.absences, id)) })
}

async function askAdaptations({ workdayAdaptations: mine }: Portal, company: Portal): Promise<void> {
  // The demo has one that is pending already.
  const { data } = await mine.index({ state: 'asked' })
  for (const { id, version } of data) await mine.reply(id, { version, reply: 'withdrawn' })
  const input = { startsOn: '2040-09-01', wanted: 'Turno de mañana', reason: 'Horario del colegio' }
  const { id, version } = await mine.create(input)
  const alternative = 'De 9:00 a 16:00'
  await company.workdayAdaptations.answer(id, { version, answer: 'granted', hold: true })
  await company.workdayAdaptations.release({ ids: [id] })
  await company.workdayAdaptations.answer(id, { version, answer: 'proposed', alternative })
  await mine.reply(id, { ...(await seen(mine, id)), reply: 'accepted' })
}

async function askInbox({ inbox, approvalDelegations }: Portal): Promise<void> {
  await inbox.summary()
  await inbox.index({ sort: 'askedAt', perPage: 5 })
  await approvalDelegations.proposals()
  const [delegate] = await approvalDelegations.delegates({ search: '' })
  if (delegate === undefined) throw new Error('Nobody of the demo could stand in')
  const days = { startsOn: '2040-01-02', endsOn: '2040-01-05' }
  const given = { delegateId: delegate.id, families: delegate.families, ...days }
  const { id } = await approvalDelegations.create(given)
  await approvalDelegations.index({ side: 'given' })
  await approvalDelegations.withdraw(id)
}
