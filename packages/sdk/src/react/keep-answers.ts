import { mutate } from 'swr'
import type { Answers } from './answers.ts'
import { belongsTo, familyOf } from './cache-key.ts'
import type { PagePortal } from './portal-provider.tsx'

let portals = 0

/**
 * Begins to keep the answers of a portal, and keeps them true: they are forgotten when its session ends, so that nobody
 * sees what the person before saw, and what belongs to a family is asked again when something of it was changed.
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
    // A failure of the refreshing is in the `error` of who shows the data.
    if (response.ok && request.method !== 'GET') void refresh([familyOf(operation.id)])
    return response
  })
  return { owner, refresh }
}
