import type { OpenApi } from './open-api.ts'
import { dereferenced } from './specs/dereference.ts'
import { type Joined, join } from './specs/join.ts'
import { readSpecs, type ServiceName, services, type Specs } from './specs/read.ts'

export { type ServiceName, services } from './specs/read.ts'

/** A service's document twice: with named schemas (for types) and with every $ref replaced (for validation). */
export type Bundle = Omit<Joined, 'document'> & { name: ServiceName; named: OpenApi; flat: OpenApi }

/** The documents of all services. */
export function bundles(specs: Specs = readSpecs()): Bundle[] {
  return services.map((name) => {
    const { document, ...places } = join(specs, name)
    return { name, named: document, flat: dereferenced(document), ...places }
  })
}
