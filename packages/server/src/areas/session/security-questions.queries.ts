import type { Db } from '#db/database.ts'

export function questionsOf(db: Db, userId: string) {
  return db.selectFrom('securityQuestions').selectAll().where('userId', '=', userId).executeTakeFirst()
}

type Questions = { questions: readonly string[]; answersHash: string; setAt: Date }

export async function setQuestions(db: Db, userId: string, set: Questions): Promise<void> {
  const row = { ...set, questions: JSON.stringify(set.questions) }
  await db
    .insertInto('securityQuestions')
    .values({ userId, ...row })
    .onConflict((same) => same.column('userId').doUpdateSet(row))
    .execute()
}
