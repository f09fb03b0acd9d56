import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import { useWords } from '#words/use-words.ts'
import * as css from './nav-menu.css.ts'

const most = 99

/** The displayed count: nobody counts beyond 99. */
export const shownCount = (count: number): string => (count > most ? `${most}+` : `${count}`)

/** A count with its meaning for screen readers; empty when zero. */
export function NavCount({ count = 0 }: { count?: number | undefined }) {
  const words = useWords().shell
  if (count <= 0) return null
  const shown = shownCount(count)
  return (
    <span className={css.count}>
      <span aria-hidden>{shown}</span>
      <VisuallyHidden> {words.waiting(shown)}</VisuallyHidden>
    </span>
  )
}
