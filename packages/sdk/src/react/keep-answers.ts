import { mutate } from 'swr'
import type { Answers } from './answers.ts'
import { belongsTo, familyOf } from './cache-key.ts'
import type { PagePortal } from './portal-provider.tsx'

let portals = 0

/** Acts that change no answer: a preview, a simulation, and a report of who is looking. */
const isLook = /\.(preview|simulate|view)$/

/**
 * Creates the cache of a portal and keeps it valid: it is cleared when the session ends, so that nobody sees the
 * previous person's data, and a family's answers are revalidated after each act that changes one.
 */
export function keepAnswers(portal: PagePortal): Answers {
  portals += 1
  const owner = `portal ${portals}`
  const refresh = (families?: readonly string[]) => mutate(belongsTo(owner, families))
  portal.session.subscribe(({ type }) => {
    if (type === 'ended' || type === 'started') {
      void mutate(belongsTo(owner), undefined, { revalidate: type === 'started' })
    }
  })
  portal.use(async (request, next, { operation }) => {
    const response = await next(request)
    // A failed revalidation shows up in the `error` of the component that uses the data.
    if (response.ok && request.method !== 'GET' && !isLook.test(operation.id))
      void refresh([familyOf(operation.id)])
    return response
  })
  return { owner, refresh }
}
