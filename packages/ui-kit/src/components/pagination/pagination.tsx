import { useEffect, useRef } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/button/button.tsx'
import { Icon } from '#components/icon/icon.tsx'
import * as select from '#components/select/select.css.ts'
import { classNames } from '#css/class-names.ts'
import * as field from '#private/field/field.css.ts'
import { useOverlay } from '#private/overlay/use-overlay.ts'
import { useWords } from '#words/use-words.ts'
import { formatNumber } from '#words/format.ts'
import { lateChoice } from './late-choice.ts'
import { pageRange, type PageSize } from './pages.ts'
import * as css from './pagination.css.ts'

/** Properties of the pagination. */
export interface PaginationProps {
  /** From 1. */
  page: number
  perPage: PageSize
  /** The number of rows on all pages. */
  total: number
  /** The number is a lower bound; the total is not known yet. */
  isMore?: boolean | undefined
  onPage: (page: number) => void
  onPerPage?: ((perPage: PageSize) => void) | undefined
}

/** Moves through the pages of a list and shows the position. */
export function Pagination({ page, perPage, total, isMore = false, onPage, onPerPage }: PaginationProps) {
  const words = useWords().pagination
  const late = useOverlay(lateChoice, false)
  const { locale } = useLocale()
  const { from, to, pages } = pageRange(page, perPage, total)
  const { previous, next, go } = useRestoredFocus(page, pages, onPage)
  const number = (value: number) => formatNumber(value, locale)
  const known = (value: number) => `${number(value)}${isMore ? '+' : ''}`
  return (
    <nav className={css.root} aria-label={words.label} data-region="toolbar">
      {onPerPage === undefined ? null : (
        <div className={css.size}>
          <span aria-hidden>{words.perPage}</span>
          {late === undefined ? (
            <span className={classNames(field.control, select.trigger, select.sizes.sm)}>
              {perPage}
              <Icon id="sort" size="sm" />
            </span>
          ) : (
            <late.PageSizeChoice label={words.perPage} perPage={perPage} onPerPage={onPerPage} />
          )}
        </div>
      )}
      <span className={css.range} aria-live="polite">
        {words.range(number(from), number(to), known(total))}
      </span>
      <div className={css.steps}>
        <Button size="sm" icon="chevronLeft" ref={previous} isDisabled={page <= 1} onPress={() => go(-1)}>
          {words.previous}
        </Button>
        <span className={css.page}>{words.of(number(Math.min(page, pages)), known(pages))}</span>
        <Button size="sm" iconEnd="chevronRight" ref={next} isDisabled={page >= pages} onPress={() => go(1)}>
          {words.next}
        </Button>
      </div>
    </nav>
  )
}

// On the first and the last page the pressed button becomes disabled and would drop the focus: focus its neighbour.
// When the page changes for another reason, such as a new filter, the focus stays where it is.
function useRestoredFocus(page: number, pages: number, onPage: (page: number) => void) {
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const pressed = useRef(0)
  useEffect(() => {
    if (pressed.current > 0 && page >= pages) previous.current?.focus()
    if (pressed.current < 0 && page <= 1) next.current?.focus()
    pressed.current = 0
  }, [page, pages])
  const go = (by: -1 | 1) => {
    pressed.current = by
    onPage(page + by)
  }
  return { previous, next, go }
}
