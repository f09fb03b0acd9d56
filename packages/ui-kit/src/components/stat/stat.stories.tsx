import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sparkline } from '#charts/sparkline/sparkline.tsx'
import { Card } from '#layouts/card/card.tsx'
import { Columns } from '#layouts/columns/columns.tsx'
import { longTexts } from '#foundations/long-texts.ts'
import { Stat } from './stat.tsx'

const meta = {
  title: 'Data/Stat',
  component: Stat,
  args: { label: 'Calls today', value: '1,284' },
} satisfies Meta<typeof Stat>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const Dashboard: Story = {
  render: () => (
    <Columns count={4} collapseBelow="md">
      <Card>
        <Stat
          label="Calls today"
          icon="phone"
          value="1,284"
          change={{ label: '12 %', direction: 'up', tone: 'success' }}
          description="than yesterday"
          chart={
            <Sparkline
              label="Calls of the last ten hours, rising"
              values={[3, 5, 4, 8, 9, 7, 11, 12, 10, 14]}
            />
          }
        />
      </Card>
      <Card>
        <Stat
          label="Mean wait"
          icon="clock"
          value="38"
          unit="s"
          change={{ label: '9 s', direction: 'up', tone: 'danger' }}
          description="than yesterday"
          chart={<Sparkline label="Mean wait, rising" colour={2} values={[20, 24, 22, 30, 28, 35, 33, 38]} />}
        />
      </Card>
      <Card>
        <Stat label="Agents online" icon="headset" value="64" unit="of 80" description="6 on a break" />
      </Card>
      <Card>
        <Stat
          label="Loads running"
          icon="upload"
          value="3"
          change={{ label: 'as yesterday', direction: 'flat', tone: 'neutral' }}
        />
      </Card>
    </Columns>
  ),
}

/** A missing figure is a dash; long words wrap. */
export const States: Story = {
  render: () => (
    <Columns count={3} collapseBelow="md">
      <Card>
        <Stat label="Calls today" value="—" description="No data yet" />
      </Card>
      <Card>
        <Stat
          label={longTexts.es}
          value="1.284"
          unit="llamadas"
          change={{ label: '12 %', direction: 'down', tone: 'danger' }}
          description={longTexts.es}
        />
      </Card>
      <Card>
        <Stat label={longTexts.de} value="1.284" description={longTexts.de} />
      </Card>
    </Columns>
  ),
}
