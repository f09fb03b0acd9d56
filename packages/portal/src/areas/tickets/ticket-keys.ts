/** The keys of the desk: with Alt they say nothing to who writes (WCAG 2.1.4), and each is told on its button. */
export const deskKeys = {
  next: 'alt+s',
  hold: 'alt+h',
  reply: 'alt+r',
  macro: 'alt+m',
  send: 'mod+enter',
} as const
