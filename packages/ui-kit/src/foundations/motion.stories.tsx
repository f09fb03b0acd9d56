import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#components/button/button.tsx'
import { Stack } from '#layouts/stack/stack.tsx'
import { vars } from '#themes/contract.css.ts'
import { motion } from '#tokens/scale.ts'

/**
 * Motion shows where something came from, and never delays anybody: `fast` for changes in place, `normal` for opening,
 * `slow` for content entering from an edge. With reduced motion the durations are zero, and no information depends on
 * motion alone.
 */
const meta = { title: 'Foundations/Motion' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const speeds = ['fast', 'normal', 'slow'] as const

function Runway({ speed, isThere }: { speed: (typeof speeds)[number]; isThere: boolean }) {
  return (
    <Stack space="xs">
      <span>
        {speed} · {motion[speed]}
      </span>
      <span style={{ display: 'flex', background: vars.color.surface.sunken, borderRadius: 8 }}>
        <span
          style={{
            flexGrow: isThere ? 1 : 0,
            transition: `flex-grow ${vars.motion[speed]} ${vars.motion.ease}`,
          }}
        />
        <span
          data-there={isThere}
          style={{ inlineSize: 32, blockSize: 32, borderRadius: 8, background: vars.color.accent.main }}
        />
      </span>
    </Stack>
  )
}

function Track() {
  const [isThere, setThere] = useState(false)
  return (
    <Stack>
      <Button onPress={() => setThere(!isThere)}>{isThere ? 'Back' : 'Go'}</Button>
      {speeds.map((speed) => (
        <Runway key={speed} speed={speed} isThere={isThere} />
      ))}
    </Stack>
  )
}

export const Durations: Story = {
  render: () => <Track />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Go' }))
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-there=true]')).toHaveLength(3))
  },
}
