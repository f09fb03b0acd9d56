import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '#components/icon/icon.tsx'
import { Stack } from '#layouts/stack/stack.tsx'
import { longTexts } from '#foundations/long-texts.ts'
import { FieldStates } from '#foundations/field-states.tsx'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Name', name: 'name', description: 'As it stands on the contract.' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const States: Story = {
  render: () => (
    <FieldStates errors={{ refused: 'Somebody has this name already.' }}>
      <TextField label="Empty" placeholder="Such as Ana Ruiz" />
      <TextField label="Filled" defaultValue="Ana Ruiz" />
      <TextField label="Required" isRequired />
      <TextField label="Refused" name="refused" defaultValue="ana" />
      <TextField label="Read only" defaultValue="Cannot be changed here" isReadOnly />
      <TextField label="Disabled" defaultValue="A-1284" isDisabled description="The payroll gives it." />
      <TextField label="With an own rule" defaultValue="abc" validate={() => 'Only figures are allowed.'} />
      <TextField label={longTexts.es} description={longTexts.de} defaultValue={longTexts.es} />
    </FieldStates>
  ),
}

export const BeforeAndAfter: Story = {
  render: () => (
    <Stack>
      <TextField
        label="E-mail"
        type="email"
        prefix={<Icon id="mail" size="sm" />}
        placeholder="name@company.com"
      />
      <TextField label="Rate" inputMode="decimal" suffix="€ / h" defaultValue="18" />
      <TextField label="Nicht ausschließlich personenbezogene Rückverfolgungsnummer des Auftragsdatenverarbeiters" />
    </Stack>
  ),
}
