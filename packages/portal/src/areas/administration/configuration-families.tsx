import { useTranslation } from 'react-i18next'
import { type ConfigurationReview, messageOfCode, type RowReview } from '@portal/sdk'
import { Alert, DataTable, Disclosure, Stack, Status } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import { usePermissionLabel } from '#patterns/use-permission-label.ts'
import { propertiesOf, shownValue, type ValueWords } from '#patterns/history/shown-value.ts'

type FamilyReview = ConfigurationReview['families'][number]

const tones = { added: 'success', changed: 'info', left: 'neutral', refused: 'danger' } as const
/** More rows of a family would not be read; the counts cover all of them. */
const mostShown = 300

/** The effect on each family of the file: counts, and rows with before and after. */
export function ConfigurationFamilies({ review: { families, unknown } }: { review: ConfigurationReview }) {
  const { t, i18n } = useTranslation(['roles', 'reports'])
  const { whole } = useFormat()
  const nameOf = (family: string) =>
    i18n.exists(`reports:families.${family}`)
      ? (t as unknown as (key: string) => string)(`reports:families.${family}`)
      : family
  const counted = (family: FamilyReview) =>
    (['added', 'changed', 'unchanged', 'left', 'refused'] as const)
      .filter((outcome) => family[outcome] > 0)
      .map((outcome) => `${t(`configuration.outcomes.${outcome}`)}: ${whole(family[outcome])}`)
      .concat(family.isReordered ? [t('configuration.reordered')] : [])
      .join(' · ')
  return (
    <Stack space="sm">
      {unknown.length === 0 ? null : (
        <Alert tone="warning">{t('configuration.unknown', { names: unknown.join(', ') })}</Alert>
      )}
      {families.map((family) => (
        <Disclosure
          key={family.family}
          title={`${nameOf(family.family)} — ${counted(family)}`}
          defaultExpanded={family.added + family.changed + family.refused > 0}
        >
          <Rows name={nameOf(family.family)} rows={family.rows} />
        </Disclosure>
      ))}
    </Stack>
  )
}

function Rows({ name, rows }: { name: string; rows: readonly RowReview[] }) {
  const { t } = useTranslation('roles')
  const { whole } = useFormat()
  const reasonOf = useReason()
  if (rows.length === 0) return <p>{t('configuration.same')}</p>
  return (
    <Stack space="sm">
      <DataTable
        label={name}
        rows={rows.slice(0, mostShown)}
        rowKey={(row) => `${row.outcome} ${row.key}`}
        hideColumnChooser
        columns={[
          {
            ...{ id: 'key', header: t('configuration.row'), rowHeader: true, priority: 1, wrap: true },
            cell: ({ key }) => key,
          },
          {
            ...{ id: 'outcome', header: t('configuration.outcome'), priority: 1 },
            cell: ({ outcome }) => (
              <Status tone={tones[outcome]}>{t(`configuration.outcomes.${outcome}`)}</Status>
            ),
          },
          {
            ...{ id: 'detail', header: t('configuration.detail'), priority: 1, wrap: true },
            cell: (row) => (row.outcome === 'refused' ? reasonOf(row) : <Changes row={row} />),
          },
        ]}
      />
      {rows.length > mostShown ? <p>{t('configuration.firstOnes', { number: whole(mostShown) })}</p> : null}
    </Stack>
  )
}

/** Why a row is skipped: the invalid field, or the missing permission. */
function useReason() {
  const { t, i18n } = useTranslation('roles')
  const labelOf = usePermissionLabel()
  return ({ errors, missing }: RowReview): string =>
    [
      ...Object.entries(errors).map(
        ([field, faults]) =>
          `${field}: ${faults.map(({ error }) => messageOfCode(error, i18n.language)).join(', ')}`,
      ),
      ...(missing.length === 0
        ? []
        : [t('configuration.missing', { permissions: missing.map(labelOf).join(', ') })]),
    ].join(' · ')
}

/** The changes of a row by field; of lists only the additions and removals. */
function Changes({ row: { before, after, outcome } }: { row: RowReview }) {
  const { t } = useTranslation(['roles', 'reports'])
  const { dateTime } = useFormat()
  const labelOf = usePermissionLabel()
  const words = { yes: t('reports:yes'), no: t('reports:no'), dateTime, labelOf }
  if (outcome === 'left') return t('configuration.leftText')
  return (
    <ul>
      {propertiesOf(before, after).map((name) => {
        const [was, is] = [before?.[name], after?.[name]]
        const text =
          Array.isArray(was) && Array.isArray(is)
            ? differenceOf(was, is, words)
            : [...(before === null ? [] : [shownValue(was, words)]), shownValue(is, words)].join(' → ')
        return (
          <li key={name}>
            <code>{name}</code>: {text}
          </li>
        )
      })}
    </ul>
  )
}

/** The additions and removals of a list, as in a diff. */
function differenceOf(was: readonly unknown[], is: readonly unknown[], words: ValueWords): string {
  const textsOf = (list: readonly unknown[]) => list.map((one) => shownValue(one, words))
  const [had, has] = [textsOf(was), textsOf(is)]
  const changes = [
    ...had.filter((one) => !has.includes(one)).map((one) => `− ${one}`),
    ...has.filter((one) => !had.includes(one)).map((one) => `+ ${one}`),
  ]
  return changes.length === 0 ? `${had.join(', ')} → ${has.join(', ')}` : changes.join(', ')
}
