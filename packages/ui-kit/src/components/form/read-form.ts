/** A value of a form: texts and files at the leaves, by the paths of the names. */
export type FormValue = string | File | FormValue[] | FormValues

/** The values of a form, nested by the paths of its names. */
export interface FormValues {
  [name: string]: FormValue
}

/**
 * Reads a form into a nested object: `children[0].birthYear` becomes `{ children: [{ birthYear }] }`. A repeated
 * name, such as that of a check box group, becomes a list. Texts stay texts.
 */
export function readForm(form: HTMLFormElement | FormData): FormValues {
  const data = form instanceof FormData ? form : new FormData(form)
  const values: FormValues = {}
  for (const name of new Set(data.keys())) {
    const all = data.getAll(name)
    const [first] = all
    if (first !== undefined) place(values, parsePath(name), all.length === 1 ? first : all)
  }
  return values
}

/** The path of a name: `children[0].birthYear` is `children`, 0 and `birthYear`. */
export function parsePath(name: string): (string | number)[] {
  const steps = name.matchAll(/\[(\d+)\]|([^.[\]]+)/g)
  return [...steps].map(([, index, key]) => (index === undefined ? (key ?? '') : Number(index)))
}

// Own keys only: a field called `__proto__` must not reach the prototype of every object.
const forbidden = new Set<string | number>(['__proto__', 'constructor', 'prototype'])

function place(into: FormValues | FormValue[], [step, ...rest]: (string | number)[], value: FormValue): void {
  if (step === undefined || forbidden.has(step)) return
  const box = into as Record<string | number, FormValue>
  const [next] = rest
  if (next === undefined) {
    box[step] = value
    return
  }
  const known = box[step]
  const child =
    typeof known === 'object' && !(known instanceof File) ? known : typeof next === 'number' ? [] : {}
  box[step] = child
  place(child, rest, value)
}
