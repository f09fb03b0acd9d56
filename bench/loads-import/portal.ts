import { createServer, settingsOf } from '@portal/server'
import { serveParent } from '../child.ts'

const settings = { ...settingsOf(process.env), port: 0, analyticsPort: 0 }
const server = await createServer({ settings })
const { address } = await server.listen()
// Behind the sign: whose memory is to be looked at.
serveParent(`${address}#${process.pid}`)
