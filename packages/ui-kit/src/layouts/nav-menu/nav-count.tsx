import { VisuallyHidden } from '#layouts/visually-hidden/visually-hidden.tsx'
import { useWords } from '#words/use-words.ts'
import * as css from './nav-menu.css.ts'

const most = 99

/** How many things wait, as it is shown: nobody counts beyond 99. */
export const shownCount = (count: number): string => (count > most ? `${most}+` : `${count}`)

/** How many things wait, read aloud with what the number means; nothing when nothing does. */
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
