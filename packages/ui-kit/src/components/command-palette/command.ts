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
  /** Other words a person may look for. */
  keywords?: readonly string[] | undefined
  /** Where it leads; then it is a link of the router. */
  href?: string | undefined
  onAction?: (() => void) | undefined
  /** Keys that do the same anywhere, shown at the end of the line. */
  shortcut?: Shortcut | undefined
}

/** Things of one kind that are known already: screens, starred pages, actions. */
export interface CommandGroup {
  id: string
  title: string
  items: readonly Command[]
}

/** Things of one kind that must be asked for, such as records of the server. */
export interface CommandSource {
  id: string
  title: string
  /** Asks for what matches. The signal aborts when the person writes on or closes the palette. */
  search: (query: string, options: { signal: AbortSignal }) => Promise<readonly Command[]>
  /** How many characters must be written before it is asked; 2 when left out. */
  minLength?: number | undefined
}

/** A group limited to the lines shown. */
export interface FoundGroup {
  id: string
  title: string
  items: readonly Command[]
  /** How many more there are. */
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
 * The commands that match, the nearest first: label that begins with the word, then a word of the label, then
 * anywhere in it, then description and keywords. Equal ones keep their order.
 */
export function rank(commands: readonly Command[], query: string): Command[] {
  const words = queryWords(query)
  return commands
    .map((command) => ({ command, place: Math.max(0, ...words.map((word) => placeOf(command, word))) }))
    .filter(({ place }) => place < nowhere)
    .sort((one, other) => one.place - other.place)
    .map(({ command }) => command)
}

/** The groups with what matches, at most `limit` of each; empty ones are left out. */
export function findGroups(groups: readonly CommandGroup[], query: string, limit: number): FoundGroup[] {
  return groups
    .map((group) => cut(group, rank(group.items, query), limit))
    .filter(({ items }) => items.length > 0)
}

/** What a source answered, at most `limit` of it. The source decides what matches and in which order. */
export const cut = (
  { id, title }: Pick<CommandGroup, 'id' | 'title'>,
  items: readonly Command[],
  limit: number,
): FoundGroup => ({ id, title, items: items.slice(0, limit), more: Math.max(0, items.length - limit) })
