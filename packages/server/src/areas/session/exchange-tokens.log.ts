import type { LogNotes } from '#audit/log-notes.ts'

export const exchangeTokensLog: LogNotes<'exchangeTokens'> = {
  family: 'exchangeTokens',
  withoutValues: {
    create: 'a secret',
  },
}
