import { hash, verify } from '@node-rs/argon2'
import { Refusal, refuse } from '#contract/refuse.ts'
import { isCommonPassword } from './common-passwords.ts'

/** OWASP's high setting: about 80 ms and 64 MiB per hash, so at most two at a time. */
export const fullCost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }
let cost = fullCost

/** Changes the cost from now on, for tests: all but those of the cost itself sign in only as a precondition. */
export function hashAt(other: typeof fullCost): void {
  cost = other
}

const slots = 2
const longestQueue = 50
const shortest = 8
const longest = 256

/**
 * Refuses a password that is too short, too long, common, or one of these words: the person's own names and numbers,
 * and those of the company. There are no composition rules, and the password is never modified (OWASP ASVS 5.0 6.2).
 */
export function checkNewPassword(password: string, ...words: readonly string[]): void {
  const length = Array.from(password).length
  if (length < shortest) refuse('too_short', 'password', { count: shortest })
  if (length > longest) refuse('too_long', 'password', { count: longest })
  if (isCommonPassword(password) || isOneOf(words, password)) refuse('inclusion', 'password')
}

/** Digits and punctuation around a word make no difference. */
function isOneOf(words: readonly string[], password: string): boolean {
  const plain = password.toLowerCase()
  const bare = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return words.some((word) => [plain, bare].includes(word.toLowerCase()) && word !== '')
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost))

let decoy: Promise<string> | undefined

/** Takes the same time for an unknown user as for a wrong password. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no password is this one')
  const known = stored ?? (await decoy)
  const matches = await inTurn(() => verify(known, password))
  return matches && typeof stored === 'string'
}

/** Whether a hash uses less than the current cost: it is renewed when the password is available. */
export function isWeakHash(stored: string): boolean {
  const [, memory, time] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(stored) ?? []
  return Number(memory ?? 0) < cost.memoryCost || Number(time ?? 0) < cost.timeCost
}

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= slots) {
    if (waiting.length >= longestQueue) throw new Refusal(503, 'unavailable', {}, { 'retry-after': '5' })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running++
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
