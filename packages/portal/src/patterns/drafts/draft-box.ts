import type { KeptValues } from '@portal/ui-kit'

/** The text of a form so far, and the step reached. */
export interface Draft {
  readonly values: KeptValues
  readonly reached: string | null
}

/** The tab's sessionStorage. */
export type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** The encryption key of one person. */
export interface DraftKeys {
  readonly of: (uid: string) => Promise<CryptoKey>
  readonly forget: (uid: string) => Promise<void>
}

/** The maximum age of a draft. */
export const draftLifeMs = 24 * 60 * 60_000

const prefix = 'portal.draft.'

interface Sealed {
  readonly until: number
  readonly iv: string
  readonly data: string
}

/**
 * Stores a person's drafts encrypted with that person's key in the tab's storage: they survive a reload, a failed
 * chunk and the end of the session, and are deleted with the tab, after a day, or at sign-out.
 */
export function draftBox(memory: Memory, keys: DraftKeys, now: () => number = Date.now) {
  const placeOf = (uid: string, name: string) => `${prefix}${uid}.${name}`
  // A draft dropped during its encryption must not reappear.
  const drops = new Map<string, number>()

  const sealedAt = (place: string): Sealed | undefined => {
    const sealed = readSealed(memory.getItem(place))
    if (sealed !== undefined && sealed.until > now()) return sealed
    memory.removeItem(place)
    return undefined
  }

  const placesOf = (uid: string) =>
    Array.from({ length: memory.length }, (_, at) => memory.key(at) ?? '').filter((place) =>
      place.startsWith(placeOf(uid, '')),
    )

  const drop = (place: string) => {
    drops.set(place, (drops.get(place) ?? 0) + 1)
    memory.removeItem(place)
  }

  return {
    /** The names of a person's drafts with a prefix. */
    names: (uid: string, beginning = ''): string[] =>
      placesOf(uid)
        .filter((place) => sealedAt(place) !== undefined)
        .map((place) => place.slice(placeOf(uid, '').length))
        .filter((name) => name.startsWith(beginning)),

    has: (uid: string, name: string): boolean => sealedAt(placeOf(uid, name)) !== undefined,

    /** A draft of this person; undefined when it cannot be decrypted. */
    async read(uid: string, name: string): Promise<Draft | undefined> {
      const place = placeOf(uid, name)
      const sealed = sealedAt(place)
      if (sealed === undefined) return undefined
      try {
        return await unseal(await keys.of(uid), place, sealed)
      } catch {
        memory.removeItem(place)
        return undefined
      }
    },

    /** Stores a draft. Where encryption or storage is unavailable, the form works without one. */
    async write(uid: string, name: string, draft: Draft): Promise<void> {
      const place = placeOf(uid, name)
      const before = drops.get(place)
      try {
        const sealed = await seal(await keys.of(uid), place, draft, now() + draftLifeMs)
        if (drops.get(place) === before) memory.setItem(place, JSON.stringify(sealed))
      } catch {
        // No secure context, a full storage, a private window.
      }
    },

    drop: (uid: string, name: string): void => drop(placeOf(uid, name)),

    /** Deletes all drafts of a person, and the key. */
    async forget(uid: string): Promise<void> {
      for (const place of placesOf(uid)) drop(place)
      await keys.forget(uid).catch(() => undefined)
    },
  }
}

// The name is authenticated, too: a draft decrypts only for its person and form.
const cipher = (place: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(place),
})

async function seal(key: CryptoKey, place: string, draft: Draft, until: number): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const plain = new TextEncoder().encode(JSON.stringify(draft))
  const data = await crypto.subtle.encrypt(cipher(place, iv), key, plain)
  return { until, iv: toText(iv), data: toText(new Uint8Array(data)) }
}

async function unseal(key: CryptoKey, place: string, { iv, data }: Sealed): Promise<Draft> {
  const plain = await crypto.subtle.decrypt(cipher(place, toBytes(iv)), key, toBytes(data))
  // It was encrypted here: nobody else can have written it.
  return JSON.parse(new TextDecoder().decode(plain)) as Draft
}

function readSealed(text: string | null): Sealed | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return isSealed(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

function isSealed(value: unknown): value is Sealed {
  if (typeof value !== 'object' || value === null) return false
  const { until, iv, data } = value as Partial<Record<keyof Sealed, unknown>>
  return typeof until === 'number' && typeof iv === 'string' && typeof data === 'string'
}

const toText = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

const toBytes = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
