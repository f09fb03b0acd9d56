import { useLocale } from 'react-aria-components/I18nProvider'
import { Button } from '#components/button/button.tsx'
import { Select } from '#components/select/select.tsx'
import { useWords } from '#words/use-words.ts'
import { formatNumber } from '#words/format.ts'
import { pageRange, pageSizes, type PageSize } from './pages.ts'
import * as css from './pagination.css.ts'

/** Which page of a long list is shown. */
export interface PaginationProps {
  /** From 1. */
  page: number
  perPage: PageSize
  /** How many rows there are on all pages. */
  total: number
  onPage: (page: number) => void
  onPerPage?: ((perPage: PageSize) => void) | undefined
}

/** Goes through the pages of a list and says where one is. */
export function Pagination({ page, perPage, total, onPage, onPerPage }: PaginationProps) {
  const words = useWords().pagination
  const { locale } = useLocale()
  const { from, to, pages } = pageRange(page, perPage, total)
  const number = (value: number) => formatNumber(value, locale)
  return (
    <nav className={css.root} aria-label={words.label} data-region="toolbar">
      {onPerPage === undefined ? null : (
        <div className={css.size}>
          <span aria-hidden>{words.perPage}</span>
          <Select
            label={words.perPage}
            isLabelHidden
            size="sm"
            value={`${perPage}`}
            onChange={(id) => onPerPage(pageSizes.find((size) => `${size}` === id) ?? perPage)}
            options={pageSizes.map((size) => ({ id: `${size}`, label: `${size}` }))}
          />
        </div>
      )}
      <span className={css.range} aria-live="polite">
        {words.range(number(from), number(to), number(total))}
      </span>
      <div className={css.steps}>
        <Button
          size="sm"
          tone="quiet"
          icon="chevronLeft"
          isDisabled={page <= 1}
          onPress={() => onPage(page - 1)}
        >
          {words.previous}
        </Button>
        <span className={css.page}>{words.of(number(Math.min(page, pages)), number(pages))}</span>
        <Button
          size="sm"
          tone="quiet"
          iconEnd="chevronRight"
          isDisabled={page >= pages}
          onPress={() => onPage(page + 1)}
        >
          {words.next}
        </Button>
      </div>
    </nav>
  )
}
