/** The values of a form by field name: all texts of each, none for an unchecked box. */
export type KeptValues = Readonly<Record<string, readonly string[]>>

/** Fields that must never be stored: passwords and other secrets. */
const secret = 'input[type=password], [data-secret] *'

/**
 * Reads the values of the forms inside an element, to be stored and later passed to `Restored`. Secrets and files are
 * left out.
 */
export function keptValuesOf(root: ParentNode): KeptValues {
  const kept = new Map<string, string[]>()
  for (const form of root.querySelectorAll('form')) {
    const fields = [...form.elements]
    // FormData omits an unchecked box: store it explicitly, so that it is not restored as checked.
    for (const name of namesOf(fields.filter(isBox))) kept.set(name, kept.get(name) ?? [])
    const secrets = namesOf(fields.filter((field) => field.matches(secret)))
    for (const [name, value] of new FormData(form)) {
      if (typeof value === 'string' && !secrets.has(name)) kept.set(name, [...(kept.get(name) ?? []), value])
    }
  }
  return Object.fromEntries(kept)
}

const isBox = (field: Element) => field.matches('input[type=checkbox]')

function namesOf(fields: readonly Element[]): Set<string> {
  return new Set(fields.map((field) => field.getAttribute('name') ?? '').filter((name) => name !== ''))
}
