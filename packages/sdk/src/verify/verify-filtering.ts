import type { KeyObject } from 'node:crypto'
import { isSigned, keysOf, sha256 } from './digests.ts'

/** What is wrong with a certificate of filtering. */
export type FilteringFinding = 'unreadable' | 'changed' | 'key_unknown'

/** A blacklist, as it was when the contacts were checked. */
export interface FilteredList {
  readonly name: string
  readonly layer: string
  readonly edition: string | null
  readonly ranOn: string | null
  readonly size: number
  readonly hits: number
}

/** The content of a certificate of filtering; only as trustworthy as the verification. */
export interface FilteringFacts {
  readonly activation: string
  readonly segment: string
  readonly skill: string
  readonly madeAt: string
  readonly members: number
  readonly blacklisted: number
  readonly lists: readonly FilteredList[]
  /** SHA-256 of the signed content. */
  readonly sha256: string
  /** SHA-256 of the public key that signed it. */
  readonly fingerprint: string
  readonly isKeyGiven: boolean
}

/** The result: `holds` when nothing was found. Without `facts` the file is no certificate. */
export interface FilteringVerification {
  readonly holds: boolean
  readonly findings: readonly FilteringFinding[]
  readonly facts?: FilteringFacts
}

const format = 'portal-filtering/1'
const names = ['format', 'key', 'document', 'sha256', 'signature', 'publicKey'] as const
type Proof = Readonly<Record<(typeof names)[number], string>>

type Named = { readonly name: string }
interface Content {
  readonly madeAt: string
  readonly activation: Named
  readonly segment: Named
  readonly skill: Named
  readonly sum: { readonly members: number; readonly blacklisted: number }
  readonly lists: readonly FilteredList[]
}

/**
 * Verifies a certificate of filtering offline: the file is refused when a single byte of it was changed. Trusts the
 * keys passed as PEM; without any, the one in the file. Never throws.
 *
 * @example
 * const { holds, facts } = verifyFiltering(await readFile('certificado.json', 'utf8'), { key })
 */
export function verifyFiltering(text: string, { key }: { key?: string } = {}): FilteringVerification {
  const proof = proofIn(text)
  const content = proof && contentIn(proof.document)
  if (proof === undefined || content === undefined) return { holds: false, findings: ['unreadable'] }
  const trusted = keysOf(key ?? proof.publicKey).get(proof.key)
  const findings = findingsOf(text, proof, trusted?.key)
  const fingerprint = trusted?.fingerprint ?? ''
  const facts = { ...factsOf(content), sha256: proof.sha256, fingerprint, isKeyGiven: key !== undefined }
  return { holds: findings.length === 0, findings, facts }
}

function findingsOf(text: string, proof: Proof, key: KeyObject | undefined): FilteringFinding[] {
  const isSame = written(proof) === text && proof.sha256 === sha256(proof.document)
  if (key === undefined) return isSame ? ['key_unknown'] : ['key_unknown', 'changed']
  return isSame && isSigned(key, 'filtering', proof.sha256, proof.signature) ? [] : ['changed']
}

function factsOf({ madeAt, activation, segment, skill, sum, lists }: Content) {
  const { members, blacklisted } = sum
  const called = { activation: activation.name, segment: segment.name, skill: skill.name }
  return { ...called, madeAt, members, blacklisted, lists }
}

/** Serialized exactly as the server does, so that even insignificant changed bytes are detected. */
const written = (proof: Proof): string =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, proof[name]])))

function proofIn(text: string): Proof | undefined {
  const read = parsed(text)
  if (!isRecord(read) || read.format !== format) return undefined
  return names.every((name) => typeof read[name] === 'string') ? (read as Proof) : undefined
}

function contentIn(document: string): Content | undefined {
  const read = parsed(document)
  if (!isRecord(read) || !isRecord(read.sum) || !Array.isArray(read.lists)) return undefined
  const isNamed = [read.activation, read.segment, read.skill].every(isRecord)
  // The signature covers the rest.
  return isNamed ? (read as unknown as Content) : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
