import type { Portal } from '@portal/sdk'

/** A month that a person confirms, and the company locks, reopens and books into the hour bank. */
export async function askMonths(mine: Portal, company: Portal): Promise<void> {
  const id = mine.session.current?.userData.uid ?? ''
  const month = '2000-01'
  const { data: contracts } = await company.contracts.index({ employeeId: id })
  const workCenterId = contracts[0]?.workCenterId ?? ''
  const hours = { kind: 'temporary', weeklyMinutes: 2400, workCenterId } as const
  await company.contracts.create({ ...hours, employeeId: id, startsOn: '2000-01-01', endsOn: '2000-01-31' })
  const { hash } = await mine.monthSheets.show(id, { month })
  await mine.monthSheets.confirm(id, { month, hash })
  await company.monthSheets.lock(id, { month })
  await company.monthSheets.reopen(id, { month, reason: 'Se revisa' })
  await company.monthSheets.index({ from: month, sort: '-balance' })
  await mine.monthSheets.index({ waiting: true })
  await mine.monthSheets.summary(id, { month })
  await mine.monthSheets.export(id, { month }).text()
  await company.monthSheets.remind({ month })
  const moved = { employeeId: id, kind: 'adjustment', minutes: 30, date: '2020-01-31' } as const
  await company.hourBank.create({ ...moved, reason: 'Saldo anterior' })
  await company.hourBank.index({ employeeId: id, kind: ['adjustment'] })
  await company.overtime.index({ employeeId: id, year: 2020 })
}
