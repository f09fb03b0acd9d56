/** `pnpm start`: the portal and its server from source, without further installation or configuration. */
import path from 'node:path'
import { whenCallerExits } from './callers.ts'
import { end, main } from './ending.ts'
import { buildIfStale, distOf } from './builds.ts'
import { root } from './run.ts'
import { serverEnvironment, serverFlags } from './server-environment.ts'
import { serve } from './supervise.ts'

await main(async () => {
  whenCallerExits(() => void end(143))
  console.log(`portal: ${await buildIfStale('portal')}`)
  return serve({
    command: [...serverFlags, path.join(root, 'packages/server/src/main.ts')],
    isNode: true,
    env: { ...serverEnvironment(), PORTAL_STATIC: process.env.PORTAL_STATIC ?? distOf('portal') },
  })
})
