import { createPortal, isPortalError, type Portal } from '@portal/sdk'
import { fileStore } from '@portal/sdk/node'

/** By name and password, for 115 minutes. */
export async function byPassword(baseUrl: string, user: string, password: string) {
  // #region password
  const portal = createPortal({ baseUrl })
  const { userData, sessionEndsAt } = await portal.session.login({ user, password })
  console.log(`${userData.displayName}, until ${new Date(sessionEndsAt).toISOString()}`)
  // #endregion
  return portal
}

/** What wrong names look like. */
export async function wrongPassword(portal: Portal, user: string, password: string) {
  // #region wrong-password
  const outcome = await portal.session.login({ user, password }).safe()
  if (!outcome.ok && isPortalError(outcome.error, 'authentication')) console.error('Wrong user or password')
  // #endregion
  return outcome
}

/** From what the machine that runs the script was given. */
export async function byEnvironment() {
  // #region environment
  const { PORTAL_URL, PORTAL_USER = '', PORTAL_PASSWORD = '' } = process.env
  const portal = createPortal(PORTAL_URL === undefined ? {} : { baseUrl: PORTAL_URL })
  await portal.session.login({ user: PORTAL_USER, password: PORTAL_PASSWORD })
  // #endregion
  return portal
}

/** A link that signs somebody in once, made by who may. */
export async function byLink(admin: Portal, baseUrl: string) {
  // #region make-link
  const { exchangeToken, path } = await admin.exchangeTokens.create({ username: 'empleado' })
  console.log(`Open ${path} within ten minutes`)
  // #endregion

  // #region use-link
  const portal = createPortal({ baseUrl })
  const { displayName } = await portal.session.previewToken({ exchangeToken }) // burns nothing
  console.log(`Enter as ${displayName}?`)
  await portal.session.loginWithToken({ exchangeToken })
  // #endregion
  return portal
}

/** In a file, so that the next run need not sign in. */
export async function keptInAFile(baseUrl: string, file: string, user: string, password: string) {
  // #region file-store
  const portal = createPortal({ baseUrl, store: fileStore(file) })
  await portal.session.ready
  if (!portal.session.current) await portal.session.login({ user, password })
  // #endregion
  return portal
}
