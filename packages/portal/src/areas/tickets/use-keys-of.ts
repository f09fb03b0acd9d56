import { shortcutKeys, type Shortcut } from '@portal/ui-kit'

/** What the keys of a shortcut are called on this machine: “Alt+S”. */
export const useKeysOf = (shortcut: Shortcut): string =>
  shortcutKeys(shortcut, /mac|iphone|ipad/i.test(navigator.userAgent)).join('+')
