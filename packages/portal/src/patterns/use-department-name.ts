import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * The name of a department, and its code where nobody named it. The names are phrases of `staff`, which a screen of another
 * area loads with its own.
 */
export function useDepartmentName(): (code: string) => string {
  const { t } = useTranslation('general')
  return useCallback(
    // Which departments there are is the company's matter, so i18next cannot check their codes.
    (code) =>
      (t as unknown as (key: string, values: object) => string)(`staff:departments.${code}`, {
        defaultValue: code,
      }),
    [t],
  )
}
