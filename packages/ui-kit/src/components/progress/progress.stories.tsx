import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '#layouts/stack/stack.tsx'
import { longTexts } from '#foundations/long-texts.ts'
import { Progress } from './progress.tsx'

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'renewals-october.csv', value: 62 },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Tones: Story = {
  render: () => (
    <Stack>
      {(['accent', 'neutral', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Progress key={tone} label={tone} value={62} tone={tone} />
      ))}
    </Stack>
  ),
}

export const States: Story = {
  render: () => (
    <Stack>
      <Progress
        label="Loading rows"
        value={12_400}
        max={50_000}
        valueLabel="12,400 of 50,000 rows"
        rate="1,250 rows/s"
        remaining="30 s"
      />
      <Progress label="Nobody knows how long" />
      <Progress label="Done" value={100} tone="success" />
      <Progress label="Stopped by an error" value={40} tone="danger" />
      <Progress label="Without a visible label" isLabelHidden value={30} />
      <Progress
        label={longTexts.de}
        value={12_400}
        max={50_000}
        valueLabel="12.400 de 50.000 registros validados y procesados"
        rate="1.250 Datensätze pro Sekunde"
        remaining="noch etwa zwei Minuten"
      />
      <Progress label={longTexts.es} />
    </Stack>
  ),
}
