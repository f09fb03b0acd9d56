import { useTranslation } from 'react-i18next'
import type { LoadCause, TemplateColumn } from '@portal/sdk'
import { useFormat } from '#format/use-format.ts'
import { useReason } from '#patterns/use-reason.ts'

// The maximum number of values in a line.
const maxShownValues = 5

/** Describes a cause: column, number of rows, reason, values, and allowed ones. */
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

  /** The most frequent values with their rows, and the number of others. */
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
