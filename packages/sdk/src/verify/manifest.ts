import type { ListedPerson } from './verify-chains.ts'

interface ManifestFile {
  readonly name: string
  readonly sha256: string
}

/** The manifest of a package. */
export interface Manifest {
  readonly key: string
  readonly madeAt: string
  readonly from: string
  readonly until: string
  readonly detail: string
  readonly people: readonly ListedPerson[]
  readonly files: readonly ManifestFile[]
}

/** Whether a value has the form of a manifest. Anybody can write one: check this before trusting any type. */
export function isManifest(value: unknown): value is Manifest {
  const { key, madeAt, from, until, detail, people, files } = partsOf(value)
  return (
    [key, madeAt, from, until, detail].every(isText) &&
    Array.isArray(people) &&
    people.every(isPerson) &&
    Array.isArray(files) &&
    files.every(isFile)
  )
}

function isPerson(value: unknown): boolean {
  const { id, name, entries, first, last } = partsOf(value)
  const isBound = (bound: unknown) => bound === null || isCount(bound)
  return isText(id) && isText(name) && isCount(entries) && isBound(first) && isBound(last)
}

function isFile(value: unknown): boolean {
  const { name, sha256 } = partsOf(value)
  return isText(name) && isText(sha256)
}

const partsOf = (value: unknown): Readonly<Record<string, unknown>> => ({ ...(value as object | null) })
const isText = (value: unknown): boolean => typeof value === 'string'
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0
