import type { ColumnType } from 'kysely'

/** In the order in which their answers were hashed together. */
export type SecurityQuestionsTable = {
  userId: string
  questions: ColumnType<string[], string, string>
  answersHash: string
  setAt: Date
}
