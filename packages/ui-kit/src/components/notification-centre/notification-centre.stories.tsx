import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#components/button/button.tsx'
import { Inline } from '#layouts/inline/inline.tsx'
import { longTexts } from '#foundations/long-texts.ts'
import type { Notice } from './notice.ts'
import { NotificationCentre } from './notification-centre.tsx'
import { NotificationList } from './notification-list.tsx'

const notices: Notice[] = [
  {
    id: '1',
    kind: 'loads',
    title: 'La carga «Clientes noviembre» ha terminado',
    text: '12.480 registros cargados, 31 con errores.',
    at: '2026-11-21T09:42:00Z',
    isRead: false,
    href: '/loads/1',
    tone: 'warning',
  },
  {
    id: '2',
    kind: 'vacations',
    title: 'Vacaciones aprobadas',
    text: 'Del 21 al 31 de diciembre.',
    at: '2026-11-21T08:05:00Z',
    isRead: false,
    href: '/vacaciones',
    tone: 'success',
  },
  { id: '3', kind: 'news', title: 'Nueva política de teletrabajo', at: '2026-11-20T16:00:00Z', isRead: true },
  {
    id: '4',
    kind: 'loads',
    title: 'La carga «Bajas» ha fallado',
    at: '2026-11-16T07:30:00Z',
    isRead: true,
    href: '/loads/2',
    tone: 'danger',
  },
]

const meta = {
  title: 'Feedback/NotificationCentre',
  component: NotificationCentre,
  subcomponents: { NotificationList },
  args: {
    notices,
    kinds: [
      { id: 'loads', label: 'Cargas', icon: 'layers' },
      { id: 'vacations', label: 'Vacaciones', icon: 'umbrella' },
      { id: 'news', label: 'Noticias', icon: 'news' },
    ],
    now: '2026-11-21T12:00:00Z',
    timeZone: 'Europe/Madrid',
    seeAllHref: '/notificaciones',
    onRead: fn(),
    onReadAll: fn(),
    onOpen: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <Inline justify="end">
        <Story />
      </Inline>
    ),
  ],
  render: function Render(args) {
    const [shown, setShown] = useState(args.notices)
    return (
      <NotificationCentre
        {...args}
        notices={shown}
        onRead={(id) => {
          args.onRead(id)
          setShown(shown.map((notice) => (notice.id === id ? { ...notice, isRead: true } : notice)))
        }}
        onReadAll={() => {
          args.onReadAll()
          setShown(shown.map((notice) => ({ ...notice, isRead: true })))
        }}
      />
    )
  },
} satisfies Meta<typeof NotificationCentre>
export default meta
type Story = StoryObj<typeof meta>

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)
const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /^Notifications/ }))
  await expect(await page(canvasElement).findByRole('dialog', { name: 'Notifications' })).toBeVisible()
}

export const Playground: Story = {}
export const Open: Story = { play: open }
export const NothingYet: Story = { args: { notices: [] }, play: open }
export const Loading: Story = { args: { notices: [], isLoading: true }, play: open }
export const Failed: Story = { args: { notices: [], error: 'The server did not answer.' }, play: open }
export const ManyUnread: Story = { args: { unreadCount: 240 } }

/** On its own page the list has no bell. */
export const OnAPage: Story = { render: (args) => <NotificationList {...args} /> }

export const LongTexts: Story = {
  globals: { locale: 'de' },
  args: {
    kinds: [{ id: 'loads', label: 'Abwesenheitsverwaltungskoordination', icon: 'layers' }],
    notices: [
      {
        id: '1',
        kind: 'loads',
        title: 'Genehmigungsverfahrensübersicht der Abwesenheitsverwaltungskoordinationsabteilung',
        text: 'Datensatzverarbeitungsfehlermeldungszusammenfassungen_2026-11-21_endgültig_geprüft.xlsx',
        at: '2026-11-21T09:42:00Z',
        isRead: false,
      },
      { id: '2', kind: 'loads', title: longTexts.es, at: '2026-11-20T18:05:00Z', isRead: true },
    ],
  },
  render: (args) => <NotificationList {...args} />,
}

/** Enter opens, one is marked as read, then all; Escape closes and returns the focus to the bell. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const bell = within(canvasElement).getByRole('button', { name: 'Notifications, 2 unread' })
    await userEvent.tab()
    await waitFor(() => expect(bell).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const dialog = within(await page(canvasElement).findByRole('dialog', { name: 'Notifications' }))
    const read = dialog.getByRole('button', { name: 'Mark as read: Vacaciones aprobadas' })
    read.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRead).toHaveBeenCalledWith('2')
    await waitFor(() => expect(bell).toHaveAccessibleName('Notifications, 1 unread'))
    dialog.getByRole('button', { name: 'Mark all as read' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onReadAll).toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(bell).toHaveFocus())
    await expect(bell).toHaveAccessibleName('Notifications')
  },
}

/** Filtered by one kind, with a link back to all. */
export const Filtered: Story = {
  play: async (context) => {
    await open(context)
    const { canvasElement } = context
    const dialog = within(page(canvasElement).getByRole('dialog', { name: 'Notifications' }))
    await userEvent.click(dialog.getByRole('button', { name: /Type of notification/ }))
    await userEvent.click(await page(canvasElement).findByRole('option', { name: 'Vacaciones' }))
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1))
  },
}

/** New notifications are announced once; those present at the start are not. */
export const Arriving: Story = {
  render: function Render(args) {
    const [shown, setShown] = useState(args.notices)
    const arrive = () =>
      setShown([
        { id: '9', kind: 'news', title: 'Cierre por festivo', at: '2026-11-21T11:00:00Z', isRead: false },
        ...shown,
      ])
    return (
      <>
        <Button onPress={arrive}>Something happens</Button>
        <NotificationCentre {...args} notices={shown} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Something happens' }))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('New notification: Cierre por festivo'),
    )
    await expect(canvas.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible()
  },
}
