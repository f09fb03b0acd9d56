import { useEffect, useEffectEvent } from 'react'
import { isCharacter, isShortcut, type Shortcut } from './shortcut.ts'

export const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent)

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))

/**
 * Runs a callback when a shortcut is pressed anywhere on the page. The keys are a setting of the person: null
 * disables them (WCAG 2.1.4), and a character without Ctrl or Alt is ignored while somebody types in a field.
 * @example
 * useShortcut(settings.paletteKeys, () => setOpen((isOpen) => !isOpen)) // 'mod+k', 'mod+p' or null
 */
export function useShortcut(shortcut: Shortcut | null, act: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (shortcut === null || event.defaultPrevented || event.repeat || event.isComposing) return
    if (!isShortcut(event, shortcut, isApple()) || (isCharacter(shortcut) && isWriting(event.target))) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
