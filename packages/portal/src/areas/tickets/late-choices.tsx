import { ComboBox, MultiSelect, type Option } from '@portal/ui-kit'

interface LateChoiceProps<Chosen> {
  name: string
  label: string
  /** What can be chosen; undefined while it is on its way, and when it cannot be had. */
  options: readonly Option[] | undefined
  chosen: Chosen
  isRequired?: boolean
}

/** One of many whose names come later: until then the field is closed and what is chosen stays chosen. */
export function LateComboBox({ chosen, options, ...field }: LateChoiceProps<string | null | undefined>) {
  return (
    <>
      {options === undefined && chosen != null ? <Kept name={field.name} ids={[chosen]} /> : null}
      <ComboBox
        key={options === undefined ? 'waiting' : 'known'}
        {...field}
        options={options ?? []}
        isDisabled={options === undefined}
        {...(chosen == null ? {} : { defaultValue: chosen })}
      />
    </>
  )
}

/** Several of many whose names come later. */
export function LateMultiSelect({ chosen, options, ...field }: LateChoiceProps<readonly string[]>) {
  return (
    <>
      {options === undefined ? <Kept name={field.name} ids={chosen} /> : null}
      <MultiSelect
        key={options === undefined ? 'waiting' : 'known'}
        {...field}
        options={options ?? []}
        isDisabled={options === undefined}
        defaultValue={chosen}
      />
    </>
  )
}

function Kept({ name, ids }: { name: string; ids: readonly string[] }) {
  return ids.map((id) => <input key={id} type="hidden" name={name} value={id} />)
}
