/** The built portal, built again only when one of its sources has changed. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { must, root } from './run.ts'

/** Where `vite build` puts the portal. */
export const portalDist = path.join(root, 'packages/portal/dist')
const stampFile = path.join(portalDist, '.build-stamp')

/** Builds the portal unless what stands there was built from the same sources. Returns what it did. */
export async function buildPortalIfStale(): Promise<'built' | 'fresh'> {
  const now = sourceHash()
  if (existsSync(path.join(portalDist, 'index.html')) && stamp() === now) return 'fresh'
  await must(['node_modules/.bin/vite', 'build'], { cwd: 'packages/portal' })
  writeFileSync(stampFile, now)
  return 'built'
}

function stamp(): string | undefined {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined
}

/** One hash over everything the build reads; tests and stories are not part of it. */
function sourceHash(): string {
  const patterns = [
    'pnpm-lock.yaml',
    'tsconfig.base.json',
    'packages/{portal,sdk,ui-kit,permissions}/package.json',
    'packages/portal/{index.html,*.ts,plugins/**/*.ts}',
    'packages/portal/public/**/*.*',
    'packages/{portal,sdk,ui-kit,permissions}/src/**/*.*',
  ]
  const files = globSync(patterns, { cwd: root })
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .sort()
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  return hash.digest('hex')
}
