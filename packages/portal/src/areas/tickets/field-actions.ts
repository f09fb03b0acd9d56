import { useTranslation } from 'react-i18next'
import type { Field } from '@portal/sdk'
import { usePortal } from '@portal/sdk/react'
import type { MenuEntry, MenuSection } from '@portal/ui-kit'
import { useAct } from '#patterns/use-act.ts'
import { useCan } from '#patterns/use-can.ts'

interface Openers {
  onEdit: (field: Field) => void
  onDestroy: (field: Field) => void
}

/** What the person may do with a management field. */
export function useFieldActions({ onEdit, onDestroy }: Openers): (field: Field) => readonly MenuSection[] {
  const { t } = useTranslation(['tickets', 'general'])
  const { fields } = usePortal()
  const can = useCan()
  const activate = useAct(fields.patch, t('fields.activated'))
  const deactivate = useAct(fields.patch, t('fields.deactivated'))
  const edits = (field: Field): MenuEntry[] => [
    { id: 'edit', label: t('general:actions.edit'), icon: 'pencil', onAction: () => onEdit(field) },
    field.active
      ? {
          id: 'deactivate',
          label: t('fields.deactivate'),
          icon: 'ban',
          onAction: () => void deactivate(field.id, { active: false }),
        }
      : {
          id: 'activate',
          label: t('fields.activate'),
          icon: 'check',
          onAction: () => void activate(field.id, { active: true }),
        },
  ]
  const destroy = (field: Field): MenuEntry => ({
    id: 'destroy',
    label: t('general:actions.destroy'),
    icon: 'trash',
    tone: 'danger',
    onAction: () => onDestroy(field),
  })
  return (field) => [
    { items: can('CAMPOS_GESTION_EDITAR') ? edits(field) : [] },
    { items: can('CAMPOS_GESTION_ELIMINAR') ? [destroy(field)] : [] },
  ]
}
