import { expect, it } from 'vitest'
import { isCharacter, isShortcut, shortcutKeys, type KeyPress } from './shortcut.ts'

const press = (key: string, keys: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...keys,
})

it('reads Ctrl+K elsewhere and Command+K on Apple machines as the same shortcut', () => {
  expect(isShortcut(press('k', { ctrlKey: true }), 'mod+k', false)).toBe(true)
  expect(isShortcut(press('k', { metaKey: true }), 'mod+k', true)).toBe(true)
  expect(isShortcut(press('k', { ctrlKey: true }), 'mod+k', true)).toBe(false)
  expect(isShortcut(press('k'), 'mod+k', false)).toBe(false)
})

it('does not take more keys for fewer', () => {
  expect(isShortcut(press('K', { ctrlKey: true, shiftKey: true }), 'mod+k', false)).toBe(false)
  expect(isShortcut(press('K', { ctrlKey: true, shiftKey: true }), 'mod+shift+k', false)).toBe(true)
  expect(isShortcut(press('k', { ctrlKey: true, altKey: true }), 'mod+k', false)).toBe(false)
})

it('lets a character be made with Shift, as the question mark is on most keyboards', () => {
  expect(isShortcut(press('?', { shiftKey: true }), '?', false)).toBe(true)
  expect(isCharacter('?')).toBe(true)
  expect(isCharacter('mod+k')).toBe(false)
})

it('names the keys as labelled on the keyboard', () => {
  expect(shortcutKeys('mod+shift+p', false)).toEqual(['Ctrl', 'Shift', 'P'])
  expect(shortcutKeys('mod+k', true)).toEqual(['⌘', 'K'])
})
