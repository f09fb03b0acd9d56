/** Collects the people whose rows are in a file. */
export class ReportPeople {
  readonly #ids = new Set<string>()
  #isKnown = true

  add(rows: readonly unknown[]): void {
    for (const row of rows) {
      const id = personOf(row)
      if (id === undefined) this.#isKnown = false
      else this.#ids.add(id)
    }
  }

  addIds(ids: readonly string[]): void {
    for (const id of ids) this.#ids.add(id)
  }

  /** The people in it; when rows name nobody, as sums of a team, it may be anybody in reach. */
  among(people: readonly string[]): string[] {
    return people.filter((id) => !this.#isKnown || this.#ids.has(id))
  }
}

function personOf(row: unknown): string | undefined {
  const { person } = row as { person?: { id?: unknown } | null }
  return typeof person?.id === 'string' ? person.id : undefined
}
