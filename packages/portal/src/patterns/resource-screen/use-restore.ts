import { useTranslation } from 'react-i18next'
import { toast } from '@portal/ui-kit'
import { useConfirmedAction } from '#patterns/confirm-identity/use-confirmed-action.ts'
import type { Family, Identified } from './family.ts'
import { showRefusal } from '#patterns/refusals/refusal.tsx'

/** Restores a deleted row immediately. */
export function useRestore<Row extends Identified, Input, Ask extends object>(
  family: Family<Row, Input, Ask>,
): (id: string) => void {
  const { t, i18n } = useTranslation('general')
  const restore = useConfirmedAction<[string], Row>(family.restore ?? lacking)
  const run = async (id: string): Promise<void> => {
    try {
      await restore(id)
      toast({ tone: 'success', title: t('done.restored') })
    } catch (error) {
      showRefusal(error, i18n.language)
    }
  }
  return (id) => void run(id)
}

const lacking = () => Promise.reject(new Error('A resource whose rows come back has `restore`'))
