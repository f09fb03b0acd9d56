import { use, useEffect, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { ForgetErrorsContext } from '#components/form/forget-errors.ts'
import { formatNumber } from '#words/format.ts'
import { useRestoredRows } from '#forms/restored.tsx'
import { useWords } from '#words/use-words.ts'
import { addSection, moveSection, removeSection, startSections, type Sections } from './rows.ts'

interface SectionsInput<Item> {
  items: readonly Item[]
  min: number
  /** The name of the list in the values of the form. */
  name: string
  itemLabel: string
  onChange: ((count: number) => void) | undefined
}

/** What to focus after the next render. */
type Goal =
  | { to: 'first field' | 'section'; key: number }
  | { to: 'move'; key: number; step: number }
  | { to: 'add' }

const field = 'input:not([type=hidden], [tabindex="-1"]), textarea, [role=spinbutton]'

/** The sections, the button actions, and the focus after them. */
export function useSections<Item>({ items, min, name, itemLabel, onChange }: SectionsInput<Item>) {
  const { section: words } = useWords()
  const { locale } = useLocale()
  const root = useRef<HTMLDivElement>(null)
  const forget = use(ForgetErrorsContext)
  const restored = useRestoredRows(name)
  const [sections, setSections] = useState(() => startSections(items, restored ?? min, restored))
  const [firstCount] = useState(sections.nextKey)
  const [goal, setGoal] = useState<Goal>()
  const [news, setNews] = useState('')
  useEffect(() => {
    if (goal !== undefined && root.current !== null) focusOn(root.current, goal)
  }, [goal])
  const nameAt = (at: number) => words.item(itemLabel, formatNumber(at + 1, locale))
  const { rows } = sections
  const change = (next: Sections<Item>, announcement: string, to: Goal) => {
    setSections(next)
    setNews(announcement)
    setGoal(to)
    if (next.rows.length !== rows.length) onChange?.(next.rows.length)
  }
  return {
    root,
    rows,
    news,
    /** Whether a section was added later: earlier text under its name belonged to another. */
    isAdded: (key: number) => key >= firstCount,
    nameAt,
    add: () =>
      change(addSection(sections), words.added(nameAt(rows.length)), {
        to: 'first field',
        key: sections.nextKey,
      }),
    remove: (key: number) => {
      const at = rows.findIndex((row) => row.key === key)
      const neighbour = rows[at + 1] ?? rows[at - 1]
      // Errors refer to sections by index, which has changed.
      forget()
      change(
        removeSection(sections, key),
        words.removed(nameAt(at)),
        neighbour === undefined ? { to: 'add' } : { to: 'section', key: neighbour.key },
      )
    },
    move: (key: number, step: number) => {
      const at = rows.findIndex((row) => row.key === key) + step
      const [place, count] = [formatNumber(at + 1, locale), formatNumber(rows.length, locale)]
      forget()
      change(moveSection(sections, key, step), words.moved(nameAt(at - step), place, count), {
        to: 'move',
        key,
        step,
      })
    },
  }
}

function focusOn(root: HTMLElement, goal: Goal): void {
  if (goal.to === 'add') {
    root.querySelector<HTMLElement>('[data-add] button')?.focus()
    return
  }
  const section = root.querySelector<HTMLElement>(`[data-section="${goal.key}"]`)
  const move = (step: number) =>
    section?.querySelector<HTMLElement>(`[data-move="${step}"] button:not(:disabled)`) ?? undefined
  const targets = {
    section: () => section,
    'first field': () =>
      section?.querySelector<HTMLElement>(`[data-fields] :is(${field}, button)`) ?? section,
    move: () => ('step' in goal ? (move(goal.step) ?? move(-goal.step)) : undefined) ?? section,
  }
  targets[goal.to]()?.focus()
}
