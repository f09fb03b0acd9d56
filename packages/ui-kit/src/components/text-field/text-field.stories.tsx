import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '#components/icon/icon.tsx'
import { Stack } from '#layouts/stack/stack.tsx'
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
    <Stack>
      <TextField label="Empty" placeholder="Such as Ana Ruiz" />
      <TextField label="Filled" defaultValue="Ana Ruiz" />
      <TextField label="Required" isRequired />
      <TextField label="Read only" defaultValue="Cannot be changed here" isReadOnly />
      <TextField label="Disabled" defaultValue="Cannot be changed" isDisabled />
      <TextField label="With an own rule" defaultValue="abc" validate={() => 'Only figures are allowed.'} />
    </Stack>
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
