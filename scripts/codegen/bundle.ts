import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { OpenApi } from './open-api.ts'

export const services = ['main', 'intranet', 'laia', 'analytics'] as const
export type ServiceName = (typeof services)[number]

/** One service's document twice: with named schemas (for types) and with every $ref replaced (for validation). */
export function bundle(service: ServiceName): { named: OpenApi; flat: OpenApi } {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-specs-'))
  try {
    return { named: run(service, folder, []), flat: run(service, folder, ['--dereferenced']) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function run(service: ServiceName, folder: string, flags: string[]): OpenApi {
  const output = path.join(folder, `${service}${flags.length}.json`)
  execFileSync('redocly', ['bundle', service, '--output', output, ...flags], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  return JSON.parse(readFileSync(output, 'utf8')) as OpenApi
}
