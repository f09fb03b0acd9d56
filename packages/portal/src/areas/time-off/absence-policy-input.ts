import type { AbsencePolicyDetail, AbsencePolicyExample, AbsencePolicyInput } from '@portal/sdk'

const nothing = { agreement: '', name: '', validFrom: '', source: '', review: false, rules: [], examples: [] }

/** What a policy says, as it is sent: examples without their results. */
export const inputOf = (policy: AbsencePolicyDetail | undefined): AbsencePolicyInput => {
  if (policy === undefined) return nothing
  const { agreement, name, validFrom, source, review, rules, examples } = policy
  return { agreement, name, validFrom, source, review, rules, examples: examples.map(untried) }
}

/** An example without its result. */
function untried(one: AbsencePolicyExample): AbsencePolicyExample {
  const { name, absenceTypeId, kinship, travel, weeklyMinutes, fullWeeklyMinutes, limit, unit, allowance } =
    one
  return {
    ...{ name, absenceTypeId, kinship, travel, weeklyMinutes, fullWeeklyMinutes },
    ...{ limit, unit, allowance },
  }
}
