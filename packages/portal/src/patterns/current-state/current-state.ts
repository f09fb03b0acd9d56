import { isPortalError, messageOf } from '@portal/sdk'
import type { Seen } from '#patterns/resource-screen/family.ts'
import { isOvertaken } from './is-overtaken.ts'

/** The current state of a row in one line, and its version. */
export interface CurrentState extends Partial<Seen> {
  readonly text: string
}

type ReadCurrentState = (family: string, id: string) => Promise<CurrentState | undefined>

let read: ReadCurrentState | undefined

/** Registers the function that knows the families of all areas; returns one that unregisters it. */
export function registerCurrentStates(given: ReadCurrentState): () => void {
  read = given
  return () => {
    read = undefined
  }
}

/** The current state of a row; undefined if its family does not provide it, or it cannot be read. */
export async function currentState(family: string, id: string): Promise<CurrentState | undefined> {
  return read?.(family, id).catch(() => undefined)
}

/** The current state of the row that a refusal is about; undefined for other errors. */
export async function currentStateAfter(error: unknown): Promise<CurrentState | undefined> {
  if (!isOvertaken(error) || !isPortalError(error)) return undefined
  const { operation = '', id } = error
  return id === undefined ? undefined : currentState(operation.split('.', 1)[0] ?? '', id)
}

/** The message of an error; after a conflict with the current state. */
export async function reasonOf(error: unknown, language: string): Promise<string> {
  const now = await currentStateAfter(error)
  return [messageOf(error, language), ...(now === undefined ? [] : [now.text])].join(' · ')
}
