import { type FieldErrors, refuseAll } from '#contract/refuse.ts'
import type { FinalStatesTable, SkillMeaning } from '#db/schema/workflows.ts'

type FinalStateInput = Pick<FinalStatesTable, 'category' | 'recycleAfterMinutes' | 'maxAttempts'> & {
  humanContact: boolean
  sale: boolean
  addsToBlacklist: boolean
  skills: readonly SkillMeaning[]
}

/**
 * The properties of a final state must be consistent: a sale is positive, and do-not-call allows no further attempt.
 */
export function checkFinalState(end: FinalStateInput): void {
  const errors: FieldErrors = meaningErrors(end)
  if (end.sale && !(end.humanContact && end.category === 'useful_positive')) errors.sale = invalid
  if (end.addsToBlacklist && end.recycleAfterMinutes !== null) errors.recycleAfterMinutes = invalid
  if (end.maxAttempts !== null && end.recycleAfterMinutes === null) {
    errors.recycleAfterMinutes = [{ error: 'blank' }]
  }
  refuseAll(errors)
}

/** Reports unknown skills at their index. */
export function checkSkills(skills: readonly SkillMeaning[], known: ReadonlySet<string>): void {
  refuseAll(
    Object.fromEntries(
      skills.flatMap(({ skillId }, at) => (known.has(skillId) ? [] : [[`skills[${at}].skillId`, invalid]])),
    ),
  )
}

/** The override of a final state for a skill, else its own values. */
export function meaningIn<End extends { skills: readonly SkillMeaning[] }>(end: End, skillId?: string): End {
  const own = end.skills.find((one) => one.skillId === skillId)
  if (own === undefined) return end
  const { code, name, category, sale } = own
  return { ...end, code, name, category, sale }
}

function meaningErrors({ skills, humanContact }: FinalStateInput): FieldErrors {
  const errors: FieldErrors = {}
  const ids = skills.map(({ skillId }) => skillId)
  skills.forEach(({ skillId, sale, category }, at) => {
    if (ids.indexOf(skillId) !== at) errors[`skills[${at}].skillId`] = [{ error: 'taken' }]
    if (sale && !(humanContact && category === 'useful_positive')) errors[`skills[${at}].sale`] = invalid
  })
  return errors
}

const invalid = [{ error: 'invalid' as const }]
