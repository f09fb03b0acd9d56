const focusable =
  'input:not([type=hidden]):not([tabindex="-1"]), textarea, [role=spinbutton], button:not([tabindex="-1"]), select'

/** Controls that are not for the hand or the keyboard are out of the order of Tab, or hidden from readers. */
const written =
  'input:not([type=hidden]):not([tabindex="-1"]), textarea, select:not([tabindex="-1"]), [role=spinbutton], button[aria-haspopup=listbox]:not([tabindex="-1"])'
const closed = '[data-disabled], [data-readonly], [aria-hidden=true], [inert]'

/** The first control that can be written now, in a form that is in sight; of radio buttons the chosen one. */
export function firstWritable(form: HTMLFormElement): HTMLElement | undefined {
  return [...form.querySelectorAll<HTMLElement>(written)].find(
    (control) =>
      !control.matches(':disabled, [readonly], [aria-readonly=true], [aria-disabled=true]') &&
      control.closest(closed) === null &&
      control.checkVisibility(),
  )
}

/** The element to focus in the field of that name, or undefined when the form has no such field. */
export function fieldTarget(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const frames = [...form.querySelectorAll<HTMLElement>('[data-field]')]
  const frame = frames.find((element) => element.dataset.field === name)
  const inFrame = frame?.querySelector<HTMLElement>(focusable)
  if (inFrame instanceof HTMLElement) return inFrame
  const named = form.elements.namedItem(name)
  return named instanceof HTMLElement ? named : undefined
}

/** The first element on the page that belongs to one of the names. */
export function firstFieldWithError(
  form: HTMLFormElement,
  names: readonly string[],
): HTMLElement | undefined {
  const targets = names.flatMap((name) => fieldTarget(form, name) ?? [])
  return targets.sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )[0]
}

/** The errors whose path has no field in the form: nobody would see them otherwise. */
export function orphanErrors(form: HTMLFormElement, errors: Record<string, string | string[]>): string[] {
  return Object.entries(errors)
    .filter(([name]) => fieldTarget(form, name) === undefined)
    .flatMap(([, texts]) => texts)
}
