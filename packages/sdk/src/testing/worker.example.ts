import { answer, exampleOf, portalHandlers } from '@portal/sdk/testing/msw'
import { setupWorker } from 'msw/browser'

const paused = answer('loads.index', () => {
  const { data, meta } = exampleOf('loads.index')
  return { data: data.map((load) => ({ ...load, state: 'paused' as const })), meta }
})

/** Call `await worker.start()` before the first request. */
export const worker: ReturnType<typeof setupWorker> = setupWorker(paused, ...portalHandlers())
