/** `pnpm dev`: the server, restarted on changes, the portal by Vite, and Storybook; offline, without configuration. */
import path from 'node:path'
import { whenCallerExits } from './callers.ts'
import { end, main } from './ending.ts'
import { root } from './run.ts'
import { serverEnvironment, serverFlags } from './server-environment.ts'
import { serve } from './supervise.ts'

await main(async () => {
  whenCallerExits(() => void end(143))
  const server = serve({
    command: ['--watch', ...serverFlags, path.join(root, 'packages/server/src/main.ts')],
    prefix: 'server   ',
    isNode: true,
    env: serverEnvironment(),
  })
  const portal = serve({
    command: [path.join(root, 'packages/portal/node_modules/vite/bin/vite.js')],
    cwd: 'packages/portal',
    env: { PORTAL_SERVER: process.env.PORTAL_SERVER ?? `http://127.0.0.1:${process.env.PORT ?? '4000'}` },
    prefix: 'portal   ',
    isNode: true,
  })
  const storybook = serve({
    command: ['storybook', 'dev', '-p', '6006', '--no-open', '--ci', '--disable-telemetry'],
    prefix: 'storybook',
  })
  // If one ends, all end.
  return Promise.race([server, portal, storybook])
})
