import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * The name of a department, falling back to its code. The names are phrases of `staff`, which other areas' screens
 * load.
 */
export function useDepartmentName(): (code: string) => string {
  const { t } = useTranslation('general')
  return useCallback(
    // Departments are data of the company, so i18next cannot check their codes.
    (code) =>
      (t as unknown as (key: string, values: object) => string)(`staff:departments.${code}`, {
        defaultValue: code,
      }),
    [t],
  )
}
