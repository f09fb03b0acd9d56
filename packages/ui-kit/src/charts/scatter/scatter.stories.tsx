import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { ErrorState } from '#components/error-state/error-state.tsx'
import { Stack } from '#layouts/stack/stack.tsx'
import { applyTheme } from '#themes/theme.ts'
import { agents, clusters, type Agent } from './agents.ts'
import { Scatter } from './scatter.tsx'

const some = agents(240)
const tenThousand = agents(10_000)

const meta = {
  title: 'Charts/Scatter',
  component: Scatter<Agent>,
  args: {
    label: 'Agents by duration and calls',
    description: 'A working day, four clusters',
    rows: some,
    x: { label: 'Mean duration (s)', value: (row) => row.seconds },
    y: { label: 'Calls', value: (row) => row.calls },
    pointLabel: (row) => row.name,
    clusters,
    clusterOf: (row) => row.cluster,
  },
} satisfies Meta<typeof Scatter<Agent>>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { tags: ['visual'] }

/** The maximum that a screen requests, always the same points: for viewing, and for benchmarks. */
export const TenThousandPoints: Story = { args: { rows: tenThousand } }

export const OneCluster: Story = {
  render: ({ label, rows, x, y }) => <Scatter label={label} rows={rows} x={x} y={y} />,
}

export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Scatter {...args} />
    </div>
  ),
}

export const States: Story = {
  render: (args) => (
    <Stack space="xl">
      <Scatter {...args} label="Loading" rows={[]} isLoading height="8rem" />
      <Scatter {...args} label="Empty" rows={[]} height="12rem" />
      <Scatter {...args} label="Error" error={<ErrorState onRetry={() => undefined} />} />
      <Scatter
        {...args}
        label="Agrupación de agentes por duración media de la llamada y número de llamadas atendidas"
        x={{ ...args.x, label: 'Durchschnittliche Gesprächsdauer einschließlich Nachbearbeitungszeit' }}
      />
    </Stack>
  ),
}

/** Keys walk through a cluster from left to right and change to the nearest point of the next one. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('application').focus()
    await userEvent.keyboard('{Home}')
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent(/^Agent \d+: Quick · Mean duration \(s\): \d+ · Calls: \d+$/)
    const first = status.textContent
    await userEvent.keyboard('{ArrowRight}')
    await expect(status.textContent).not.toBe(first)
    await userEvent.keyboard('{ArrowDown}')
    await expect(status).toHaveTextContent(/: Thorough ·/)
    await userEvent.keyboard('{Escape}')
    await expect(status).toBeEmptyDOMElement()
  },
}

/** A theme change recolours the points at once: in the dark they are brighter. */
export const ChangesTheme: Story = {
  play: async ({ canvasElement }) => {
    const paper = canvasElement.querySelector('canvas')
    await waitFor(() => expect(brightness(paper)).toBeGreaterThan(0))
    const inTheLight = brightness(paper)
    applyTheme('dark')
    await waitFor(() => expect(brightness(paper)).toBeGreaterThan(inTheLight))
    applyTheme('light')
    await waitFor(() => expect(brightness(paper)).toBe(inTheLight))
  },
}

/** The mean brightness of the points, `NaN` before they are drawn. */
function brightness(paper: HTMLCanvasElement | null): number {
  const pixels = paper?.getContext('2d')?.getImageData(0, 0, paper.width, paper.height).data ?? []
  let sum = 0
  let count = 0
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 200) continue
    sum += (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)
    count += 1
  }
  return sum / count
}

export const AsTable: Story = {
  args: { rows: tenThousand },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'View as a table' }))
    await expect(await canvas.findByRole('columnheader', { name: 'Mean duration (s)' })).toBeVisible()
    await expect((await canvas.findAllByRole('row')).length).toBeLessThan(100)
  },
}
