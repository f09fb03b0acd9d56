import { sessionStorageStore, type PortalOptions } from '@portal/sdk/core'

/** A tab's view is stored beside its own session, which stays untouched until the view is left (decision 044). */
export const viewKey = 'portal.view'

/** How this tab's portal starts: in its view, or normally. */
export function openedView(): PortalOptions {
  try {
    // Isolated from other tabs, which neither share nor hear of it.
    if (sessionStorage.getItem(viewKey) !== null) return { store: sessionStorageStore(viewKey), tabs: false }
  } catch {
    // Without storage there is no view.
  }
  return {}
}

/** Returns to one's own session with a page load. */
export function leaveView(): void {
  sessionStorage.removeItem(viewKey)
  window.location.assign('/users')
}
