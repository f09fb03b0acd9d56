/**
 * `node scripts/sbom.ts`: the SBOM, `dist/sbom.cdx.json` (CycloneDX 1.6): all third-party parts of the product, from
 * the lockfile, each with licence, origin and hash. `pnpm build` writes it too. It exits with 1 on a licence that is
 * not allowed.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { main } from './ending.ts'
import { must, root } from './run.ts'

/** The path of the SBOM. */
export const materialsFile = path.join(root, 'dist/sbom.cdx.json')

/** The allowed licences: they only require a notice. */
export const agreedLicences: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  // Public domain.
  'Unlicense',
])

/** Licences missing or unclear in the package's metadata, taken from its licence text. */
const read: Readonly<Record<string, string>> = {
  // Dual-licensed: MIT or EUPL-1.1.
  'pkg:npm/%40zone-eu/mailsplit@5.4.30': 'MIT',
  'pkg:npm/buildcheck@0.0.7': 'MIT',
  'pkg:npm/cpu-features@0.0.10': 'MIT',
  'pkg:npm/png-js@2.0.0': 'MIT',
  'pkg:npm/ssh2@1.17.0': 'MIT',
}

/** A third-party part of the product. */
export type Material = {
  'bom-ref': string
  name: string
  version: string
  purl: string
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[]
  externalReferences?: { type: string; url: string; hashes?: { alg: string; content: string }[] }[]
}

/** Writes the SBOM and returns its parts. */
export async function writeMaterials(): Promise<Material[]> {
  const options = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application']
  await must(['pnpm', 'sbom', ...options, '--prod', '--out', materialsFile])
  return (JSON.parse(readFileSync(materialsFile, 'utf8')) as { components: Material[] }).components
}

/** The parts with a licence that is not allowed, or without any. */
export function unagreed(materials: readonly Material[]): string[] {
  return materials.flatMap(({ purl, licenses = [] }) => {
    if (agreedLicences.has(read[purl] ?? '')) return []
    const expressions = licenses.map(
      ({ license, expression }) => license?.id ?? license?.name ?? expression ?? '',
    )
    // With several licences, of code and fonts, all must be allowed.
    const names = expressions.flatMap((name) => name.split(' AND '))
    return names.length > 0 && names.every((name) => agreedLicences.has(name))
      ? []
      : [`${purl}: ${names.join(', ') || 'no licence'}`]
  })
}

if (import.meta.main) {
  await main(async () => {
    const problems = unagreed(await writeMaterials())
    for (const problem of problems) console.error(problem)
    return problems.length === 0 ? 0 : 1
  })
}
