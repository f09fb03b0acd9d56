import { useTranslation } from 'react-i18next'
import { Alert, Columns, Select, Stack } from '@portal/ui-kit'
import { useFormat } from '#format/use-format.ts'
import type { ImportPartProps } from './import-part-props.ts'
import { textOf } from './import-fields.ts'
import { unusedColumns } from './match-columns.ts'
import type { ImportState } from './use-import.ts'
import { Refusal } from '#patterns/refusals/refusal.tsx'

interface ImportColumnsProps extends ImportPartProps {
  state: Extract<ImportState, { at: 'columns' }>
}

const absent = 'absent'

/** Maps columns of the file to fields; automatic matches can be corrected. */
export function ImportColumns({ plan, reading: { translate }, run, state }: ImportColumnsProps) {
  const { t } = useTranslation('imports')
  const format = useFormat()
  const { file, matches, failure } = state
  const missing = plan.fields.filter(({ name, isRequired }) => isRequired && matches[name] === undefined)
  const unused = unusedColumns(file, matches)
  const columns = file.header.map((title, at) => ({ id: String(at), label: title || `#${at + 1}` }))
  const options = [{ id: absent, label: t('absent') }, ...columns]
  const first = (column: number | undefined) =>
    column === undefined ? '' : textOf(file.rows[0]?.cells[column] ?? null)
  return (
    <Stack space="lg">
      {failure === undefined ? null : (
        <Alert tone="danger">
          <Refusal error={failure} />
        </Alert>
      )}
      <p>{t('columnsText', { number: format.whole(file.rows.length) })}</p>
      {missing.length === 0 ? null : (
        <Alert tone="warning">
          {t('needed', { names: missing.map(({ name }) => translate(name)).join(', ') })}
        </Alert>
      )}
      <Columns>
        {plan.fields.map(({ name, isRequired }) => {
          const value = first(matches[name])
          return (
            <Select
              key={name}
              label={translate(name)}
              isRequired={isRequired}
              options={options}
              value={String(matches[name] ?? absent)}
              onChange={(id) => run.match(state, name, id === absent ? undefined : Number(id))}
              {...(value === '' ? {} : { description: `${t('example')}: ${value.slice(0, 80)}` })}
            />
          )
        })}
      </Columns>
      {unused.length === 0 ? null : <Alert>{t('unused', { names: unused.join(', ') })}</Alert>}
    </Stack>
  )
}
