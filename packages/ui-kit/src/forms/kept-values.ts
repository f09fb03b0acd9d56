/** What was written into a form, by the names of its fields: all texts of each, none for a box that is not ticked. */
export type KeptValues = Readonly<Record<string, readonly string[]>>

/** Marks what must never be kept: passwords and other secrets. */
const secret = 'input[type=password], [data-secret] *'

/**
 * What is written in the forms inside an element, to be kept and given back by `Restored`. Secrets and files are left
 * out.
 */
export function keptValuesOf(root: ParentNode): KeptValues {
  const kept = new Map<string, string[]>()
  for (const form of root.querySelectorAll('form')) {
    const fields = [...form.elements]
    // A box that is not ticked is not among the values, and must not come back ticked.
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
