// Three times the same SDK in one process: as ES module, as CommonJS, and the copy of a dependency.
import { createRequire } from 'node:module'
import * as asModule from '@portal/sdk'
import '@portal/sdk/node'
import plugin from 'plugin'

const require = createRequire(import.meta.url)
const copies = { asModule, asCommonJs: require('@portal/sdk'), ofPlugin: plugin.sdk }
const isOneModule = new Set(Object.values(copies).map(({ createPortal }) => createPortal)).size === 1

const recognised = []
for (const [maker, { createPortal }] of Object.entries(copies)) {
  const portal = createPortal({ baseUrl: process.env.PORTAL_URL })
  await portal.session.login({ user: process.env.PORTAL_USER, password: process.env.PORTAL_PASSWORD })
  const failure = await portal.loads.show('00000000-0000-4000-8000-000000000000').catch((error) => error)
  for (const [judge, { isPortalError, messageOf }] of Object.entries(copies)) {
    const isRight = isPortalError(failure, 'not-found') && !isPortalError(failure, 'server')
    if (isRight && messageOf(failure, 'en') !== '') recognised.push(`${maker} by ${judge}`)
  }
  // Only one of the three imported '@portal/sdk/node'; its way to write files serves them all.
  const [load] = (await portal.loads.index({ perPage: 1 })).data
  await portal.loads.export(load.id).toFile(`${maker}.csv`)
  portal.close()
}
process.stdout.write(JSON.stringify({ isOneModule, recognised }))
