import type { ColumnLayout } from '@portal/ui-kit'

/** A saved view: its URL without the page, and its columns. */
export interface StoredView {
  readonly id: string
  readonly name: string
  readonly query: string
  readonly layout: ColumnLayout | null
  readonly isDefault: boolean
}

/** A person's saved state of a screen. */
export interface StoredScreen {
  readonly views: readonly StoredView[]
  /** The columns without a view. */
  readonly layout: ColumnLayout | null
}

const nothing: StoredScreen = { views: [], layout: null }

const keyOf = (uid: string, screen: string) => `portal.views.${uid}.${screen}`

/**
 * Loads a person's saved state of a screen from this browser: the contract has no operation for it yet. Only these
 * two functions know the storage, so that a service can replace it.
 */
export function readStored(uid: string, screen: string, memory: Pick<Storage, 'getItem'>): StoredScreen {
  try {
    const kept: unknown = JSON.parse(memory.getItem(keyOf(uid, screen)) ?? 'null')
    return isKept(kept) ? kept : nothing
  } catch {
    return nothing
  }
}

/** Stores it. If storage is full or blocked, it is lost with the page. */
export function writeStored(
  uid: string,
  screen: string,
  kept: StoredScreen,
  memory: Pick<Storage, 'setItem'>,
): void {
  try {
    memory.setItem(keyOf(uid, screen), JSON.stringify(kept))
  } catch {
    // The screen keeps its current state.
  }
}

function isKept(value: unknown): value is StoredScreen {
  return isObject(value) && isLayout(value.layout) && Array.isArray(value.views) && value.views.every(isView)
}

function isView(value: unknown): value is StoredView {
  return (
    isObject(value) &&
    [value.id, value.name, value.query].every((text) => typeof text === 'string') &&
    isLayout(value.layout) &&
    typeof value.isDefault === 'boolean'
  )
}

// The kit completes and repairs layouts; this only checks the type.
function isLayout(value: unknown): value is ColumnLayout | null {
  return (
    value === null ||
    (Array.isArray(value) && value.every((place) => isObject(place) && typeof place.id === 'string'))
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
