import { isPortalError } from '@portal/sdk'

/** Asks the person to confirm the password; resolves to whether they did. */
type Asker = () => Promise<boolean>

let asker: Asker | undefined
let asked: Promise<boolean> | undefined
const declined = new WeakSet<object>()

/** Registers the page's dialog; returns a function that unregisters it. */
export function askIdentityBy(ask: Asker): () => void {
  asker = ask
  return () => {
    asker = undefined
  }
}

/**
 * Runs an operation; if the server requires a confirmed password, asks for it and retries once. Concurrent operations
 * share one dialog. Cancelling rejects with the refusal.
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

/** Whether the server requires the password to be confirmed. */
export function wantsIdentity(error: unknown): error is object {
  return isPortalError(error, 'permission') && error.code === 'reauthentication'
}
