/** The tarballs to be published. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Build, buildIfStale } from '../builds.ts'
import { must } from '../run.ts'

/** The packages that are published. */
export const published = ['permissions', 'sdk', 'ui-kit'] as const satisfies Build[]

/** The part of a package.json that is used here. */
export type Manifest = {
  name: string
  version: string
  exports: Record<string, unknown>
  bin?: Record<string, string>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  [key: string]: unknown
}

/** Reads the package.json of a folder. */
export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest
}

/** An empty folder outside the workspace, so that nothing resolves into it, and its cleanup. */
export function emptyFolder(name: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), `portal-${name}-`))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Builds a stale package and packs it. Returns the tarball. */
export async function pack(name: (typeof published)[number], folder: string): Promise<string> {
  await buildIfStale(name)
  const report = await must(['pnpm', 'pack', '--json', '--pack-destination', folder], {
    cwd: `packages/${name}`,
  })
  const { filename } = JSON.parse(report.slice(report.indexOf('{'))) as { filename: string }
  return path.resolve(folder, filename)
}

/** Unpacks a tarball as an installation does. */
export async function unpack(tarball: string, into: string): Promise<void> {
  mkdirSync(into, { recursive: true })
  await must(['tar', '-xzf', tarball, '-C', into, '--strip-components=1'])
}
