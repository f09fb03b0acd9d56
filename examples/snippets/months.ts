import type { Portal } from '@portal/sdk'
import '@portal/sdk/node'

// #region confirm
export async function confirm(mine: Portal, id: string, month: string) {
  const sheet = await mine.monthSheets.show(id, { month })
  console.log(`${sheet.workedDays} days, ${sheet.extraSeconds / 3600} extra hours`)
  return mine.monthSheets.confirm(id, { month, hash: sheet.hash })
}
// #endregion

// #region lock
export async function lockAll(company: Portal, month: string) {
  const locked: string[] = []
  const asked = { from: month, until: month, state: ['confirmed' as const] }
  for await (const { person } of company.monthSheets.list(asked)) {
    const outcome = await company.monthSheets.lock(person.id, { month }).safe()
    if (outcome.ok) locked.push(person.displayName)
    else console.warn(`${person.displayName}: ${outcome.error.message}`)
  }
  return locked
}
// #endregion

// #region reopen
export async function reopen(company: Portal, id: string, month: string) {
  return company.monthSheets.reopen(id, { month, reason: 'The shift of the last Friday is missing' })
}
// #endregion

// #region compensate
export async function compensate(company: Portal, employeeId: string, month: string) {
  await company.hourBank.create({
    ...{ employeeId, kind: 'rest', minutes: 30, ofMonth: month },
    ...{ date: '2000-03-15', reason: 'Agreed with the person' },
  })
  const { data, meta } = await company.hourBank.index({ employeeId })
  for (const { date, kind, seconds } of data) console.log(`${date} ${kind}: ${seconds / 60} minutes`)
  return meta.balanceSeconds
}
// #endregion

// #region limit
export async function nearTheLimit(company: Portal, year: number) {
  const { data, meta } = await company.overtime.index({ year, state: ['over', 'near'] })
  for (const { person, share, source } of data)
    console.log(`${person.displayName}: ${Math.round(share * 100)} % (${source})`)
  return meta.over + meta.near
}
// #endregion

// #region proof
export async function proof(mine: Portal, path: string) {
  const { id } = await mine.recordPackages.create({ from: '2000-01-01', until: '2000-01-31' })
  while ((await mine.recordPackages.show(id)).state !== 'ready')
    await new Promise((wake) => setTimeout(wake, 1000))
  await mine.recordPackages.file(id).toFile(path)
}
// #endregion
