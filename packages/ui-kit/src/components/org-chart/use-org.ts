import { useMemo, useState, type KeyboardEvent } from 'react'
import { layoutOrg, type PlacedPerson } from './org-layout.ts'
import { above, foundPeople, leaders, type OrgNode } from './people.ts'
import { useViewport } from './use-viewport.ts'
import { walk } from './walk.ts'

interface OrgInput {
  forest: readonly OrgNode[]
  current: string | undefined
  onOpen: ((id: string) => void) | undefined
}

/** The expanded, found and active people, and the handling of presses and keys. */
export function useOrg({ forest, current, onOpen }: OrgInput) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => startOf(forest, current))
  const [active, setActive] = useState(current)
  const { query, found, match, search, step } = useSearch(forest)
  const drawing = useMemo(
    () => layoutOrg(forest, new Set([...open, ...above(forest, new Set(found))])),
    [forest, open, found],
  )
  const view = useViewport(drawing, current)
  const placeOf = (id: string | undefined) => drawing.people.find(({ node }) => node.person.id === id)
  const toggle = (id: string) => {
    view.hold(id)
    setActive(id)
    setOpen((before) => (before.has(id) ? without(before, id) : new Set([...before, id])))
  }
  const goTo = (id: string | undefined) => {
    if (id === undefined) return
    setActive(id)
    view.show(id)
  }
  const actOf = (id: string, key: string): (() => void) | undefined => {
    const next = walk(drawing, id, key)
    const leader = leaderAt(placeOf(id))
    if (leader !== undefined && (key === ' ' || (key === 'ArrowDown' && !leader.isOpen)))
      return () => toggle(id)
    if (next !== undefined) return () => view.focus(next)
    if (key === 'Enter') return () => onOpen?.(id)
    return { '+': () => view.zoom(1.25), '-': () => view.zoom(0.8), '0': view.fit, ' ': () => undefined }[key]
  }
  return {
    drawing,
    view,
    query,
    found,
    match,
    tabStop: (placeOf(active) ?? drawing.people[0])?.node.person.id,
    activate: setActive,
    toggle,
    expand: (isAll: boolean) => setOpen(isAll ? new Set(leaders(forest)) : new Set()),
    search: (text: string) => goTo(search(text)),
    nextMatch: (by: number) => goTo(step(by)),
    press: (event: KeyboardEvent) => {
      const id = personAt(event.target)
      if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return
      const act = actOf(id, event.key)
      if (act === undefined) return
      event.preventDefault()
      act()
    },
  }
}

/** The people that match a query; each function returns the match to show. */
function useSearch(forest: readonly OrgNode[]) {
  const [query, setQuery] = useState('')
  const [match, setMatch] = useState(0)
  const found = useMemo(() => foundPeople(forest, query), [forest, query])
  return {
    ...{ query, found, match },
    search: (text: string): string | undefined => {
      setQuery(text)
      setMatch(0)
      return foundPeople(forest, text)[0]
    },
    step: (by: number): string | undefined => {
      const at = (match + by + found.length) % Math.max(1, found.length)
      setMatch(at)
      return found[at]
    },
  }
}

/** The id of the person whose box an event came from. */
export const personAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-person]')?.dataset.person : undefined

const leaderAt = (place: PlacedPerson | undefined): PlacedPerson | undefined =>
  place === undefined || place.node.reports.length === 0 ? undefined : place

const startOf = (forest: readonly OrgNode[], current: string | undefined): ReadonlySet<string> =>
  new Set([...leaders(forest, 1), ...above(forest, new Set(current === undefined ? [] : [current]))])

const without = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...ids].filter((other) => other !== id))
