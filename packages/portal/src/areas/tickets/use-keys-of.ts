import { shortcutKeys, type Shortcut } from '@portal/ui-kit'

/** The label of a shortcut on this platform: “Alt+S”. */
export const useKeysOf = (shortcut: Shortcut): string =>
  shortcutKeys(shortcut, /mac|iphone|ipad/i.test(navigator.userAgent)).join('+')
