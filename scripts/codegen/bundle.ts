import type { OpenApi } from './open-api.ts'
import { dereferenced } from './specs/dereference.ts'
import { type Joined, join } from './specs/join.ts'
import { readSpecs, type Specs } from './specs/read.ts'
import { type ServiceName, services } from './specs/spec-file.ts'

/** A service's document in three forms. */
export type Bundle = Omit<Joined, 'document'> & {
  name: ServiceName
  /** With named components, for types. */
  named: OpenApi
  /** Only schemas are named, for the server. */
  rows: OpenApi
  /** Fully dereferenced. */
  flat: OpenApi
}

/** The documents of all services. */
export function bundles(specs: Specs = readSpecs()): Bundle[] {
  return services.map((name) => {
    const { document, ...places } = join(specs, name)
    const rows = dereferenced(document, (reference) => !reference.startsWith('#/components/schemas/'))
    return { name, named: document, rows, flat: dereferenced(document), ...places }
  })
}
