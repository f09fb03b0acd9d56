import { createPortal, isPortalError } from '@portal/sdk'
import { fileStore, openFile } from '@portal/sdk/node'

const [file = 'clientes.csv', templateId = '', result = 'resultado.csv'] = process.argv.slice(2)
const {
  PORTAL_URL: baseUrl = 'http://127.0.0.1:4000',
  PORTAL_USER: user = '',
  PORTAL_PASSWORD: password = '',
} = process.env

const portal = createPortal({ baseUrl, store: fileStore('.portal-session') })
await portal.session.login({ user, password })
try {
  const load = await portal.loads.run(await openFile(file), {
    templateId,
    signal: AbortSignal.timeout(30 * 60_000),
    onProgress: ({ phase, percent }) => console.log(phase, percent ?? ''),
  })
  for await (const { row, field, message } of portal.loads.errors(load.id).list())
    console.warn(row, field, message)
  await portal.loads.export(load.id).toFile(result)
  console.log(`${load.created} created, ${load.errors} rejected of ${load.total}`)
} catch (error) {
  if (!isPortalError(error, 'load-failed')) throw error
  await portal.loads.restart(error.loadId)
}
