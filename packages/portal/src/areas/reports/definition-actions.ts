import { useTranslation } from 'react-i18next'
import type { ReportDefinition } from '@portal/sdk'
import { reportDefinitions, reportRuns } from '@portal/sdk/intranet'
import { useAction, useFamily } from '@portal/sdk/react'
import { type MenuEntry, type MenuSection, toast } from '@portal/ui-kit'
import { showRefusal } from '#patterns/refusals/refusal.tsx'
import { useAct } from '#patterns/use-act.ts'

/** The actions on a definition: its owner can edit and delete it, everybody can generate a file and (un)subscribe. */
export function useDefinitionActions(edit: (id: string) => void): (row: ReportDefinition) => MenuSection[] {
  const { t } = useTranslation('definitions')
  const family = useFamily(reportDefinitions)
  const start = useAct(useFamily(reportRuns).create, t('list.started'))
  const subscribe = useAct(family.subscribe, t('list.subscribed'))
  const unsubscribe = useAct(family.unsubscribe, t('list.unsubscribed'))
  const destroy = useDestroy()
  const receiving = ({ id, isSubscribed, schedule }: ReportDefinition): MenuEntry[] => {
    if (isSubscribed)
      return [
        {
          id: 'unsubscribe',
          label: t('list.unsubscribe'),
          icon: 'ban',
          onAction: () => void unsubscribe(id),
        },
      ]
    if (schedule === null) return []
    return [{ id: 'subscribe', label: t('list.subscribe'), icon: 'bell', onAction: () => void subscribe(id) }]
  }
  const owning = (row: ReportDefinition): MenuSection[] =>
    row.isOwn
      ? [
          {
            items: [
              { id: 'edit', label: t('list.edit'), icon: 'pencil', onAction: () => edit(row.id) },
              {
                ...{ id: 'destroy', label: t('list.destroy'), icon: 'trash', tone: 'danger' as const },
                onAction: () => destroy(row.id),
              },
            ],
          },
        ]
      : []
  return (row) => [
    {
      items: [
        {
          ...{ id: 'run', label: t('list.run'), icon: 'download' },
          onAction: () => void start({ definitionId: row.id }),
        },
        ...receiving(row),
      ],
    },
    ...owning(row),
  ]
}

/** Deletes at once, with undo. */
function useDestroy(): (id: string) => void {
  const { t, i18n } = useTranslation(['definitions', 'general'])
  const family = useFamily(reportDefinitions)
  const [destroy, restore] = [useAction(family.destroy), useAction(family.restore)]
  const onError = (error: unknown) => showRefusal(error, i18n.language)
  const undo = (id: string) =>
    void restore(id).then(() => void toast({ tone: 'success', title: t('general:done.restored') }), onError)
  return (id) =>
    void destroy(id).then(
      () =>
        void toast({
          ...{ tone: 'success', title: t('list.destroyed') },
          action: { label: t('general:actions.undo'), onPress: () => undo(id) },
        }),
      onError,
    )
}
