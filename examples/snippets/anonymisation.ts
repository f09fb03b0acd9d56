import type { Portal } from '@portal/sdk'

// #region preview
export async function whatIsDue({ anonymisationRules, anonymisationRuns }: Portal, ruleName: string) {
  const [rule] = (await anonymisationRules.index({ search: ruleName })).data
  if (rule === undefined) throw new Error(`No rule is called ${ruleName}`)
  const { records, held, fields } = await anonymisationRuns.preview({ ruleId: rule.id })
  console.log(`${records} records are due, ${held} are held`)
  for (const { field, method, values } of fields) console.log(`${field}: ${method}, ${values} values`)
}
// #endregion
