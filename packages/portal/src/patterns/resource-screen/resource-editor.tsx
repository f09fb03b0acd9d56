import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFamily } from '@portal/sdk/react'
import type { FormValues } from '@portal/ui-kit'
import { useConfirmedAction } from '#patterns/confirm-identity/use-confirmed-action.ts'
import { ResourceForm } from '#patterns/resource-form.tsx'
import { ConflictPart } from './conflict-part.tsx'
import type { NamedDefinition } from './definition.ts'
import type { Identified, Seen } from './family.ts'
import { draftName } from './draft-name.ts'
import type { FieldSpec } from './fields.tsx'
import { withReferences } from './references.ts'
import type { PropertyRule } from './resource.ts'
import { isStale, seenOf } from './stale.ts'
import type { ResourceGroup, TranslateWord } from './words.ts'

interface ResourceEditorProps<
  Row extends Identified,
  Input,
  Ask extends object,
  Group extends ResourceGroup,
> {
  definition: NamedDefinition<Row, Input, Ask, Group>
  /** The row to edit; undefined for a new one. */
  row?: Row
  translate: TranslateWord
  onClose: () => void
  /** Shows the created row. */
  onMade: (row: Row) => void
}

/** Creates or edits a row in the drawer; errors appear at the fields. */
export function ResourceEditor<
  Row extends Identified,
  Input,
  Ask extends object,
  Group extends ResourceGroup,
>({ definition, row, translate, onClose, onMade }: ResourceEditorProps<Row, Input, Ask, Group>) {
  const { t } = useTranslation('general')
  const { form, fields, label } = definition
  const family = useFamily(definition.family)
  const create = useConfirmedAction<[Input], Row>(family.create ?? lacking)
  const update = useConfirmedAction<[string, Input & Seen], Row>(family.update ?? lacking)
  const [clash, setClash] = useState<{ mine: object; theirs: Row }>()
  const write = async (seen: Row, input: Input): Promise<Row> => {
    try {
      return await update(seen.id, { ...input, ...seenOf(clash?.theirs ?? seen) })
    } catch (error) {
      if (isStale(error))
        setClash({ mine: Object(input) as object, theirs: (await family.show?.(seen.id)) ?? seen })
      throw error
    }
  }
  const send = (values: FormValues) => {
    // The definition's type ensured that the field names match the service's input.
    const input = form === undefined ? (inputOf(definition, values) as Input) : form.input(values)
    return row === undefined ? create(input) : write(row, input)
  }
  const made = (one: Row) => {
    onClose()
    onMade(one)
  }
  return (
    <ResourceForm
      draft={draftName(definition.draft ?? definition.title, row)}
      title={row === undefined ? translate('createTitle') : translate('edit', { name: label(row) })}
      send={send}
      {...(row === undefined ? { onDone: made } : { done: t('done.saved') })}
      onClose={onClose}
      notice={(throwAway) =>
        clash === undefined ? null : (
          <Suspense>
            <ConflictPart
              mine={clash.mine}
              theirs={withReferences(fields, clash.theirs)}
              fields={fields}
              translate={translate}
              onKeepTheirs={throwAway}
            />
          </Suspense>
        )
      }
    >
      {form === undefined ? null : <form.Inputs {...(row === undefined ? {} : { row })} />}
      {form === undefined ? <Controls form={definition} row={row} translate={translate} /> : null}
    </ResourceForm>
  )
}

/** The fields of a form with their contracts. */
interface FormShape {
  fields: readonly FieldSpec<string, string>[]
  input: Readonly<Record<string, PropertyRule>>
}

interface ControlsProps {
  form: FormShape
  row: object | undefined
  translate: TranslateWord
}

function Controls({ form: { fields, input }, row, translate }: ControlsProps) {
  const values = new Map<string, unknown>(
    Object.entries(row === undefined ? {} : withReferences(fields, row)),
  )
  return fields.map(({ name, Control }) => (
    <Control key={name} value={values.get(name)} translate={translate} rule={input[name] ?? {}} />
  ))
}

function inputOf({ fields, input }: FormShape, values: FormValues): object {
  return Object.fromEntries(fields.map(({ name, read }) => [name, read(values[name], input[name] ?? {})]))
}

const lacking = () => Promise.reject(new Error('A resource that can be written has `create` and `update`'))
