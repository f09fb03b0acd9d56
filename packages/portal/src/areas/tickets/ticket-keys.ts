/**
 * The shortcuts of the desk: with Alt, so that they do not conflict with typing (WCAG 2.1.4), and shown on
 * the buttons.
 */
export const deskKeys = {
  next: 'alt+s',
  hold: 'alt+h',
  reply: 'alt+r',
  macro: 'alt+m',
  send: 'mod+enter',
} as const
