import type { Clock } from '#http/clock.ts'
import type { StoredSession } from './stored-session.ts'
import type { Tabs } from './tabs.ts'

/** How long a new tab waits for another tab, possibly busy, to hand over its session. */
const handOverMs = 3000

type Found = StoredSession | undefined

/** Returns the stored session, else one handed over by another tab. Synchronous when the store is. */
export function restored(
  stored: Found | Promise<Found>,
  tabs: Tabs | undefined,
  clock: Clock,
): typeof stored {
  const orHandedOver = (session: Found) => session ?? (tabs && handedOver(tabs, clock))
  return stored instanceof Promise ? stored.then(orHandedOver) : orHandedOver(stored)
}

/** Asks the other tabs, because a new tab has an empty store of its own. */
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
