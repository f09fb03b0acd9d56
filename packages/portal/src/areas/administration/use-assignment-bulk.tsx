import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Assignment } from '@portal/sdk'
import { users } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Button, ComboBox, Dialog, Form, Inline, type Option } from '@portal/ui-kit'
import { useBulkRun } from '#patterns/bulk/use-bulk-run.ts'
import { useChosenRows } from '#patterns/bulk/use-chosen-rows.ts'
import { textOf } from '#patterns/form-values.ts'
import type { ListAnswer } from '#patterns/paged-table.tsx'
import { useCan } from '#patterns/use-can.ts'

type Way = 'add' | 'remove'

/** Assigns a role to everybody selected, or removes it, one by one: failures are reported per row. */
export function useAssignmentBulk(list: ListAnswer<Assignment>, options: readonly Option[]) {
  const { t } = useTranslation('roles')
  const can = useCan()
  const { assignRoles } = useFamily(users)
  const chosen = useChosenRows(list)
  const bulk = useBulkRun<Assignment>()
  const [way, setWay] = useState<Way>()
  const run = async (roleId: string) => {
    const isAdding = way === 'add'
    setWay(undefined)
    await bulk.start({
      label: t(isAdding ? 'assignments.adding' : 'assignments.removing'),
      rows: () => Promise.resolve(chosen.rows),
      name: ({ displayName }) => displayName,
      act: ({ id, roles, version }) => {
        const kept = roles.map((role) => role.id).filter((one) => one !== roleId)
        return assignRoles(id, { roles: isAdding ? [...kept, roleId] : kept, version })
      },
    })
    chosen.clear()
    list.refresh()
  }
  const table = {
    selected: chosen.keys,
    onSelect: chosen.choose,
    bulkActions: (['add', 'remove'] as const).map((one) => (
      <Button key={one} size="sm" icon={one === 'add' ? 'plus' : 'minus'} onPress={() => setWay(one)}>
        {t(`assignments.${one}`)}
      </Button>
    )),
    ...(bulk.run === undefined ? {} : { bulkRun: bulk.run }),
  }
  return {
    failures: bulk.failures,
    hideFailures: bulk.hideFailures,
    table: can('USUARIOS_ASIGNAR_ROLES') ? table : {},
    dialog:
      way === undefined ? null : (
        <RoleDialog
          title={t(`assignments.${way}`)}
          options={options}
          onChoose={(id) => void run(id)}
          onClose={() => setWay(undefined)}
        />
      ),
  }
}

interface RoleDialogProps {
  title: string
  options: readonly Option[]
  onChoose: (roleId: string) => void
  onClose: () => void
}

function RoleDialog({ title, options, onChoose, onClose }: RoleDialogProps) {
  const { t } = useTranslation(['roles', 'general'])
  const id = useId()
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={onClose}
      footer={
        <Inline justify="end">
          <Button onPress={onClose}>{t('general:actions.cancel')}</Button>
          <Button type="submit" form={id} tone="primary">
            {title}
          </Button>
        </Inline>
      }
    >
      <Form id={id} aria-label={title} hideSummary onSubmit={({ role }) => onChoose(textOf(role))}>
        <ComboBox name="role" label={t('assignments.role')} options={options} isRequired />
      </Form>
    </Dialog>
  )
}
