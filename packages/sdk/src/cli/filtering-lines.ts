import type { FilteringVerification } from '@portal/sdk/verify'
import type { VerifyWords } from './phrases/verify-phrases.ts'

/** The result of verifying a certificate of filtering, as text. */
export function filteringLines(
  { holds, findings, facts }: FilteringVerification,
  words: VerifyWords,
): string[] {
  if (facts === undefined) return []
  const { isKeyGiven, fingerprint } = facts
  return [
    ...(holds ? [words.filtering.holds] : []),
    words.filtering.about(facts),
    ...facts.lists.map(words.filtering.list),
    isKeyGiven ? words.keyGiven(fingerprint) : words.keyTaken(fingerprint),
    ...findings.map((one) => `✗ ${words.filtering.findings[one]}`),
  ]
}
