const focusable =
  'input:not([type=hidden]):not([tabindex="-1"]), textarea, [role=spinbutton], button:not([tabindex="-1"]), select'

/** Controls that people cannot reach: removed from the tab order, or hidden from screen readers. */
const written =
  'input:not([type=hidden]):not([tabindex="-1"]), textarea, select:not([tabindex="-1"]), [role=spinbutton], button[aria-haspopup=listbox]:not([tabindex="-1"])'
const closed = '[data-disabled], [data-readonly], [aria-hidden=true], [inert]'

/** The first enabled control of a visible form; of radio buttons the chosen one. */
export function firstWritable(form: HTMLFormElement): HTMLElement | undefined {
  return [...form.querySelectorAll<HTMLElement>(written)].find(
    (control) =>
      !control.matches(':disabled, [readonly], [aria-readonly=true], [aria-disabled=true]') &&
      control.closest(closed) === null &&
      control.checkVisibility(),
  )
}

/** The element to focus in the field with that name; undefined when the form has no such field. */
export function fieldTarget(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const frames = [...form.querySelectorAll<HTMLElement>('[data-field]')]
  const frame = frames.find((element) => element.dataset.field === name)
  const inFrame = frame?.querySelector<HTMLElement>(focusable)
  if (inFrame instanceof HTMLElement) return inFrame
  const named = form.elements.namedItem(name)
  return named instanceof HTMLElement ? named : undefined
}

/** The first element on the page with one of the names. */
export function firstFieldWithError(
  form: HTMLFormElement,
  names: readonly string[],
): HTMLElement | undefined {
  const targets = names.flatMap((name) => fieldTarget(form, name) ?? [])
  return targets.sort((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )[0]
}

/** Errors whose path has no field in the form: they would be invisible otherwise. */
export function orphanErrors(form: HTMLFormElement, errors: Record<string, string | string[]>): string[] {
  return Object.entries(errors)
    .filter(([name]) => fieldTarget(form, name) === undefined)
    .flatMap(([, texts]) => texts)
}
