import { useTranslation } from 'react-i18next'
import { useFamily } from '@portal/sdk/react'
import type { MenuEntry, MenuSection } from '@portal/ui-kit'
import { useCan } from '#patterns/use-can.ts'
import { useReason } from '#patterns/use-reason.ts'
import type { NamedDefinition } from './definition.ts'
import { isDeleted, type Identified } from './family.ts'
import type { Opened } from './opened-part.tsx'
import { useRestore } from './use-restore.ts'
import { useToggle } from './use-toggle.ts'
import { useMay } from './use-may.ts'
import type { ResourceGroup, Say } from './words.ts'

const noRowActions = () => () => []

interface RowMenuActs<Row> {
  onOpen: (opened: Opened<Row>) => void
  /** An outdated version: somebody else has changed the row. */
  onStale: () => void
}

/** The actions on a row. */
export function useRowMenu<Row extends Identified, Input, Ask extends object, Group extends ResourceGroup>(
  definition: NamedDefinition<Row, Input, Ask, Group>,
  say: Say,
  { onOpen, onStale }: RowMenuActs<Row>,
): ((row: Row) => readonly MenuSection[]) | undefined {
  const can = useCan()
  const { permissions, history, isSwitched } = definition
  const may = useMay(permissions)
  const { edit, toggled, past, uses, back, destroy } = useEntries(definition, say, { onOpen, onStale })
  const more = (definition.useRowActions ?? noRowActions)()
  const canUpdate = may('update')
  const canDestroy = may('destroy')
  // The default history: the row's changes by its family, or in the log.
  const hasHistory = history !== undefined || may('changes') || can('MENU_LOGS')
  if (!canUpdate && !canDestroy && !hasHistory && definition.useRowActions === undefined) return undefined
  const activeMenu = (row: Row): MenuSection[] => [
    { items: canUpdate ? [edit(row), ...(isSwitched ? [toggled(row)] : [])] : [] },
    { items: [...(isUsed(row) ? [uses(row)] : []), ...(hasHistory ? [past(row)] : [])] },
    ...more(row),
    { items: canDestroy ? [destroy(row)] : [] },
  ]
  const deletedMenu = (row: Row): MenuSection[] => [
    { items: [...(canDestroy ? [back(row)] : []), ...(hasHistory ? [past(row)] : [])] },
  ]
  return (row) => (isDeleted(row) ? deletedMenu(row) : activeMenu(row))
}

/** The entries of the menu, one for each action. */
function useEntries<Row extends Identified, Input, Ask extends object, Group extends ResourceGroup>(
  definition: NamedDefinition<Row, Input, Ask, Group>,
  say: Say,
  { onOpen, onStale }: RowMenuActs<Row>,
) {
  const { t } = useTranslation(['general', 'resource'])
  const reasonOf = useReason()
  const family = useFamily(definition.family)
  const set = useToggle(family, say, onStale)
  const restore = useRestore(family)
  const { editor } = definition
  const edit = (row: Row): MenuEntry => ({
    id: 'edit',
    label: t('general:actions.edit'),
    icon: 'pencil',
    ...(editor === undefined ? { onAction: () => onOpen({ kind: 'edit', row }) } : { href: editor(row) }),
  })
  const toggled = (row: Row): MenuEntry => {
    const isOn = isActive(row)
    return {
      id: isOn ? 'deactivate' : 'activate',
      label: say(isOn ? 'deactivate' : 'activate'),
      icon: isOn ? 'ban' : 'check',
      onAction: () => set(row, !isOn),
    }
  }
  const past = (row: Row): MenuEntry => ({
    id: 'history',
    label: t('general:actions.history'),
    icon: 'history',
    onAction: () => onOpen({ kind: 'history', row }),
  })
  const uses = (row: Row): MenuEntry => ({
    id: 'uses',
    label: t('resource:uses.open'),
    icon: 'link',
    onAction: () => onOpen({ kind: 'uses', row }),
  })
  const back = ({ id }: Row): MenuEntry => ({
    id: 'restore',
    label: t('general:actions.restore'),
    icon: 'restart',
    onAction: () => restore(id),
  })
  const destroy = (row: Row): MenuEntry => {
    const code = definition.undeletable?.(row) ?? (isUsed(row) ? 'referenced' : undefined)
    return {
      id: 'destroy',
      label: t('general:actions.destroy'),
      icon: 'trash',
      tone: 'danger',
      ...(code === undefined
        ? { onAction: () => onOpen({ kind: 'destroy', row }) }
        : { isDisabled: true, description: reasonOf(code) }),
    }
  }
  return { edit, toggled, past, uses, back, destroy }
}

function isActive(row: object): boolean {
  return 'active' in row && row.active === true
}

/** Rows elsewhere refer to it. */
function isUsed(row: object): boolean {
  return 'uses' in row && typeof row.uses === 'number' && row.uses > 0
}
