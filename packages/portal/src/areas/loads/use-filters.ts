import { filters } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { useEveryRow } from '#patterns/use-every-row.ts'

/** The filters that one may use, each with its format. */
export const useFilters = () =>
  useEveryRow(useFamily(filters), ({ name, templateName }) => `${name} · ${templateName}`)
