import { useTranslation } from 'react-i18next'
import { toast, type ToastContent } from '@portal/ui-kit'

/** Says by its name what was made, and what else there is to say of it. */
export function useTellMade() {
  const { t } = useTranslation('general')
  return (name: string, more: Pick<ToastContent, 'description' | 'action'> = {}) =>
    void toast({ tone: 'success', title: t('made.created', { name }), ...more })
}
