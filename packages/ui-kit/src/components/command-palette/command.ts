import type { IconId } from '#icons/icons.ts'
import { isFound, plain, queryWords } from '#private/search/match.ts'
import type { Shortcut } from './shortcut.ts'

/** One thing to open or to do. */
export interface Command {
  /** Unique in its group. */
  id: string
  label: string
  /** A second line, such as the area of a screen; it is searched too. */
  description?: string | undefined
  icon?: IconId | undefined
  /** Synonyms that are searched too. */
  keywords?: readonly string[] | undefined
  /** The target; makes the row a link of the router. */
  href?: string | undefined
  onAction?: (() => void) | undefined
  /** The global shortcut, shown at the end of the row. */
  shortcut?: Shortcut | undefined
}

/** A group of commands that are already known: screens, starred pages, actions. */
export interface CommandGroup {
  id: string
  title: string
  items: readonly Command[]
}

/** A group of commands that must be queried, such as records of the server. */
export interface CommandSource {
  id: string
  title: string
  /** Queries the matches. The signal aborts when the person types on or closes the palette. */
  search: (query: string, options: { signal: AbortSignal }) => Promise<readonly Command[]>
  /** The minimum number of characters before it is queried. Defaults to 2. */
  minLength?: number | undefined
}

/** A group, limited to the visible rows. */
export interface FoundGroup {
  id: string
  title: string
  items: readonly Command[]
  /** The number of further matches. */
  more: number
}

const nowhere = 4

function placeOf({ label, description, keywords = [] }: Command, word: string): number {
  const text = plain(label)
  if (text.startsWith(word)) return 0
  if (text.includes(` ${word}`)) return 1
  if (text.includes(word)) return 2
  return isFound([description, ...keywords], word) ? 3 : nowhere
}

/**
 * The matching commands, best first: label begins with the text, then a word of the label does, then anywhere in the
 * label, then description and keywords. The order is stable.
 */
export function rank(commands: readonly Command[], query: string): Command[] {
  const words = queryWords(query)
  return commands
    .map((command) => ({ command, place: Math.max(0, ...words.map((word) => placeOf(command, word))) }))
    .filter(({ place }) => place < nowhere)
    .sort((one, other) => one.place - other.place)
    .map(({ command }) => command)
}

/** The groups with their matches, at most `limit` of each, without empty groups. */
export function findGroups(groups: readonly CommandGroup[], query: string, limit: number): FoundGroup[] {
  return groups
    .map((group) => cut(group, rank(group.items, query), limit))
    .filter(({ items }) => items.length > 0)
}

/** The results of a source, at most `limit`. The source decides what matches and in which order. */
export const cut = (
  { id, title }: Pick<CommandGroup, 'id' | 'title'>,
  items: readonly Command[],
  limit: number,
): FoundGroup => ({ id, title, items: items.slice(0, limit), more: Math.max(0, items.length - limit) })
