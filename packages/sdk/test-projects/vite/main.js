// What an app in a browser bundles: the SDK and its hooks.
import { createPortal, isPortalError } from '@portal/sdk'
import { PortalProvider, useAction, useData } from '@portal/sdk/react'

export { isPortalError, PortalProvider, useAction, useData }

export async function firstField(options, login) {
  const portal = createPortal(options)
  await portal.session.login(login)
  const [field] = (await portal.fields.index({ perPage: 1 })).data
  const raw = await portal.services.laia.GET('/fields/{id}', { params: { path: { id: field.id } } })
  portal.close()
  return raw.data.data
}
