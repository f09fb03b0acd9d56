import { isPortalError, messageOf } from '@portal/sdk'
import type { Seen } from '#patterns/resource-screen/family.ts'
import { isOvertaken } from './is-overtaken.ts'

/** The current state of a row in one line, and its version. */
export interface StandsNow extends Partial<Seen> {
  readonly text: string
}

type ReadStands = (family: string, id: string) => Promise<StandsNow | undefined>

let read: ReadStands | undefined

/** Registers the function that knows the families of all areas; returns one that unregisters it. */
export function registerStands(given: ReadStands): () => void {
  read = given
  return () => {
    read = undefined
  }
}

/** The current state of a row; undefined if its family does not provide it, or it cannot be read. */
export async function standsNow(family: string, id: string): Promise<StandsNow | undefined> {
  return read?.(family, id).catch(() => undefined)
}

/** The current state of the row that a refusal is about; undefined for other errors. */
export async function standsAfter(error: unknown): Promise<StandsNow | undefined> {
  if (!isOvertaken(error) || !isPortalError(error)) return undefined
  const { operation = '', id } = error
  return id === undefined ? undefined : standsNow(operation.split('.', 1)[0] ?? '', id)
}

/** The message of an error; after a conflict with the current state. */
export async function reasonOf(error: unknown, language: string): Promise<string> {
  const now = await standsAfter(error)
  return [messageOf(error, language), ...(now === undefined ? [] : [now.text])].join(' · ')
}
