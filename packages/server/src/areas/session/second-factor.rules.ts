import { Secret, TOTP } from 'otpauth'

/** RFC 6238 with the defaults of authenticator apps: six digits of SHA-1, every 30 seconds. */
const stepSeconds = 30
const shape = { algorithm: 'SHA1', digits: 6, period: stepSeconds } as const
/** The previous and the next step are accepted: clocks differ, and people are slow. */
const window = 1
const issuer = 'Portal'
export const recoveryCodeCount = 10
const recoveryCodeLength = 10

export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The URI in the QR code that an authenticator app reads. */
export function addressOf(secret: string, label: string): string {
  return new TOTP({ ...shape, issuer, label, secret: Secret.fromBase32(secret) }).toString()
}

/** The time step that a code currently belongs to, if any. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...shape, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / stepSeconds) + delta
}

/** A readable recovery code from random bytes, without characters that look alike. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const text = Array.from(bytes.subarray(0, recoveryCodeLength), (byte) => letters[byte % letters.length])
  return `${text.slice(0, 5).join('')}-${text.slice(5).join('')}`
}

/** Separators that people type are ignored. */
export const plainCode = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, '')

export const isAppCode = (plain: string): boolean => /^\d{6}$/.test(plain)
