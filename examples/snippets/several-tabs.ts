import { createPortal, localStorageStore, type Portal, type SessionEvent } from '@portal/sdk'

/** For who wants to stay signed in. */
export function stayingSignedIn(baseUrl: string): Portal {
  // #region local-storage
  const portal = createPortal({ baseUrl, store: localStorageStore() })
  // #endregion
  return portal
}

/** What a page does when its session ends, in this tab or another. */
export function followed(portal: Portal, toLoginPage: (reason: string) => void): () => void {
  // #region events
  const stop = portal.session.subscribe((event: SessionEvent) => {
    if (event.type === 'ended') toLoginPage(event.reason)
    else console.log(event.type, event.session.userData.displayName)
  })
  // #endregion
  return stop
}

/** Who is here, once the store and the other tabs were asked. */
export async function whoIsHere(portal: Portal): Promise<string | undefined> {
  // #region ready
  await portal.session.ready
  const user = portal.session.current?.userData.displayName
  // #endregion
  return user
}

/** The person is still here. */
export async function alive(portal: Portal) {
  // #region keep-alive
  const kept = await portal.session.keepAlive()
  // #endregion
  return kept
}
