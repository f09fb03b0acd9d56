import { readFile } from 'node:fs/promises'
import type { Portal } from '@portal/sdk'

// #region communicate
export async function communicate(mine: Portal, code: string, from: string) {
  const { data } = await mine.absenceTypes.index({ search: code })
  const type = data.find((one) => one.code === code)
  if (type === undefined) throw new Error(`There is no type ${code}`)
  const absence = { absenceTypeId: type.id, from }
  const { units, refusals, proofDueOn } = await mine.absences.preview(absence)
  console.log(`${units} days; proof until ${proofDueOn ?? 'any time'}`)
  if (refusals.length > 0) throw new Error(refusals.map(({ rule }) => rule).join(', '))
  return mine.absences.create(absence)
}
// #endregion

// #region prove
export async function prove(mine: Portal, id: string, path: string) {
  const file = new File([await readFile(path)], 'justificante.pdf')
  const { id: fileId } = await mine.absenceFiles.create(file)
  const { version } = await mine.absences.show(id)
  return mine.absences.justify(id, { version, fileIds: [fileId] })
}
// #endregion

// #region validate
export async function validate(company: Portal, id: string) {
  const { version, type, state } = await company.absences.show(id)
  console.log(`${type?.name ?? 'absent'}: ${state}`)
  return company.absences.approve(id, { version })
}
// #endregion

// #region sick
export async function sickLeave(company: Portal, employeeId: string, absenceTypeId: string, on: string) {
  const { id } = await company.absences.create({ employeeId, absenceTypeId, from: on })
  for (const kind of ['baja', 'discharge'] as const) {
    const { version } = await company.absences.show(id)
    await company.absences.addPart(id, { version, kind, on })
  }
  return company.absences.show(id)
}
// #endregion

// #region report
export async function report(company: Portal, from: string, until: string) {
  const { rows, people, agreedMinutes } = await company.absenteeism.show({ from, until, groupBy: 'team' })
  console.log(`${people} people, ${agreedMinutes / 60} agreed hours, ${rows.length} teams`)
  return people
}
// #endregion

// #region agree
export async function agree(company: Portal, agreement: string, validFrom: string) {
  const [type] = (await company.absenceTypes.index({ search: 'MUD' })).data
  if (type === undefined) throw new Error('There is no leave to move house')
  const { id: absenceTypeId, unit, yearlyBy, variations, pay, justification, justificationDays } = type
  const { countsAsWorked, countsAsAbsenteeism, accruesVacation, approver, note } = type
  const draft = await company.absencePolicies.create({
    ...{ agreement, name: agreement, validFrom, source: 'Art. 30' },
    rules: [
      {
        ...{ absenceTypeId, unit, yearlyBy, variations, pay, justification, justificationDays },
        ...{ countsAsWorked, countsAsAbsenteeism, accruesVacation, approver, note },
        ...{ maxPerEvent: 2, maxPerYear: null, source: 'Art. 30' },
      },
    ],
    examples: [
      {
        ...{ name: 'Moving house', absenceTypeId, kinship: null, travel: false },
        ...{ weeklyMinutes: 2400, fullWeeklyMinutes: 2400, limit: 2, unit: 'working_days', allowance: null },
      },
    ],
  })
  return company.absencePolicies.publish(draft.id, { version: draft.version })
}
// #endregion
