import { sessionStorageStore, type PortalOptions } from '@portal/sdk/core'

/** The view of a tab lies beside its own session, which waits untouched until the view is left (decision 044). */
export const viewKey = 'portal.view'

/** How the portal of this tab begins: in the view that was opened in it, or as everywhere. */
export function openedView(): PortalOptions {
  try {
    // Other tabs are no part of it: they neither hand it over nor hear of it.
    if (sessionStorage.getItem(viewKey) !== null) return { store: sessionStorageStore(viewKey), tabs: false }
  } catch {
    // Without storage there is no view.
  }
  return {}
}

/** Goes back to one's own session, as if the page were opened anew. */
export function leaveView(): void {
  sessionStorage.removeItem(viewKey)
  window.location.assign('/users')
}
