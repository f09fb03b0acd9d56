import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { CheckboxGroup } from '#components/checkbox-group/checkbox-group.tsx'
import { Checkbox } from '#components/checkbox/checkbox.tsx'
import { ComboBox } from '#components/combo-box/combo-box.tsx'
import { DatePicker } from '#components/date-picker/date-picker.tsx'
import { Form } from '#components/form/form.tsx'
import { MultiSelect } from '#components/multi-select/multi-select.tsx'
import { NumberField } from '#components/number-field/number-field.tsx'
import { RadioGroup } from '#components/radio-group/radio-group.tsx'
import { RepeatedSection } from '#components/repeated-section/repeated-section.tsx'
import { Select } from '#components/select/select.tsx'
import { Switch } from '#components/switch/switch.tsx'
import { TagInput } from '#components/tag-input/tag-input.tsx'
import { TextArea } from '#components/text-area/text-area.tsx'
import { TextField } from '#components/text-field/text-field.tsx'
import { TransferList } from '#components/transfer-list/transfer-list.tsx'
import { Stack } from '#layouts/stack/stack.tsx'
import { keptValuesOf, type KeptValues } from './kept-values.ts'
import { Restored } from './restored.tsx'

const kept: KeptValues = {
  name: ['Ana'],
  note: ['two\nlines'],
  amount: ['12.5'],
  kind: ['list'],
  options: ['yes\nno'],
  town: ['vigo'],
  skills: ['en', 'pt'],
  tags: ['urgent'],
  team: ['ana', 'eva'],
  active: [],
  days: ['tue'],
  size: ['l'],
  loud: ['on'],
  start: ['2026-11-21'],
  'children[0].year': ['2019'],
  'children[1].year': ['2021'],
}

const list = (...ids: string[]) => ids.map((id) => ({ id, label: id.toUpperCase() }))

function EveryField({ values }: { values: KeptValues | undefined }) {
  const [kind, setKind] = useState('text')
  return (
    <Restored values={values}>
      <Form aria-label="Everything">
        <Stack>
          <TextField name="name" label="Name" defaultValue="Nobody" />
          <TextArea name="note" label="Note" />
          <NumberField name="amount" label="Amount" defaultValue={1} />
          <Select name="kind" label="Kind" options={list('text', 'list')} value={kind} onChange={setKind} />
          {kind === 'list' ? <TextArea name="options" label="Options" /> : null}
          <ComboBox name="town" label="Town" options={list('lugo', 'vigo')} />
          <MultiSelect name="skills" label="Skills" options={list('en', 'es', 'pt')} />
          <TagInput name="tags" label="Tags" />
          <TransferList name="team" label="Team" options={list('ana', 'eva', 'leo')} />
          <Checkbox name="active" label="Active" defaultSelected />
          <CheckboxGroup name="days" label="Days" defaultValue={['mon']}>
            <Checkbox value="mon" label="Monday" />
            <Checkbox value="tue" label="Tuesday" />
          </CheckboxGroup>
          <RadioGroup name="size" label="Size" options={list('s', 'l')} defaultValue="s" />
          <Switch name="loud" label="Loud" />
          <DatePicker name="start" label="Start" />
          <RepeatedSection label="Children" itemLabel="Child" name="children">
            {({ name }) => <TextField name={name('year')} label="Year" />}
          </RepeatedSection>
        </Stack>
      </Form>
    </Restored>
  )
}

const meta = {
  title: 'Forms/Restored',
  parameters: { parts: ['Restored'] },
  component: EveryField,
  args: { values: kept },
} satisfies Meta<typeof EveryField>
export default meta
type Story = StoryObj<typeof meta>

/** Every field starts with the restored value, including conditional ones. */
export const BegunBefore: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(keptValuesOf(canvasElement)).toEqual(kept))
  },
}

/** An added section starts empty, even where another one had content before. */
export const AddedAfterwards: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [, second] = await canvas.findAllByRole('textbox', { name: 'Year' })
    await expect(second).toHaveValue('2021')
    await userEvent.click(canvas.getByRole('button', { name: /Child 2.*remove|[Rr]emove.*Child 2/ }))
    await userEvent.click(canvas.getByRole('button', { name: /[Aa]dd.*child/i }))
    const years = await canvas.findAllByRole('textbox', { name: 'Year' })
    await expect(years.map((field) => (field as HTMLInputElement).value)).toEqual(['2019', ''])
  },
}

/** Without a draft the fields have their usual defaults. */
export const Afresh: Story = {
  args: { values: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Name' })).toHaveValue('Nobody')
  },
}
