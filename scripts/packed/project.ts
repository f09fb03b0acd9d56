/** A project with the SDK installed from its tarball, in its own folder; without a registry. */
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.ts'
import { type Manifest, manifestOf, unpack } from './pack.ts'

const sources = path.join(root, 'packages/sdk/test-projects')
const sdk = '@portal/sdk'

/** Copies a project of `packages/sdk/test-projects` and installs its dependencies. */
export function projectOf(kind: string, tarball: string, into: string): Promise<string> {
  return installed(path.join(sources, kind), sdk, tarball, path.join(into, kind))
}

/** Copies a project and installs the tested package from its tarball, and its declared dependencies. */
export async function installed(
  source: string,
  name: string,
  tarball: string,
  folder: string,
): Promise<string> {
  cpSync(source, folder, { recursive: true, filter: (file) => path.basename(file) !== 'node_modules' })
  const modules = path.join(folder, 'node_modules')
  await unpack(tarball, path.join(modules, name))
  const { dependencies = {}, peerDependencies = {} } = manifestOf(path.join(modules, name))
  const own = manifestOf(folder) as Manifest & { devDependencies?: Record<string, string> }
  const declared = { ...dependencies, ...peerDependencies, ...own.dependencies, ...own.devDependencies }
  // Undeclared packages are not installed: a forgotten dependency fails here, as it would for users.
  for (const other of Object.keys(declared)) if (other !== name) link(other, modules)
  return folder
}

/** A second copy of the SDK, as if a dependency of the project bundled its own. */
export async function secondCopy(tarball: string, project: string): Promise<void> {
  const owner = path.join(project, 'node_modules/plugin')
  cpSync(path.join(project, 'plugin'), owner, { recursive: true })
  const modules = path.join(owner, 'node_modules')
  await unpack(tarball, path.join(modules, sdk))
}

/** Links a package from the workspace; its dependencies resolve from its real path. */
function link(name: string, modules: string): void {
  const place = ['.', 'packages/sdk', 'packages/ui-kit', 'packages/portal']
    .map((folder) => path.join(root, folder, 'node_modules', name))
    .find((folder) => existsSync(folder))
  if (place === undefined) throw new Error(`${name}: the workspace has no copy of it`)
  const to = path.join(modules, name)
  mkdirSync(path.dirname(to), { recursive: true })
  symlinkSync(place, to, 'junction')
}
