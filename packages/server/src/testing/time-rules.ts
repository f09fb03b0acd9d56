import { randomUUID } from 'node:crypto'
import type { Portal, TimeRuleSet, TimeRuleSetInput, TimeRules } from '@portal/sdk'
import type { Employed } from './employed.ts'
import { law } from './law.ts'

export const anAgreement = () => `Convenio ${randomUUID()}`

/** Draft rules for an agreement of the test, from a day on: those of the law with the given changes. */
export const rulesOfAgreement = (
  agreement: string,
  { limits, ...more }: Partial<Omit<TimeRules, 'limits'>> & { limits?: Partial<TimeRules['limits']> } = {},
  validFrom = '2026-01-01',
): TimeRuleSetInput => ({
  ...{ agreement, name: agreement, validFrom, source: 'Convenio de la prueba' },
  rules: { ...law, ...more, limits: { ...law.limits, ...limits } },
  examples: [
    { name: 'Una hora', restMinutes: null, work: [{ start: 480, end: 540 }], breaks: [], incidents: [] },
  ],
})

/** The same, in force. */
export async function inForce(
  admin: Portal,
  ...input: Parameters<typeof rulesOfAgreement>
): Promise<TimeRuleSet> {
  const { id, version } = await admin.timeRules.create(rulesOfAgreement(...input))
  return admin.timeRules.publish(id, { version })
}

/** Assigns somebody's contract to an agreement. */
export async function under(admin: Portal, { id: employeeId }: Employed, agreement: string): Promise<void> {
  const { data } = await admin.contracts.index({ employeeId })
  const { id, version, startsOn, kind, weeklyMinutes, workCenterId } = data[0] ?? neverHired()
  await admin.contracts.update(id, { version, startsOn, kind, weeklyMinutes, workCenterId, agreement })
}

const neverHired = (): never => {
  throw new Error('nobody who has a contract')
}
