/** The Node versions the SDK supports. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.ts'

const modules = path.join(root, 'packages/sdk/test-projects/node_modules')

/** Each Node by major version: the current one, and older ones if the platform has them. */
const nodes: readonly { major: string; binary: string }[] = [
  { major: '20', binary: path.join(modules, 'node-20/bin/node') },
  { major: '22', binary: path.join(modules, 'node-22/bin/node') },
  { major: process.versions.node.split('.')[0] ?? '', binary: process.execPath },
]

/** Those that are installed here. */
export const presentNodes = nodes.filter(({ binary }) => existsSync(binary))

/** The missing ones: their packages only exist for Linux on x64. */
export const absentNodes = nodes.filter(({ binary }) => !existsSync(binary))
