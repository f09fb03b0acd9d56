import { createServer, settingsOf } from '@portal/server'
import { serveParent } from '../child.ts'

const settings = { ...settingsOf(process.env), port: 0, analyticsPort: 0 }
const server = await createServer({ settings })
const { address } = await server.listen()
// Behind the `#`: the process whose memory is measured.
serveParent(`${address}#${process.pid}`)
