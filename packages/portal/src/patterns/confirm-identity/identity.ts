import { isPortalError } from '@portal/sdk'

/** Asks the person to say the password again; resolves with whether they did. */
type Asker = () => Promise<boolean>

let asker: Asker | undefined
let asked: Promise<boolean> | undefined
const declined = new WeakSet<object>()

/** Sets who asks: the one dialog of the page. Answers what takes it away. */
export function askIdentityBy(ask: Asker): () => void {
  asker = ask
  return () => {
    asker = undefined
  }
}

/**
 * Does something, and when the server wants the password said again first, asks for it and does the same once more. Acts
 * that are refused at the same time share one question. Who declines gets the refusal.
 */
export async function withIdentity<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!wantsIdentity(error) || declined.has(error) || !asker) throw error
    asked ??= asker().finally(() => {
      asked = undefined
    })
    if (await asked) return act()
    declined.add(error)
    throw error
  }
}

/** Whether the server wants the password said again. */
export function wantsIdentity(error: unknown): error is object {
  return isPortalError(error, 'permission') && error.code === 'reauthentication'
}
