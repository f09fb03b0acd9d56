import { hash, verify } from '@node-rs/argon2'
import { Refusal, refuse } from '#contract/refuse.ts'

/** OWASP's high setting: about 80 ms and 64 MiB a hash, so at most two at a time. */
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 }
const slots = 2
const longestQueue = 50
const shortest = 8
const longest = 256

/** Passwords that the lists of leaks begin with, and the words of this house. */
const common = new Set(
  (
    'password passw0rd password1 password123 12345678 123456789 1234567890 qwertyui qwerty123 1q2w3e4r 11111111 ' +
    '00000000 iloveyou sunshine princess football baseball welcome1 admin123 administrator contraseña contrasena ' +
    'portal123 abcd1234 trustno1 superman letmein1 dragon123 michael1 12341234 87654321 asdfghjk zxcvbnm1 espana123 ' +
    'barcelona realmadrid'
  ).split(' '),
)

/** Refuses a password that is too short, too long, common, or the person's own name (OWASP ASVS 5.0 6.2). */
export function checkNewPassword(password: string, username: string): void {
  const length = Array.from(password).length
  if (length < shortest) refuse('too_short', 'password', { count: shortest })
  if (length > longest) refuse('too_long', 'password', { count: longest })
  const plain = password.toLowerCase()
  if (common.has(plain) || plain === username.toLowerCase()) refuse('inclusion', 'password')
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost))

let decoy: Promise<string> | undefined

/** Takes as long for an unknown user as for a wrong password. */
export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no password is this one')
  const known = stored ?? (await decoy)
  const matches = await inTurn(() => verify(known, password))
  return matches && typeof stored === 'string'
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
