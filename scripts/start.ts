/** `pnpm start`: builds the portal and its server if they are stale, and serves them without configuration. */
import { whenCallerExits } from './callers.ts'
import { end, main } from './ending.ts'
import { buildIfStale, distOf } from './builds.ts'
import { builtServer, serverEnvironment } from './server-environment.ts'
import { serve } from './supervise.ts'

await main(async () => {
  whenCallerExits(() => void end(143))
  console.log(`portal: ${await buildIfStale('portal')}`)
  console.log(`server: ${await buildIfStale('server')}`)
  return serve({
    command: builtServer,
    isNode: true,
    env: {
      ...serverEnvironment(),
      PORTAL_STATIC: process.env.PORTAL_STATIC ?? distOf('portal'),
      NODE_COMPILE_CACHE: undefined,
    },
  })
})
