import { useTranslation } from 'react-i18next'
import type { AbsenceType } from '@portal/sdk'
import { absenceTypes } from '@portal/sdk/main'
import { useData, useFamily } from '@portal/sdk/react'
import { nameOf } from '#patterns/name-of.ts'

/** More than any company has. */
const most = 100

/** The absence types that are not deleted, and the name of each. */
export function useTypeNames() {
  const { i18n } = useTranslation()
  const { data } = useData(useFamily(absenceTypes).index, [{ perPage: most }])
  const rows = data?.data ?? []
  const typeName = (id: string): string => {
    const type = rows.find((one) => one.id === id)
    return type === undefined ? '…' : nameOf(type, i18n.language)
  }
  const optionsOf = (types: readonly AbsenceType[]) =>
    types.map((type) => ({ id: type.id, label: nameOf(type, i18n.language) }))
  return { rows, typeName, optionsOf }
}
