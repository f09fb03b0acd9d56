import { useTranslation } from 'react-i18next'
import { toast, type ToastContent } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import type { GivenPerson } from './given-people.tsx'

/** Reports the new assignments, and their warnings. */
export function useAnnounceGiven() {
  const { t } = useTranslation('assignments')
  const format = useFormat()
  return (people: readonly GivenPerson[], more: Pick<ToastContent, 'description' | 'action'> = {}) => {
    const [one] = people
    const title =
      one !== undefined && people.length === 1
        ? t('give.given', { name: one.displayName })
        : t('give.givenTo', { number: format.whole(people.length) })
    toast({ tone: 'success', title, ...more })
  }
}
