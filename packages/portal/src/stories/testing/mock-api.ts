import { createPortal, memoryStore, type Portal } from '@portal/sdk'
import { type answer, portalHandlers, refuse } from '@portal/sdk/testing/msw'
import { dashboardApi } from './dashboard-api.ts'
import { fieldsApi } from './fields-api.ts'
import { loadsApi } from './loads-api.ts'
import { mockFetch, pause } from './mock-fetch.ts'
import { xhrBy } from './mock-xhr.ts'
import { recoveryApi } from './recovery-api.ts'
import { sessionApi, type Person } from './session-api.ts'

/** The mode of the services: with data, empty, pending forever, failing, unreachable, or newly forbidden. */
export type Mood = 'filled' | 'empty' | 'loading' | 'failing' | 'offline' | 'refusing'

/** The options of the mocked services. */
export interface MockOptions extends Person {
  readonly mood: Mood
  /** The latency of a response, in milliseconds. */
  readonly latencyMs: number
  /** Signed out. */
  readonly isSignedOut?: boolean
}

const reads = ['dashboard.show', 'fields.index', 'loads.index', 'loads.show', 'templates.index'] as const
const moreReads = ['templates.show', 'recordsFile.index', 'recordsFile.show'] as const

/** The real SDK on mocked services, signed in. */
export async function mockedPortal({
  mood,
  latencyMs,
  isSignedOut,
  ...person
}: MockOptions): Promise<Portal> {
  const session = sessionApi(person)
  const answers = mockFetch([...session, ...recoveryApi(), ...dataApi(mood), ...portalHandlers()], latencyMs)
  // The next story restores the browser's own: see `screenStories`.
  globalThis.XMLHttpRequest = xhrBy(answers)
  const portal = createPortal({
    baseUrl: 'http://portal.test',
    fetch: fetchOf(mood, { session: mockFetch(session, 0), answers }),
    store: memoryStore(),
    tabs: false,
    maxRetries: 0,
    timeout: 0,
  })
  if (isSignedOut !== true) await portal.session.login({ user: 'lucia', password: 'demo' })
  return portal
}

function dataApi(mood: Mood): ReturnType<typeof answer>[] {
  switch (mood) {
    case 'failing':
      return [...[...reads, ...moreReads].map((id) => refuse(id, 500)), ...dashboardApi(false)]
    case 'refusing':
      return [refuse('onlineAgents.index', 403), refuse('loads.index', 403), ...dataApi('filled')]
    case 'empty':
      return [...dashboardApi(true), ...fieldsApi([]), ...loadsApi({ loads: [], templates: [], files: [] })]
    default:
      return [...dashboardApi(false), ...fieldsApi(), ...loadsApi()]
  }
}

function fetchOf(mood: Mood, { session, answers }: { session: typeof fetch; answers: typeof fetch }) {
  // Everything but the session stays pending, or fails as a network error.
  if (mood === 'loading') return beside(session, (signal) => pause(Infinity, signal))
  if (mood === 'offline') return beside(session, () => Promise.reject(new TypeError('Failed to fetch')))
  return answers
}

function beside(session: typeof fetch, instead: (signal: AbortSignal) => Promise<void>): typeof fetch {
  return async (input, init) => {
    const answered = await session(input, init)
    if (answered.status === 404) await instead(new Request(input, init).signal)
    return answered
  }
}
