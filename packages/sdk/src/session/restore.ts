import type { Clock } from '#http/clock.ts'
import type { StoredSession } from './stored-session.ts'
import type { Tabs } from './tabs.ts'

/** A new tab waits so long for the session of another tab that has one, and may be busy. */
const handOverMs = 3000

type Found = StoredSession | undefined

/** The session that was stored; else one that another tab hands over. At once, when it was read at once. */
export function restored(
  stored: Found | Promise<Found>,
  tabs: Tabs | undefined,
  clock: Clock,
): typeof stored {
  const orHandedOver = (session: Found) => session ?? (tabs && handedOver(tabs, clock))
  return stored instanceof Promise ? stored.then(orHandedOver) : orHandedOver(stored)
}

/** Asks the other tabs, because the store of a new tab is its own and empty. */
async function handedOver(tabs: Tabs, clock: Clock): Promise<Found> {
  let stop: () => void = () => undefined
  const answer = await new Promise<Found>((resolve) => {
    stop = tabs.subscribe((message) => {
      if (message.type === 'here') resolve(message.session)
    })
    const giveUp = () => resolve(undefined)
    tabs.isHeld().then((isHeld) => (isHeld ? clock.after(handOverMs, giveUp) : giveUp()), giveUp)
    tabs.post({ type: 'who' })
  })
  stop()
  return answer
}
