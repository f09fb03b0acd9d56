import { useTranslation } from 'react-i18next'
import { toast } from '@portal/ui-kit'
import { useConfirmedAction } from '#patterns/confirm-identity/use-confirmed-action.ts'
import type { Family, Identified, Seen } from './family.ts'
import { isStale, seenOf } from './stale.ts'
import type { TranslateWord } from './words.ts'
import { showRefusal } from '#patterns/refusals/refusal.tsx'

/**
 * Toggles a row immediately. The notice offers undo, which is the opposite operation: nothing is pending, so nothing
 * is lost when the page closes. On a version conflict the list is refreshed.
 */
export function useToggle<Row extends Identified, Input, Ask extends object>(
  family: Family<Row, Input, Ask>,
  translate: TranslateWord,
  onStale: () => void,
) {
  const { t, i18n } = useTranslation('general')
  const patch = useConfirmedAction<[string, { active: boolean } & Seen], Row>(family.patch ?? lacking)
  const set = async (row: Row, active: boolean, undo?: (changed: Row) => void): Promise<void> => {
    try {
      const changed = await patch(row.id, { active, ...seenOf(row) })
      toast({
        tone: 'success',
        title: translate(active ? 'activated' : 'deactivated'),
        ...(undo && { action: { label: t('actions.undo'), onPress: () => undo(changed) } }),
      })
    } catch (error) {
      showRefusal(error, i18n.language)
      if (isStale(error)) onStale()
    }
  }
  return (row: Row, active: boolean) => void set(row, active, (changed) => void set(changed, !active))
}

const lacking = () => Promise.reject(new Error('A resource that can be switched has `patch`'))
