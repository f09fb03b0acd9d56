import type { Finding, PackageFacts, Verification } from '@portal/sdk/verify'
import type { VerifyWords } from './phrases/verify-phrases.ts'

/** A tampered package can have thousands of findings: the first ones are enough. */
const mostShown = 50

/** The result of a verification as text: valid, or what is invalid and where. */
export function verificationLines({ holds, findings, facts }: Verification, words: VerifyWords): string[] {
  if (facts === undefined) return []
  const left = findings.length - mostShown
  return [
    ...(holds ? [words.holds] : []),
    ...aboutOf(facts, words),
    ...findings.slice(0, mostShown).map((one) => `✗ ${findingText(one, words)}`),
    ...(left > 0 ? [words.more(left)] : []),
  ]
}

function aboutOf(facts: PackageFacts, words: VerifyWords): string[] {
  const { isKeyGiven, fingerprint, anchored, detail, compared } = facts
  const isFull = detail === 'full'
  return [
    words.about(facts),
    ...(isFull ? [words.entries(facts), anchored ? words.anchored(anchored, facts) : words.noAnchors] : []),
    ...(isFull && facts.heldBack > 0 ? [words.heldBack(facts.heldBack)] : []),
    ...(isFull && facts.unlinked > 0 ? [words.unlinked(facts.unlinked)] : []),
    ...(isFull ? [compared > 0 ? words.compared(compared) : words.notCompared] : []),
    isKeyGiven ? words.keyGiven(fingerprint) : words.keyTaken(fingerprint),
  ]
}

/** The file, the person and the entry, then the problem. */
function findingText({ kind, file, person, name, number, anchor, key }: Finding, words: VerifyWords): string {
  const where = [
    ...(file === undefined ? [] : [file]),
    ...(person === undefined ? [] : [name === undefined ? person : `${name} (${person})`]),
    ...(number === undefined ? [] : [words.entry(number)]),
    ...(anchor === undefined ? [] : [words.anchor(anchor)]),
    ...(key === undefined ? [] : [key]),
  ]
  return [...where, words.findings[kind]].join(': ')
}
