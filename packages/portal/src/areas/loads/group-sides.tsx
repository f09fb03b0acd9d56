import { useTranslation } from 'react-i18next'
import type { DuplicateField, DuplicateGroup, DuplicateMember } from '@portal/sdk'
import { duplicates } from '@portal/sdk/main'
import { useFamily } from '@portal/sdk/react'
import { Badge, Button, Card, DataTable, Inline, Select, Stack, type Column } from '@portal/ui-kit'
import { useAct } from '#patterns/use-act.ts'
import type { Choice } from './group-choice.ts'

interface GroupSidesProps {
  group: DuplicateGroup
  choice: Choice
  /** Left out when read-only. */
  onChoose: ((choice: Choice) => void) | undefined
}

interface Side {
  id: string
  label: string
  field?: DuplicateField
  at: number
}

/**
 * The members of a group side by side, field by field; differences are highlighted, and one of the values is chosen.
 */
export function GroupSides({ group, choice, onChoose }: GroupSidesProps) {
  const { t } = useTranslation('duplicates')
  const rows: Side[] = [
    { id: 'load', label: t('group.load'), at: -1 },
    ...group.fields.map((field, at) => ({ id: field.name, label: field.label, field, at })),
  ]
  const inside = group.members.filter(({ isOut }) => !isOut)
  return (
    <Card level={2} title={t('group.side')}>
      <Stack space="md">
        {onChoose === undefined ? null : (
          <Select
            label={t('group.survivor')}
            options={inside.map(({ number, name }) => ({ id: String(number), label: name }))}
            value={String(choice.survivor)}
            onChange={(number) => onChoose({ ...choice, survivor: Number(number) })}
          />
        )}
        <DataTable<Side>
          label={t('group.side')}
          columns={useSideColumns({ group, choice, onChoose })}
          rows={rows}
          rowKey={({ id }) => id}
          hideColumnChooser
        />
        {onChoose === undefined || inside.length < 2 ? null : <LeaveOut group={group} members={inside} />}
      </Stack>
    </Card>
  )
}

function useSideColumns({ group, choice, onChoose }: GroupSidesProps): Column<Side>[] {
  const { t } = useTranslation('duplicates')
  const headerOf = ({ name, isSuggested, isOut, isSurvivor, isWorked }: DuplicateMember) => {
    const marks = [
      ...(isSurvivor ? [t('group.survived')] : isSuggested ? [t('group.suggested')] : []),
      ...(isOut ? [t('group.out')] : []),
      ...(isWorked ? [t('group.worked')] : []),
    ]
    return marks.length === 0 ? name : `${name} (${marks.join(', ')})`
  }
  return [
    {
      ...{ id: 'field', header: t('group.field'), rowHeader: true, priority: 1 },
      cell: ({ label, field }) =>
        field?.differs === true ? (
          <>
            {label} <Badge tone="warning">{t('group.differs')}</Badge>
          </>
        ) : (
          label
        ),
    },
    ...group.members.map(
      (member): Column<Side> => ({
        ...{ id: String(member.number), header: headerOf(member), priority: 1 },
        cell: ({ at, field }) => <SideValue member={member} at={at} isMarked={field?.differs === true} />,
      }),
    ),
    ...(onChoose === undefined
      ? []
      : [
          {
            ...{ id: 'kept', header: t('group.kept') },
            cell: ({ field, at }: Side) =>
              field?.differs === true && !field.isRecordKey ? (
                <KeptValue group={group} field={field} at={at} choice={choice} onChoose={onChoose} />
              ) : (
                ''
              ),
          },
        ]),
  ]
}

function SideValue({ member, at, isMarked }: { member: DuplicateMember; at: number; isMarked: boolean }) {
  const { t } = useTranslation('duplicates')
  const value = at < 0 ? member.loadName : member.values[at]
  if (value === null || value === undefined || value === '')
    return at < 0 ? '' : <em>{t('group.noValue')}</em>
  return isMarked ? <strong>{value}</strong> : value
}

interface KeptValueProps {
  group: DuplicateGroup
  field: DuplicateField
  at: number
  choice: Choice
  onChoose: (choice: Choice) => void
}

/** Which of the values stays. */
function KeptValue({ group, field, at, choice, onChoose }: KeptValueProps) {
  const { t } = useTranslation('duplicates')
  const own = 'own'
  const choose = (id: string) => {
    const others = Object.fromEntries(Object.entries(choice.values).filter(([name]) => name !== field.name))
    onChoose({ ...choice, values: id === own ? others : { ...others, [field.name]: Number(id) } })
  }
  const inside = group.members.filter(({ isOut }) => !isOut)
  return (
    <Select
      label={t('group.keep', { field: field.label })}
      isLabelHidden
      size="sm"
      options={[
        { id: own, label: t('group.own') },
        ...inside.map(({ number, name, values }) => ({
          ...{ id: String(number), label: `${values[at] ?? t('group.noValue')} · ${name}` },
        })),
      ]}
      value={String(choice.values[field.name] ?? own)}
      onChange={choose}
    />
  )
}

function LeaveOut({ group, members }: { group: DuplicateGroup; members: readonly DuplicateMember[] }) {
  const { t } = useTranslation('duplicates')
  const exclude = useAct(useFamily(duplicates).exclude, t('group.leftOut'), [
    'duplicateSearches',
    'dashboard',
  ])
  const { id, version } = group
  return (
    <Inline space="sm">
      {members.map(({ number, name }) => (
        <Button key={number} size="sm" onPress={() => void exclude(id, { member: number, version })}>
          {t('group.leaveOutOf', { name })}
        </Button>
      ))}
    </Inline>
  )
}
