import type { Lock } from '#session/lock.ts'
import type { TabMessage, Tabs } from '#session/tabs.ts'

/** Several tabs of one browser, simulated in memory. */
export interface TestBrowser {
  /** Opens a tab and returns its channel to the others. */
  openTab(): Tabs
  /** One lock shared by all tabs. */
  readonly lock: Lock
}

/** Creates the browser. Messages arrive in the turn after they were posted. */
export function testBrowser(): TestBrowser {
  const tabs = new Set<(message: TabMessage) => void>()
  const holders = new Set<object>()
  let turn: Promise<unknown> = Promise.resolve()
  return {
    openTab() {
      const own = new Set<(message: TabMessage) => void>()
      const receive = (message: TabMessage) => own.forEach((listener) => listener(message))
      tabs.add(receive)
      return {
        post(message) {
          for (const other of tabs) if (other !== receive) queueMicrotask(() => other(message))
        },
        subscribe(listener) {
          own.add(listener)
          return () => own.delete(listener)
        },
        close: () => tabs.delete(receive),
        hold() {
          const holder = {}
          holders.add(holder)
          return () => holders.delete(holder)
        },
        isHeld: () => Promise.resolve(holders.size > 0),
      }
    },
    lock(_name, _timeoutMs, run) {
      const result = turn.then(run, run)
      turn = result.catch(() => undefined)
      return result
    },
  }
}
