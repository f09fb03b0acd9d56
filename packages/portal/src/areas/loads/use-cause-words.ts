import { useTranslation } from 'react-i18next'
import type { LoadCause, TemplateColumn } from '@portal/sdk'
import { useFormat } from '#format/use-format.ts'
import { useReason } from '#patterns/use-reason.ts'

// What is said in a line; the rows behind have the others.
const maxShownValues = 5

/** Says a cause: the column and its rows, why, which values, and what would be allowed. */
export function useCauseWords() {
  const { t } = useTranslation('loads')
  const format = useFormat()
  const reasonOf = useReason()

  const countOf = (key: 'rows' | 'values', count: number) =>
    t(`causes.${key}`, { count, number: format.whole(count) })

  function allowedBy({ allowed, limit, code }: LoadCause): string | undefined {
    if (allowed.length > 0) return t('causes.allowed', { values: allowed.join(', ') })
    if (limit === null) return undefined
    const limits = { limit: format.number(limit) }
    if (code === 'too_long' || code === 'too_short') return t(`causes.limits.${code}`, limits)
    return code === 'greater_than' || code === 'less_than' ? t(`causes.limits.${code}`, limits) : undefined
  }

  /** The most frequent values with their rows, and how many there are besides. */
  function valuesOf({ values, distinct }: LoadCause): { list: string; more: string } {
    const shownValues = values.slice(0, maxShownValues)
    const list = shownValues
      .map(({ value, rows }) => `${value || t('causes.empty')} (${format.whole(rows)})`)
      .join(', ')
    const rest = distinct - shownValues.length
    return { list, more: rest > 0 ? t('causes.more', { number: format.whole(rest) }) : '' }
  }

  return (cause: LoadCause, column: TemplateColumn | undefined) => {
    const field = cause.field === null ? t('errors.wholeRow') : (column?.label ?? cause.field)
    const reason = reasonOf(cause.code)
    const counts = { rows: countOf('rows', cause.rows), values: countOf('values', cause.distinct) }
    const shown = cause.values.length
    return {
      field,
      title: t('causes.heading', { field, ...counts }),
      reason,
      allowed: allowedBy(cause),
      values: valuesOf(cause),
      most:
        cause.distinct > shown
          ? t('causes.mostFrequent', { shown: format.whole(shown), number: format.whole(cause.distinct) })
          : undefined,
    }
  }
}
