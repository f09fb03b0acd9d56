// #region families
import { openPortal } from '@portal/sdk/core'
import { fields } from '@portal/sdk/laia'
import { session } from '@portal/sdk/main'
// #endregion
import type { Portal } from '@portal/sdk'

/** The ways to ask. */
export async function asked(portal: Portal, id: string) {
  // #region calls
  const page = await portal.fields.index({ page: 2, perPage: 10, sort: '-label' }) // one page: data and meta
  const rows = []
  for await (const load of portal.loads.list({ state: ['paused'] })) rows.push(load) // every page, a row at a time
  const answer = await portal.loads.show(id).withResponse() // with the raw answer: data, response, requestId
  const outcome = await portal.loads.start(id).safe() // never rejects: look at outcome.ok
  // #endregion
  return { page, rows, answer, outcome }
}

/** Where no family has a function yet. */
export async function raw(portal: Portal) {
  // #region raw
  const { data, error } = await portal.services.laia.GET('/skill', { params: { query: { page: 1 } } })
  // #endregion
  return { data, error }
}

/** A portal of two families; a bundle holds nothing of the others. */
export function ofFamilies() {
  // #region families
  const portal = openPortal({ baseUrl: 'https://portal.example' }, { session, fields })
  // #endregion
  return portal
}
