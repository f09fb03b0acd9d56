import { useTranslation } from 'react-i18next'
import type { ImportInput, Load } from '@portal/sdk'
import { loadActs as loads, recordsFile } from '@portal/sdk/laia'
import { useFamily } from '@portal/sdk/react'
import { showRefusal } from '#patterns/refusals/refusal.tsx'
import { useCan } from '#patterns/use-can.ts'

/** Makes a load of a file and starts it, which are two steps to scripts and one press here. */
export function useImport(file: string): (input: ImportInput) => Promise<Load> {
  const { i18n } = useTranslation()
  const { import: make } = useFamily(recordsFile)
  const { start } = useFamily(loads)
  const mayStart = useCan()('MENU_PROCESAR_CARGUE')
  return async (input) => {
    const load = await make(file, input)
    if (!mayStart) return load
    // The load is made, and another press would make no other: its page has the button that starts it.
    return start(load.id).catch((error: unknown) => {
      showRefusal(error, i18n.language)
      return load
    })
  }
}
