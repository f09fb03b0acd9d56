import type { LogNotes } from '#audit/log-notes.ts'

export const securityQuestionsLog: LogNotes<'securityQuestions'> = {
  family: 'securityQuestions',
  withoutValues: {
    update: 'a secret',
  },
}
