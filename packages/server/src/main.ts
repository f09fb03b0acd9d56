import { startShift } from './demo/demo-shift.ts'
import { createServer, settingsOf } from './index.ts'

const settings = settingsOf(process.env)
const server = await createServer({ settings })
const { address, analyticsAddress } = await server.listen()
const { demo, bootstrapToken } = server.firstSteps

console.log(`Portal     ${address}`)
console.log(`Analytics  ${analyticsAddress}`)
console.log(`Database   ${server.kernel.database.kind}`)
console.log(`Mail       ${server.kernel.mail.place}`)
if (demo) console.log(`Demo       sign in as ${demo.usernames.join(', ')} with ${demo.password}`)
const endShift =
  demo && settings.demoShift ? startShift({ ...server.kernel, log: server.app.log }) : undefined
if (bootstrapToken !== undefined) {
  console.log(`First administrator: POST ${address}/services/main/1.0/users/firstAdministrator`)
  console.log(`  { "bootstrapToken": "${bootstrapToken}", "username": "…", "password": "…" }`)
}

let isStopping = false
async function stop(code: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  endShift?.()
  // Requests in flight may finish; connections that hang longer are closed.
  setTimeout(() => process.exit(1), 30_000).unref()
  await server.close()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
process.on('unhandledRejection', (error) => {
  server.app.log.fatal({ err: error }, 'unhandled rejection')
  void stop(1)
})
