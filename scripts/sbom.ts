/**
 * `node scripts/sbom.ts`: the list of materials, `dist/sbom.cdx.json` (CycloneDX 1.6): everything of others that the
 * product is made of, from the lockfile, each with its licence, where it comes from and the hash of what came. `pnpm build`
 * writes it too. It ends with 1 when a licence is one that we have not agreed to.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { main } from './ending.ts'
import { must, root } from './run.ts'

/** Where the list is written. */
export const materialsFile = path.join(root, 'dist/sbom.cdx.json')

/** What may be in the product: licences that ask for a notice and no more. */
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
  // Gives everything away.
  'Unlicense',
])

/** What their packages leave unsaid, or say as npm asks for no more: it stands in the text of their licence. */
const read: Readonly<Record<string, string>> = {
  // Offered by either of two: MIT or EUPL-1.1.
  'pkg:npm/%40zone-eu/mailsplit@5.4.30': 'MIT',
  'pkg:npm/buildcheck@0.0.7': 'MIT',
  'pkg:npm/cpu-features@0.0.10': 'MIT',
  'pkg:npm/png-js@2.0.0': 'MIT',
  'pkg:npm/ssh2@1.17.0': 'MIT',
}

/** A part of the product that others made. */
export type Material = {
  'bom-ref': string
  name: string
  version: string
  purl: string
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[]
  externalReferences?: { type: string; url: string; hashes?: { alg: string; content: string }[] }[]
}

/** Writes the list and answers what is in it. */
export async function writeMaterials(): Promise<Material[]> {
  const options = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application']
  await must(['pnpm', 'sbom', ...options, '--prod', '--out', materialsFile])
  return (JSON.parse(readFileSync(materialsFile, 'utf8')) as { components: Material[] }).components
}

/** What is in the product by a licence that nobody has agreed to, or by none. */
export function unagreed(materials: readonly Material[]): string[] {
  return materials.flatMap(({ purl, licenses = [] }) => {
    if (agreedLicences.has(read[purl] ?? '')) return []
    const expressions = licenses.map(
      ({ license, expression }) => license?.id ?? license?.name ?? expression ?? '',
    )
    // What is under several at once, code and fonts, needs all of them.
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
