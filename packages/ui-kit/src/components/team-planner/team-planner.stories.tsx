import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#components/button/button.tsx'
import { EmptyState } from '#components/empty-state/empty-state.tsx'
import { ErrorState } from '#components/error-state/error-state.tsx'
import { KitProvider } from '#provider/kit-provider.tsx'
import { addDays } from '#private/dates/iso-date.ts'
import { longTexts } from '#foundations/long-texts.ts'
import type { PlannerBar } from './place-bars.ts'
import { TeamPlanner } from './team-planner.tsx'

const first = ['Ana', 'Luis', 'Marta', 'Jordi', 'Nuria', 'Iker', 'Carmen', 'Óscar', 'Lucía', 'Andrés']
const last = ['Ruiz', 'Gil', 'Soler', 'Vidal', 'Pons', 'Sanz', 'Ferrer', 'Otero', 'Iglesias', 'Beltrán']
const campaigns = ['Energy', 'Insurance', 'Telephony', 'Claims']
const kindIds = ['vacation', 'leave', 'training', 'vacation', 'vacation']
const statusIds = ['approved', 'requested', 'approved', 'refused']

const rows = Array.from({ length: 200 }, (_, at) => ({
  id: `${at + 1}`,
  name: `${last[at % 10]} ${last[Math.floor(at / 7) % 10]}, ${first[Math.floor(at / 10) % 10]}`,
  description: campaigns[at % 4],
}))
// Every third person is absent, some of them twice, a few at the same time; deterministic.
const bars: PlannerBar[] = rows.flatMap(({ id }, at) => {
  if (at % 3 === 2) return []
  const start = addDays('2026-10-29', (at * 7) % 29)
  const own = {
    id: `${id}-a`,
    rowId: id,
    kind: kindIds[at % 5] ?? 'vacation',
    status: statusIds[at % 4],
    start,
  }
  const long = { ...own, end: addDays(start, 2 + (at % 9)) }
  if (at % 10 !== 4) return [long]
  return [long, { ...own, id: `${id}-b`, kind: 'leave', start: addDays(start, 2), end: addDays(start, 2) }]
})

const meta = {
  title: 'Data/TeamPlanner',
  component: TeamPlanner,
  args: {
    label: 'Absences of November 2026',
    rowHeader: 'Employee',
    rows,
    bars,
    kinds: [
      { id: 'vacation', label: 'Vacation', sign: 'V', tone: 'success', pattern: 'stripes' },
      { id: 'leave', label: 'Medical leave', sign: 'M', tone: 'danger', pattern: 'grid' },
      { id: 'training', label: 'Training', sign: 'T', tone: 'info', pattern: 'dots' },
    ],
    statuses: [
      { id: 'approved', label: 'Approved', stage: 'settled' },
      { id: 'requested', label: 'Requested', stage: 'open' },
      { id: 'refused', label: 'Refused', stage: 'refused' },
    ],
    start: '2026-11-01',
    days: 30,
    today: '2026-11-20',
    holidayOf: (day) => (day === '2026-11-09' ? 'La Almudena' : undefined),
    onOpen: fn(),
  },
} satisfies Meta<typeof TeamPlanner>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const FewPeople: Story = { tags: ['visual'], args: { rows: rows.slice(0, 6) } }
export const LongMonth: Story = {
  args: { start: '2026-12-01', days: 31, rows: rows.slice(0, 12), today: undefined },
}

export const Loading: Story = { args: { rows: [], bars: [], isLoading: true } }
export const Failed: Story = { args: { rows: [], bars: [], error: <ErrorState onRetry={fn()} /> } }
export const Empty: Story = { args: { rows: [], bars: [] } }
export const NoPermission: Story = {
  args: { rows: [], bars: [], empty: <EmptyState kind="no-permission" /> },
}

/** With a toolbar, long names and long words. */
export const InGerman: Story = {
  args: {
    rowHeader: 'Mitarbeiterinnen und Mitarbeiter',
    toolbar: <Button icon="print">Abwesenheitsübersicht drucken</Button>,
    rows: [
      {
        id: '1',
        name: 'Wolfeschlegelsteinhausenbergerdorff, Maximiliane',
        description: 'Schadensfallbearbeitung',
      },
      { id: 'es', name: longTexts.es, description: 'Gestión de reclamaciones internacionales' },
      ...rows.slice(1, 8),
    ],
    kinds: [
      {
        id: 'vacation',
        label: 'Genehmigter Erholungsurlaub',
        sign: 'U',
        tone: 'success',
        pattern: 'stripes',
      },
      { id: 'leave', label: 'Arbeitsunfähigkeit', sign: 'K', tone: 'danger', pattern: 'grid' },
      { id: 'training', label: 'Weiterbildungsmaßnahme', sign: 'W', tone: 'info', pattern: 'dots' },
    ],
    statuses: [
      { id: 'approved', label: 'Genehmigt', stage: 'settled' },
      { id: 'requested', label: 'Beantragt', stage: 'open' },
      { id: 'refused', label: 'Abgelehnt', stage: 'refused' },
    ],
  },
  decorators: [
    (Story) => (
      <KitProvider locale="de">
        <Story />
      </KitProvider>
    ),
  ],
}

/** One tab stop; arrow keys, Home, End and Page keys move, Enter opens, and Tab leaves. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const at = (cell: string) => canvasElement.querySelector(`[data-cell="${cell}"]`)
    const reaches = (cell: string) => waitFor(() => expect(at(cell)).toHaveFocus())
    await userEvent.tab()
    await reaches('0-1')
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await reaches('1-2')
    await userEvent.keyboard('{End}')
    await reaches('1-30')
    await userEvent.keyboard('{Home}')
    await reaches('1-0')
    await expect(document.activeElement).toHaveAttribute('role', 'rowheader')
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await reaches('199-30')
    await userEvent.keyboard('{PageUp}')
    await waitFor(() => expect(at('199-30')).not.toHaveFocus())
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight}')
    await reaches('0-1')
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenLastCalledWith({ rowId: '1', date: '2026-11-01', barIds: [] })
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '201')
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '31')
    await userEvent.tab()
    await expect(canvasElement.contains(document.activeElement)).toBe(false)
  },
}

/** The accessible name of a cell has its day, content and state. */
export const Opened: Story = {
  args: { rows: rows.slice(0, 5) },
  play: async ({ canvasElement, args }) => {
    const cells = within(canvasElement).getAllByRole('gridcell', {
      name: 'Thursday, November 5: Medical leave, Requested',
    })
    const [cell] = cells
    if (cell === undefined) throw new Error('nobody is on leave that day')
    await userEvent.click(cell)
    await expect(args.onOpen).toHaveBeenLastCalledWith({ rowId: '2', date: '2026-11-05', barIds: ['2-a'] })
    await expect(
      within(canvasElement).getAllByRole('gridcell', { name: 'Monday, November 9, La Almudena: free' })
        .length,
    ).toBeGreaterThan(0)
  },
}

/** Only visible people are rendered; all are printed. */
export const OnPaper: Story = {
  play: async ({ canvasElement }) => {
    const names = () => within(canvasElement).getAllByRole('rowheader').length
    await expect(names()).toBeLessThan(60)
    window.dispatchEvent(new Event('beforeprint'))
    await waitFor(() => expect(names()).toBe(200))
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(names()).toBeLessThan(60))
  },
}
