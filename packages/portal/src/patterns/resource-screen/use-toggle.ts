import { useTranslation } from 'react-i18next'
import { toast } from '@portal/ui-kit'
import { useConfirmedAction } from '#patterns/confirm-identity/use-confirmed-action.ts'
import type { Family, Identified } from './family.ts'
import type { Say } from './words.ts'
import { tellRefusal } from '#patterns/refusals/refusal.tsx'

/**
 * Switches a row on or off at once. The notice offers the way back, which is the same act the other way round: nothing
 * waits, so nothing is lost when the page closes.
 */
export function useToggle<Row extends Identified, Input, Ask extends object>(
  family: Family<Row, Input, Ask>,
  say: Say,
) {
  const { t, i18n } = useTranslation('general')
  const patch = useConfirmedAction<[string, { active: boolean }], Row>(family.patch ?? lacking)
  const set = async (id: string, active: boolean, undo?: () => void): Promise<void> => {
    try {
      await patch(id, { active })
      toast({
        tone: 'success',
        title: say(active ? 'activated' : 'deactivated'),
        ...(undo === undefined ? {} : { action: { label: t('actions.undo'), onPress: undo } }),
      })
    } catch (error) {
      tellRefusal(error, i18n.language)
    }
  }
  return ({ id }: Row, active: boolean) => void set(id, active, () => void set(id, !active))
}

const lacking = () => Promise.reject(new Error('A resource that can be switched has `patch`'))
