import { useTranslation } from 'react-i18next'
import { toast, type ToastContent } from '@portal/ui-kit'

/** Announces a created row by name, with further details. */
export function useAnnounceMade() {
  const { t } = useTranslation('general')
  return (name: string, more: Pick<ToastContent, 'description' | 'action'> = {}) =>
    void toast({ tone: 'success', title: t('made.created', { name }), ...more })
}
