import type { Lock } from '#session/lock.ts'
import type { TabMessage, Tabs } from '#session/tabs.ts'

/** Several tabs of one browser, without a browser. */
export interface TestBrowser {
  /** The way of a new tab to the others. */
  openTab(): Tabs
  /** One lock for all tabs. */
  readonly lock: Lock
}

/** Opens the browser. Messages arrive after the turn in which they were posted. */
export function testBrowser(): TestBrowser {
  const tabs = new Set<(message: TabMessage) => void>()
  const holders = new Set<object>()
  let turn: Promise<unknown> = Promise.resolve()
  return {
    openTab() {
      const own = new Set<(message: TabMessage) => void>()
      const hear = (message: TabMessage) => own.forEach((listener) => listener(message))
      tabs.add(hear)
      return {
        post(message) {
          for (const other of tabs) if (other !== hear) queueMicrotask(() => other(message))
        },
        subscribe(listener) {
          own.add(listener)
          return () => own.delete(listener)
        },
        close: () => tabs.delete(hear),
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
