import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { templates } from '@portal/sdk/laia'
import { useAction, useFamily } from '@portal/sdk/react'
import { toast } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { withIdentity } from '#patterns/confirm-identity/identity.ts'
import { showRefusal } from '#patterns/refusals/refusal.tsx'
import { type ValueChoice, withChoices } from './value-choices.ts'

/** Adds decisions about values of a column to the current template, as a new version. */
export function useValueChoices(templateId: string) {
  const { t, i18n } = useTranslation('loads')
  const format = useFormat()
  const { show, update } = useFamily(templates)
  const write = useCallback(
    async (field: string, choices: readonly ValueChoice[]) => {
      const { name, description, skillId, country, dateOrder, decimalSign, columns, version } =
        await show(templateId)
      const whole = { name, description, skillId, country, dateOrder, decimalSign, version }
      return update(templateId, { ...whole, columns: withChoices(columns, field, choices) })
    },
    [show, update, templateId],
  )
  const action = useAction(write)
  /** Answers whether it is written. */
  const save = async (field: string, choices: readonly ValueChoice[]): Promise<boolean> => {
    try {
      const { version } = await withIdentity(() => action(field, choices))
      toast({ tone: 'success', title: t('causes.saved', { version: format.whole(version) }) })
      return true
    } catch (error) {
      showRefusal(error, i18n.language)
      return false
    }
  }
  return { save, isPending: action.isPending }
}
