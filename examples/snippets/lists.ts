import { isPortalError, type Portal } from '@portal/sdk'

/** Whole lists, whatever becomes of them meanwhile. */
export async function wholeLists(portal: Portal, signal: AbortSignal) {
  // #region walk
  for await (const tag of portal.tags.list({ search: 'prueba' })) await portal.tags.destroy(tag.id)
  // #endregion
  // #region ways
  const newest = await portal.loads.list({ sort: '-createdAt' }).toArray({ limit: 250 })
  for await (const { data, meta } of portal.employees.list({ sort: 'code' }).pages()) {
    console.log(`${data.length} of ${meta.totalCount}`)
  }
  // #endregion
  // #region leave
  try {
    for await (const event of portal.logs.list({}, { signal })) console.log(event.act)
  } catch (error) {
    if (!isPortalError(error) || error.kind !== 'aborted') throw error
  }
  // #endregion
  return newest
}

/** A list that only answers a page at a time. */
export async function pageAfterPage(portal: Portal, permission: string) {
  // #region after
  const first = await portal.permissions.people(permission, { perPage: 50 })
  const { next } = first.meta // null when nobody follows
  const second = next ? await portal.permissions.people(permission, { perPage: 50, after: next }) : undefined
  // #endregion
  return [first, second]
}
