/** A key combination as a storable text: `mod+k`, `mod+shift+p`, `?`. `mod` is Ctrl, and Command on Apple machines. */
export type Shortcut = string

/** The part of a keyboard event that a shortcut looks at. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether a key event is this shortcut. Shift is ignored where it produces the character, as in `?`. */
export function isShortcut(press: KeyPress, shortcut: Shortcut, isApple: boolean): boolean {
  const parts = shortcut.toLowerCase().split('+')
  const key = parts.at(-1) ?? ''
  const wants = (name: string) => parts.slice(0, -1).includes(name)
  const mod = isApple ? press.metaKey : press.ctrlKey
  const other = isApple ? press.ctrlKey : press.metaKey
  const isLetter = /^\p{Letter}$|^.{2,}$/u.test(key)
  return (
    press.key.toLowerCase() === key &&
    mod === wants('mod') &&
    !other &&
    press.altKey === wants('alt') &&
    (!isLetter || press.shiftKey === wants('shift'))
  )
}

/** Whether a shortcut is a single character, which must not trigger while a person is typing. */
export const isCharacter = (shortcut: Shortcut): boolean => !/\b(mod|alt)\+/i.test(shortcut)

const signs: Record<string, [apple: string, others: string]> = {
  mod: ['⌘', 'Ctrl'],
  alt: ['⌥', 'Alt'],
  shift: ['⇧', 'Shift'],
}

/** The labels of the keys: `['Ctrl', 'K']`. */
export const shortcutKeys = (shortcut: Shortcut, isApple: boolean): string[] =>
  shortcut
    .split('+')
    .map(
      (part) =>
        signs[part.toLowerCase()]?.[isApple ? 0 : 1] ?? part.slice(0, 1).toUpperCase() + part.slice(1),
    )
