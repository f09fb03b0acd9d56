import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#components/button/button.tsx'
import { longTexts } from '#foundations/long-texts.ts'
import { Chat } from './chat.tsx'
import { colleagues, mixed, talk } from './talk.ts'

const meta = {
  title: 'Data/Chat',
  component: Chat,
  args: {
    label: 'Berta Soler',
    me: 'me',
    people: colleagues,
    messages: mixed,
    now: '2026-11-21T12:00:00Z',
    height: '32rem',
    onSend: fn(),
    onRetry: fn(),
    onReload: fn(),
  },
} satisfies Meta<typeof Chat>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Unread: Story = { args: { messages: talk(24), firstUnread: '14', typing: ['berta'] } }
export const NothingYet: Story = { args: { messages: [] } }
export const Loading: Story = { args: { messages: [], isLoading: true } }
export const Failed: Story = { args: { messages: [], error: 'The server did not answer.' } }
export const SeveralPeople: Story = {
  args: {
    label: 'Turno de tarde',
    people: [
      ...colleagues,
      { id: 'carlos', name: 'Carlos Gil', presence: 'busy' },
      { id: 'elena', name: 'Elena Vidal', presence: 'away' },
    ],
  },
}
export const LongTexts: Story = {
  globals: { locale: 'de' },
  args: {
    label: 'Abwesenheitsverwaltungskoordinationsabteilung, internationale Kundenbetreuung',
    messages: [
      {
        id: '1',
        authorId: 'berta',
        text: 'https://example.com/informes/atencion_al_cliente_internacional_2026_11_21_revision_definitiva_completa?x=1',
        at: '2026-11-21T09:00:00Z',
      },
      {
        id: '2',
        authorId: 'me',
        text: `Genehmigungsverfahrensübersicht:\n1. Antrag\n2. Prüfung\n3. ${longTexts.es}`,
        at: '2026-11-21T09:01:00Z',
        delivery: 'failed',
      },
    ],
  },
}

/** Enter sends, Shift+Enter starts a new line; a failed message can be sent again. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox', { name: 'Write a message' })
    await userEvent.click(field)
    await userEvent.keyboard('Hola{Shift>}{Enter}{/Shift}Berta')
    await expect(field).toHaveValue('Hola\nBerta')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledWith('Hola\nBerta')
    await expect(field).toHaveValue('')
    await userEvent.keyboard('  {Enter}')
    await expect(args.onSend).toHaveBeenCalledTimes(1)
    const again = await canvas.findByRole('button', { name: 'Send again' })
    again.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledWith('failed')
  },
}

/** Two thousand messages: the list is virtualised, and older ones are inserted above without moving it. */
export const LongHistory: Story = {
  render: function Render(args) {
    const [messages, setMessages] = useState(() => talk(2000))
    const older = () =>
      setMessages([
        ...talk(30).map((message) => ({
          ...message,
          id: `old ${message.id}`,
          at: '2026-11-01T08:00:00.000Z',
        })),
        ...messages,
      ])
    return <Chat {...args} messages={messages} onLoadOlder={older} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const history = canvas.getByRole('log')
    const distance = () => history.scrollHeight - history.clientHeight - history.scrollTop
    await waitFor(() => expect(distance()).toBeLessThan(4))
    await expect(history.querySelectorAll('[data-index]').length).toBeLessThan(60)
    const button = canvas.getByRole('button', { name: 'Show earlier messages' })
    history.scrollTop = 0
    await expect(await canvas.findByRole('button', { name: 'Go to the last message' })).toBeVisible()
    await userEvent.click(button)
    // The previous first message is still in sight: the thirty new ones are above it.
    await waitFor(() => expect(history.scrollTop).toBeGreaterThan(500))
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the last message' }))
    await waitFor(() => expect(distance()).toBeLessThan(80))
  },
}

/** A reader further up sees a count of new messages that scrolls to them; screen readers get them announced. */
export const Arriving: Story = {
  render: function Render(args) {
    const [messages, setMessages] = useState(() => talk(40))
    const arrive = () =>
      setMessages([
        ...messages,
        {
          id: `new ${messages.length}`,
          authorId: 'berta',
          text: 'Ya ha bajado.',
          at: '2026-11-21T09:50:00Z',
        },
      ])
    return (
      <>
        <Button onPress={arrive}>Something is said</Button>
        <Chat {...args} messages={messages} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const history = canvas.getByRole('log')
    await waitFor(() => expect(history.scrollTop).toBeGreaterThan(500))
    history.scrollTop = 0
    const toEnd = await canvas.findByRole('button', { name: 'Go to the last message' })
    // It hides no messages.
    await expect(toEnd.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      history.getBoundingClientRect().bottom,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Something is said' }))
    await expect(await canvas.findByText('Berta Soler: Ya ha bajado.')).toBeInTheDocument()
    await userEvent.click(await canvas.findByRole('button', { name: '1 new message' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: /new message|last message/ })).toBeNull())
    await expect(await canvas.findByText('Ya ha bajado.')).toBeVisible()
  },
}
