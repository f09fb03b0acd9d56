import { ComboBox, MultiSelect, type Option } from '@portal/ui-kit'

interface LateChoiceProps<Chosen> {
  name: string
  label: string
  /** The options; undefined while loading, and after an error. */
  options: readonly Option[] | undefined
  chosen: Chosen
  isRequired?: boolean
}

/** A select whose options load later: until then it is disabled and keeps its value. */
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

/** A multiple select whose options load later. */
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
