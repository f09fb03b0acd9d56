import { type CountedCause, mostValues } from './causes.rules.ts'
import type { RowError } from './compile-template.ts'

type Tallied = Omit<CountedCause, 'distinct' | 'values'> & { values: Map<string, number> }

/** Counts errors by field, code and value without storing them. */
export class CauseTally {
  readonly #causes = new Map<string, Tallied>()

  add({ field, header, code, value }: RowError): void {
    const name = `${code} ${field ?? ''}`
    const known = this.#causes.get(name)
    const cause = known ?? { field, header, code, rows: 0, values: new Map<string, number>() }
    if (known === undefined) this.#causes.set(name, cause)
    cause.rows += 1
    cause.values.set(value, (cause.values.get(value) ?? 0) + 1)
  }

  counted(): CountedCause[] {
    return [...this.#causes.values()].map(({ values, ...cause }) => ({
      ...cause,
      distinct: values.size,
      values: [...values]
        .map(([value, rows]) => ({ value, rows }))
        .toSorted((one, other) => other.rows - one.rows || (one.value < other.value ? -1 : 1))
        .slice(0, mostValues),
    }))
  }
}
