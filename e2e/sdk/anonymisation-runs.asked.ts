import { seen } from '../support/seen.ts'
import type { Asking } from './asking.ts'

/** Everything about anonymising old data. */
export async function ask({ portal }: Asking): Promise<void> {
  const { anonymisationRules: rules, anonymisationRuns: runs, fieldClasses, legalHolds } = portal
  const [format] = await fieldClasses.index()
  const { id: templateId = '', fields = [] } = format ?? {}
  await fieldClasses.update(templateId, {
    fields: fields.slice(0, 1).map(({ name, class: held }) => ({ name, class: held })),
  })
  const input = { name: 'Regla de paso', templateId, retentionDays: 36_500 }
  const { id: ruleId } = await rules.create(input)
  await rules.update(ruleId, { ...(await seen(rules, ruleId)), ...input })
  await rules.index({ search: 'paso' })
  await runs.preview({ ruleId })
  // No demo data is that old.
  await runs.create({ ruleId, reason: 'Prueba de paso' }).safe()
  const [run] = (await runs.index()).data
  await runs.show(run?.id ?? '')
  await runs.cancel(run?.id ?? '').safe()
  await rules.patch(ruleId, { ...(await seen(rules, ruleId)), active: false })
  await rules.destroy(ruleId)
  await rules.restore(ruleId)
  const hold = await legalHolds.create({ templateId, reason: 'Prueba de paso' })
  await legalHolds.index()
  await legalHolds.revoke(hold.id)
}
